import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { CDPSession } from 'puppeteer-core';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import type { ScanState } from '../lib/state.ts';
import { grade, openGranted } from '../test/browser/kit/compare.ts';
import type { Session } from '../test/browser/kit/session.ts';
import { startWorld } from '../test/world/world.ts';
import { measure, type Sample } from './soak/measure.ts';

/**
 * `node scripts/soak.ts [--scans 500] [--out FILE]`: scans in a row over the test world in one session of Chromium, on the
 * partner tier with access. Exits with 1 if something grew, broke or gave another result. The slot that limits scans per hour is
 * removed between scans through the worker's debug target; the extension itself has no code for tests.
 */

/** Result of a soak. */
export interface Soak {
  readonly scans: number;
  readonly sites: number;
  readonly seconds: number;
  readonly samples: readonly Sample[];
  /** Exceptions, unhandled rejections and console errors of the extension's own parts. */
  readonly errors: readonly string[];
  /** Scans with another result than the first of the same page. */
  readonly changed: readonly string[];
  /** Measurements that exceed their limits. */
  readonly faults: readonly string[];
}

/** Every fiftieth scan is measured, and the first too. */
const EVERY = 50;
/** Scan from which growth is counted: by then every page was seen a few times. */
const SETTLED = 50;
/** The history's own limit. */
const RECORDS = 50;
/** Maximum growth of the background after it has settled, and of its storage, in bytes. */
const ROOM = { workerHeap: 4_000_000, storage: 500_000 };

/** A page of every kind, except one whose every response takes its whole deadline: that would only make the soak long. */
const SITES = [
  'https://goed.nl/',
  'https://gewoon.nl/',
  'http://slecht.nl/',
  'https://onveilig.nl/',
  'https://bogus.nl/',
  'https://verlopen.nl/',
  'https://eiland.nl/',
  'https://muur.nl/',
  'https://inlog.nl/',
  'https://app.nl/',
  'https://bestand.nl/',
];

/** For the functions that run in the extension's worker. */
declare const chrome: ExtensionApi;

const listen = async (client: CDPSession, errors: string[]): Promise<void> => {
  client.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    errors.push(exceptionDetails.exception?.description ?? exceptionDetails.text);
  });
  client.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error' || type === 'assert')
      errors.push(args.map(({ value, description }) => value ?? description).join(' '));
  });
  await client.send('Runtime.enable');
};

/** Returns the extension's background, and records whatever goes wrong in it or in a page of the extension. */
const watch = async ({ browser, extension }: Session, errors: string[]) => {
  const own = `chrome-extension://${extension.id}/`;
  const target = await browser.waitForTarget((one) => one.type() === 'service_worker' && one.url().startsWith(own));
  const worker = await target.worker();
  if (worker === null) throw new Error('the background is not there');
  browser.on('targetcreated', (created) => {
    if (!created.url().startsWith(own)) return;
    // A popup may be gone before the listener is attached.
    created.createCDPSession().then(
      (client) => listen(client, errors),
      () => {},
    );
  });
  await listen(worker.client, errors);
  return worker;
};

const scoresOf = ({ phase, overall, pillars }: ScanState): string =>
  JSON.stringify([phase, overall, pillars.map(({ id, score, incomplete }) => [id, score, incomplete])]);

const faultsOf = (soak: Omit<Soak, 'faults'>): readonly string[] => {
  const settled = soak.samples.find(({ scans }) => scans >= SETTLED) ?? soak.samples[0];
  const last = soak.samples.at(-1);
  if (settled === undefined || last === undefined) return ['nothing was measured'];
  const storage = (sample: Sample): number => sample.storageLocal + sample.storageSession;
  return [
    ...soak.errors.slice(0, 5),
    ...soak.changed.slice(0, 5),
    ...(last.workerHeap - settled.workerHeap > ROOM.workerHeap ? ['the heap of the background grew'] : []),
    ...(storage(last) - storage(settled) > ROOM.storage ? ['the storage grew'] : []),
    ...(last.records > RECORDS ? [`${last.records} scans are kept`] : []),
  ];
};

const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const lineOf = ({ scans, seconds, ...sample }: Sample): string =>
  `${scans} scans, ${Math.round(seconds)} s: background ${mega(sample.workerHeap)}, browser process ${mega(sample.browserProcess)}, all ${sample.processes} processes ${mega(sample.allProcesses)}, storage ${mega(sample.storageLocal + sample.storageSession)}, history ${sample.records} scans ${mega(sample.history)}\n`;

const soakFor = async (scans: number): Promise<Soak> => {
  const world = await startWorld();
  const session = (await openGranted('chromium', world)) as Session;
  try {
    const errors: string[] = [];
    const worker = await watch(session, errors);
    const first = new Map<string, string>();
    const changed: string[] = [];
    const samples: Sample[] = [];
    const started = performance.now();
    const since = (): number => (performance.now() - started) / 1_000;
    for (let scan = 1; scan <= scans; scan += 1) {
      const url = SITES[scan % SITES.length] ?? '';
      await worker.evaluate(() => chrome.storage.local.remove('starts'));
      const scores = scoresOf(await grade(session, url));
      if (scores !== (first.get(url) ?? scores))
        changed.push(`scan ${scan} of ${url}: ${scores} after ${first.get(url)}`);
      if (!first.has(url)) first.set(url, scores);
      world.clearLog();
      if (scan % EVERY !== 0 && scan !== 1 && scan !== scans) continue;
      const sample = { scans: scan, seconds: since(), ...(await measure(session, worker.client)) };
      samples.push(sample);
      process.stdout.write(lineOf(sample));
    }
    // Messages while the browser closes are not faults of a scan.
    const soak = { scans, sites: SITES.length, seconds: since(), samples, errors: [...errors], changed };
    return { ...soak, faults: faultsOf(soak) };
  } finally {
    await session.close();
    await world.stop();
  }
};

const { values } = parseArgs({ options: { scans: { type: 'string', default: '500' }, out: { type: 'string' } } });
const soak = await soakFor(Number(values.scans));
if (values.out !== undefined) await writeFile(values.out, JSON.stringify(soak, null, 2));
for (const fault of soak.faults) process.stdout.write(`✗ ${fault}\n`);
process.stdout.write(
  `${soak.scans} scans of ${soak.sites} sites in ${Math.round(soak.seconds)} s, ${soak.errors.length} errors, ${soak.changed.length} results that changed\n`,
);
process.exitCode = soak.faults.length === 0 ? 0 : 1;
