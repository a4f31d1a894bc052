import { engineIn } from '../../../lib/collect/axe/engine.ts';
import { framingOf } from '../../../lib/collect/axe/frame-place.ts';
import { look } from '../../../lib/collect/axe/look.ts';
import { made } from '../../../lib/collect/page/dom/made.ts';

/** The accessibility engine in the page's isolated world; `ms` are left for it. Resolves with the fact `axe`, or our error. */
export const examine = (internals: unknown, ms: number) =>
  made('the engine', async () =>
    look({
      doc: document,
      frame: framingOf(window),
      engine: engineIn(window),
      internals,
      limit: () => ms,
      progress: () => {},
    }),
  );
