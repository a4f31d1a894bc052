import type { toegankelijkheid as pillar } from '../../checks/toegankelijkheid/index.ts';
import type { Args } from '../../model.ts';
import type { Words } from '../shape.ts';
import { languageOf } from '../terms.ts';

/** Sentences after the conclusion: what a person still has to look at, and what nobody can reach at the moment. */
const rest = ({ toCheck, inert, partly }: Args): string =>
  `${Number(partly) > 0 ? ' Deels gemeten: de pagina is te groot of de tijd was om.' : ''}${Number(toCheck) > 0 ? ` Nog ${toCheck} te controleren door een mens.` : ''}${
    Number(inert) > 0 ? ` ${inert} niet meegeteld: in een deel dat nu uitgeschakeld is.` : ''
  }`;

const n = (count: Args[string] | undefined, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

/** Elements that show their focus by a script, or by a box around several. */
const unknownFocus = ({ unknown }: Args): string =>
  Number(unknown) > 0 ? ` Bij ${n(unknown, 'onderdeel', 'onderdelen')} is dat zo niet te zien.` : '';

/** What nobody looked into. */
const unseenParts = ({ frames, closed }: Args): string =>
  `${Number(frames) > 0 ? ` ${n(frames, 'kader is', 'kaders zijn')} niet meegenomen in het onderzoek.` : ''}${
    Number(closed) > 0 ? ` ${n(closed, 'gesloten onderdeel', 'gesloten onderdelen')} (shadow root) niet te zien.` : ''
  }`;

export const toegankelijkheid = {
  'text-contrast': {
    title: 'Contrast van tekst',
    why: 'Tekst die weinig afsteekt, is voor slechtzienden en in zonlicht niet te lezen. Dit is de fout die het vaakst voorkomt.',
    fix: 'Maak de tekst donkerder of de achtergrond lichter, tot de verhouding 4,5 op 1 is, of 3 op 1 bij grote tekst. Geef links in lopende tekst een onderstreping.',
    unseen: {
      tooLarge: { because: 'De pagina is te groot: dit is niet gemeten, of maar op een deel.' },
      hidden: {
        because: 'Een extensie van uw browser (Dark Reader) heeft de kleuren van de pagina veranderd.',
        remedy: 'Zet die extensie voor deze site uit, laad de pagina opnieuw en scan nog eens.',
      },
    },
    says: {
      violated: (args) => `${n(args.faults, 'tekst steekt', 'teksten steken')} te weinig af.${rest(args)}`,
      clean: (args) => `Alle gemeten teksten steken genoeg af.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er staat geen zichtbare tekst op deze pagina.',
    },
  },
  'image-alternatives': {
    title: 'Tekst bij afbeeldingen',
    why: 'Een schermlezer leest de vervangende tekst van een afbeelding voor. Zonder die tekst mist een blinde bezoeker wat de afbeelding zegt.',
    fix: 'Geef elke afbeelding die iets betekent een alt-tekst die hetzelfde zegt, en versiering een lege alt-tekst.',
    fixes: {
      wordpress:
        'Open Media, kies de afbeelding en vul “Alternatieve tekst” in. Doe dat ook in het blok waarin zij staat.',
    },
    says: {
      critical: (args) =>
        `${n(args.faults, 'afbeelding mist', 'afbeeldingen missen')} een vervangende tekst.${rest(args)}`,
      violated: (args) =>
        `${n(args.faults, 'afbeelding mist', 'afbeeldingen missen')} een vervangende tekst.${rest(args)}`,
      flagged: (args) =>
        `${n(args.faults, 'afbeelding vraagt', 'afbeeldingen vragen')} om een betere tekst.${rest(args)}`,
      clean: (args) => `Elke afbeelding heeft een vervangende tekst of is als versiering gemerkt.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er staan geen afbeeldingen op deze pagina.',
    },
  },
  'control-names': {
    title: 'Namen van knoppen',
    why: 'Een schermlezer en spraakbediening noemen een knop bij zijn naam. Een knop met alleen een pictogram heet voor hen “knop”, en niemand weet wat hij doet.',
    fix: 'Zet tekst in de knop, of geef hem een aria-label dat zegt wat er gebeurt, zoals “Menu openen”.',
    says: {
      critical: (args) =>
        `${n(args.faults, 'knop of bedienelement heeft', 'knoppen of bedienelementen hebben')} geen naam.${rest(args)}`,
      violated: (args) => `${n(args.faults, 'bedienelement heeft', 'bedienelementen hebben')} geen naam.${rest(args)}`,
      flagged: (args) =>
        `${n(args.faults, 'venster of lijstdeel heeft', 'vensters of lijstdelen hebben')} geen naam.${rest(args)}`,
      clean: (args) => `Alle knoppen hebben een naam.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er staan geen knoppen op deze pagina.',
    },
  },
  'form-labels': {
    title: 'Namen van invoervelden',
    why: 'Zonder label weet wie niet ziet, niet wat er in een veld moet. Een label vergroot ook het vlak waarop u kunt klikken.',
    fix: 'Geef elk veld een label-element met for en id. Een voorbeeldtekst in het veld zelf is geen label.',
    says: {
      critical: (args) => `${n(args.faults, 'veld heeft', 'velden hebben')} geen label.${rest(args)}`,
      violated: (args) => `${n(args.faults, 'veld heeft', 'velden hebben')} geen goed label.${rest(args)}`,
      flagged: (args) =>
        `${n(args.faults, 'veld heeft', 'velden hebben')} alleen een zweeftekst als label.${rest(args)}`,
      clean: (args) => `Alle velden hebben een label.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er staan geen invoervelden op deze pagina.',
    },
  },
  'link-names': {
    title: 'Namen van links',
    why: 'Een link zonder tekst wordt voorgelezen als zijn adres of als “link”. Wie met toetsenbord of schermlezer bladert, weet dan niet waar hij heen gaat.',
    fix: 'Zet tekst in de link, of geef de afbeelding erin een alt-tekst die het doel noemt.',
    says: {
      violated: (args) => `${n(args.faults, 'link heeft', 'links hebben')} geen tekst.${rest(args)}`,
      clean: (args) => `Alle links hebben een tekst.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er staan geen links op deze pagina.',
    },
  },
  'aria-usage': {
    title: 'Gebruik van ARIA',
    why: 'ARIA vertelt hulpsoftware wat een onderdeel is en in welke stand het staat. Verkeerde ARIA vertelt iets wat niet waar is, en dat is erger dan niets.',
    fix: 'Gebruik eerst een gewoon HTML-element. Gebruik een rol of eigenschap alleen waar de ARIA-norm die toestaat, met een geldige waarde.',
    says: {
      critical: (args) => `${n(args.faults, 'onderdeel gebruikt', 'onderdelen gebruiken')} ARIA verkeerd.${rest(args)}`,
      violated: (args) =>
        `${n(args.faults, 'onderdeel gebruikt', 'onderdelen gebruiken')} ARIA waar dat niet mag.${rest(args)}`,
      flagged: (args) =>
        `${n(args.faults, 'onderdeel heeft', 'onderdelen hebben')} een rol die beter anders kan.${rest(args)}`,
      clean: (args) => `ARIA is overal juist gebruikt.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Deze pagina gebruikt geen ARIA.',
    },
  },
  'hidden-from-assistive-tech': {
    title: 'Verborgen voor hulpsoftware',
    why: 'Met aria-hidden verdwijnt een deel voor schermlezers. Staat er iets in waar het toetsenbord wel komt, dan raakt een blinde bezoeker de weg kwijt.',
    fix: 'Haal aria-hidden weg van alles waar het toetsenbord kan komen, of maak het deel echt onbereikbaar met hidden of inert.',
    says: {
      blocked: 'De hele pagina is voor schermlezers verborgen.',
      violated: (args) =>
        `${n(args.faults, 'verborgen deel bevat', 'verborgen delen bevatten')} iets waar het toetsenbord wel komt.${rest(args)}`,
      flagged: (args) =>
        `${n(args.faults, 'tekst is', 'teksten zijn')} samengevoegd terwijl er iets te bedienen in staat.${rest(args)}`,
      clean: (args) => `Wat voor schermlezers verborgen is, is ook met het toetsenbord niet te bereiken.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er is niets voor hulpsoftware verborgen.',
    },
  },
  'keyboard-access': {
    title: 'Bediening met het toetsenbord',
    why: 'Wie geen muis kan gebruiken, werkt met het toetsenbord. Een vlak dat alleen met de muis te scrollen is, blijft voor hem dicht.',
    fix: 'Zorg dat elk scrollend vlak en elk onderdeel met Tab te bereiken is, in de volgorde van de pagina, en zet geen knop in een knop.',
    says: {
      violated: (args) =>
        `${n(args.faults, 'onderdeel is', 'onderdelen zijn')} met het toetsenbord niet goed te bedienen.${rest(args)}`,
      flagged: (args) =>
        `${n(args.faults, 'onderdeel verandert', 'onderdelen veranderen')} de gewone volgorde of toetsen.${rest(args)}`,
      clean: (args) => `Geen belemmering voor het toetsenbord gevonden.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er is niets gevonden waarop deze regels slaan.',
    },
  },
  'page-language': {
    title: 'Taal van de pagina',
    why: 'Een schermlezer kiest zijn stem naar de taal van de pagina. Zonder taal klinkt Nederlands als Engels en is het niet te volgen.',
    fix: 'Zet de taal op het html-element, zoals <html lang="nl">, en bij een citaat in een andere taal op het citaat.',
    unseen: {
      hidden: { remedy: 'Toon de pagina in haar eigen taal, zonder de vertaling van de browser, en scan opnieuw.' },
    },
    says: {
      violated: (args) =>
        Number(args.faults) === 1
          ? `Een taalaanduiding ontbreekt of klopt niet.${rest(args)}`
          : `${args.faults} taalaanduidingen ontbreken of kloppen niet.${rest(args)}`,
      clean: 'De pagina noemt haar taal en de code bestaat.',
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Dit is geen HTML-pagina.',
    },
  },
  'page-title': {
    title: 'Titel van de pagina',
    why: 'De titel is het eerste wat een schermlezer voorleest. Hij zegt in welk tabblad iemand zit.',
    fix: 'Geef de pagina een title-element dat zegt wat er op staat.',
    says: {
      clean: 'De pagina heeft een titel.',
      untitled: 'De pagina heeft geen titel. Dat telt mee in SEO (title-present).',
      anonymous:
        'De pagina heeft geen titel en geen taal. De titel telt mee in SEO (title-present); samen beperken ze dit cijfer.',
      absent: 'Een titel is hier niet nodig.',
    },
  },
  'zoom-allowed': {
    title: 'Inzoomen',
    why: 'Slechtzienden vergroten een pagina met twee vingers. Staat dat uit, dan is de pagina voor hen niet te lezen.',
    fix: 'Haal user-scalable=no en maximum-scale uit de viewport-regel. Laat over: width=device-width, initial-scale=1.',
    says: {
      blocked: 'Bezoekers kunnen niet inzoomen tot twee keer de grootte.',
      flagged: 'Bezoekers kunnen niet verder inzoomen dan vijf keer de grootte.',
      clean: 'Bezoekers kunnen vrij inzoomen.',
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'De pagina legt niets vast over inzoomen.',
    },
  },
  headings: {
    title: 'Koppen',
    why: 'Met een schermlezer springt u van kop naar kop. Een lege of overgeslagen kop brengt u op de verkeerde plek.',
    fix: 'Geef de pagina één h1 die zegt waar zij over gaat. Laat daarna geen niveau over en zet geen lege koppen.',
    unseen: { tooLarge: { because: 'De pagina is te groot: dit is niet gemeten, of maar op een deel.' } },
    says: {
      flagged: (args) => `${n(args.faults, 'fout', 'fouten')} in de koppen.${rest(args)}`,
      several: ({ count }) => `Er staan ${count} zichtbare h1-koppen; één is de norm.`,
      clean: (args) => `De koppen vormen een goede inhoudsopgave.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Deze pagina heeft geen koppen nodig.',
    },
  },
  landmarks: {
    title: 'Gebieden van de pagina',
    why: 'Gebieden als kop, navigatie, inhoud en voet laten een schermlezer in één toets naar de inhoud gaan. Tekst buiten een gebied wordt daarbij overgeslagen.',
    fix: 'Zet alles in header, nav, main of footer, met één main per pagina. Geef twee gelijke gebieden elk een eigen naam.',
    says: {
      flagged: (args) =>
        `${n(args.faults, 'onderdeel staat', 'onderdelen staan')} buiten een gebied of in een dubbel gebied.${rest(args)}`,
      clean: (args) => `De pagina is goed in gebieden verdeeld.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Deze pagina heeft geen gebieden nodig.',
    },
  },
  'skip-repeated-content': {
    title: 'Menu overslaan',
    why: 'Wie met het toetsenbord werkt, moet op elke pagina door het hele menu. Een koppeling of gebied om het over te slaan scheelt tientallen toetsen.',
    fix: 'Zet als eerste op de pagina een link “Naar de inhoud” naar het main-element, en zorg dat het doel bestaat.',
    says: {
      flagged: (args) =>
        `${n(args.faults, 'springlink wijst', 'springlinks wijzen')} naar iets dat er niet is.${rest(args)}`,
      clean: 'Het menu is over te slaan.',
      toCheck: 'Kijk of het menu met één toets over te slaan is; dat is hier niet zeker.',
      absent: 'Er is geen herhaald menu.',
    },
  },
  lists: {
    title: 'Lijsten',
    why: 'Een schermlezer zegt hoeveel punten een lijst heeft en bij welk punt u bent. Met de verkeerde opbouw valt dat weg.',
    fix: 'Zet in ul en ol alleen li-elementen, en in dl alleen dt en dd, of een div daaromheen.',
    says: {
      violated: (args) =>
        `${n(args.faults, 'lijst of lijstdeel is', 'lijsten of lijstdelen zijn')} verkeerd opgebouwd.${rest(args)}`,
      clean: (args) => `Alle lijsten zijn goed opgebouwd.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er staan geen lijsten op deze pagina.',
    },
  },
  tables: {
    title: 'Tabellen',
    why: 'Bij elke cel noemt een schermlezer de kop van rij en kolom. Kloppen die niet, dan zijn het losse getallen.',
    fix: 'Maak van koppen th-elementen met scope="col" of scope="row", en verwijs met headers alleen naar cellen van dezelfde tabel.',
    says: {
      violated: (args) =>
        `${n(args.faults, 'tabel of cel verwijst', 'tabellen of cellen verwijzen')} verkeerd naar koppen.${rest(args)}`,
      flagged: (args) => `${n(args.faults, 'tabel of kop kan', 'tabellen of koppen kunnen')} duidelijker.${rest(args)}`,
      clean: (args) => `De koppen van de tabellen kloppen.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er staan geen tabellen op deze pagina.',
    },
  },
  frames: {
    title: 'Ingesloten kaders',
    why: 'Een kaart of video staat vaak in een kader. Zonder titel weet een blinde bezoeker niet of hij erin moet gaan.',
    fix: 'Geef elk iframe een title die zegt wat erin staat, zoals “Routekaart”.',
    says: {
      violated: (args) => `${n(args.faults, 'kader heeft', 'kaders hebben')} geen titel.${unseenParts(args)}`,
      clean: (args) => `Elk kader heeft een titel.${unseenParts(args)}`,
      toCheck: (args) => `Elk kader heeft een titel.${unseenParts(args)}`,
      absent: (args) => `Er staan geen kaders op deze pagina.${unseenParts(args)}`,
    },
  },
  'motion-and-time': {
    title: 'Verversen en bewegen',
    why: 'Een pagina die zichzelf ververst, haalt lezers weg van waar ze waren. Knipperende of schuivende tekst is voor velen niet te lezen.',
    fix: 'Haal meta refresh, blink en marquee weg, en laat geluid pas spelen als iemand erom vraagt.',
    says: {
      critical: 'De pagina ververst zichzelf of stuurt vanzelf door.',
      violated: (args) =>
        `${n(args.faults, 'onderdeel knippert of schuift', 'onderdelen knipperen of schuiven')} vanzelf.${rest(args)}`,
      clean: (args) => `Er ververst of schuift niets vanzelf.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er staat niets op de pagina dat vanzelf ververst of speelt.',
    },
  },
  'media-captions': {
    title: 'Ondertiteling van video',
    why: 'Wie niet hoort, leest de ondertitels. Of die er zijn en kloppen, kan alleen een mens zien.',
    fix: 'Geef elke video met spraak ondertitels in dezelfde taal, en kijk of zij kloppen.',
    says: {
      toCheck: (args) => `${n(args.toCheck, 'video te controleren', 'video’s te controleren')} op ondertitels.`,
      clean: 'De video’s hebben een spoor met ondertitels.',
      absent: 'Er staan geen video’s op deze pagina.',
    },
  },
  'form-autocomplete': {
    title: 'Velden die zichzelf invullen',
    why: 'Met de juiste autocomplete vult de browser naam en adres in. Dat helpt wie moeilijk typt of onthoudt.',
    fix: 'Gebruik alleen woorden uit de HTML-norm, zoals autocomplete="email" of "postal-code".',
    says: {
      violated: (args) =>
        `${n(args.faults, 'veld heeft', 'velden hebben')} een autocomplete-waarde die niet bestaat.${rest(args)}`,
      clean: 'Alle autocomplete-waarden bestaan.',
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er zijn geen velden met autocomplete.',
    },
  },
  'text-spacing': {
    title: 'Ruimte tussen regels en letters',
    why: 'Mensen met dyslexie zetten regels en letters verder uit elkaar. Met !important in het style-attribuut kan dat niet.',
    fix: 'Zet regelafstand en letterafstand in een stijlblad, zonder !important.',
    says: {
      violated: (args) => `${n(args.faults, 'tekst legt', 'teksten leggen')} de ruimte onwrikbaar vast.${rest(args)}`,
      clean: 'Bezoekers kunnen de ruimte in de tekst zelf vergroten.',
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er is geen tekst met vaste ruimte.',
    },
  },
  'touch-targets': {
    title: 'Grootte van knoppen en links',
    why: 'Kleine knoppen dicht bij elkaar zijn lastig te raken, zeker met trillende handen of op een telefoon. WCAG 2.2 vraagt 24 bij 24 pixels of ruimte eromheen.',
    fix: 'Maak knoppen en losse links minstens 24 bij 24 pixels, of zet er meer ruimte omheen.',
    unseen: { tooLarge: { because: 'De pagina is te groot: dit is niet gemeten, of maar op een deel.' } },
    says: {
      flagged: (args) =>
        `${n(args.faults, 'knop of link is', 'knoppen of links zijn')} te klein om goed te raken (WCAG 2.2).${rest(args)}`,
      clean: (args) => `Knoppen en links zijn groot genoeg (WCAG 2.2).${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten (WCAG 2.2).${rest(args)}`,
      absent: 'Er staan geen losse knoppen of links op deze pagina.',
    },
  },
  'label-in-name': {
    title: 'Zichtbare naam en gesproken naam',
    why: 'Wie met de stem bedient, zegt wat hij ziet. Heet de knop in de code anders, dan gebeurt er niets.',
    fix: 'Laat het aria-label beginnen met de tekst die zichtbaar is, of laat het weg.',
    says: {
      flagged: (args) =>
        `${n(args.faults, 'onderdeel heet', 'onderdelen heten')} in de code anders dan op het scherm.${rest(args)}`,
      clean: (args) => `Zichtbare namen komen overeen met de namen in de code.${rest(args)}`,
      toCheck: (args) => `Geen fout gemeten.${rest(args)}`,
      absent: 'Er zijn geen onderdelen met een eigen naam in de code.',
    },
  },
  'language-matches-text': {
    title: 'Klopt de taal met de tekst',
    why: 'Staat er lang="en" bij Nederlandse tekst, dan leest een schermlezer die met Engelse uitspraak voor. Dat is niet te verstaan.',
    fix: 'Zet bij lang de taal waarin de tekst geschreven is, ook op een deel in een andere taal.',
    fixes: { wordpress: 'Kies bij Instellingen, Algemeen, de taal van de site.' },
    unseen: {
      hidden: {
        remedy:
          'Toon de pagina zonder de vertaling van de browser en scan opnieuw; blijft het onzeker, laat dan iemand de tekst lezen.',
      },
    },
    says: {
      same: ({ declared }) => `De tekst is geschreven in de taal die erbij staat (${languageOf('nl', declared)}).`,
      doubtful: ({ declared, detected }) =>
        `Er staat lang="${declared}" bij, maar de tekst lijkt geschreven in het ${languageOf('nl', detected)}.`,
      other: ({ declared, detected }) =>
        `Er staat lang="${declared}" bij, maar de tekst is geschreven in het ${languageOf('nl', detected)}.`,
      short: 'Er is te weinig tekst om de taal te herkennen.',
      undeclared: 'De pagina noemt geen taal. Dat telt mee bij “Taal van de pagina”.',
    },
  },
  'link-purpose': {
    title: 'Zeggende linkteksten',
    why: 'Wie met een schermlezer bladert, hoort vaak alleen de links. Tien keer “lees meer” zegt dan niets.',
    fix: 'Noem in de link waar hij heen gaat: “Lees meer over onze tarieven” in plaats van “Lees meer”.',
    unseen: {
      hidden: {
        because:
          'Er zijn linkteksten in een taal waarvan wij de nietszeggende woorden niet kennen, of de taal is onzeker.',
        remedy: 'Lees de linkteksten zelf na: zegt elke tekst waar de link heen gaat?',
      },
    },
    says: {
      clear: 'Elke link zegt waar hij heen gaat, zelf of door wat eromheen staat.',
      generic: ({ count }) =>
        `${n(count, 'link zegt niet waar hij heen gaat', 'links zeggen niet waar zij heen gaan')}, ook niet door wat eromheen staat.`,
      absent: 'Er staan geen links op deze pagina.',
    },
  },
  'alt-quality': {
    title: 'Zeggende alt-teksten',
    why: 'Een alt-tekst als “IMG_2041.jpg” of “foto” wordt voorgelezen en zegt niets. Een blinde bezoeker weet dan alleen dat er een afbeelding is.',
    fix: 'Schrijf in een korte zin wat de afbeelding vertelt. Laat de alt-tekst leeg bij versiering.',
    says: {
      telling: 'De alt-teksten zeggen wat er te zien is.',
      empty: ({ count }) =>
        `${n(count, 'alt-tekst is', 'alt-teksten zijn')} een bestandsnaam, een leeg woord of te lang.`,
      absent: 'Er zijn geen alt-teksten op deze pagina.',
    },
  },
  'focus-visible': {
    title: 'Zichtbare focus',
    why: 'Wie met Tab door de pagina gaat, moet zien waar hij is. Zonder rand om het gekozen onderdeel is dat gokken.',
    fix: 'Haal outline: none weg, of geef :focus-visible een rand die goed afsteekt.',
    unseen: { hidden: { remedy: 'Loop met de Tab-toets door de pagina en kijk of overal te zien is waar u bent.' } },
    says: {
      visible: (args) => `Aan elk onderdeel dat Tab kiest, verandert zichtbaar iets.${unknownFocus(args)}`,
      bare: (args) =>
        `Bij ${n(args.count, 'onderdeel', 'onderdelen')} is niet te zien dat het toetsenbord er staat.${unknownFocus(args)}`,
      absent: 'Er is niets op deze pagina te kiezen met Tab.',
    },
  },
  'focus-not-obscured': {
    title: 'Focus achter een vaste balk',
    why: 'Een balk die blijft staan, kan het onderdeel bedekken waar het toetsenbord is. WCAG 2.2 vraagt dat het zichtbaar blijft.',
    fix: 'Houd vaste balken laag en zet scroll-padding-top en scroll-padding-bottom op het html-element, minstens zo hoog als de balk.',
    unseen: {
      hidden: {
        remedy: 'Loop met Tab en met Shift+Tab door de pagina en kijk of de balk het gekozen onderdeel nergens bedekt.',
      },
    },
    says: {
      clear: 'Wat Tab kiest, komt nergens achter een vaste balk te liggen (WCAG 2.2).',
      covers: ({ count }) =>
        `${n(count, 'onderdeel dat Tab kiest, ligt', 'onderdelen die Tab kiest, liggen')} geheel achter een vaste balk (WCAG 2.2).`,
      absent: 'Er zijn geen vaste balken.',
    },
  },
  'motion-reduced': {
    title: 'Rust voor wie dat vraagt',
    why: 'Beweging die doorgaat, leidt af en kan misselijk maken. Bezoekers kunnen in hun systeem om minder beweging vragen, en moeten kunnen pauzeren.',
    fix: 'Geef wat langer dan vijf seconden beweegt een pauzeknop, en zet het stil onder @media (prefers-reduced-motion: reduce).',
    unseen: {
      hidden: {
        remedy:
          'Vraagt uw systeem om minder beweging, zet dat even uit en scan opnieuw; laat anders iemand naar de beweging kijken.',
      },
    },
    says: {
      considerate: 'Er beweegt iets, en de pagina houdt rekening met wie om rust vraagt.',
      inconsiderate: ({ count }) =>
        `${n(count, 'onderdeel beweegt', 'onderdelen bewegen')}, ook voor wie om rust vraagt.`,
      unstoppable: ({ count }) => `${n(count, 'onderdeel beweegt', 'onderdelen bewegen')} eindeloos zonder pauzeknop.`,
      absent: 'Er beweegt niets lang uit zichzelf.',
    },
  },
  'reflow-now': {
    title: 'Zijwaarts scrollen',
    why: 'Wie sterk vergroot, ziet een smalle pagina. Moet hij dan ook zijwaarts scrollen, dan raakt hij de regel kwijt.',
    fix: 'Laat inhoud meekrimpen met het venster, en geef brede tabellen een eigen scrollvlak.',
    says: {
      fits: ({ width }) => `In een venster van ${width} pixels is zijwaarts scrollen niet nodig. Kijk zelf bij 320.`,
      overflows: ({ width, over }) => `In een venster van ${width} pixels steekt de pagina ${over} pixels uit.`,
    },
  },
  'orientation-lock': {
    title: 'Staand en liggend',
    why: 'Wie zijn scherm vast in één stand heeft, bijvoorbeeld aan een rolstoel, kan een pagina die dan op haar kant ligt niet lezen.',
    fix: 'Haal de draaiing (transform of rotate) weg uit de stijlen voor (orientation: portrait) en (orientation: landscape).',
    unseen: { hidden: { remedy: 'Draai een telefoon een kwartslag en kijk of de pagina meedraait.' } },
    says: {
      locked: 'De pagina ligt op haar kant zodra het scherm anders gehouden wordt.',
      free: 'Geen stijl legt de pagina op haar kant als het scherm anders gehouden wordt.',
    },
  },
  'accessibility-statement': {
    title: 'Toegankelijkheidsverklaring',
    why: 'Overheden moeten zo’n verklaring publiceren, en webwinkels moeten laten weten hoe zij aan de eisen voldoen. Bezoekers lezen er waar zij een klacht kwijt kunnen.',
    fix: 'Zet in de voet van elke pagina een link “Toegankelijkheid” naar uw verklaring.',
    says: {
      linked: 'De pagina linkt naar een verklaring over toegankelijkheid.',
      listed: 'De sitemap noemt een pagina over toegankelijkheid.',
      shop: 'Geen verklaring gevonden. Voor veel webwinkels gelden sinds 28 juni 2025 eisen.',
      publicBody: 'Geen verklaring gevonden. Voor overheden is die verplicht.',
      free: 'Aan deze pagina is niet te zien dat een verklaring nodig is.',
    },
  },
  'accessibility-overlay': {
    title: 'Hulpwidget',
    why: 'Een widget die belooft de site toegankelijk te maken, lost onderliggende fouten niet op. Voor gebruikers van een schermlezer zit hij vaak in de weg.',
    fix: 'Herstel de fouten in de site zelf. Dan is een widget niet nodig.',
    says: {
      present: ({ name }) => `De pagina laadt ${name}. Zo’n widget lost onderliggende fouten niet op.`,
      absent: 'Er is geen bekende hulpwidget gevonden.',
    },
  },
} satisfies Words<typeof pillar>;
