import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../../server/engine/engine.ts';
import { sampleLedger } from '../../test/components/sample.ts';
import { type Stored, storedOf } from '../../test/server/kit/scanner.ts';
import { ARCHETYPES } from '../../test/sites/archetypes.ts';
import { recorded } from '../../test/sites/recorded.ts';

/** Contacts of a scan: one of the test world's pages makes 50 to 90. */
const CONTACTS = 80;
const LEDGER = Array.from({ length: CONTACTS }, (_, index) => sampleLedger[index % sampleLedger.length]).filter(
  (contact) => contact !== undefined,
);

/** Uses every fifth recorded site: enough of them for realistic sizes, few enough to be judged quickly. */
const EACH = 5;

/** Results of scans of recorded sites, with the contacts that the recordings leave out. */
const reports = (): readonly Stored[] =>
  ARCHETYPES.filter((_, index) => index % EACH === 0).map(({ name, url }) => {
    const stored = storedOf(
      { url, pillar: null, level: 'B', locale: 'nl' },
      name,
      Date.now(),
      recorded(name, 'granted'),
    );
    return { ...stored, report: { ...stored.report, ledger: LEDGER } };
  });

/**
 * An engine without a browser: each scan lasts as many milliseconds as `tookNext` returns, and has the result of a recorded site.
 */
export const engineOf = (tookNext: () => number): Pick<Engine, 'scan'> => {
  const all = reports();
  let next = 0;
  return {
    scan: async ({ url }) => {
      const took = tookNext();
      await pause(took);
      const { result, report } = all[next % all.length] as Stored;
      next += 1;
      const [id, domain, finishedAt] = [randomUUID(), new URL(url).hostname, Date.now()];
      const stored = { id, domain, finishedAt, result, report: { ...report, id } };
      // Nothing that is stored depends on these.
      return { stored, lost: [], tries: 1, took } as unknown as Awaited<ReturnType<Engine['scan']>>;
    },
  };
};
