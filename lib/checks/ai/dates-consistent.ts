import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { findDates, listReadings, listShortDates, parseMoment } from '../../parse/dates/dates.ts';
import { readArticleMarkup } from '../../parse/structured-data/article.ts';
import { DAY, toIsoDay } from '../../time.ts';

const DAYS = { same: 2, contradiction: 365 };
/**
 * Number of characters at the start of the content in which an article's own date is expected, rather than one it
 * writes about.
 */
const HEAD = 600;

/** Before this there were no web pages: an earlier date is one that the article writes about. */
const FIRST_PAGES = Date.UTC(1993, 0);

const listVisibleDates = ({ authorship, text, document }: Facts['page']): readonly number[] =>
  [
    ...authorship.times.flatMap(({ datetime, text: shown }) => parseMoment(shown) ?? parseMoment(datetime) ?? []),
    ...findDates(text.content.slice(0, HEAD)).flatMap((found) => listReadings(found, document.lang)),
  ].filter((at) => at >= FIRST_PAGES);

const countDaysBetween = (one: number, other: number): number => Math.abs(one - other) / DAY;

export const datesConsistent = defineCheck({
  id: 'dates-consistent',
  weight: 3,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  kinds: ['article'],
  needs: ['page', 'scan'],
  verdicts: {
    consistent: 'pass',
    missing: 'warn',
    different: 'warn',
    reversed: 'warn',
    future: 'fail',
    contradicts: 'fail',
  },

  judge({ page, scan }) {
    const markup = readArticleMarkup(page.structuredData.jsonLd, page.head.metas);
    const [published, modified] = [parseMoment(markup.published), parseMoment(markup.modified)];
    const marked = [published, modified].filter((at) => at !== null);
    const future = marked.filter((at) => at > scan.at + DAY);
    if (future.length > 0) return { code: 'future', items: future.map(toIsoDay) };

    const isMarked = (at: number): boolean => marked.some((one) => countDaysBetween(at, one) <= DAYS.same);
    const visible = [...listVisibleDates(page), ...listShortDates(page.text.content.slice(0, HEAD)).filter(isMarked)];
    if (published === null || visible.length === 0)
      return { code: 'missing', items: [...marked, ...visible].map(toIsoDay) };
    if (modified !== null && modified < published - DAY)
      return { code: 'reversed', items: [published, modified].map(toIsoDay) };

    const apart = Math.min(...visible.flatMap((shown) => marked.map((at) => countDaysBetween(shown, at))));
    const items = [...new Set([...marked, ...visible].map(toIsoDay))];
    if (apart <= DAYS.same) return { code: 'consistent', items };
    return { code: apart > DAYS.contradiction ? 'contradicts' : 'different', items };
  },
});
