import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { putBetween } from '../scripts/written.ts';
import { askAbout, type Program, startProgram } from '../test/server/real/faults/program.ts';
import { html } from '../test/world/answers.ts';
import type { Site } from '../test/world/site.ts';
import { SITES } from '../test/world/sites.ts';
import { startWorld } from '../test/world/world.ts';
import { median, round, table } from './kit/figures.ts';
import { watch } from './kit/processes.ts';
import { PAGES } from './pages.ts';

/*
 * node bench/weights.ts [--write]
 * Memory, processor time and duration of scans by a real service, with pages that are up to twice and ten times as heavy: one and
 * four at once. `--write` puts the results into docs/scale.md.
 */

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const PAGE = join(import.meta.dirname, '../docs/scale.md');
const MARKS = ['<!-- What `npm run bench -- weights --write` wrote. -->', '<!-- Until here, of weights. -->'] as const;

/** Elements of the lightest page. */
const SIZE = 400;
const WEIGHTS = [1, 2, 10] as const;
const AT_ONCE = [1, 4] as const;
/** Scans of each weight and concurrency. */
const SCANS = 8;

const pageOf = (weight: number): string => PAGES['cards']?.(SIZE * weight) ?? '';
const hostOf = (weight: number, atOnce: number, index: number): string => `zwaarte-${weight}-${atOnce}-${index}.nl`;
const siteOf = (weight: number): Site => ({
  hosts: [0, ...AT_ONCE].flatMap((atOnce) =>
    Array.from({ length: SCANS }, (_, index) => hostOf(weight, atOnce, index)),
  ),
  https: ({ path }) => (path === '/' ? html(pageOf(weight)) : html('', {}, 404)),
});

interface Round {
  readonly took: readonly number[];
  readonly processor: number;
  readonly memory: number;
}

const scan = async (service: Program, hosts: readonly string[], atOnce: number): Promise<Round> => {
  const left = [...hosts];
  const took: number[] = [];
  const taken = watch(service.pid);
  const one = async (): Promise<void> => {
    for (let host = left.shift(); host !== undefined; host = left.shift()) {
      const heard = await askAbout(service.base, host, {
        headers: { 'X-Forwarded-For': `192.0.2.${left.length % 250}` },
      });
      if (heard.status !== 200) throw new Error(`${host}: ${heard.status} ${heard.code}`);
      took.push(heard.took);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { took, ...taken() };
};

const HEAD = [
  ...['page', 'at once', 'median response time', 'CPU time per scan', 'peak memory'],
  'memory per additional concurrent scan',
];
const megabytes = (bytes: number): string => `${round(bytes / 1e6)} MB`;

const folder = await mkdtemp(join(tmpdir(), 'pijler-weights-'));
const world = await startWorld({ sites: [...SITES, ...WEIGHTS.map(siteOf)] });
try {
  const args = ['--data', join(folder, 'data'), '--trust-proxy', '127.0.0.1/32', '--at-once', '8'];
  const service = await startProgram({ world, args });
  // Its first scans compile the code that the others use.
  await scan(service, [hostOf(1, 0, 0), hostOf(2, 0, 0), hostOf(10, 0, 0)], 1);
  const rows: (readonly string[])[] = [];
  for (const weight of WEIGHTS) {
    let alone: Round | null = null;
    for (const atOnce of AT_ONCE) {
      const hosts = Array.from({ length: SCANS }, (_, index) => hostOf(weight, atOnce, index));
      const one = await scan(service, hosts, atOnce);
      const more = alone === null ? '' : megabytes((one.memory - alone.memory) / (atOnce - 1));
      alone ??= one;
      const kb = round(Buffer.byteLength(pageOf(weight)) / 1e3);
      rows.push([
        ...[`${SIZE * weight} elements, ${kb} kB`, String(atOnce), `${round(median(one.took) / 1_000)} s`],
        ...[`${round(one.processor / SCANS)} s`, megabytes(one.memory), more],
      ]);
    }
  }
  await service.end('SIGTERM');
  const text = table(HEAD, rows);
  process.stdout.write(`${text}\n`);
  if (values.write) putBetween(PAGE, MARKS, text);
} finally {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
}
