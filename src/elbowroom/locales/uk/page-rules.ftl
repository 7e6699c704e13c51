page-rules = Правила
page-rule-open = Показати правило
page-rule-why = Правило, що за цим стоїть
