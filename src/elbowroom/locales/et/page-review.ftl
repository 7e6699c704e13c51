### A finished game looked at again, and the analysis beside a game that goes on.

page-review-title = Analüüs
page-review-about = Iga käik mängitakse uuesti läbi: kui tõenäoline oli iga mängija võit ja millised käigud läksid kõige kallimaks.
page-review-start = Analüüsi mängu
page-review-again = Proovi uuesti
page-review-waiting = Analüüs algab kohe…
page-review-progress = Käike tehtud: { $done }, kokku { $turns }.
page-review-others = Teisi mänge, mida samal ajal analüüsitakse: { $count }.
page-review-curve = Võidu tõenäosus protsentides
page-review-seek = Koht mängus, võidu tõenäosuse järgi
page-review-chance = { $name }: { $percent }%
page-review-percent = { $percent }%
page-review-mark = { $round }. voor, { $name }: { $told }
page-review-where = { $round }. voor, { $name }
page-review-lost = −{ $percent }%
page-review-worst = Käigud, mis läksid kõige kallimaks. Vali mõni, et näha, mis oli parem.
page-review-none = Ükski käik ei läinud kalliks: kõik mängisid umbes sama hästi, nagu oleks mänginud analüüs.
page-review-better = Parem plaan
page-review-back = Samm tagasi
page-review-next = Järgmine samm

## Plans

plan-expected = Lõpuks umbes { combo-coins }.
plan-expected-lead = { $lead ->
    [0] Lõpuks umbes { combo-coins }, teistega võrdselt.
   *[other] Lõpuks umbes { combo-coins }. Münte teistest ees: { $lead }.
}
plan-expected-behind = Lõpuks umbes { combo-coins }. Münte teistest taga: { $behind }.

## Beside a game

analysis-chances = Võidu tõenäosused
analysis-plans = Parimad plaanid: { $name }
analysis-thinking = Mõtleme…
