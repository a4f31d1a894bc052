import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { requestOwn, stopOwn } from '../lib/collect/page/dom/own-origin.ts';
import { runGuarded } from '../lib/collect/page/dom/run-guarded.ts';
import { runReading } from '../lib/collect/page/dom/slices.ts';
import { getPageState } from '../lib/collect/page/dom/state.ts';
import { readLive, readPart, readRaw } from '../lib/collect/page/read-page.ts';
import { clearOverlay } from '../lib/platform/page/overlay/ask.ts';

/**
 * Injected on the click, into the page's isolated world; `lib/collect/page/dom/world.ts` describes how it is called. An
 * unlisted script, because a content script of WXT announces itself to the page by an event, and we touch nothing.
 */
export default defineUnlistedScript(() => {
  // The overlay is not part of the page, and is removed before anything is read.
  clearOverlay();
  // Readings of an earlier scan do not count for this one.
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
