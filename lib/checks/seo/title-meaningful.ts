import { defineCheck } from '../../check.ts';
import { listContentWords } from '../../parse/text/content-words.ts';
import { isPlaceholder } from './shared/placeholder-title.ts';

/** Letters from which capitals are a manner of writing and not a name. */
const CAPITALS = 12;
/** Times that one word makes a title a list of keywords. */
const REPEATED = 4;

const isAddress = (title: string, host: string): boolean =>
  /^(https?:\/\/|www\.)\S+$/i.test(title) || title.toLowerCase() === host.replace(/^www\./, '');

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
