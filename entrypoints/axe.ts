import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { engineOf } from '../lib/collect/axe/engine.ts';
import { framingOf } from '../lib/collect/axe/frame-place.ts';
import { limitAfter, look } from '../lib/collect/axe/look.ts';
import { made } from '../lib/collect/page/made.ts';
import { clearOverlay } from '../lib/platform/page/overlay/ask.ts';

/** What this world holds for us: the engine of the file before, what the background put there, and what it may ask for. */
interface World {
  readonly axe?: unknown;
  readonly pijlerInternals?: unknown;
  pijlerProgress?: { readonly done: number; readonly of: number };
  readonly pijlerBegan?: number;
  readonly chrome?: { readonly dom?: { openOrClosedShadowRoot(element: Element): unknown } };
}

const world = globalThis as World;

const rootOf = (element: Element & { readonly openOrClosedShadowRoot?: unknown }): unknown =>
  world.chrome?.dom?.openOrClosedShadowRoot(element) ?? element.openOrClosedShadowRoot;

/**
 * The accessibility engine in the page's isolated world; resolves with the fact `axe`, or the error of ours that ended it. In this order, all on the top frame, and then on each
 * frame that `frames.js` told of:
 * 1. `{ world: 'MAIN', files: ['gather-internals.js'] }`; its result is hostile data, null when it fails.
 * 2. A function that puts that result into `globalThis.pijlerInternals`, and into `pijlerBegan` when the scan began, on this world's clock.
 * 3. `{ files: ['axe.min.js', 'axe.js'] }`; the result of the second file holds the fact.
 * Meanwhile `globalThis.pijlerProgress` tells how many rules are done. An unlisted script, for a content script of WXT
 * posts a message to the page.
 */
export default defineUnlistedScript({
  globalName: 'pijlerAxe',
  main: () =>
    made('the engine', async () => {
      clearOverlay();
      return look({
        doc: document,
        frame: framingOf(window),
        engine: engineOf(world.axe),
        internals: world.pijlerInternals,
        rootOf,
        limit: limitAfter(performance.now() - (world.pijlerBegan ?? performance.now())),
        progress: (done, of) => {
          world.pijlerProgress = { done, of };
        },
      });
    }),
});
