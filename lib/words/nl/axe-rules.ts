import type { AllAxeRuleWords } from '../axe-rule-words.ts';

/** Words for every rule of the accessibility engine. */
export const axeRules = {
  'color-contrast': {
    what: 'De tekst steekt te weinig af tegen de achtergrond.',
    whom: 'Slechtzienden en iedereen in fel licht kunnen haar niet lezen.',
    fix: 'Kies een donkerdere tekst of een lichtere achtergrond: 4,5 op 1, of 3 op 1 vanaf 24 pixels (18,7 vet).',
  },
  'link-in-text-block': {
    what: 'Een link in lopende tekst verschilt alleen in kleur van de tekst eromheen.',
    whom: 'Wie kleuren slecht onderscheidt, ziet niet dat er een link staat.',
    fix: 'Geef links in tekst een onderstreping.',
  },
  'image-alt': {
    what: 'Een afbeelding heeft geen alt-attribuut.',
    whom: 'Een schermlezer leest dan de bestandsnaam voor of slaat de afbeelding over.',
    fix: 'Voeg alt toe met wat de afbeelding zegt, of alt="" als zij versiering is.',
  },
  'role-img-alt': {
    what: 'Een element met role="img" heeft geen naam.',
    whom: 'Een schermlezer meldt een afbeelding zonder te zeggen welke.',
    fix: 'Voeg aria-label toe met wat er te zien is.',
  },
  'svg-img-alt': {
    what: 'Een svg die als afbeelding gemerkt is, heeft geen naam.',
    whom: 'Een schermlezer kan niet zeggen wat de tekening voorstelt.',
    fix: 'Zet een title-element als eerste in de svg, of een aria-label erop.',
  },
  'object-alt': {
    what: 'Een object-element heeft geen naam.',
    whom: 'Wie het niet kan zien, weet niet wat er ingesloten is.',
    fix: 'Geef het object een title of aria-label.',
  },
  'input-image-alt': {
    what: 'Een knop die een afbeelding is, heeft geen alt-tekst.',
    whom: 'Wie niet ziet, weet niet wat de knop doet.',
    fix: 'Zet in alt wat er gebeurt, zoals alt="Zoeken".',
  },
  'area-alt': {
    what: 'Een klikbaar vlak op een afbeelding heeft geen naam.',
    whom: 'Schermlezers melden een link zonder doel.',
    fix: 'Geef elke area een alt-tekst die het doel noemt.',
  },
  'server-side-image-map': {
    what: 'De plek van de klik op de afbeelding wordt door de server uitgerekend.',
    whom: 'Met het toetsenbord is zo’n plek niet aan te wijzen.',
    fix: 'Gebruik area-elementen met usemap, of gewone links.',
  },
  'image-redundant-alt': {
    what: 'De alt-tekst herhaalt de tekst die ernaast staat.',
    whom: 'Een schermlezer leest dezelfde woorden twee keer.',
    fix: 'Maak de alt-tekst leeg als de tekst ernaast al alles zegt.',
  },
  'button-name': {
    what: 'Een knop heeft geen naam.',
    whom: 'Schermlezers zeggen alleen “knop”; met spraak is hij niet te noemen.',
    fix: 'Zet tekst in de knop of geef hem een aria-label.',
  },
  'input-button-name': {
    what: 'Een knop van het type input heeft geen opschrift.',
    whom: 'Schermlezers zeggen alleen “knop”.',
    fix: 'Zet het opschrift in value.',
  },
  'aria-command-name': {
    what: 'Een element met de rol van knop, link of menu-onderdeel heeft geen naam.',
    whom: 'Schermlezers noemen de rol en verder niets.',
    fix: 'Zet tekst in het element of geef het een aria-label.',
  },
  'summary-name': {
    what: 'Een uitklapper heeft geen opschrift.',
    whom: 'Wie niet ziet, weet niet wat er uitklapt.',
    fix: 'Zet tekst in het summary-element.',
  },
  'aria-tab-name': {
    what: 'Een tabblad heeft geen naam.',
    whom: 'Schermlezers tellen tabbladen die niet uit elkaar te houden zijn.',
    fix: 'Zet tekst in elk element met role="tab".',
  },
  'aria-treeitem-name': {
    what: 'Een onderdeel van een boomlijst heeft geen naam.',
    whom: 'Wie met een schermlezer door de boom gaat, hoort lege regels.',
    fix: 'Geef elk treeitem tekst of een aria-label.',
  },
  'aria-tooltip-name': {
    what: 'Een zweeftekst heeft geen inhoud die voorgelezen kan worden.',
    whom: 'Wie een schermlezer gebruikt, mist de uitleg.',
    fix: 'Zet tekst in het element met role="tooltip".',
  },
  'aria-meter-name': {
    what: 'Een meter heeft geen naam.',
    whom: 'Schermlezers noemen een waarde zonder te zeggen waarvan.',
    fix: 'Voeg aria-label of aria-labelledby toe.',
  },
  'aria-progressbar-name': {
    what: 'Een voortgangsbalk heeft geen naam.',
    whom: 'Schermlezers noemen een percentage zonder te zeggen waarvan.',
    fix: 'Voeg aria-label toe, zoals “Bestand wordt verstuurd”.',
  },
  'aria-dialog-name': {
    what: 'Een venster heeft geen naam.',
    whom: 'Wie niet ziet dat het opent, weet niet waar hij terechtgekomen is.',
    fix: 'Verwijs met aria-labelledby naar de kop van het venster.',
  },
  label: {
    what: 'Een invoerveld heeft geen label.',
    whom: 'Wie niet ziet, weet niet wat er ingevuld moet worden.',
    fix: 'Koppel een label-element aan het veld met for en id.',
  },
  'select-name': {
    what: 'Een keuzelijst heeft geen label.',
    whom: 'Schermlezers lezen keuzes voor zonder de vraag.',
    fix: 'Koppel een label-element aan de keuzelijst.',
  },
  'aria-input-field-name': {
    what: 'Een zelfgemaakt invoerveld heeft geen naam.',
    whom: 'Schermlezers melden een veld zonder te zeggen waarvoor.',
    fix: 'Voeg aria-label of aria-labelledby toe.',
  },
  'aria-toggle-field-name': {
    what: 'Een zelfgemaakt vinkje of keuzerondje heeft geen naam.',
    whom: 'Schermlezers melden “aan” of “uit” zonder te zeggen wat.',
    fix: 'Zet tekst in het element of voeg een aria-label toe.',
  },
  'form-field-multiple-labels': {
    what: 'Een veld heeft meer dan één label.',
    whom: 'Schermlezers lezen er maar één voor, en niet altijd hetzelfde.',
    fix: 'Houd één label over en zet uitleg in aria-describedby.',
  },
  'label-title-only': {
    what: 'De naam van een veld staat alleen in een zweeftekst.',
    whom: 'Wie geen muis gebruikt of op een telefoon kijkt, ziet hem niet.',
    fix: 'Zet een zichtbaar label bij het veld.',
  },
  'link-name': {
    what: 'Een link heeft geen tekst.',
    whom: 'Schermlezers lezen dan het adres voor, of alleen “link”.',
    fix: 'Zet tekst in de link, of een alt-tekst bij de afbeelding erin.',
  },
  'aria-roles': {
    what: 'Een role-attribuut heeft een waarde die niet bestaat.',
    whom: 'Hulpsoftware negeert de rol, zodat het onderdeel niet te herkennen is.',
    fix: 'Kies een rol uit de ARIA-norm, of gebruik het gewone HTML-element.',
  },
  'aria-allowed-role': {
    what: 'Een element heeft een rol die er niet bij past.',
    whom: 'Hulpsoftware krijgt tegenstrijdige informatie.',
    fix: 'Haal de rol weg of gebruik een ander element.',
  },
  'aria-deprecated-role': {
    what: 'Een rol is afgeschaft.',
    whom: 'Nieuwe hulpsoftware kan hem laten vallen.',
    fix: 'Gebruik de rol of het element dat ervoor in de plaats kwam.',
  },
  'aria-valid-attr': {
    what: 'Een aria-attribuut bestaat niet.',
    whom: 'Door de schrijffout komt de informatie niet bij hulpsoftware aan.',
    fix: 'Verbeter de naam van het attribuut.',
  },
  'aria-valid-attr-value': {
    what: 'Een aria-attribuut heeft een ongeldige waarde.',
    whom: 'Hulpsoftware negeert het, of verwijst naar iets wat er niet is.',
    fix: 'Gebruik een toegestane waarde, en id’s die op de pagina staan.',
  },
  'aria-allowed-attr': {
    what: 'Een aria-attribuut past niet bij de rol van het element.',
    whom: 'Hulpsoftware meldt een stand die het onderdeel niet heeft.',
    fix: 'Haal het attribuut weg of geef het element de juiste rol.',
  },
  'aria-conditional-attr': {
    what: 'Een aria-attribuut mag in deze situatie niet gebruikt worden.',
    whom: 'Hulpsoftware en browser kunnen verschillende standen melden.',
    fix: 'Laat het gewone HTML-attribuut het werk doen, zoals checked.',
  },
  'aria-prohibited-attr': {
    what: 'Een aria-attribuut staat op een element waar het verboden is.',
    whom: 'De naam of uitleg wordt niet voorgelezen.',
    fix: 'Haal het weg, of geef het element een rol die het toestaat.',
  },
  'aria-required-attr': {
    what: 'Bij een rol ontbreekt een verplicht attribuut.',
    whom: 'Schermlezers kunnen de stand van het onderdeel niet melden.',
    fix: 'Voeg het attribuut toe, zoals aria-checked bij een vinkje.',
  },
  'aria-required-children': {
    what: 'Een rol mist de onderdelen die erin moeten staan.',
    whom: 'Schermlezers melden een lege lijst of een leeg menu.',
    fix: 'Zet er onderdelen met de vereiste rol in.',
  },
  'aria-required-parent': {
    what: 'Een onderdeel staat niet in het geheel waar het bij hoort.',
    whom: 'Schermlezers noemen geen aantal en geen plaats.',
    fix: 'Zet het in een element met de vereiste rol.',
  },
  'aria-braille-equivalent': {
    what: 'Er is een naam voor braille zonder gewone naam.',
    whom: 'Wie geen brailleregel heeft, mist de naam.',
    fix: 'Voeg ook aria-label of aria-roledescription toe.',
  },
  'presentation-role-conflict': {
    what: 'Een element dat als opmaak gemerkt is, kan toch focus krijgen.',
    whom: 'Hulpsoftware negeert het merk en leest het alsnog voor.',
    fix: 'Haal role="presentation" weg, of maak het onbereikbaar voor Tab.',
  },
  'duplicate-id-aria': {
    what: 'Een id waar een label of ARIA naar verwijst, komt vaker voor.',
    whom: 'Hulpsoftware leest mogelijk de verkeerde tekst voor.',
    fix: 'Geef elk element een eigen id.',
  },
  'aria-hidden-body': {
    what: 'De hele pagina staat op aria-hidden.',
    whom: 'Voor wie een schermlezer gebruikt, is de pagina leeg.',
    fix: 'Haal aria-hidden van het body-element.',
  },
  'aria-hidden-focus': {
    what: 'In een verborgen deel staat iets waar Tab komt.',
    whom: 'Een blinde bezoeker komt op een plek waar niets voorgelezen wordt.',
    fix: 'Gebruik hidden of inert, of haal aria-hidden weg.',
  },
  'aria-text': {
    what: 'Een element met role="text" bevat iets wat te bedienen is.',
    whom: 'Schermlezers lezen er één zin van en slaan de knop of link over.',
    fix: 'Haal role="text" weg van delen met knoppen of links.',
  },
  'scrollable-region-focusable': {
    what: 'Een scrollend vlak is met het toetsenbord niet te bereiken.',
    whom: 'Wie geen muis gebruikt, ziet niet wat er verderop staat.',
    fix: 'Geef het vlak tabindex="0" en een naam.',
  },
  'nested-interactive': {
    what: 'Een knop of link staat in een andere knop of link.',
    whom: 'Schermlezers zien het binnenste niet, en Tab gedraagt zich vreemd.',
    fix: 'Zet ze naast elkaar.',
  },
  'frame-focusable-content': {
    what: 'Een kader met knoppen of links staat op tabindex="-1".',
    whom: 'Met het toetsenbord is wat erin staat niet te bereiken.',
    fix: 'Haal de negatieve tabindex weg.',
  },
  tabindex: {
    what: 'Een element heeft een tabindex groter dan nul.',
    whom: 'Tab springt dan in een andere volgorde dan de pagina leest.',
    fix: 'Gebruik 0 of laat tabindex weg, en zet de elementen in de goede volgorde.',
  },
  accesskeys: {
    what: 'Dezelfde sneltoets komt vaker voor.',
    whom: 'Wie de toets gebruikt, komt niet altijd op dezelfde plek.',
    fix: 'Geef elke accesskey een eigen teken, of laat ze weg.',
  },
  'html-has-lang': {
    what: 'De pagina noemt geen taal.',
    whom: 'Een schermlezer leest haar voor met de stem van een andere taal.',
    fix: 'Zet lang op het html-element, zoals lang="nl".',
  },
  'html-lang-valid': {
    what: 'De taalcode van de pagina bestaat niet.',
    whom: 'Een schermlezer weet niet welke stem hij moet kiezen.',
    fix: 'Gebruik een bestaande code, zoals nl, nl-BE of en.',
  },
  'html-xml-lang-mismatch': {
    what: 'lang en xml:lang noemen verschillende talen.',
    whom: 'De stem hangt af van welke van de twee gelezen wordt.',
    fix: 'Maak beide gelijk, of haal xml:lang weg.',
  },
  'valid-lang': {
    what: 'Een deel van de pagina heeft een taalcode die niet bestaat.',
    whom: 'Een schermlezer spreekt dat deel verkeerd uit.',
    fix: 'Gebruik een bestaande code, zoals lang="en".',
  },
  'document-title': {
    what: 'De pagina heeft geen titel.',
    whom: 'Wie meerdere tabbladen open heeft, weet niet welk dit is.',
    fix: 'Zet een title-element in de head dat zegt wat er op de pagina staat.',
  },
  'meta-viewport': {
    what: 'De viewport-regel verbiedt of beperkt inzoomen.',
    whom: 'Slechtzienden kunnen de tekst niet groot genoeg maken.',
    fix: 'Haal user-scalable=no en maximum-scale weg.',
  },
  'meta-viewport-large': {
    what: 'De viewport-regel stopt het inzoomen voor vijf keer de grootte.',
    whom: 'Wie zeer slecht ziet, heeft meer nodig.',
    fix: 'Haal maximum-scale weg.',
  },
  'page-has-heading-one': {
    what: 'Er is geen h1.',
    whom: 'Wie met een schermlezer naar de hoofdkop springt, vindt niets.',
    fix: 'Geef de pagina één h1 die zegt waar zij over gaat.',
  },
  'heading-order': {
    what: 'Een kopniveau is overgeslagen.',
    whom: 'De inhoudsopgave van een schermlezer klopt niet.',
    fix: 'Laat op een h2 een h3 volgen, geen h4.',
  },
  'empty-heading': {
    what: 'Een kop is leeg.',
    whom: 'Schermlezers springen naar een kop die niets zegt.',
    fix: 'Zet er tekst in of haal de kop weg.',
  },
  'landmark-one-main': {
    what: 'Er is geen hoofdgebied.',
    whom: 'Schermlezers kunnen niet in één keer naar de inhoud.',
    fix: 'Zet de inhoud in een main-element.',
  },
  'landmark-no-duplicate-main': {
    what: 'Er zijn meer hoofdgebieden.',
    whom: 'Het is niet duidelijk welk gebied de inhoud is.',
    fix: 'Houd één main-element over.',
  },
  'landmark-main-is-top-level': {
    what: 'Het hoofdgebied staat in een ander gebied.',
    whom: 'Schermlezers melden een verkeerde indeling.',
    fix: 'Zet main los van header, nav, aside en footer.',
  },
  'landmark-banner-is-top-level': {
    what: 'De paginakop staat in een ander gebied.',
    whom: 'Schermlezers vinden de kop niet waar zij hem verwachten.',
    fix: 'Zet de paginakop buiten main en andere gebieden.',
  },
  'landmark-contentinfo-is-top-level': {
    what: 'De paginavoet staat in een ander gebied.',
    whom: 'Schermlezers vinden de voet niet waar zij hem verwachten.',
    fix: 'Zet de voet buiten main en andere gebieden.',
  },
  'landmark-no-duplicate-banner': {
    what: 'Er is meer dan één paginakop.',
    whom: 'Schermlezers melden twee keer het begin van de pagina.',
    fix: 'Houd één header op paginaniveau over.',
  },
  'landmark-no-duplicate-contentinfo': {
    what: 'Er is meer dan één paginavoet.',
    whom: 'Schermlezers melden twee keer het eind van de pagina.',
    fix: 'Houd één footer op paginaniveau over.',
  },
  'landmark-unique': {
    what: 'Twee gebieden van dezelfde soort hebben dezelfde naam.',
    whom: 'In de lijst van gebieden zijn zij niet uit elkaar te houden.',
    fix: 'Geef elk een eigen aria-label, zoals “Hoofdmenu” en “Voetmenu”.',
  },
  region: {
    what: 'Inhoud staat buiten elk gebied.',
    whom: 'Wie van gebied naar gebied springt, komt er nooit.',
    fix: 'Zet alles in header, nav, main, aside of footer.',
  },
  bypass: {
    what: 'Het is niet zeker dat het menu over te slaan is.',
    whom: 'Wie het toetsenbord gebruikt, gaat dan bij elke pagina door het hele menu.',
    fix: 'Zet als eerste een link “Naar de inhoud”, of gebruik main en koppen.',
  },
  'skip-link': {
    what: 'De springlink wijst naar iets wat niet op de pagina staat.',
    whom: 'Wie hem gebruikt, blijft staan waar hij was.',
    fix: 'Geef het doel de id waar de link naar verwijst.',
  },
  list: {
    what: 'In een lijst staat iets anders dan lijstpunten.',
    whom: 'Schermlezers tellen de punten verkeerd.',
    fix: 'Zet in ul en ol alleen li-elementen.',
  },
  listitem: {
    what: 'Een lijstpunt staat niet in een lijst.',
    whom: 'Schermlezers noemen geen aantal en geen plaats.',
    fix: 'Zet li in een ul of ol.',
  },
  'definition-list': {
    what: 'In een begrippenlijst staat iets anders dan begrippen en uitleg.',
    whom: 'Schermlezers koppelen begrip en uitleg verkeerd.',
    fix: 'Zet in dl alleen dt en dd, of een div daaromheen.',
  },
  dlitem: {
    what: 'Een begrip of uitleg staat niet in een begrippenlijst.',
    whom: 'Schermlezers zien het verband niet.',
    fix: 'Zet dt en dd in een dl.',
  },
  'td-headers-attr': {
    what: 'Een cel verwijst naar een kop die niet in dezelfde tabel staat.',
    whom: 'Schermlezers noemen de verkeerde kop of geen.',
    fix: 'Verbeter de id’s in het headers-attribuut.',
  },
  'th-has-data-cells': {
    what: 'Bij een tabelkop horen geen cellen.',
    whom: 'Schermlezers noemen een kop die nergens bij hoort.',
    fix: 'Zet de kop bij de juiste rij of kolom, of maak er een td van.',
  },
  'scope-attr-valid': {
    what: 'Een scope-attribuut heeft een verkeerde waarde of staat verkeerd.',
    whom: 'Het verband tussen kop en cellen gaat verloren.',
    fix: 'Gebruik col, row, colgroup of rowgroup, op een th.',
  },
  'empty-table-header': {
    what: 'Een tabelkop is leeg.',
    whom: 'Schermlezers hebben bij die cellen niets te noemen.',
    fix: 'Zet er tekst in, of maak er een gewone cel van.',
  },
  'table-duplicate-name': {
    what: 'Bijschrift en samenvatting van een tabel zijn gelijk.',
    whom: 'Schermlezers lezen dezelfde zin twee keer.',
    fix: 'Houd het bijschrift en haal summary weg.',
  },
  'frame-title': {
    what: 'Een kader heeft geen titel.',
    whom: 'Wie niet ziet, weet niet of hij erin moet gaan.',
    fix: 'Geef het iframe een title, zoals “Routekaart”.',
  },
  'frame-title-unique': {
    what: 'Twee kaders hebben dezelfde titel.',
    whom: 'Zij zijn in een lijst van kaders niet uit elkaar te houden.',
    fix: 'Geef elk kader een eigen titel.',
  },
  'frame-tested': {
    what: 'Wat in dit kader staat, is niet onderzocht.',
    whom: 'Fouten daarin tellen dus niet mee.',
    fix: 'Open het kader in een eigen tabblad en scan het daar.',
  },
  'meta-refresh': {
    what: 'De pagina ververst zichzelf of stuurt na een tijd door.',
    whom: 'Wie langzaam leest of een schermlezer gebruikt, raakt zijn plek kwijt.',
    fix: 'Haal de meta refresh weg; stuur door op de server.',
  },
  blink: {
    what: 'Er staat knipperende tekst.',
    whom: 'Zij leidt af en is voor velen niet te lezen.',
    fix: 'Haal het blink-element weg.',
  },
  marquee: {
    what: 'Er staat schuivende tekst.',
    whom: 'Wie langzaam leest of slecht mikt, kan haar niet volgen of aanklikken.',
    fix: 'Vervang het marquee-element door stilstaande tekst.',
  },
  'no-autoplay-audio': {
    what: 'Er speelt misschien vanzelf geluid.',
    whom: 'Het overstemt de schermlezer.',
    fix: 'Start geluid pas na een klik, of houd het onder drie seconden.',
  },
  'video-caption': {
    what: 'Of deze video ondertitels heeft, is niet te zien.',
    whom: 'Wie niet hoort, heeft ze nodig.',
    fix: 'Voeg een track met kind="captions" toe en kijk of de tekst klopt.',
  },
  'autocomplete-valid': {
    what: 'Een autocomplete-waarde bestaat niet.',
    whom: 'De browser vult het veld niet in voor wie moeilijk typt of onthoudt.',
    fix: 'Gebruik een waarde uit de HTML-norm, zoals given-name of tel.',
  },
  'avoid-inline-spacing': {
    what: 'De ruimte tussen regels, woorden of letters staat vast met !important.',
    whom: 'Wie meer ruimte nodig heeft om te lezen, kan die niet instellen.',
    fix: 'Haal !important weg uit het style-attribuut.',
  },
  'target-size': {
    what: 'Een knop of link is kleiner dan 24 bij 24 pixels en staat te dicht op een andere.',
    whom: 'Wie trilt of op een telefoon kijkt, raakt de verkeerde.',
    fix: 'Maak het vlak groter met padding, of zet er ruimte omheen.',
  },
  'label-content-name-mismatch': {
    what: 'De naam in de code bevat de zichtbare tekst niet.',
    whom: 'Wie met spraak bedient en zegt wat er staat, krijgt geen reactie.',
    fix: 'Begin het aria-label met de zichtbare tekst.',
  },
} satisfies AllAxeRuleWords;
