import type { toegankelijkheid as pillar } from '../../../checks/toegankelijkheid/index.ts';
import type { Imperatives, Named } from '../../imperative.ts';
import { formatLanguage } from '../../terms.ts';

/** “één afbeelding” or “3 afbeeldingen”. */
const formatCount = (count: unknown, one: string, many: string): string =>
  Number(count) === 1 ? one : `${count} ${many}`;
const sayCounted =
  (before: string, one: string, many: string, after = '') =>
  ({ args }: Named): string =>
    `${before} ${formatCount(args['faults'] ?? args['count'], one, many)}${after}`;

const IMAGES = sayCounted('Geef', 'de afbeelding', 'afbeeldingen', ' een beschrijving (alt-tekst)');
const CONTROLS = sayCounted('Geef', 'de knop', 'knoppen', ' een naam die hardop te lezen is');
const FIELDS = sayCounted('Geef', 'het invoerveld', 'invoervelden', ' een zichtbaar label');
const ARIA = sayCounted('Verbeter', 'het onderdeel', 'onderdelen', ' met verkeerde uitleg voor schermlezers');
const LANGUAGE = ({ args: { detected } }: Named): string => `Geef als taal ${formatLanguage('nl', detected)} op`;
const TABLES = 'Laat de koppen in tabellen kloppen';

export const toegankelijkheid = {
  'text-contrast': sayCounted('Geef', 'de tekst', 'teksten', ' meer contrast met de achtergrond'),
  'image-alternatives': {
    critical: IMAGES,
    violated: IMAGES,
    flagged: sayCounted('Verbeter de beschrijving van', 'de afbeelding', 'afbeeldingen'),
  },
  'control-names': {
    critical: CONTROLS,
    violated: CONTROLS,
    flagged: 'Geef elk venster en elke uitklapbare lijst een naam',
  },
  'form-labels': { critical: FIELDS, violated: FIELDS, flagged: FIELDS },
  'link-names': sayCounted('Zet tekst in', 'de link', 'links', ' zonder tekst'),
  'aria-usage': { critical: ARIA, violated: ARIA, flagged: ARIA },
  'hidden-from-assistive-tech': {
    blocked: 'Maak de pagina leesbaar voor schermlezers: alles is nu verborgen',
    violated: 'Verberg niets voor schermlezers waar het toetsenbord wel komt',
    flagged: 'Haal knoppen en links uit tekst die als één geheel wordt voorgelezen',
  },
  'keyboard-access': {
    violated: sayCounted('Maak', 'het onderdeel', 'onderdelen', ' bedienbaar met het toetsenbord'),
    flagged: sayCounted('Laat', 'het onderdeel', 'onderdelen', ' de gewone volgorde volgen'),
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
  lists: sayCounted('Bouw', 'de lijst', 'lijsten', ' goed op'),
  tables: { violated: TABLES, flagged: TABLES },
  frames: sayCounted('Geef', 'de ingesloten pagina', 'ingesloten pagina’s', ' een titel (iframe)'),
  'motion-and-time': {
    critical: 'Laat de pagina zichzelf niet verversen of doorsturen',
    violated: 'Zet stil wat vanzelf knippert of schuift',
  },
  'form-autocomplete': sayCounted('Verbeter het automatisch invullen van', 'het veld', 'velden'),
  'text-spacing': 'Laat bezoekers de regel- en letterafstand aanpassen',
  'touch-targets': sayCounted('Maak', 'de knop of link', 'knoppen en links', ' groter'),
  'label-in-name': sayCounted('Laat', 'het onderdeel', 'onderdelen', ' heten zoals op het scherm staat'),
  'language-matches-text': { doubtful: LANGUAGE, other: LANGUAGE },
  'link-purpose': sayCounted('Zeg bij', 'de link', 'links', ' waar die heen gaat'),
  'alt-quality': sayCounted('Schrijf een betere beschrijving bij', 'de afbeelding', 'afbeeldingen', ' (alt-tekst)'),
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
