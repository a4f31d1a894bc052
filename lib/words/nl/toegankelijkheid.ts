import type { toegankelijkheid as pillar } from '../../checks/toegankelijkheid/index.ts';
import type { Args } from '../../model.ts';
import type { Words } from '../shape.ts';
import { formatLanguage } from '../terms.ts';

/** Why a person has to look, by `OPEN_REASONS`. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['gradient', 'tekst op een verloop'],
  ['picture', 'tekst op een foto'],
  ['overlap', 'onderdelen over elkaar'],
  ['outside', 'tekst buiten beeld'],
  ['sameColour', 'tekst in de kleur van wat eromheen staat'],
  ['short', 'tekst van één teken'],
  ['drawn', 'tekst met een schaduw of een los teken'],
  ['filter', 'tekst onder een filter'],
  ['reference', 'een verwijzing naar iets wat er nu niet is'],
  ['name', 'een naam die op de zichtbare tekst lijkt'],
  ['size', 'een maat die niet vaststaat'],
  ['keys', 'een lijst die met pijltjestoetsen kan scrollen'],
  ['table', 'een tabel met een eigen indeling'],
]);

const sayReasons = (why: Args[string] | undefined): string => {
  const named = String(why ?? '')
    .split(' ')
    .flatMap((one) => REASONS.get(one) ?? []);
  return named.length === 0 ? '' : `: ${named.join(', ')}`;
};

/** Sentences after the conclusion: what a person still has to check, and what is unreachable at the moment. */
const sayRest = ({ toCheck, inert, partly, why }: Args): string =>
  `${Number(partly) > 0 ? ' Deels gemeten: de pagina is te groot of de tijd was op.' : ''}${Number(toCheck) > 0 ? ` Nog ${toCheck} te controleren door een mens${sayReasons(why)}.` : ''}${
    Number(inert) > 0 ? ` ${inert} niet meegeteld: in een deel dat nu is uitgeschakeld.` : ''
  }`;

