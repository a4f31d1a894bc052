import { auditPage } from '../../../lib/collect/axe/audit-page.ts';
import { getEngine } from '../../../lib/collect/axe/engine.ts';
import { findFraming } from '../../../lib/collect/axe/frame-position.ts';
import { runGuarded } from '../../../lib/collect/page/dom/run-guarded.ts';

/**
 * Runs the accessibility engine in the page's isolated world, for `ms` milliseconds. Resolves with the fact `axe`, or our error.
 */
export const runAxe = (internals: unknown, ms: number) =>
  runGuarded('the engine', async () =>
    auditPage({
      doc: document,
      frame: findFraming(window),
      engine: getEngine(window),
      internals,
      limit: () => ms,
      progress: () => {},
    }),
  );
