### Doors to the rulebook, on screens that do not have the rulebook itself yet.

page-rules = Reeglid
page-rule-open = Näita reeglit
page-rule-why = Reegel, mis seda ütleb
