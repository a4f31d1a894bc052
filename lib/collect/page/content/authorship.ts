import type { Page } from '../../../facts/page.ts';
import { collapseWhitespace, findAll, findClosest, getAttribute, isRendered, startOf } from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';

type Authorship = Page['authorship'];

const LIMIT = { bylines: 10, looked: 60, text: 120, times: 50 };
const BYLINES =
  '[rel~="author"], [itemprop~="author"], .byline, .author, .author-name, .post-author, .entry-author, .article-author';

/** The first visible texts that name an author and are short enough for a name with its surroundings. */
const findBylines = ({ doc, source }: Reading): string[] => {
  const elements = findAll(doc, BYLINES).slice(0, LIMIT.looked);
  const shown = elements.filter((element) => !source.live || isRendered(element));
  const texts = shown.map((element) => collapseWhitespace(startOf(element), LIMIT.text + 1));
  return [...new Set(texts)].filter((text) => text !== '' && text.length <= LIMIT.text).slice(0, LIMIT.bylines);
};

const findTimes = ({ doc }: Reading): Authorship['times'] =>
  findAll(doc, 'time')
    .filter((element) => findClosest(element, 'nav, footer, aside') === null)
    .slice(0, LIMIT.times)
    .map((element) => ({
      datetime: collapseWhitespace(getAttribute(element, 'datetime') ?? '', 40),
      text: collapseWhitespace(startOf(element), 80),
    }));

export const readAuthorship = (reading: Reading): Authorship => ({
  bylines: findBylines(reading),
  times: findTimes(reading),
});
