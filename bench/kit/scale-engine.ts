import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../../server/engine/engine.ts';
import { sampleLedger } from '../../test/components/sample.ts';
import { type Stored, storedOf } from '../../test/server/kit/scanner.ts';
import { ARCHETYPES } from '../../test/sites/archetypes.ts';
import { recorded } from '../../test/sites/recorded.ts';

/** Contacts of a scan: of the test world's pages it takes 50 to 90. */
const CONTACTS = 80;
const LEDGER = Array.from({ length: CONTACTS }, (_, index) => sampleLedger[index % sampleLedger.length]).filter(
  (contact) => contact !== undefined,
);

/** Each how manieth recorded site is used: enough of them for sizes as they are, few enough to be judged in a moment. */
const EACH = 5;

/** What a scan of a recorded site comes to, with the contacts that the recording leaves out. */
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

/** An engine without a browser: each scan lasts for as long as it is told, in ms, and comes to what a recorded site did. */
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
      // Nothing that is kept is made of these.
      return { stored, lost: [], tries: 1, took } as unknown as Awaited<ReturnType<Engine['scan']>>;
    },
  };
};
