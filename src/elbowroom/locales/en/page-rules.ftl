### Doors to the rulebook, on screens that do not have the rulebook itself yet.

page-rules = Rules
page-rule-open = Show the rule
page-rule-why = The rule behind it
