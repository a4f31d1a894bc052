import type { toegankelijkheid as pillar } from '../../../checks/toegankelijkheid/index.ts';
import type { Imperatives, Named } from '../../imperative.ts';
import { formatLanguage } from '../../terms.ts';

/** “the image” or “3 images”. */
const formatCount = (count: unknown, one: string, many: string): string =>
  Number(count) === 1 ? one : `${count} ${many}`;
const sayCounted =
  (before: string, one: string, many: string, after = '') =>
  ({ args }: Named): string =>
    `${before} ${formatCount(args['faults'] ?? args['count'], one, many)}${after}`;

const IMAGES = sayCounted('Give', 'the image', 'images', ' a description (alt text)');
const CONTROLS = sayCounted('Give', 'the button', 'buttons', ' a name that can be read aloud');
const FIELDS = sayCounted('Give', 'the input field', 'input fields', ' a visible label');
const ARIA = sayCounted('Correct', 'the element', 'elements', ' that screen readers are misinformed about');
const LANGUAGE = ({ args: { detected } }: Named): string => `Declare ${formatLanguage('en', detected)} as the language`;
const TABLES = 'Correct the headers in tables';

export const toegankelijkheid = {
  'text-contrast': sayCounted('Give', 'the text', 'texts', ' more contrast with the background'),
  'image-alternatives': {
    critical: IMAGES,
    violated: IMAGES,
    flagged: sayCounted('Improve the description of', 'the image', 'images'),
  },
  'control-names': {
    critical: CONTROLS,
    violated: CONTROLS,
    flagged: 'Give every dialog and every list that unfolds a name',
  },
  'form-labels': { critical: FIELDS, violated: FIELDS, flagged: FIELDS },
  'link-names': sayCounted('Put text in', 'the link', 'links', ' without text'),
  'aria-usage': { critical: ARIA, violated: ARIA, flagged: ARIA },
  'hidden-from-assistive-tech': {
    blocked: 'Make the page readable for screen readers: all of it is hidden now',
    violated: 'Hide nothing from screen readers that the keyboard can reach',
    flagged: 'Take buttons and links out of text that is read aloud as one piece',
  },
  'keyboard-access': {
    violated: sayCounted('Make', 'the element', 'elements', ' work with the keyboard'),
    flagged: sayCounted('Make', 'the element', 'elements', ' follow the normal order'),
  },
  'page-language': 'Declare the language of the page',
  'page-title': 'Give the page a title and a language',
  'zoom-allowed': 'Let visitors zoom in',
  headings: {
    flagged: 'Put the headings in the right order',
    several: 'Leave one main heading',
  },
  landmarks: 'Put everything on the page in a header, menu, main part or footer',
  'skip-repeated-content': 'Fix the link “Skip to content”',
  lists: sayCounted('Build', 'the list', 'lists', ' correctly'),
  tables: { violated: TABLES, flagged: TABLES },
  frames: sayCounted('Give', 'the embedded page', 'embedded pages', ' a title (iframe)'),
  'motion-and-time': {
    critical: 'Stop the page from refreshing or redirecting by itself',
    violated: 'Stop what blinks or scrolls by itself',
  },
  'form-autocomplete': sayCounted('Correct the autofill of', 'the field', 'fields'),
  'text-spacing': 'Let visitors change the spacing of lines and letters',
  'touch-targets': sayCounted('Make', 'the button or link', 'buttons and links', ' larger'),
  'label-in-name': sayCounted('Give', 'the element', 'elements', ' the same name as on the screen'),
  'language-matches-text': { doubtful: LANGUAGE, other: LANGUAGE },
  'link-purpose': sayCounted('Say where', 'the link', 'links', ' will lead'),
  'alt-quality': sayCounted('Write a better description of', 'the image', 'images', ' (alt text)'),
  'focus-visible': 'Show where someone with a keyboard is',
  'focus-not-obscured': 'Keep fixed bars away from what someone operates',
  'motion-reduced': {
    inconsiderate: 'Stop movement for visitors who ask for that',
    unstoppable: 'Add a pause button to what keeps moving',
  },
  'orientation-lock': 'Make the page work upright and sideways',
  'accessibility-statement': {
    publicBody: 'Publish an accessibility statement and link to it everywhere',
  },
} satisfies Imperatives<typeof pillar>;
