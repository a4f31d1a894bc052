import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { ADVISORIES } from '../lib/data/advisories.ts';
import { END_OF_LIFE } from '../lib/data/end-of-life.ts';
import { LIBRARIES } from '../lib/data/libraries.ts';
import { brokenRanges, type Published, renewed, staleBranch, staleNewest, wrongDays } from './tables/compare.ts';

/**
 * `npm run tables [-- --write]`: holds `lib/data` against the npm registry: newest versions, ends of advisories' ranges, days
 * and newest patches of Next.js. `--write` takes over the newest versions and dates that table today. Exits with 1 where
 * something differs, with 3 where the registry cannot be asked. Nothing else is reachable from a script: what the other
 * tables rest on, and when it was last held against that, is told in docs/data.md.
 */

/** Their npm packages are not the makers' own. */
const ELSEWHERE = new Set(['jquery-mobile', 'prototype', 'mootools', 'prettyphoto']);
const FILE = new URL('../lib/data/libraries.ts', import.meta.url);
const run = promisify(execFile);

const published = async (npm: string): Promise<Published> => {
  const { stdout } = await run('npm', ['view', npm, 'version', 'time', '--json'], { maxBuffer: 2 ** 26 });
  const { version, time } = JSON.parse(stdout);
  return { latest: version, days: time };
};

/** To look at, and no fault by itself: makers release elsewhere, too (before npm was, or to those who pay). */
const endsOf = (id: string, there: Published): readonly string[] =>
  brokenRanges(
    ADVISORIES.filter(({ library }) => library === id),
    there,
  ).map((one) => `  ${id} ${one}`);

const ofNext = (there: Published): readonly string[] => [
  ...END_OF_LIFE.filter(({ product }) => product === 'nextjs').flatMap((row) => [
    staleBranch(row, there),
    ...wrongDays('nextjs', row.patches, there),
  ]),
];

const main = async (): Promise<void> => {
  const latest: Record<string, string> = {};
  const next = await published('next');
  const told: string[] = [...ofNext(next)];
  const ends: string[] = [...endsOf('nextjs', next)];
  for (const library of LIBRARIES.filter(({ id }) => !ELSEWHERE.has(id))) {
    const there = await published(library.npm);
    latest[library.npm] = there.latest;
    told.push(staleNewest(library, there));
    ends.push(...endsOf(library.id, there));
  }
  const differences = told.filter((one) => one !== '');
  process.stdout.write(`${differences.length === 0 ? 'The tables hold.' : differences.join('\n')}\n`);
  process.stdout.write(`Ends of ranges that npm has no release of:\n${ends.join('\n')}\n`);
  if (process.argv.includes('--write')) {
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(FILE, renewed(readFileSync(FILE, 'utf8'), { latest, day }));
  }
  if (differences.length > 0) process.exitCode = 1;
};

await main().catch((error) => {
  process.stderr.write(`The npm registry could not be asked: ${String(error.message).split('\n')[0]}\n`);
  process.exitCode = 3;
});
