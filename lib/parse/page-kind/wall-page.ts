import type { Facts } from '../../evidence.ts';
import { wordsOf } from '../text/coverage.ts';
import { otherPages, type Site } from '../url/own-address.ts';
import { isConsentAddress } from './consent.ts';

/** Words beyond which a page is about such a question, and does not only ask it. */
const WORDS = { age: 160, consent: 350 };
/** Pages of its own that a question may lead to beside its rules: a site leads to more. */
const LINKS = 3;

/** A question for an age, or what must be so before a visitor comes in. */
const ASKS_AGE =
  /\b(?:ben (?:je|jij)|bent u|heb je|hebt u)\b[^.?!]{0,40}\b(?:1[68]|2[01])\b|\b(?:are|aren['’]t) you\b[^.?!]{0,40}\b(?:1[68]|2[01]|legal (?:drinking )?age)\b|\byou (?:must|have to|need to) be\b[^.?!]{0,40}\b(?:1[68]|2[01]|legal (?:drinking )?age)\b|\b(?:je|u) moet\b[^.?!]{0,60}\b(?:1[68]|2[01]) jaar\b|\b(?:leeftijdscontrole|leeftijdsverificatie|age (?:check|verification))\b|\boud genoeg\b|\bold enough\b/i;
/** Both answers, one that says it all, or a date of birth to fill in. */
const ANSWERS_AGE =
  /(?:^|\s)ja\b[\s\S]{0,80}\bnee\b|\bnee\b[\s\S]{0,80}\bja\b|(?:^|\s)yes\b[\s\S]{0,80}\bno\b|\bno\b[\s\S]{0,80}\byes\b|\bik ben (?:1[68]|2[01])\b|\bi am (?:over |at least )?(?:1[68]|2[01])\b|\benter(?: site)?\b[\s\S]{0,60}\b(?:leave|exit)\b|\b(?:geboortedatum|geboortejaar|date of birth|year of birth)\b/i;

/** That consent comes before the page: what goes on by itself ("door verder te gaan") is no wall. */
const ASKS_CONSENT =
  /\b(?:om|voordat|voor) (?:(?:u|je|deze|de|dit|onze|naar|verder)\s+){0,3}(?:site|website|pagina|artikel|verder|door|doorgaat|verdergaat)\b[^.?!]{0,60}|\b(?:before (?:you|we) (?:continue|proceed|go)|(?:to|in order to) (?:continue|access|visit|view|read|use)|(?:you|u|je) (?:must|moet|need to) (?:first )?(?:accept|accepteren|toestemming|agree))\b/i;
const OF_CONSENT = /\bcookies?\b|\btoestemming\b|\bconsent\b|\bprivacy\b|\btracking\b/i;
const ANSWERS_CONSENT =
  /\b(?:alles accepteren|accepteer(?: alle)?|accepteren|akkoord|toestaan|ik ga akkoord|accept(?: all)?|agree|allow all|i agree)\b/i;

type Page = Pick<Facts['page'], 'text' | 'links' | 'document' | 'forms' | 'head' | 'headings'>;

/** Where its rules are: a wall links to those. */
const RULES = /privacy|cookie|voorwaarden|terms|legal|disclaimer|colofon|imprint|impressum/i;

const leadsOn = ({ links, document }: Page, site: Site): number =>
  otherPages(
    links.list.filter(({ href, text, hidden }) => !hidden && !RULES.test(`${href ?? ''} ${text}`)),
    { ...site, url: document.url },
  ).size;

/**
 * Whether a page is nothing but the question for consent or an age that stands before another: short, with the question and
 * its answers, and leading nowhere else. A window over a page is another thing (`overlay`).
 */
export const isWallPage = (page: Page, site: Site): boolean => {
  const { text, forms, document } = page;
  const words = wordsOf(text.body).length;
  if (words === 0 || words > WORDS.consent || forms.passwordFields > 0 || leadsOn(page, site) > LINKS) return false;
  if (words <= WORDS.age && ASKS_AGE.test(text.body) && ANSWERS_AGE.test(text.body)) return true;
  const asks = ASKS_CONSENT.test(text.body) || isConsentAddress(document.url);
  return asks && OF_CONSENT.test(text.body) && ANSWERS_CONSENT.test(text.body);
};
