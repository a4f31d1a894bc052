import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { engineIn } from '../lib/collect/axe/engine.ts';
import { framingOf } from '../lib/collect/axe/frame-position.ts';
import { limitAfter, look } from '../lib/collect/axe/look.ts';
import { runGuarded } from '../lib/collect/page/dom/run-guarded.ts';
import { pageState } from '../lib/collect/page/dom/state.ts';
import { clearOverlay } from '../lib/platform/page/overlay/ask.ts';

/**
 * The accessibility engine in the page's isolated world; resolves with the fact `axe`, or the error of ours that ended it. In this order, all on the top frame, and then on each
 * frame that `frames.js` told of:
 * 1. `{ world: 'MAIN', files: ['gather-internals.js'] }`; its result is hostile data, null when it fails.
 * 2. A function that puts that result into `pageState().internals`, and into `scanBegan` when the scan began, on this world's clock.
 * 3. `{ files: ['axe.min.js', 'axe.js'] }`; the result of the second file holds the fact.
 * Meanwhile `pageState().progress` tells how many rules are done. An unlisted script, for a content script of WXT
 * posts a message to the page.
 */
export default defineUnlistedScript(() =>
  runGuarded('the engine', async () => {
    clearOverlay();
    const state = pageState();
    return look({
      doc: document,
      frame: framingOf(window),
      engine: engineIn(window),
      internals: state.internals,
      limit: limitAfter(performance.now() - (state.scanBegan ?? performance.now())),
      progress: (done, of) => {
        state.progress = { done, of };
      },
    });
  }),
);
