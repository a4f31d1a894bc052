import { engineOf } from '../../../lib/collect/axe/engine.ts';
import { framingOf } from '../../../lib/collect/axe/frame-place.ts';
import { look } from '../../../lib/collect/axe/look.ts';
import { shadowOf } from '../../../lib/collect/page/dom.ts';
import { made } from '../../../lib/collect/page/made.ts';

/** What this world holds for us: the engine of the file before, and closed shadow roots by their hosts. */
interface World {
  readonly axe?: unknown;
  readonly pijlerRoots?: WeakMap<Element, unknown>;
}

const world = globalThis as World;

/** The accessibility engine in the page's isolated world; `ms` are left for it. Resolves with the fact `axe`, or our error. */
export const examine = (internals: unknown, ms: number) =>
  made('the engine', async () =>
    look({
      doc: document,
      frame: framingOf(window),
      engine: engineOf(world.axe),
      internals,
      rootOf: (element) => shadowOf(element) ?? world.pijlerRoots?.get(element) ?? null,
      limit: () => ms,
      progress: () => {},
    }),
  );
