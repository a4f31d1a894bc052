import { runGuarded } from '../../../lib/collect/page/dom/run-guarded.ts';
import { runReading } from '../../../lib/collect/page/dom/slices.ts';
import { getPageState } from '../../../lib/collect/page/dom/state.ts';
import { readLive, readPart, readRaw } from '../../../lib/collect/page/read-page.ts';

/** Injects the reader into the page's isolated world, in the form that `lib/collect/page/dom/world.ts` calls. */
export const putReader = (): void => {
  const state = getPageState();
  state.readings = 0;
  state.reader = {
    read: () => runReading(() => runGuarded('the page reader', () => readLive(document))),
    parse: ({ html, url, truncated }) =>
      runReading(() => runGuarded('the HTML reader', () => readRaw(html, url, truncated))),
    parsePart: (html, part) => runReading(() => runGuarded(`the reader of ${part}`, () => readPart(html, part))),
  };
};
