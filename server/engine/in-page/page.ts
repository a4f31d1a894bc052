import { runGuarded } from '../../../lib/collect/page/dom/run-guarded.ts';
import { reading } from '../../../lib/collect/page/dom/slices.ts';
import { pageState } from '../../../lib/collect/page/dom/state.ts';
import { readLive, readPart, readRaw } from '../../../lib/collect/page/read-page.ts';

/** Puts the reader into the page's isolated world, as `lib/collect/page/dom/world.ts` calls it. */
export const putReader = (): void => {
  const state = pageState();
  state.readings = 0;
  state.reader = {
    read: () => reading(() => runGuarded('the page reader', () => readLive(document))),
    parse: ({ html, url, truncated }) =>
      reading(() => runGuarded('the HTML reader', () => readRaw(html, url, truncated))),
    parsePart: (html, part) => reading(() => runGuarded(`the reader of ${part}`, () => readPart(html, part))),
  };
};
