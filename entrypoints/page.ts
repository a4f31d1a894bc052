import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readLive, readPart, readRaw } from '../lib/collect/page/read-page.ts';

/**
 * Injected on the click, into the page's isolated world; `lib/collect/page/world.ts` tells how it is called. An unlisted
 * script: a content script of WXT announces itself to the page by an event, and we touch nothing.
 */
export default defineUnlistedScript(() => {
  globalThis.pijler = {
    read: () => readLive(document),
    parse: ({ html, url, truncated }) => readRaw(html, url, truncated),
    parsePart: readPart,
  };
});
