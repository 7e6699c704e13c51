### Doors to the rulebook, on screens that do not have the rulebook itself yet.

page-rules = Reglur
page-rule-open = Sýna regluna
page-rule-why = Reglan á bak við það
