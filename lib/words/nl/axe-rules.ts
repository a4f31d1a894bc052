import type { AllAxeRuleWords } from '../axe-rule-words.ts';

/** Words for every rule of the accessibility engine. */
export const axeRules = {
  'color-contrast': {
    what: 'De tekst heeft te weinig contrast met de achtergrond.',
    whom: 'Slechtzienden, en iedereen in fel licht, kunnen die niet lezen.',
    fix: 'Vergroot het verschil tussen tekst en achtergrond: 4,5 op 1, of 3 op 1 vanaf 24 pixels (18,7 vet).',
  },
  'link-in-text-block': {
    what: 'Een link in lopende tekst verschilt alleen in kleur van de tekst eromheen.',
    whom: 'Wie kleuren slecht onderscheidt, ziet niet dat er een link staat.',
    fix: 'Onderstreep links in tekst.',
  },
  'image-alt': {
    what: 'Een afbeelding heeft geen alt-attribuut.',
    whom: 'Een schermlezer leest dan de bestandsnaam voor of slaat de afbeelding over.',
    fix: 'Voeg alt toe met wat de afbeelding toont, of alt="" bij versiering.',
  },
  'role-img-alt': {
    what: 'Een element met role="img" heeft geen naam.',
    whom: 'Een schermlezer meldt een afbeelding zonder te zeggen welke.',
    fix: 'Voeg aria-label toe met wat er te zien is.',
  },
  'svg-img-alt': {
    what: 'Een svg die als afbeelding is gemarkeerd, heeft geen naam.',
    whom: 'Een schermlezer kan niet zeggen wat de tekening voorstelt.',
    fix: 'Zet een title-element als eerste in de svg, of een aria-label erop.',
  },
  'object-alt': {
    what: 'Een object-element heeft geen naam.',
    whom: 'Wie het niet kan zien, weet niet wat er is ingesloten.',
    fix: 'Geef het object een title of aria-label.',
  },
  'input-image-alt': {
    what: 'Een knop die een afbeelding is, heeft geen alt-tekst.',
    whom: 'Blinde bezoekers weten niet wat de knop doet.',
    fix: 'Zet in alt wat er gebeurt, zoals alt="Zoeken".',
  },
  'area-alt': {
    what: 'Een klikbaar gebied op een afbeelding heeft geen naam.',
    whom: 'Schermlezers melden een link zonder doel.',
    fix: 'Geef elke area een alt-tekst die het doel noemt.',
  },
  'server-side-image-map': {
    what: 'De server berekent waar op de afbeelding is geklikt.',
    whom: 'Met het toetsenbord is zo’n plek niet aan te wijzen.',
    fix: 'Gebruik area-elementen met usemap, of gewone links.',
  },
  'image-redundant-alt': {
    what: 'De alt-tekst herhaalt de tekst die ernaast staat.',
    whom: 'Een schermlezer leest dezelfde woorden twee keer voor.',
    fix: 'Maak de alt-tekst leeg als de tekst ernaast al alles zegt.',
  },
  'button-name': {
    what: 'Een knop heeft geen naam.',
    whom: 'Schermlezers zeggen alleen “knop”; met spraak is die niet te bedienen.',
    fix: 'Zet tekst in de knop of geef de knop een aria-label.',
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
    whom: 'Blinde bezoekers weten niet wat er uitklapt.',
    fix: 'Zet tekst in het summary-element.',
  },
  'aria-tab-name': {
    what: 'Een tabblad heeft geen naam.',
    whom: 'Schermlezers noemen tabbladen die niet uit elkaar te houden zijn.',
    fix: 'Zet tekst in elk element met role="tab".',
  },
  'aria-treeitem-name': {
    what: 'Een onderdeel van een boomlijst heeft geen naam.',
    whom: 'Wie met een schermlezer door de boom gaat, hoort lege regels.',
    fix: 'Geef elk treeitem tekst of een aria-label.',
  },
  'aria-tooltip-name': {
    what: 'Een tooltip heeft geen inhoud om voor te lezen.',
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
    whom: 'Wie niet ziet dat het opengaat, weet niet waar de focus is gebleven.',
    fix: 'Verwijs met aria-labelledby naar de kop van het venster.',
  },
  label: {
    what: 'Een invoerveld heeft geen label.',
    whom: 'Blinde bezoekers weten niet wat ze moeten invullen.',
    fix: 'Koppel een label-element aan het veld met for en id.',
  },
  'select-name': {
    what: 'Een keuzelijst heeft geen label.',
    whom: 'Schermlezers lezen de keuzes voor zonder de vraag.',
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
    what: 'De naam van een veld staat alleen in een tooltip.',
    whom: 'Wie geen muis gebruikt of op een telefoon kijkt, ziet die niet.',
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
    fix: 'Kies een rol uit de ARIA-standaard, of gebruik het gewone HTML-element.',
  },
  'aria-allowed-role': {
    what: 'Een element heeft een rol die er niet bij past.',
    whom: 'Hulpsoftware krijgt tegenstrijdige informatie.',
    fix: 'Haal de rol weg of gebruik een ander element.',
  },
  'aria-deprecated-role': {
    what: 'Een rol is afgeschaft.',
    whom: 'Nieuwe hulpsoftware herkent die misschien niet meer.',
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
    what: 'Een aria-attribuut mag in deze situatie niet worden gebruikt.',
    whom: 'Hulpsoftware en browser melden mogelijk verschillende standen.',
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
    what: 'Een onderdeel staat niet in het element waar het bij hoort.',
    whom: 'Schermlezers noemen geen aantal en geen plaats.',
    fix: 'Zet het in een element met de vereiste rol.',
  },
  'aria-braille-equivalent': {
    what: 'Er is alleen een naam voor braille en geen gewone naam.',
    whom: 'Wie geen brailleregel heeft, mist de naam.',
    fix: 'Voeg ook aria-label of aria-roledescription toe.',
  },
  'presentation-role-conflict': {
    what: 'Een element dat als opmaak is gemarkeerd, kan toch de focus krijgen.',
    whom: 'Hulpsoftware negeert de markering en leest het alsnog voor.',
    fix: 'Haal role="presentation" weg, of maak het onbereikbaar voor Tab.',
  },
  'duplicate-id-aria': {
    what: 'Een id waar een label of ARIA naar verwijst, komt meer dan één keer voor.',
    whom: 'Hulpsoftware leest mogelijk de verkeerde tekst voor.',
    fix: 'Geef elk element een eigen id.',
  },
  'aria-hidden-body': {
    what: 'De hele pagina staat op aria-hidden.',
    whom: 'Voor wie een schermlezer gebruikt, is de pagina leeg.',
    fix: 'Haal aria-hidden van het body-element.',
  },
  'aria-hidden-focus': {
    what: 'Een verborgen deel bevat iets wat met Tab te bereiken is.',
    whom: 'Een blinde bezoeker komt op een plek waar niets wordt voorgelezen.',
    fix: 'Gebruik hidden of inert, of haal aria-hidden weg.',
  },
  'aria-text': {
    what: 'Een element met role="text" bevat iets bedienbaars.',
    whom: 'Schermlezers lezen er één zin van en slaan de knop of link over.',
    fix: 'Haal role="text" weg van delen met knoppen of links.',
  },
  'scrollable-region-focusable': {
    what: 'Een scrollgebied is met het toetsenbord niet te bereiken.',
    whom: 'Wie geen muis gebruikt, ziet niet wat er verderop staat.',
    fix: 'Geef het scrollgebied tabindex="0" en een naam.',
  },
  'nested-interactive': {
    what: 'Een knop of link staat in een andere knop of link.',
    whom: 'Schermlezers zien de binnenste niet, en Tab gedraagt zich vreemd.',
    fix: 'Zet ze naast elkaar.',
  },
  'frame-focusable-content': {
    what: 'Een iframe met knoppen of links staat op tabindex="-1".',
    whom: 'Met het toetsenbord is wat erin staat niet te bereiken.',
    fix: 'Haal de negatieve tabindex weg.',
  },
  tabindex: {
    what: 'Een element heeft een tabindex groter dan nul.',
    whom: 'Tab volgt dan een andere volgorde dan de pagina.',
    fix: 'Gebruik 0 of laat tabindex weg, en zet de elementen in de goede volgorde.',
  },
  accesskeys: {
    what: 'Dezelfde sneltoets komt meer dan één keer voor.',
    whom: 'Wie de toets gebruikt, komt niet altijd op dezelfde plek.',
    fix: 'Geef elke accesskey een eigen teken, of laat ze weg.',
  },
  'html-has-lang': {
    what: 'De pagina heeft geen taalcode.',
    whom: 'Een schermlezer leest die voor met de stem van een andere taal.',
    fix: 'Zet lang op het html-element, zoals lang="nl".',
  },
  'html-lang-valid': {
    what: 'De taalcode van de pagina bestaat niet.',
    whom: 'Een schermlezer weet niet welke stem nodig is.',
    fix: 'Gebruik een bestaande code, zoals nl, nl-BE of en.',
  },
  'html-xml-lang-mismatch': {
    what: 'lang en xml:lang noemen verschillende talen.',
    whom: 'De stem hangt af van welke van de twee wordt gelezen.',
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
    what: 'De viewport-metatag verbiedt of beperkt inzoomen.',
    whom: 'Slechtzienden kunnen de tekst niet groot genoeg maken.',
    fix: 'Haal user-scalable=no en maximum-scale weg.',
  },
  'meta-viewport-large': {
    what: 'De viewport-metatag beperkt inzoomen tot minder dan 500%.',
    whom: 'Wie zeer slecht ziet, heeft meer nodig.',
    fix: 'Haal maximum-scale weg.',
  },
  'page-has-heading-one': {
    what: 'Er is geen h1.',
    whom: 'Wie met een schermlezer naar de hoofdkop springt, vindt niets.',
    fix: 'Geef de pagina één h1 die zegt waar de pagina over gaat.',
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
    whom: 'Schermlezers vinden de kop niet op de verwachte plek.',
    fix: 'Zet de paginakop buiten main en andere gebieden.',
  },
  'landmark-contentinfo-is-top-level': {
    what: 'De paginavoet staat in een ander gebied.',
    whom: 'Schermlezers vinden de voet niet op de verwachte plek.',
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
    whom: 'In de lijst van gebieden zijn ze niet uit elkaar te houden.',
    fix: 'Geef elk een eigen aria-label, zoals “Hoofdmenu” en “Voetmenu”.',
  },
  region: {
    what: 'Inhoud staat buiten alle paginagebieden.',
    whom: 'Wie van gebied naar gebied springt, komt er nooit.',
    fix: 'Zet alles in header, nav, main, aside of footer.',
  },
  bypass: {
    what: 'Het is niet zeker dat het menu over te slaan is.',
    whom: 'Wie het toetsenbord gebruikt, gaat dan bij elke pagina door het hele menu.',
    fix: 'Zet als eerste een link “Naar de inhoud”, of gebruik main en koppen.',
  },
  'skip-link': {
    what: 'De skiplink wijst naar iets wat niet op de pagina staat.',
    whom: 'Wie de skiplink gebruikt, komt nergens uit.',
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
    whom: 'Schermlezers lezen dezelfde zin twee keer voor.',
    fix: 'Houd het bijschrift en haal summary weg.',
  },
  'frame-title': {
    what: 'Een iframe heeft geen titel.',
    whom: 'Blinde bezoekers weten niet wat erin staat.',
    fix: 'Geef het iframe een title, zoals “Routekaart”.',
  },
  'frame-title-unique': {
    what: 'Twee iframes hebben dezelfde titel.',
    whom: 'In een lijst van iframes zijn ze niet uit elkaar te houden.',
    fix: 'Geef elk iframe een eigen titel.',
  },
  'frame-tested': {
    what: 'De inhoud van dit iframe is niet onderzocht.',
    whom: 'Fouten daarin tellen dus niet mee.',
    fix: 'Open de inhoud van het iframe in een eigen tabblad en scan die daar.',
  },
  'meta-refresh': {
    what: 'De pagina ververst zichzelf of stuurt na een tijd door.',
    whom: 'Wie langzaam leest of een schermlezer gebruikt, raakt de draad kwijt.',
    fix: 'Haal de meta refresh weg; stuur door op de server.',
  },
  blink: {
    what: 'Er staat knipperende tekst.',
    whom: 'Die leidt af en is voor velen niet te lezen.',
    fix: 'Haal het blink-element weg.',
  },
  marquee: {
    what: 'Er staat schuivende tekst.',
    whom: 'Wie langzaam leest of slecht mikt, kan die niet volgen of aanklikken.',
    fix: 'Vervang het marquee-element door stilstaande tekst.',
  },
  'no-autoplay-audio': {
    what: 'Er speelt misschien vanzelf geluid.',
    whom: 'Het overstemt de schermlezer.',
    fix: 'Start geluid pas na een klik, of houd het onder drie seconden.',
  },
  'video-caption': {
    what: 'Of deze video ondertiteling heeft, is niet te zien.',
    whom: 'Dove bezoekers hebben die nodig.',
    fix: 'Voeg een track met kind="captions" toe en controleer of de tekst klopt.',
  },
  'autocomplete-valid': {
    what: 'Een autocomplete-waarde bestaat niet.',
    whom: 'De browser vult het veld niet in voor wie moeite heeft met typen of onthouden.',
    fix: 'Gebruik een waarde uit de HTML-standaard, zoals given-name of tel.',
  },
  'avoid-inline-spacing': {
    what: 'De afstand tussen regels, woorden of letters staat vast met !important.',
    whom: 'Wie meer ruimte nodig heeft om te lezen, kan die niet instellen.',
    fix: 'Haal !important weg uit het style-attribuut.',
  },
  'target-size': {
    what: 'Een knop of link is kleiner dan 24 bij 24 pixels en staat te dicht op een andere.',
    whom: 'Wie trilt of op een telefoon kijkt, raakt de verkeerde.',
    fix: 'Maak de knop of link groter met padding, of zet er ruimte omheen.',
  },
  'label-content-name-mismatch': {
    what: 'De naam in de code bevat de zichtbare tekst niet.',
    whom: 'Wie bij spraakbediening zegt wat er staat, krijgt geen reactie.',
    fix: 'Begin het aria-label met de zichtbare tekst.',
  },
} satisfies AllAxeRuleWords;
