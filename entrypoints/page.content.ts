import { defineContentScript } from 'wxt/utils/define-content-script';
import { readLive, readRaw } from '../lib/collect/page/read-page.ts';

/** Injected on the click, into the page's isolated world; `lib/collect/page/world.ts` tells how it is called. */
export default defineContentScript({
  registration: 'runtime',
  matches: [],
  main() {
    globalThis.pijler = { read: () => readLive(document), parse: readRaw };
  },
});
