import { defineCheck } from '../../check.ts';
import { SAMPLE_TEXTS, SAMPLE_TITLES } from '../../data/page-kinds/leftovers.ts';
import { PLACEHOLDER_TITLES } from '../../data/text/title-words.ts';
import type { Facts } from '../../evidence.ts';
import { findUntouchedStart } from '../../parse/page-kind/untouched.ts';
import { toBareTitle } from '../../parse/text/bare-title.ts';
import { listContentWords } from '../../parse/text/content-words.ts';
import { stripWww } from '../../parse/url/host-match.ts';

/** Whether this is a sample post or page of the system that still has its default name, before the site's name. */
const isSample = (title: string, body: string): boolean =>
  SAMPLE_TITLES.test(title.split(/\s[–—|-]\s/)[0] ?? '') && SAMPLE_TEXTS.some(({ pattern }) => pattern.test(body));

/** Whether nobody replaced the title: by its words, or because the page is still a system's unchanged start page. */
const isPlaceholder = (title: string, page: Facts['page']): boolean => {
  const bare = toBareTitle(title);
  if (bare === '' || PLACEHOLDER_TITLES.has(bare)) return true;
  return isSample(title, page.text.body) || findUntouchedStart(page) !== null;
};

/** Number of letters from which capitals are a style and not a name. */
const CAPITALS = 12;
/** Number of occurrences of one word that makes a title a keyword list. */
const REPEATED = 4;

const isAddress = (title: string, host: string): boolean =>
  /^(https?:\/\/|www\.)\S+$/i.test(title) || title.toLowerCase() === stripWww(host);

const isAllCapitals = (title: string): boolean => {
  const letters = title.match(/\p{L}/gu) ?? [];
  return letters.length >= CAPITALS && title === title.toUpperCase() && title !== title.toLowerCase();
};

const findRepeatedWord = (title: string): string | undefined => {
  const words = listContentWords(title);
  return words.find((word) => words.filter((other) => other === word).length >= REPEATED);
};

export const titleMeaningful = defineCheck({
  id: 'title-meaningful',
  weight: 4,
  who: 'zelf',
  cause: 'title',
  effort: 1,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: ['page', 'scan'],
  verdicts: {
    telling: 'pass',
    capitals: 'warn',
    repeated: 'warn',
    placeholder: 'fail',
    address: 'fail',
    absent: 'skip',
  },

  judge({ page, scan }) {
    const title = page.head.titles[0] ?? '';
    const items = [title];
    if (title === '') return { code: 'absent' };
    if (isPlaceholder(title, page)) return { code: 'placeholder', items };
    if (isAddress(title, scan.host)) return { code: 'address', items };
    if (isAllCapitals(title)) return { code: 'capitals', items };

    const word = findRepeatedWord(title);
    return word === undefined ? { code: 'telling', items } : { code: 'repeated', args: { word }, items };
  },
});
