### Doors to the rulebook, on screens that do not have the rulebook itself yet.

page-rules = Reguli
page-rule-open = Arată regula
page-rule-why = Ce spune regula
