import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { requestOwn, stopOwn } from '../lib/collect/page/dom/own-origin.ts';
import { runGuarded } from '../lib/collect/page/dom/run-guarded.ts';
import { runReading } from '../lib/collect/page/dom/slices.ts';
import { getPageState } from '../lib/collect/page/dom/state.ts';
import { readLive, readPart, readRaw } from '../lib/collect/page/read-page.ts';
import { clearOverlay } from '../lib/platform/page/overlay/ask.ts';

/**
 * Injected on the click, into the page's isolated world; `lib/collect/page/dom/world.ts` tells how it is called. An unlisted
 * script: a content script of WXT announces itself to the page by an event, and we touch nothing.
 */
export default defineUnlistedScript(() => {
  // What is drawn in the page is none of it, and goes before anything is read.
  clearOverlay();
  // A reading of an earlier scan is none of this one's.
  const state = getPageState();
  state.readings = 0;
  state.reader = {
    read: () => runReading(() => runGuarded('the page reader', () => readLive(document))),
    parse: ({ html, url, truncated }) =>
      runReading(() => runGuarded('the HTML reader', () => readRaw(html, url, truncated))),
    parsePart: (html, part) => runReading(() => runGuarded(`the reader of ${part}`, () => readPart(html, part))),
    ...(import.meta.env.FIREFOX && {
      ask: (request) => runGuarded('the request in the page', () => requestOwn(request)),
      stop: stopOwn,
    }),
  };
});
