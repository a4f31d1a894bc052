/** What changed by version, newest first, in the words of CHANGELOG.md, which holds the English ones. */
export const changes = {
  '0.1.0': [
    'Eerste versie: één klik beoordeelt de pagina in het huidige tabblad op zes pijlers, in het Nederlands of Engels.',
    'Het totaal rust op de zwakste pijler, en één zin zegt wat het begrenst. Is er te weinig te testen, dan is er geen totaal, en staat er wat zou helpen. Een inbraak, een gekaapt script, een adres dat bezoekers met DNSSEC-controle niet bereiken en een wachtwoord over http begrenzen het op 39, een CMS zonder beveiligingsupdates op 74.',
    '“Wat te doen” is een pad: gevaar, kapot, ontbreekt, beter; wat één herstel verhelpt is één stap, met het totaal erna.',
    'Openbaar niveau: cijfer, zes scores, wat niet getest is en waarom, en elk contact dat is gelegd. Partnerniveau: elke controle.',
    'Elke controle heeft een pagina met alle mogelijke conclusies, wat dat kost en hoe u het herstelt; het rapport verwijst ernaar.',
    'Een scan kijkt en raakt niets aan: geen formulier verzonden, geen adres gevolgd dat iets doet, niets op de pagina geschreven, geen cookie meegestuurd. Een omleiding die niet te zien is, wordt niet gevolgd, en een naam die niet openbaar is, krijgt niemand te horen.',
    'Toegang per site, en bij instellingen een lijst van sites om die weer in te trekken. Wat zonder toegang niet te zien is, wordt gezegd en kost niets.',
    'Firefox: het hele product. Bij de eerste klik leest Pijler de eigen site van de pagina vanuit de pagina; toegang tot de site toont de rest.',
    'Toegankelijkheid krijgt tot 45 seconden zolang het tabblad in beeld is; een trage computer geeft zo hetzelfde cijfer als een snelle.',
    'Een fout van Pijler zelf kost één regel en nooit de scan: die regel zegt het, met een knop die kopieert wat u kunt melden.',
    'Een rapport bewaren als JSON, CSV, Markdown of HTML op één pagina, een klantrapport op A4, en een bewaarde JSON weer openen.',
    'Geschiedenis per site met het verloop, en twee scans naar keuze naast elkaar: welke omstandigheden verschilden staat erbij, en ook wat maar één van beide testte; dat telt niet mee in het verschil.',
    'Geschiedenis uit te zetten; uit een privévenster wordt niets bewaard; de kleur van uw bureau op de voorkant van rapporten.',
    'Een scandienst als tweede bron, alleen bij het contactniveau “Via de scandienst”: zijn scores naast die van Pijler, elk met naam en tijd. De pagina “Platform” roept de andere bewerkingen van hetzelfde platform aan.',
    'Welkomstpagina na de installatie, met een voorbeeldrapport dat zonder verbinding werkt.',
    'Coderingen, robots.txt, datums, sitemaps, security.txt, SPF en content security policies worden tot op de letter van hun standaard gelezen.',
    'Pijler zegt wat voor pagina het is en vraagt alleen wat daar telt: op een inlogpagina, bij het afrekenen en in een toepassing zijn SEO en AI-vindbaarheid niet van toepassing. Een foutpagina wordt eerst zo genoemd, met een knop naar de startpagina.',
    'Herkent MediaWiki, DokuWiki, phpMyAdmin, Matomo, SvelteKit, Astro, Hugo, Jekyll, Hexo, Docusaurus, VitePress, Eleventy en Gatsby, en een pagina die nog het onaangeroerde sjabloon van een framework is.',
    'Een link die alleen “lees meer” zegt, telt overal bij SEO, en bij Toegankelijkheid alleen waar de tekst eromheen niet zegt waar die heen leidt. Linkteksten worden beoordeeld in het Nederlands, Engels, Duits en Frans; in andere talen blijven ze ongetest.',
    'Of de focus te zien is, wordt berekend zoals de browser het doet; een pagina die op de zijkant ligt zodra het scherm draait, wordt gevonden.',
    'De pop-up laadt alleen de taal die hij spreekt.',
    'Bekende lekken en einddata van software van 2026, elk vergeleken met de bron.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Changes = { readonly [Version in keyof typeof changes]: readonly string[] };