const formatCount = (count: Args[string] | undefined, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

/** Elements that show their focus by a script, or by a box around several. */
const sayUnknownFocus = ({ unknown }: Args): string =>
  Number(unknown) > 0 ? ` Bij ${formatCount(unknown, 'onderdeel', 'onderdelen')} is dat niet vast te stellen.` : '';

/** Parts that were not examined. */
const sayUnseenParts = ({ frames, closed }: Args): string =>
  `${Number(frames) > 0 ? ` ${formatCount(frames, 'iframe is', 'iframes zijn')} niet onderzocht.` : ''}${
    Number(closed) > 0
      ? ` ${formatCount(closed, 'gesloten onderdeel was', 'gesloten onderdelen waren')} niet te zien (shadow root).`
      : ''
  }`;

export const toegankelijkheid = {
  'text-contrast': {
    title: 'Genoeg contrast in tekst',
    why: 'Slechtzienden kunnen tekst met te weinig contrast niet lezen, en in de zon kan niemand dat.',
    fix: 'Vergroot het verschil tussen tekst en achtergrond tot de contrastverhouding 4,5 op 1 is, of 3 op 1 bij grote tekst: met donkerdere tekst op een lichte achtergrond, of lichtere tekst op een donkere.',
    unseen: {
      tooLarge: { because: 'De pagina is te groot: dit is niet gemeten, of maar op een deel.' },
      hidden: {
        because: 'Een extensie van uw browser (Dark Reader) heeft de kleuren van de pagina veranderd.',
        remedy: 'Zet die extensie voor deze site uit, laad de pagina opnieuw en scan daarna.',
      },
    },
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'tekst heeft', 'teksten hebben')} te weinig contrast.${sayRest(args)}`,
      clean: (args) => `Alle gemeten teksten hebben genoeg contrast.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Deze pagina heeft geen zichtbare tekst.',
    },
  },
  'text-contrast-enhanced': {
    title: 'Ruim contrast van tekst',
    why: 'Wie slecht ziet, leest makkelijker bij een verhouding van 7 op 1, of 4,5 op 1 bij grote tekst. Dat is meer dan verplicht is.',
    fix: 'Maak de tekst donkerder of de achtergrond lichter, tot de verhouding 7 op 1 is, of 4,5 op 1 bij grote tekst.',
    unseen: {
      tooLarge: { because: 'De pagina is te groot: dit is niet gemeten, of maar op een deel.' },
      hidden: {
        because: 'Een extensie van uw browser (Dark Reader) heeft de kleuren van de pagina veranderd.',
        remedy: 'Zet die extensie voor deze site uit, laad de pagina opnieuw en scan daarna.',
      },
    },
    says: {
      below: (args) =>
        `${formatCount(args.faults, 'tekst haalt', 'teksten halen')} het ruime contrast (niveau AAA) niet. Dat kost geen punten.${sayRest(args)}`,
      clean: (args) => `Alle gemeten teksten halen het ruime contrast (niveau AAA).${sayRest(args)}`,
      toCheck: (args) => `Geen tekst gevonden die het ruime contrast niet haalt.${sayRest(args)}`,
      absent: 'De pagina heeft geen tekst om te meten.',
    },
  },
  'image-alternatives': {
    title: 'Beschrijving bij afbeeldingen (alt-tekst)',
    why: 'Een schermlezer leest de alt-tekst van een afbeelding voor. Zonder die tekst weet een blinde bezoeker niet wat de afbeelding toont.',
    fix: 'Schrijf bij elke afbeelding met betekenis in een paar woorden wat die vertelt, en bij een logo de naam van uw bedrijf: in het veld voor de alt-tekst, of geef de woorden aan uw webbouwer. Bij versiering blijft dat veld leeg.',
    fixes: {
      wordpress:
        'Open Media, kies de afbeelding en vul “Alternatieve tekst” in. Doe dat ook in het blok waarin die staat.',
    },
    byCode: {
      flagged: {
        why: 'Een schermlezer leest die tekst voor. Zegt die niets, of twee keer hetzelfde, dan weet een blinde bezoeker niet wat de afbeelding toont.',
      },
    },
    says: {
      critical: (args) =>
        `${formatCount(args.faults, 'afbeelding heeft', 'afbeeldingen hebben')} geen alt-tekst.${sayRest(args)}`,
      violated: (args) =>
        `${formatCount(args.faults, 'afbeelding heeft', 'afbeeldingen hebben')} geen alt-tekst.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'afbeelding heeft', 'afbeeldingen hebben')} een betere alt-tekst nodig.${sayRest(args)}`,
      clean: (args) => `Elke afbeelding heeft een alt-tekst of is als versiering gemarkeerd.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Er staan geen afbeeldingen op deze pagina.',
    },
  },
  'control-names': {
    title: 'Knoppen met een naam',
    why: 'Schermlezers en spraakbediening gebruiken de naam van een knop. Een knop met alleen een pictogram heet dan gewoon “knop”, en niemand weet wat die doet.',
    fix: 'Zet tekst in de knop, of geef de knop een aria-label dat zegt wat er gebeurt, zoals “Menu openen”.',
    byCode: {
      flagged: {
        why: 'Een schermlezer noemt zo’n onderdeel bij het openen. Zonder naam weet een blinde bezoeker niet wat er openging.',
      },
    },
    says: {
      critical: (args) =>
        `${formatCount(args.faults, 'knop of bedienelement heeft', 'knoppen of bedienelementen hebben')} geen naam.${sayRest(args)}`,
      violated: (args) =>
        `${formatCount(args.faults, 'bedienelement heeft', 'bedienelementen hebben')} geen naam.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'venster of onderdeel van een boomlijst heeft', 'vensters of onderdelen van een boomlijst hebben')} geen naam.${sayRest(args)}`,
      clean: (args) => `Alle knoppen hebben een naam.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Er staan geen knoppen op deze pagina.',
    },
  },
  'form-labels': {
    title: 'Invoervelden met een label',
    why: 'Een voorleesprogramma leest het label voor: zonder label weten blinde bezoekers niet wat er in een veld moet. Een label vergroot ook het gebied waarop men kan klikken.',
    fix: 'Geef elk veld een label-element met for en id. Een voorbeeldtekst in het veld zelf is geen label.',
    says: {
      critical: (args) => `${formatCount(args.faults, 'veld heeft', 'velden hebben')} geen label.${sayRest(args)}`,
      violated: (args) => `${formatCount(args.faults, 'veld heeft', 'velden hebben')} geen goed label.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'veld heeft', 'velden hebben')} alleen een tooltip als label.${sayRest(args)}`,
      clean: (args) => `Alle velden hebben een label.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Er staan geen invoervelden op deze pagina.',
    },
  },
  'link-names': {
    title: 'Links met tekst',
    why: 'Een link zonder tekst wordt voorgelezen als zijn adres of als “link”. Wie met toetsenbord of schermlezer bladert, weet dan niet waar de link heen gaat.',
    fix: 'Zet tekst in de link, of geef de afbeelding erin een alt-tekst die het doel noemt.',
    says: {
      violated: (args) => `${formatCount(args.faults, 'link heeft', 'links hebben')} geen tekst.${sayRest(args)}`,
      clean: (args) => `Alle links hebben een tekst.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Er staan geen links op deze pagina.',
    },
  },
  'aria-usage': {
    title: 'Goede uitleg voor schermlezers (ARIA)',
    why: 'ARIA vertelt hulpsoftware wat een onderdeel is en in welke stand het staat. Verkeerde ARIA vertelt iets onwaars, en dat is erger dan niets.',
    fix: 'Gebruik eerst een gewoon HTML-element. Gebruik een rol of eigenschap alleen waar de ARIA-standaard die toestaat, met een geldige waarde.',
    says: {
      critical: (args) =>
        `${formatCount(args.faults, 'onderdeel geeft', 'onderdelen geven')} schermlezers verkeerde uitleg (ARIA).${sayRest(args)}`,
      violated: (args) =>
        `${formatCount(args.faults, 'onderdeel geeft', 'onderdelen geven')} schermlezers uitleg (ARIA) waar dat niet mag.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'onderdeel heeft', 'onderdelen hebben')} een minder geschikte rol.${sayRest(args)}`,
      clean: (args) => `ARIA is overal goed gebruikt.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Deze pagina gebruikt geen ARIA.',
    },
  },
  'hidden-from-assistive-tech': {
    title: 'Niets bedienbaars verborgen voor hulpsoftware',
    why: 'Met aria-hidden verdwijnt een deel voor schermlezers. Bevat dat deel iets waar het toetsenbord wel komt, dan raakt een blinde bezoeker de weg kwijt.',
    fix: 'Haal aria-hidden weg van alles waar het toetsenbord kan komen, of maak het deel ook met het toetsenbord onbereikbaar met inert (met hidden ziet niemand het meer).',
    byCode: {
      flagged: {
        why: 'Zo’n knop of link valt weg in de tekst die wordt voorgelezen: een blinde bezoeker weet niet dat die er is.',
      },
      blocked: { why: 'Wie de pagina laat voorlezen, hoort helemaal niets.' },
    },
    says: {
      blocked: 'De hele pagina is verborgen voor schermlezers.',
      violated: (args) =>
        `${formatCount(args.faults, 'verborgen deel bevat', 'verborgen delen bevatten')} iets waar het toetsenbord wel komt.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'tekst is', 'teksten zijn')} samengevoegd terwijl er iets bedienbaars in staat.${sayRest(args)}`,
      clean: (args) =>
        `Wat verborgen is voor schermlezers, is ook met het toetsenbord niet te bereiken.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Er is niets verborgen voor hulpsoftware.',
    },
  },
  'keyboard-access': {
    title: 'Bedienbaar met het toetsenbord',
    why: 'Wie geen muis kan gebruiken, werkt met het toetsenbord. Wat daarmee niet, of in een vreemde volgorde te bereiken is, blijft onbruikbaar.',
    fix: 'Zorg dat elk scrollgebied en elk onderdeel met Tab te bereiken is, in de volgorde van de pagina. Zet geen knop in een knop.',
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'onderdeel is', 'onderdelen zijn')} met het toetsenbord niet goed te bedienen.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'onderdeel verandert', 'onderdelen veranderen')} de gewone volgorde of toetsen.${sayRest(args)}`,
      clean: (args) => `Er zijn geen obstakels voor het toetsenbord gevonden.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Deze pagina heeft niets waarvoor deze regels gelden.',
    },
  },
  'page-language': {
    title: 'Taal van de pagina opgegeven',
    why: 'Een schermlezer kiest de stem op basis van de taal van de pagina. Zonder taal klinkt Nederlands als Engels en is het niet te volgen.',
    fix: 'Zet de taal van deze pagina op het html-element, zoals <html lang="nl">, en bij een citaat in een andere taal op het citaat.',
    unseen: {
      hidden: { remedy: 'Zet de vertaling van de browser uit en scan de pagina opnieuw in de oorspronkelijke taal.' },
    },
    says: {
      violated: (args) =>
        Number(args.faults) === 1
          ? `Een taalaanduiding ontbreekt of klopt niet.${sayRest(args)}`
          : `${args.faults} taalaanduidingen ontbreken of kloppen niet.${sayRest(args)}`,
      clean: 'De taal van de pagina is opgegeven en de taalcode bestaat.',
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Dit is geen HTML-pagina.',
    },
  },
  'page-title': {
    title: 'Titel van de pagina',
    why: 'De titel is het eerste wat een schermlezer voorleest. Die vertelt in welk tabblad iemand zit.',
    fix: 'Geef de pagina een title-element dat zegt wat erop staat.',
    says: {
      clean: 'De pagina heeft een titel.',
      untitled: 'De pagina heeft geen titel. Dat telt mee bij SEO (“Paginatitel”).',
      anonymous:
        'De pagina heeft geen titel en geen taal. De titel telt mee bij SEO (“Paginatitel”); samen begrenzen ze deze score.',
      absent: 'Een titel is hier niet nodig.',
    },
  },
  'title-on-page': {
    title: 'Titel en inhoud',
    why: 'De titel is het eerste wat een schermlezer voorleest. Zegt die iets anders dan de pagina, dan weten bezoekers niet waar ze zijn.',
    fix: 'Gebruik in de titel de woorden waarmee de pagina zelf zegt waar die over gaat.',
    unseen: { hidden: { because: 'Uw browser heeft de pagina vertaald.' } },
    says: {
      shared: 'De titel noemt wat op de pagina staat.',
      apart: 'Geen woord van de titel staat op de pagina. Kijk of de titel zegt waar de pagina over gaat.',
      unclear: 'Aan deze titel of pagina is dat niet te zien.',
    },
  },
  'zoom-allowed': {
    title: 'Inzoomen mogelijk',
    why: 'Slechtzienden vergroten een pagina met twee vingers. Staat dat uit, dan kunnen ze de pagina niet lezen.',
    fix: 'Haal alleen user-scalable=no en maximum-scale uit de viewport-metatag en laat de rest staan, zoals width=device-width, initial-scale=1.',
    says: {
      blocked: 'Bezoekers kunnen niet tot 200% inzoomen.',
      flagged: 'Bezoekers kunnen niet tot 500% inzoomen.',
      clean: 'Bezoekers kunnen vrij inzoomen.',
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'De pagina stelt niets in over inzoomen.',
    },
  },
  headings: {
    title: 'Koppen in goede volgorde',
    why: 'Met een schermlezer springt u van kop naar kop. Door een lege kop of een overgeslagen niveau komt u op de verkeerde plek.',
    fix: 'Geef de pagina één h1 die zegt waar de pagina over gaat. Sla daarna geen niveau over en laat geen kop leeg.',
    unseen: { tooLarge: { because: 'De pagina is te groot: dit is niet gemeten, of maar op een deel.' } },
    byCode: {
      several: {
        why: 'Wie de pagina laat voorlezen, hoort aan de hoofdkop waar die over gaat. Bij meer dan één is dat niet duidelijk.',
      },
    },
    says: {
      flagged: (args) => `${formatCount(args.faults, 'fout', 'fouten')} in de koppen.${sayRest(args)}`,
      several: ({ count }) => `Er staan ${count} zichtbare h1-koppen; één is de norm.`,
      clean: (args) => `De koppen vormen een goede inhoudsopgave.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Deze pagina heeft geen koppen nodig.',
    },
  },
  landmarks: {
    title: 'Paginagebieden (landmarks)',
    why: 'Kop, menu, hoofddeel en voet zijn gebieden waar een schermlezer met één toets heen gaat. Wat daarbuiten staat, wordt dan overgeslagen.',
    fix: 'Zet alles in header, nav, main of footer, met één main per pagina. Geef twee gebieden van dezelfde soort elk een eigen naam.',
    says: {
      flagged: (args) =>
        `${formatCount(args.faults, 'onderdeel staat', 'onderdelen staan')} buiten elk paginagebied, of in een gebied dat er twee keer is.${sayRest(args)}`,
      clean: (args) => `De pagina is goed verdeeld in paginagebieden.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Deze pagina heeft geen paginagebieden nodig.',
    },
  },
  'skip-repeated-content': {
    title: 'Menu over te slaan',
    why: 'Wie met het toetsenbord werkt, moet op elke pagina door het hele menu. Een skiplink of paginagebied om het over te slaan, scheelt tientallen toetsaanslagen.',
    fix: 'Zet als eerste op de pagina een link “Naar de inhoud” naar het main-element, en zorg dat het doel bestaat.',
    says: {
      flagged: (args) =>
        `${formatCount(args.faults, 'skiplink wijst', 'skiplinks wijzen')} naar iets wat er niet is.${sayRest(args)}`,
      clean: 'Het menu is over te slaan.',
      toCheck: 'Controleer of het menu met één toets over te slaan is; dat is hier niet zeker.',
      absent: 'Er is geen herhaald menu.',
    },
  },
  lists: {
    title: 'Lijsten goed opgebouwd',
    why: 'Een schermlezer vertelt hoeveel punten een lijst heeft en bij welk punt u bent. Bij een verkeerde opbouw valt dat weg.',
    fix: 'Zet in ul en ol alleen li-elementen, en in dl alleen dt en dd, of een div daaromheen.',
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'lijst of lijstdeel is', 'lijsten of lijstdelen zijn')} verkeerd opgebouwd.${sayRest(args)}`,
      clean: (args) => `Alle lijsten zijn goed opgebouwd.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Er staan geen lijsten op deze pagina.',
    },
  },
  tables: {
    title: 'Tabellen met kloppende koppen',
    why: 'Bij elke cel noemt een schermlezer de kop van rij en kolom. Kloppen die niet, dan blijven er losse getallen over.',
    fix: 'Maak van koppen th-elementen met scope="col" of scope="row", en verwijs met headers alleen naar cellen van dezelfde tabel.',
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'tabel of cel verwijst', 'tabellen of cellen verwijzen')} verkeerd naar koppen.${sayRest(args)}`,
      flagged: (args) =>
        `${formatCount(args.faults, 'tabel of kop kan', 'tabellen of koppen kunnen')} duidelijker.${sayRest(args)}`,
      clean: (args) => `De koppen van de tabellen kloppen.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Er staan geen tabellen op deze pagina.',
    },
  },
  frames: {
    title: 'Ingesloten pagina’s met een titel (iframe)',
    why: 'Een kaart of video kan in een iframe staan. Zonder titel weet een blinde bezoeker niet wat erin staat.',
    fix: 'Geef elk iframe een title die zegt wat erin staat, zoals “Routekaart”.',
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'iframe heeft', 'iframes hebben')} geen titel.${sayUnseenParts(args)}`,
      clean: (args) => `Elk iframe heeft een titel.${sayUnseenParts(args)}`,
      toCheck: (args) => `Elk iframe heeft een titel.${sayUnseenParts(args)}`,
      absent: (args) => `Er staan geen iframes op deze pagina.${sayUnseenParts(args)}`,
    },
  },
  'motion-and-time': {
    title: 'Niets ververst of beweegt vanzelf',
    why: 'Door een pagina die zichzelf ververst, raken lezers hun plek kwijt. Knipperende of schuivende tekst is voor velen niet te lezen.',
    fix: 'Haal meta refresh, blink en marquee weg, en laat geluid pas spelen als iemand erom vraagt. Stuurt de meta refresh door naar een ander adres, laat de server dat dan eerst doen.',
    byCode: {
      violated: { why: 'Knipperende of schuivende tekst is voor velen niet te lezen.' },
      critical: { why: 'Door een pagina die zichzelf ververst of doorstuurt, raken lezers hun plek kwijt.' },
    },
    says: {
      critical: 'De pagina ververst zichzelf of stuurt vanzelf door.',
      violated: (args) =>
        `${formatCount(args.faults, 'onderdeel knippert of schuift', 'onderdelen knipperen of schuiven')} vanzelf.${sayRest(args)}`,
      clean: (args) => `Er ververst of schuift niets vanzelf.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Er staat niets op de pagina dat vanzelf ververst of speelt.',
    },
  },
  'refresh-delay': {
    title: 'Geen automatische verversing',
    why: 'Wie langzaam leest of een schermlezer gebruikt, raakt de draad kwijt als de pagina zichzelf ververst of doorstuurt, ook als dat pas na lange tijd gebeurt.',
    fix: 'Haal de meta refresh weg; stuur door op de server, of laat de bezoeker zelf verversen.',
    says: {
      delayed: (args) =>
        `Een meta refresh ververst de pagina of stuurt door na ${formatCount(args.seconds, 'seconde', 'seconden')}. Niveau AAA staat dat nooit toe.`,
      immediate: 'Een meta refresh stuurt meteen door, zonder wachttijd.',
      absent: 'De pagina heeft geen meta refresh.',
    },
  },
  'media-captions': {
    title: 'Ondertiteling bij video',
    why: 'Dove bezoekers lezen de ondertiteling. Of die er is en klopt, kan alleen een mens beoordelen.',
    fix: 'Geef elke video met spraak ondertiteling in dezelfde taal en controleer of die klopt.',
    says: {
      toCheck: (args) => `${formatCount(args.toCheck, 'video', 'video’s')} te controleren op ondertiteling.`,
      clean: 'De video’s hebben ondertiteling.',
      absent: 'Er staan geen video’s op deze pagina.',
    },
  },
  'form-autocomplete': {
    title: 'Velden automatisch in te vullen',
    why: 'Met de juiste autocomplete vult de browser naam en adres in. Dat helpt bezoekers die moeite hebben met typen of onthouden.',
    fix: 'Gebruik alleen waarden uit de HTML-standaard, zoals autocomplete="email" of "postal-code".',
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'veld heeft', 'velden hebben')} een autocomplete-waarde die niet bestaat.${sayRest(args)}`,
      clean: 'Alle autocomplete-waarden bestaan.',
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Er zijn geen velden met autocomplete.',
    },
  },
  'text-spacing': {
    title: 'Regel- en letterafstand aanpasbaar',
    why: 'Mensen met dyslexie vergroten soms de afstand tussen regels en letters. Met !important in het style-attribuut kan dat niet.',
    fix: 'Zet regelafstand en letterafstand in een stijlblad, zonder !important.',
    says: {
      violated: (args) =>
        `${formatCount(args.faults, 'tekst heeft', 'teksten hebben')} een regel- of letterafstand die bezoekers niet kunnen aanpassen.${sayRest(args)}`,
      clean: 'Bezoekers kunnen de regel- en letterafstand zelf vergroten.',
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Er is geen tekst met een vaste regel- of letterafstand.',
    },
  },
  'touch-targets': {
    title: 'Knoppen en links groot genoeg',
    why: 'Kleine knoppen dicht bij elkaar zijn lastig te raken, zeker met trillende handen of op een telefoon. WCAG 2.2 eist 24 bij 24 pixels, of ruimte eromheen.',
    fix: 'Maak knoppen en losse links minstens 24 bij 24 pixels, of zet er meer ruimte omheen.',
    unseen: { tooLarge: { because: 'De pagina is te groot: dit is niet gemeten, of maar op een deel.' } },
    says: {
      flagged: (args) =>
        `${formatCount(args.faults, 'knop of link is', 'knoppen of links zijn')} te klein om goed te raken (WCAG 2.2).${sayRest(args)}`,
      clean: (args) => `Knoppen en links zijn groot genoeg (WCAG 2.2).${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden (WCAG 2.2).${sayRest(args)}`,
      absent: 'Er staan geen losse knoppen of links op deze pagina.',
    },
  },
  'label-in-name': {
    title: 'Zichtbare naam gelijk aan gesproken naam',
    why: 'Bij spraakbediening zegt u wat er op de knop staat. Heet de knop in de code anders, dan gebeurt er niets.',
    fix: 'Laat het aria-label beginnen met de tekst die zichtbaar is, of laat het weg.',
    says: {
      flagged: (args) =>
        `${formatCount(args.faults, 'onderdeel heet', 'onderdelen heten')} in de code anders dan op het scherm.${sayRest(args)}`,
      clean: (args) => `Zichtbare namen komen overeen met de namen in de code.${sayRest(args)}`,
      toCheck: (args) => `Geen fouten gevonden.${sayRest(args)}`,
      absent: 'Er zijn geen onderdelen met een eigen naam in de code.',
    },
  },
  'language-matches-text': {
    title: 'Opgegeven taal klopt met de tekst',
    why: 'Een schermlezer leest tekst voor met de uitspraak van de taal die erbij staat. Is dat een andere, dan is het niet te verstaan.',
    fix: 'Zet bij lang de taal waarin de tekst geschreven is, ook op een deel in een andere taal.',
    fixes: {
      wordpress:
        'Is de hele site in één taal, kies die dan bij Instellingen → Algemeen. Bij meer talen stelt u de taal van deze pagina in uw taalplug-in in.',
    },
    unseen: {
      hidden: {
        remedy:
          'Zet de vertaling van de browser uit en scan de pagina opnieuw; blijft het onzeker, laat dan iemand de tekst lezen.',
      },
    },
    says: {
      same: ({ declared }) => `De tekst is geschreven in de taal die erbij staat (${formatLanguage('nl', declared)}).`,
      doubtful: ({ declared, detected }) =>
        `Er staat lang="${declared}" bij, maar de tekst lijkt geschreven in het ${formatLanguage('nl', detected)}.`,
      other: ({ declared, detected }) =>
        `Er staat lang="${declared}" bij, maar de tekst is geschreven in het ${formatLanguage('nl', detected)}.`,
      short: 'Er is te weinig tekst om de taal te herkennen.',
      undeclared: 'De pagina heeft geen taalcode. Dat telt mee bij “Taal van de pagina opgegeven”.',
    },
  },
  'link-purpose': {
    title: 'Duidelijke linkteksten',
    why: 'Wie met een schermlezer bladert, kan alleen de links horen. Tien keer “lees meer” zegt dan niets.',
    fix: 'Noem het doel in de link: “Lees meer over onze tarieven” in plaats van “Lees meer”.',
    unseen: {
      hidden: {
        because:
          'Er zijn linkteksten in een taal waarvan Pijler de nietszeggende woorden niet kent, of de taal is onzeker.',
        remedy: 'Lees de linkteksten zelf na: zegt elke tekst waar de link heen gaat?',
      },
    },
    says: {
      clear: 'Elke link zegt waar die heen gaat, zelf of door de tekst eromheen.',
      generic: ({ count }) =>
        `${formatCount(count, 'link zegt niet waar die heen gaat', 'links zeggen niet waar ze heen gaan')}, ook niet door de tekst eromheen.`,
      absent: 'Er staan geen links op deze pagina.',
    },
  },
  'alt-quality': {
    title: 'Duidelijke beschrijving van afbeeldingen (alt-tekst)',
    why: 'Een alt-tekst als “IMG_2041.jpg” of “foto” wordt voorgelezen en zegt niets. Een blinde bezoeker weet dan alleen dat er een afbeelding is.',
    fix: 'Schrijf in een korte zin wat de afbeelding toont. Laat de alt-tekst leeg bij versiering.',
    says: {
      telling: 'De alt-teksten zeggen wat er te zien is.',
      empty: ({ count }) =>
        `${formatCount(count, 'alt-tekst is', 'alt-teksten zijn')} een bestandsnaam, nietszeggend of te lang.`,
      absent: 'Er zijn geen alt-teksten op deze pagina.',
    },
  },
  'focus-visible': {
    title: 'Te zien waar het toetsenbord is (focus)',
    why: 'Wie met Tab door de pagina gaat, moet kunnen zien waar de focus staat. Zonder rand om dat onderdeel is het gokken.',
    fix: 'Haal outline: none weg, of geef :focus-visible een rand met genoeg contrast.',
    unseen: {
      hidden: { remedy: 'Loop met de Tab-toets door de pagina en controleer of overal te zien is waar u bent.' },
    },
    says: {
      visible: (args) => `Alles wat met Tab te bereiken is, verandert zichtbaar bij focus.${sayUnknownFocus(args)}`,
      bare: (args) =>
        `Bij ${formatCount(args.count, 'onderdeel', 'onderdelen')} is niet te zien dat de focus er staat.${sayUnknownFocus(args)}`,
      absent: 'Op deze pagina is niets met Tab te bereiken.',
    },
  },
  'focus-not-obscured': {
    title: 'Bediend onderdeel niet achter een vaste balk (focus)',
    why: 'Een balk die blijft staan, kan het onderdeel met de focus bedekken. WCAG 2.2 eist dat het zichtbaar blijft.',
    fix: 'Houd vaste balken laag en zet scroll-padding-top en scroll-padding-bottom op het html-element, minstens zo hoog als de balk.',
    unseen: {
      hidden: {
        remedy:
          'Loop met Tab en met Shift+Tab door de pagina en controleer of een balk ergens het onderdeel met de focus bedekt.',
      },
    },
    says: {
      clear: 'Wat met Tab te bereiken is, komt nergens achter een vaste balk te liggen (WCAG 2.2).',
      covers: ({ count }) =>
        `${formatCount(count, 'onderdeel met de focus komt', 'onderdelen met de focus komen')} geheel achter een vaste balk te liggen (WCAG 2.2).`,
      absent: 'Er zijn geen vaste balken.',
    },
  },
  'motion-reduced': {
    title: 'Minder beweging op verzoek',
    why: 'Aanhoudende beweging leidt af en kan misselijk maken. Bezoekers kunnen in hun systeem om minder beweging vragen en moeten beweging kunnen pauzeren.',
    fix: 'Geef wat langer dan vijf seconden beweegt een pauzeknop, en zet het stil onder @media (prefers-reduced-motion: reduce).',
    unseen: {
      hidden: {
        remedy:
          'Vraagt uw systeem om minder beweging, zet dat even uit en scan opnieuw; laat anders iemand naar de beweging kijken.',
      },
    },
    says: {
      considerate: 'Er beweegt iets, maar de pagina respecteert het verzoek om minder beweging.',
      inconsiderate: ({ count }) =>
        `${formatCount(count, 'onderdeel beweegt', 'onderdelen bewegen')}, ook voor wie om minder beweging vraagt.`,
      unstoppable: ({ count }) =>
        `${formatCount(count, 'onderdeel beweegt', 'onderdelen bewegen')} eindeloos zonder pauzeknop.`,
      absent: 'Er beweegt niets lang uit zichzelf.',
    },
  },
  'reflow-now': {
    title: 'Geen horizontaal scrollen',
    why: 'Wie sterk vergroot, ziet een smalle pagina. Is dan ook horizontaal scrollen nodig, dan is een regel niet te volgen.',
    fix: 'Laat inhoud meekrimpen met het venster en geef brede tabellen een eigen scrollgebied.',
    says: {
      fits: ({ width }) =>
        `In een venster van ${width} pixels is horizontaal scrollen niet nodig. Controleer het zelf bij 320 pixels.`,
      overflows: ({ width, over }) => `In een venster van ${width} pixels is de pagina ${over} pixels te breed.`,
    },
  },
  'orientation-lock': {
    title: 'Staand en liggend',
    why: 'Een scherm kan vastzitten in één stand, bijvoorbeeld aan een rolstoel. Een pagina die zich dan kantelt, is niet te lezen.',
    fix: 'Haal de draaiing (transform of rotate) weg uit de CSS voor (orientation: portrait) en (orientation: landscape).',
    unseen: { hidden: { remedy: 'Draai een telefoon een kwartslag en controleer of de pagina meedraait.' } },
    says: {
      locked: 'De pagina kantelt zodra iemand het scherm anders houdt.',
      free: 'Geen CSS-regel kantelt de pagina als iemand het scherm anders houdt.',
    },
  },
  'accessibility-statement': {
    title: 'Toegankelijkheidsverklaring',
    why: 'Overheden moeten zo’n verklaring publiceren, en webwinkels moeten uitleggen hoe ze aan de eisen voldoen. Bezoekers lezen er waar ze terechtkunnen met een klacht.',
    fix: 'Is er nog geen verklaring, stel die dan eerst op. Zet daarna in de voet van elke pagina een link “Toegankelijkheid” naar de verklaring.',
    unseen: {
      hidden: {
        because: 'De pagina heeft een link naar een verklaring, maar laat die nu niet zien.',
        remedy: 'Controleer of bezoekers de link te zien krijgen, bijvoorbeeld in een menu.',
      },
    },
    byCode: {
      publicBody: {
        why: 'Overheden zijn verplicht zo’n verklaring te publiceren. Bezoekers lezen er wat nog niet werkt, en waar ze met een klacht terechtkunnen.',
      },
    },
    says: {
      linked: 'De pagina linkt naar een verklaring over toegankelijkheid.',
      listed: 'De sitemap noemt een pagina over toegankelijkheid.',
      shop: 'Geen verklaring gevonden. Sinds 28 juni 2025 legt een webwinkel uit hoe die aan de eisen voldoet, behalve een kleine: met minder dan tien werknemers en hooguit 2 miljoen euro omzet of balanstotaal. Hoe groot een bedrijf is, is van buiten niet te zien.',
      publicBody: 'Geen verklaring gevonden. Voor overheden is die verplicht.',
      free: 'Aan deze pagina is niet te zien dat een verklaring nodig is.',
    },
  },
  'accessibility-overlay': {
    title: 'Geen toegankelijkheidswidget',
    why: 'Een widget die belooft de site toegankelijk te maken, lost onderliggende fouten niet op. Gebruikers van een schermlezer kan die in de weg zitten.',
    fix: 'Herstel de fouten in de site zelf. Dan is een widget niet nodig.',
    says: {
      present: ({ name }) => `De pagina laadt ${name}. Zo’n widget lost onderliggende fouten niet op.`,
      absent: 'Er is geen bekende toegankelijkheidswidget gevonden.',
    },
  },
} satisfies Words<typeof pillar>;
