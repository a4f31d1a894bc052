import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { readBaseline } from '../../../lib/export/baseline.ts';
import { scanCommand } from '../../../server/cli/scan.ts';
import type { Site } from '../../world/site.ts';
import { goed } from '../../world/sites/goed.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { worldEgress } from '../kit/world-engine.ts';

/** Known findings as a team uses them, for a site of the test world that gets worse in one thing and better in another. */

const [HSTS, NOSNIFF] = ['strict-transport-security', 'x-content-type-options'];
/** The headers that the site currently leaves out. */
let left: readonly string[] = [NOSNIFF];
const moving: Site = {
  ...goed,
  https: async (visit) => {
    const answer = (await goed.https?.(visit)) ?? { status: 500, headers: {} };
    const headers = Object.entries(answer.headers).filter(([name]) => !left.includes(name));
    return { ...answer, headers: Object.fromEntries(headers) };
  },
};

let world: World;
const folder = mkdtempSync(join(tmpdir(), 'pijler-known-'));
beforeAll(async () => {
  world = await startWorld({ sites: SITES.map((site) => (site === goed ? moving : site)) });
});
afterAll(async () => {
  await world.stop();
  rmSync(folder, { recursive: true });
});

const pijler = async (...args: readonly string[]) => {
  const err: string[] = [];
  const speech = { out: () => {}, err: (text: string) => void err.push(text), locale: 'en' } as const;
  const own = ['goed.nl', '--key', 'k', '--language', 'en', '--authority', world.authorityFile];
  return { exit: await scanCommand([...own, ...args], speech, { egress: worldEgress(world) }), err: err.join('') };
};

test('exactly the new and the gone findings are reported', async () => {
  left = [NOSNIFF];
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const known = join(folder, 'known.json');
  const created = await pijler(
    '--write-baseline',
    known,
    '--reason',
    'Until the move',
    '--by',
    'Web team',
    '--until',
    '90',
  );
  expect([created.exit, created.err]).toEqual([0, expect.stringMatching(/known\.json: \d+ known finding/)]);
  const read = readBaseline(readFileSync(known, 'utf8'));
  expect(read.ok && read.baseline.known.map(({ check }) => check)).toContain('content-type-options');

  const same = await pijler('--baseline', known);
  expect([same.exit, same.err]).toEqual([0, expect.stringContaining('Until the move, according to Web team, until 2')]);
  expect(same.err).not.toMatch(/^(?:New|Worse|Gone|No longer)/m);

  left = [HSTS];
  const moved = await pijler('--baseline', known);
  expect(moved.exit).toBe(1);
  expect(moved.err).toMatch(
    /^New \(2\)\n- The server does not tell browsers to use https alone \(HSTS\)\. \(Check: Browsers use https only \(HSTS\)\)\n- goed\.nl does not tell browsers to use https alone \(HSTS\); /m,
  );
  expect(moved.err).toMatch(/^Gone: these can leave the file \(1\)\n- .*nosniff/im);
  expect(moved.err).not.toMatch(/^(?:Worse|No longer)/m);

  // Written again, the file covers the site as it is now.
  await pijler('--write-baseline', known);
  expect((await pijler('--baseline', known)).exit).toBe(0);
});
