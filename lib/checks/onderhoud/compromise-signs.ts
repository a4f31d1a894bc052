import { defineCheck, unseen } from '../../check.ts';
import { SPAM_WORDS, SPAM_WORDS_CHECKED } from '../../data/spam-words.ts';
import type { Facts } from '../../evidence.ts';
import { isObfuscated } from '../../parse/obfuscation.ts';
import { isThirdParty } from '../../parse/same-site.ts';
import { isStale } from '../../parse/table-age.ts';

type Page = Facts['page'];

/** Links from which a hidden block is one: a single partner's link may lie in a closed menu. */
const BLOCK = 3;

const isSpam = (text: string): boolean => SPAM_WORDS.some(({ pattern }) => pattern.test(text));

const packedScript = ({ resources }: Page): string | null =>
  resources.inline.find(isObfuscated)?.start.replace(/\s+/g, ' ').slice(0, 200) ?? null;

const hiddenLinks = ({ concealed }: Page): string | null => {
  const spam = concealed.links.filter(({ url, text }) => isSpam(`${text} ${url.replace(/[-_/.]+/g, ' ')}`));
  return concealed.links.length >= BLOCK && spam.length > 0 ? (spam[0]?.url ?? null) : null;
};

/** A form that sends a password or a card number to another site. */
const strangeForm = ({ forms }: Page, host: string): string | null =>
  forms.list.find(({ action, fields }) => fields.includes('password') && isThirdParty(action, host))?.action ?? null;

/** What the server sends to others than the one who looks: another title, or links that the page does not show. */
const otherForRobots = (page: Page, raw: Page): string | null => {
  const shown = new Set(page.links.list.map(({ href }) => href));
  const title = raw.head.titles.find((one) => isSpam(one) && !page.head.titles.includes(one));
  const links = raw.links.list.filter(({ href, text }) => href !== null && !shown.has(href) && isSpam(text));
  return title ?? (links.length >= BLOCK ? (links[0]?.href ?? null) : null);
};

export const compromiseSigns = defineCheck({
  id: 'compromise-signs',
  weight: 8,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/monitor-debug/security/hacked',
  needs: ['page', 'scan'],
  helps: ['raw'],
  verdicts: { none: 'pass', one: 'info', several: 'fail', severalByOldTable: 'warn' },

  judge({ page, scan, raw }) {
    const seenHere = [packedScript(page), hiddenLinks(page), strangeForm(page, scan.host)];
    const signs = [...seenHere, raw.seen ? otherForRobots(page, raw.value) : null].filter((sign) => sign !== null);
    if (signs.length >= 2) {
      const code = isStale(SPAM_WORDS_CHECKED, scan.at) ? 'severalByOldTable' : 'several';
      return { code, args: { count: signs.length }, items: signs };
    }
    if (!raw.seen && raw.why !== 'moot') return unseen(raw.why);
    return signs.length === 1 ? { code: 'one', items: signs } : { code: 'none' };
  },
});
