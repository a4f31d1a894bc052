import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PublicAnswer } from '../../../lib/api/outgoing.ts';
import { SCAN_PATH } from '../../../server/core/paths.ts';
import { openStore, type Store } from '../../../server/core/store/open-store.ts';
import { runScans, type Stop } from '../../../server/features/scans/worker/work.ts';
import { makeScanner, type Scanner } from '../kit/scanner.ts';
import { isShared, newStoreLocation, TIMEOUT } from '../kit/store.ts';

/** Two web processes on one PostgreSQL; their worker runs in this process, without a browser. */

const ROOT = join(import.meta.dirname, '../../..');

interface Web {
  readonly program: ChildProcess;
  readonly base: string;
}

const startWeb = async (database: string): Promise<Web> => {
  const requested = ['serve', '--role', 'web', '--port', '0', '--database', database, '--trust-proxy', '127.0.0.1/32'];
  const program = spawn(process.execPath, ['--import', './scripts/tsx.mjs', 'server/cli/main.ts', ...requested], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  webs.push(program);
  let said = '';
  program.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  await vi.waitFor(() => expect(said).toMatch(/answers at http/), { timeout: 60_000, interval: 100 });
  return { program, base: /answers at (http:\/\/[^/]+)/.exec(said)?.[1] ?? '' };
};

const webs: ChildProcess[] = [];
let [store, scanner, stop, remove]: [Store?, Scanner?, Stop?, (() => Promise<void>)?] = [];
let both: readonly Web[] = [];

const ask = ({ base }: Web, url: string, from: string): Promise<Response> =>
  fetch(`${base}${SCAN_PATH}?${new URLSearchParams({ url })}`, { headers: { 'X-Forwarded-For': from } });

describe.runIf(isShared)('two web processes on one PostgreSQL', () => {
  beforeAll(async () => {
    const create = await newStoreLocation();
    remove = create.remove;
    if (!('database' in create.place)) throw new Error('a PostgreSQL is shared');
    const { database } = create.place;
    store = await openStore(create.place);
    scanner = makeScanner();
    scanner.now = Date.now();
    const scanUrl = (host: string): string => `https://scan.voorbeeld.nl/rapport/${host}`;
    stop = await runScans(store, scanner, { atOnce: 4, now: Date.now, scanUrl, rest: 0 });
    both = await Promise.all([startWeb(database), startWeb(database)]);
  }, TIMEOUT);
  afterAll(async () => {
    for (const program of webs.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
    await stop?.();
    await store?.close();
    await remove?.();
  }, TIMEOUT);

  test('share one scan for the same request at the same time', async () => {
    const all = await Promise.all(both.map((web, index) => ask(web, 'gelijk.nl', `192.0.2.${index + 1}`)));
    expect(all.map(({ status }) => status)).toEqual([200, 200]);
    for (const one of all) PublicAnswer.parse(await one.json());
    expect(scanner?.asked.filter(({ url }) => url.includes('gelijk.nl'))).toHaveLength(1);
    expect(await store?.db.selectFrom('scans').select('id').where('domain', '=', 'gelijk.nl').execute()).toHaveLength(
      1,
    );
  });

  test('together allow exactly twenty scans for two hundred requests of one client', async () => {
    const requests = Array.from({ length: 100 }, (_, index) =>
      both.map((web, at) => ask(web, `site-${index}-${at}.nl`, '198.51.100.7')),
    ).flat();
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    // On a busy machine a scan or a refusal may come later than the service lets a client wait, and the queue may be full; who
    // hears that is not counted, and may come again.
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
    const [web] = both;
    if (web === undefined) throw new Error('there are two');
    let status = 0;
    for (let index = 0; index < 40 && status !== 429; index += 1)
      ({ status } = await ask(web, `later-${index}.nl`, '198.51.100.7'));
    expect(status).toBe(429);
    const isOfClient = ({ url }: { readonly url: string }): boolean => /(?:site|later)-/.test(url);
    await expect.poll(() => scanner?.asked.filter(isOfClient)).toHaveLength(20);
  });

  test('continue with one when the other is killed', async () => {
    const [removed, stays] = both;
    if (removed === undefined || stays === undefined) throw new Error('there are two');
    removed.program.kill('SIGKILL');
    await once(removed.program, 'exit');
    expect((await fetch(`${stays.base}/readyz`)).status).toBe(200);
    expect((await ask(stays, 'daarna.nl', '192.0.2.9')).status).toBe(200);
  });
});
