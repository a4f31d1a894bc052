import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { auditPage, limitAfter } from '../lib/collect/axe/audit-page.ts';
import { getEngine } from '../lib/collect/axe/engine.ts';
import { findFraming } from '../lib/collect/axe/frame-position.ts';
import { runGuarded } from '../lib/collect/page/dom/run-guarded.ts';
import { getPageState } from '../lib/collect/page/dom/state.ts';
import { clearOverlay } from '../lib/platform/page/overlay/ask.ts';

/**
 * Runs the accessibility engine in the page's isolated world; resolves with the fact `axe`, or the error of ours that
 * ended it. Inject in this order, first all on the top frame, then on each frame that `frames.js` returned:
 * 1. `{ world: 'MAIN', files: ['gather-internals.js'] }`; its result is hostile data, null when it fails.
 * 2. A function that puts that result into `getPageState().internals`, and the start of the scan, on this world's
 * clock, into `scanBegan`.
 * 3. `{ files: ['axe.min.js'] }`.
 * 4. `{ files: ['axe.js'] }`; its result contains the fact.
 * Meanwhile `getPageState().progress` has the number of rules done. An unlisted script, because a content script of WXT
 * posts a message to the page.
 */
export default defineUnlistedScript(() =>
  runGuarded('the engine', async () => {
    clearOverlay();
    const state = getPageState();
    return auditPage({
      doc: document,
      frame: findFraming(window),
      engine: getEngine(window),
      internals: state.internals,
      limit: limitAfter(performance.now() - (state.scanBegan ?? performance.now())),
      progress: (done, of) => {
        state.progress = { done, of };
      },
    });
  }),
);
