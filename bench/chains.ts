import { parseArgs } from 'node:util';
import type { Pillar } from '../lib/model.ts';
import type { ScanState } from '../lib/state.ts';
import { build, withSiteAccess } from '../scripts/start/build.ts';
import { enterKey } from '../test/browser/kit/options-page.ts';
import { command, readEvidence, tabIdOf, waitForScan } from '../test/browser/kit/scan.ts';
import { openSession, type Session } from '../test/browser/kit/session.ts';
import { startWorld } from '../test/world/world.ts';
import { quartile, questionChain, requestChain } from './kit/longest-chain.ts';

/*
 * node bench/chains.ts [--runs 7] [--latency 40]
 * With a delay added to every response of the test world: the time of `domein` and `beveiliging` relative to the longest chain of
 * dependent round trips that they have to wait for. The best of the runs; fails above 1.3.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, latency: { type: 'string', default: '40' } },
});
const RUNS = Number(values.runs);
const LATENCY = Number(values.latency);
const MAX = 1.3;

const SITES = ['goed.nl', 'gewoon.nl', 'voorbeeldig.nl', 'elf.nl', 'omweg.nl'];
const PILLARS = ['domein', 'beveiliging'] as const satisfies readonly Pillar[];

interface Measured {
  readonly took: number;
  readonly chain: number;
  /** Milliseconds of one round trip in this scan. */
  readonly trip: number;
}

const measure = async (session: Session, host: string, pillar: Pillar): Promise<Measured> => {
  const { page } = await session.visit(`https://${host}/`);
  const tabId = await tabIdOf(session, page);
  const { id } = await command<ScanState>(session, 'start', { tabId, again: true, pillar });
  const { ledger, startedAt, finishedAt } = await waitForScan(session, tabId, id);
  const evidence = await readEvidence(session, tabId);
  await page.close();
  return {
    took: (finishedAt ?? Number.NaN) - startedAt,
    chain: pillar === 'domein' ? questionChain(evidence, ledger, host) : requestChain(evidence),
    // A refused request took no round trip.
    trip: quartile(ledger.flatMap(({ ms }) => (ms === null || ms < LATENCY ? [] : [ms]))),
  };
};

const ratioOf = ({ took, chain, trip }: Measured): number => took / (chain * trip);

const line = (...cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index < 2 ? String(cell).padEnd(16) : String(cell).padStart(10))).join('');

const main = async (): Promise<number> => {
  const world = await startWorld({ latency: LATENCY });
  const extension = await withSiteAccess(await build(), ...SITES);
  const session = await openSession({ extension, world });
  const ratios: number[] = [];
  try {
    await enterKey(session, 'sleutel-voor-de-meting');
    process.stdout.write(`${line('site', 'pillar', 'ms', 'chain', 'trip ms', 'ratio')}\n`);
    for (const host of SITES) {
      for (const pillar of PILLARS) {
        const runs: Measured[] = [];
        for (let run = 0; run < RUNS; run += 1) runs.push(await measure(session, host, pillar));
        const [best] = runs.toSorted((one, other) => ratioOf(one) - ratioOf(other));
        if (best === undefined) continue;
        const { took, chain, trip } = best;
        ratios.push(ratioOf(best));
        process.stdout.write(`${line(host, pillar, took, chain, Math.round(trip), ratioOf(best).toFixed(2))}\n`);
      }
    }
  } finally {
    await session.close();
    await world.stop();
  }
  const worst = Math.max(...ratios);
  process.stdout.write(`${worst <= MAX ? '✓' : '✗'} at most ${MAX} times the chain: ${worst.toFixed(2)}\n`);
  return worst <= MAX ? 0 : 1;
};

process.exitCode = await main();
