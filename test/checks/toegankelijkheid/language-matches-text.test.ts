import { languageMatchesText } from '../../../lib/checks/toegankelijkheid/language-matches-text.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page as pageWith } from '../../kit/facts.ts';

type Part = Facts['language'][number];

const part = (declared: string, detected: string, changes: Partial<Part> = {}): Part => ({
  declared,
  letters: 1_200,
  selector: 'html',
  reliable: true,
  detected: [{ language: detected, percentage: 97 }],
  borneOut: true,
  common: { declared: declared.slice(0, 2) === detected ? 30 : 5, detected: 30 },
  ...changes,
});
const page = (...language: Part[]) => ({ language, page: pageWith() });
const NOTHING = { reliable: false, detected: [], borneOut: false, common: { declared: 3, detected: 0 } };
const unsure = (letters = 400): Part => part('nl', 'nl', { letters, ...NOTHING });

cases(languageMatchesText, {
  same: [
    page(part('nl', 'nl')),
    page(part('nl-be', 'nl')),
    page(part('nb', 'no')),
    page(part('nld', 'nl')),
    page(part('prs', 'fa')),
    page(part('nl', 'nl'), part('cn', 'en', { selector: 'blockquote' })),
    page(part('nl', 'nl'), part('en', 'en', { selector: 'blockquote' })),
    // When the browser is wrong, words that only one of the two languages has outnumber those of the other.
    page(part('da', 'no', { common: { declared: 14, detected: 2 } })),
    page(part('nl', 'nl', { common: { declared: 12, detected: 12 } })),
    // Another browser is sure of neither.
    page(part('nl', '', { reliable: false, detected: [], borneOut: false, common: { declared: 16, detected: 0 } })),
    // Half the page quotes English: the declared language is present.
    page(
      part('nl', 'en', {
        detected: [
          { language: 'en', percentage: 60 },
          { language: 'nl', percentage: 40 },
        ],
      }),
    ),
  ],
  doubtful: [
    page(part('nl', 'en', { letters: 199 })),
    page(part('nl', 'af')),
    page(part('hr', 'sr')),
    page(part('nl', 'nl'), part('en', 'nl', { letters: 60, selector: 'blockquote' })),
  ],
  other: [
    page(part('en-us', 'nl')),
    // A word or two of the declared language in another script.
    page(part('en', 'ja', { common: { declared: 4, detected: 0 } })),
    page(part('nl', 'nl'), part('en', 'nl', { selector: 'blockquote' })),
    page(part('en', 'nl'), unsure()),
    page(part('en', 'nl', { common: { declared: 12, detected: 25 } })),
  ],
  short: [page(), page(part('nl', 'en', { letters: 54 }))],
  undeclared: [page(part('', 'nl')), page(part('nederlands', 'nl')), page(part('cn', 'en'))],
});
blindCases(languageMatchesText, [
  // Names and numbers, which one browser is sure about.
  page(part('nl', 'cs', { borneOut: false, common: { declared: 0, detected: 3 } })),
  // As many words of one language as of the other, when the browser is sure of the other.
  page(part('en', 'nl', { common: { declared: 18, detected: 18 } })),
  page(part('en', 'nl', { common: { declared: 14, detected: 18 } })),
  page(unsure()),
  // Low Saxon and Levantine Arabic, which no browser can name.
  page(part('nds-nl', 'nl', { common: { declared: 0, detected: 25 } })),
  page(part('stl', 'nl', { common: { declared: 0, detected: 25 } })),
  page(part('apc', 'ar', { common: { declared: 0, detected: 5 } })),
  page(part('nl', 'nl'), unsure()),
  page(part('nl', 'af'), unsure()),
  { ...page(part('nl', 'nl')), page: pageWith({ document: { translated: true } }) },
]);
