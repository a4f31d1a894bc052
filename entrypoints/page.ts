import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readLive, readPart, readRaw } from '../lib/collect/page/read-page.ts';
import { reading } from '../lib/collect/page/slices.ts';

/**
 * Injected on the click, into the page's isolated world; `lib/collect/page/world.ts` tells how it is called. An unlisted
 * script: a content script of WXT announces itself to the page by an event, and we touch nothing.
 */
export default defineUnlistedScript(() => {
  // A reading of an earlier scan is none of this one's.
  globalThis.pijlerReading = 0;
  globalThis.pijler = {
    read: () => reading(() => readLive(document)),
    parse: ({ html, url, truncated }) => reading(() => readRaw(html, url, truncated)),
    parsePart: (html, part) => reading(() => readPart(html, part)),
  };
});
