import type { Facts } from '../../evidence.ts';
import { splitWords } from '../text/coverage.ts';
import { listOtherPages, type Site } from '../url/own-address.ts';
import { isConsentAddress } from './consent.ts';

/** Most words of a page that only asks such a question; a longer page is about it. */
const WORDS = { age: 160, consent: 350 };
/** Most links of such a page to other pages of its site, besides its rules; an ordinary page has more. */
const LINKS = 3;

/** A legal age, to be found in one sentence with a phrase of `ASKS_FOR_IT`; a phrase of `SAYS_AGE` suffices by itself. */
const AGE = /\b(?:16|18|21)\b|\blegal (?:drinking )?age\b/i;
const ASKS_FOR_IT = [
  'ben je',
  'ben jij',
  'bent u',
  'heb je',
  'hebt u',
  'je moet',
  'u moet',
  'are you',
  'you must be',
  'you have to be',
  'you need to be',
];
const SAYS_AGE = [
  'leeftijdscontrole',
  'leeftijdsverificatie',
  'age check',
  'age verification',
  'oud genoeg',
  'old enough',
];
/** Pairs of answers to choose from; `GIVES_AGE`: what is filled in or pressed instead. */
const ANSWERS: readonly (readonly [string, string])[] = [
  ['ja', 'nee'],
  ['yes', 'no'],
  ['enter', 'leave'],
  ['enter', 'exit'],
];
const GIVES_AGE = [
  'ik ben 18',
  'ik ben 21',
  'i am 18',
  'i am 21',
  'i am over 18',
  'geboortedatum',
  'geboortejaar',
  'date of birth',
  'year of birth',
];

/** Phrases that demand consent before the page: implied consent ("door verder te gaan") is no wall. */
const BEFORE = [
  'om verder te gaan',
  'om door te gaan',
  'voordat je verder',
  'voordat u verder',
  'voordat je door',
  'voordat u door',
  'om de site te',
  'om de website te',
  'om deze site te',
  'om deze website te',
  'om deze pagina te',
  'om dit artikel te',
  'before you continue',
  'before you proceed',
  'before we continue',
  'to continue to',
  'in order to continue',
  'to access this',
  'to visit this',
  'to view this',
  'to read this',
  'you must accept',
  'you must first accept',
  'u moet eerst',
  'je moet eerst',
];
const OF_CONSENT = /\b(?:cookies?|toestemming|consent|privacy|tracking)\b/i;
const ANSWERS_CONSENT = /\b(?:accepteren|accepteer|akkoord|toestaan|accept|agree|allow all)\b/i;

type Page = Pick<Facts['page'], 'text' | 'links' | 'document' | 'forms' | 'head' | 'headings'>;

/** Pages with the site's rules, which a wall links to. */
const RULES = /privacy|cookie|voorwaarden|terms|legal|disclaimer|colofon|imprint|impressum/i;

const countLeadingOn = ({ links, document }: Page, site: Site): number =>
  listOtherPages(
    links.list.filter(({ href, text, hidden }) => !hidden && !RULES.test(`${href ?? ''} ${text}`)),
    { ...site, url: document.url },
  ).size;

/** Whether any of these phrases occurs in a text, ignoring case and kind of white space. */
const hasWords = (text: string, words: readonly string[]): boolean => {
  const plain = ` ${text.toLowerCase().split(/\s/).filter(Boolean).join(' ')}`;
  return words.some((one) => plain.includes(` ${one}`));
};

const isAskingAge = (text: string): boolean => {
  const asks =
    hasWords(text, SAYS_AGE) ||
    text.split(/[.?!]/).some((sentence) => AGE.test(sentence) && hasWords(sentence, ASKS_FOR_IT));
  const words = new Set(splitWords(text));
  return asks && (hasWords(text, GIVES_AGE) || ANSWERS.some(([one, other]) => words.has(one) && words.has(other)));
};

/**
 * Whether a page only asks for consent or an age before another page: short, with the question and its answers, and
 * with hardly any links elsewhere. A window over a page is a different thing (`overlay`).
 */
export const isWallPage = (page: Page, site: Site): boolean => {
  const { text, forms, document } = page;
  const words = splitWords(text.body).length;
  if (words === 0 || words > WORDS.consent || forms.passwordFields > 0 || countLeadingOn(page, site) > LINKS)
    return false;
  if (words <= WORDS.age && isAskingAge(text.body)) return true;
  const asks = hasWords(text.body, BEFORE) || isConsentAddress(document.url);
  return asks && OF_CONSENT.test(text.body) && ANSWERS_CONSENT.test(text.body);
};
