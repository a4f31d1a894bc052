import type { toegankelijkheid as pillar } from '../../../checks/toegankelijkheid/index.ts';
import type { Imperatives, Named } from '../../imperative.ts';
import { languageOf } from '../../terms.ts';

/** “één afbeelding” or “3 afbeeldingen”. */
const n = (count: unknown, one: string, many: string): string => (Number(count) === 1 ? one : `${count} ${many}`);
const counted =
  (before: string, one: string, many: string, after = '') =>
  ({ args }: Named): string =>
    `${before} ${n(args['faults'] ?? args['count'], one, many)}${after}`;

const IMAGES = counted('Geef', 'de afbeelding', 'afbeeldingen', ' een beschrijving (alt-tekst)');
const CONTROLS = counted('Geef', 'de knop', 'knoppen', ' een naam die hardop te lezen is');
const FIELDS = counted('Geef', 'het invoerveld', 'invoervelden', ' een zichtbaar label');
const ARIA = counted('Verbeter', 'het onderdeel', 'onderdelen', ' met verkeerde uitleg voor schermlezers');
const LANGUAGE = ({ args: { detected } }: Named): string => `Geef als taal ${languageOf('nl', detected)} op`;
const TABLES = 'Laat de koppen in tabellen kloppen';

export const toegankelijkheid = {
  'text-contrast': counted('Maak', 'de tekst', 'teksten', ' donkerder of de achtergrond lichter'),
  'image-alternatives': {
    critical: IMAGES,
    violated: IMAGES,
    flagged: counted('Verbeter de beschrijving van', 'de afbeelding', 'afbeeldingen'),
  },
  'control-names': {
    critical: CONTROLS,
    violated: CONTROLS,
    flagged: 'Geef elk venster en elke uitklapbare lijst een naam',
  },
  'form-labels': { critical: FIELDS, violated: FIELDS, flagged: FIELDS },
  'link-names': counted('Zet tekst in', 'de link', 'links', ' zonder tekst'),
  'aria-usage': { critical: ARIA, violated: ARIA, flagged: ARIA },
  'hidden-from-assistive-tech': {
    blocked: 'Maak de pagina leesbaar voor schermlezers: alles is nu verborgen',
    violated: 'Verberg niets voor schermlezers waar het toetsenbord wel komt',
    flagged: 'Haal knoppen en links uit tekst die als één geheel wordt voorgelezen',
  },
  'keyboard-access': {
    violated: counted('Maak', 'het onderdeel', 'onderdelen', ' bedienbaar met het toetsenbord'),
    flagged: counted('Laat', 'het onderdeel', 'onderdelen', ' de gewone volgorde volgen'),
  },
  'page-language': 'Geef op in welke taal de pagina is',
  'page-title': 'Geef de pagina een titel en een taal',
  'zoom-allowed': 'Laat bezoekers inzoomen',
  headings: {
    flagged: 'Zet de koppen in de goede volgorde',
    several: 'Houd één hoofdkop over',
  },
  landmarks: 'Zet alles op de pagina in een kop, menu, hoofddeel of voet',
  'skip-repeated-content': 'Herstel de link “Naar de inhoud”',
  lists: counted('Bouw', 'de lijst', 'lijsten', ' goed op'),
  tables: { violated: TABLES, flagged: TABLES },
  frames: counted('Geef', 'de ingesloten pagina', 'ingesloten pagina’s', ' een titel (iframe)'),
  'motion-and-time': {
    critical: 'Laat de pagina zichzelf niet verversen of doorsturen',
    violated: 'Zet stil wat vanzelf knippert of schuift',
  },
  'form-autocomplete': counted('Verbeter het automatisch invullen van', 'het veld', 'velden'),
  'text-spacing': 'Laat bezoekers de regel- en letterafstand aanpassen',
  'touch-targets': counted('Maak', 'de knop of link', 'knoppen en links', ' groter'),
  'label-in-name': counted('Laat', 'het onderdeel', 'onderdelen', ' heten zoals op het scherm staat'),
  'language-matches-text': { doubtful: LANGUAGE, other: LANGUAGE },
  'link-purpose': counted('Zeg bij', 'de link', 'links', ' waar die heen gaat'),
  'alt-quality': counted('Schrijf een betere beschrijving bij', 'de afbeelding', 'afbeeldingen', ' (alt-tekst)'),
  'focus-visible': 'Laat zien waar iemand met het toetsenbord is',
  'focus-not-obscured': 'Houd vaste balken weg van wat iemand bedient',
  'motion-reduced': {
    inconsiderate: 'Zet beweging stil voor wie daarom vraagt',
    unstoppable: 'Zet een pauzeknop bij wat blijft bewegen',
  },
  'orientation-lock': 'Laat de pagina staand en liggend werken',
  'accessibility-statement': {
    publicBody: 'Publiceer een toegankelijkheidsverklaring en link er overal naar',
  },
} satisfies Imperatives<typeof pillar>;
