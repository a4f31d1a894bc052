import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fault, faultsSummary, faultsText } from './faults/faults-text.ts';
import { type Mutant, mutantsOf } from './faults/mutants.ts';
import { nearestTests } from './faults/nearest.ts';
import { stratified } from './faults/sample.ts';
import { writeBuilt, writeSummary } from './written.ts';

/**
 * `npm run faults -- [--sample 60] [--seed 1] [--near 12] [--only PATH]`: injects faults, one at a time, into the code that tests
 * in real browsers and of the whole service run through, and checks whether `npm test` finds them without a browser: by its
 * types, its lint, and of its tests the files that are nearest to the changed one by imports, each run as `npm test` runs it.
 * Works in a copy of the last commit; `--only` limits it to one file or folder, and writes no summary. Writes out/docs/faults.md,
 * which names what is not found: for that a test has to be written, or restored.
 */

const ROOT = join(import.meta.dirname, '..');
const SCOPE =
  /^(?:components|entrypoints|server|lib\/(?:api|collect|export|parse|platform|session|view)|lib\/(?:judge|scan|score)\.ts)/;
/** Milliseconds that the tests of one fault may take: what has not ended by then never does. */
const TIMEOUT = 240_000;
process.env['TEST_SET'] = 'test';
const { LISTS, notNow } = await import('./test/sets.ts');
/** The projects of `npm test` without a browser. */
const PROJECTS = ['unit', 'alone', 'page', 'components', 'platform', 'platform-alone'];

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    near: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
  },
});

const sources = execFileSync('git', ['-C', ROOT, 'ls-tree', '-r', '--name-only', 'HEAD'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file));
const left = new Set([...LISTS.browser, ...notNow].flatMap((pattern) => globSync(pattern, { cwd: ROOT })));
const tests = sources.filter((file) => /^test\/.*\.test\.tsx?$/.test(file) && !left.has(file));

const stratumOf = ({ file }: Mutant): string =>
  file
    .split('/')
    .slice(0, file.startsWith('lib') ? 2 : 1)
    .join('/');

/** A copy of the last commit, with the packages of this one. */
const copy = mkdtempSync(join(tmpdir(), 'pijler-faults-'));
const run = (program: string, ...args: readonly string[]) =>
  spawnSync(join(ROOT, 'node_modules/.bin', program), args, { cwd: copy, encoding: 'utf8', timeout: TIMEOUT });
const areTypesRight = (): boolean =>
  run('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', join(copy, '.git/types')).status === 0;

const projects = PROJECTS.flatMap((project) => ['--project', project]);
const REPORTER = '--reporter=./scripts/test/plain-reporter.ts';

/** Returns what finds the fault that is in the copy now; null if nothing does. */
const findBy = ({ file }: Mutant): string | null => {
  if (!areTypesRight()) return 'types';
  if (run('biome', 'lint', '--error-on-warnings', file).status !== 0) return 'lint';
  const chosen = nearestTests([file], { tests, sources, count: Number(values.near) });
  if (chosen.length === 0) return null;
  const ended = run('vitest', 'run', ...projects, '--tags-filter=!full', '--bail=1', REPORTER, ...chosen);
  if (ended.status === 0) return null;
  return /^failed: (.*)$/m.exec(ended.stdout)?.[1] ?? 'it no longer ends, or does not load';
};

const tryFault = (fault: Mutant): Fault => {
  const path = join(copy, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.slice(0, fault.start) + fault.text + text.slice(fault.end));
  const by = findBy(fault);
  writeFileSync(path, text);
  return { ...fault, by };
};

const tried: Fault[] = [];
try {
  execFileSync('git', ['clone', '--quiet', ROOT, copy]);
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  run('wxt', 'prepare');
  if (!areTypesRight()) throw new Error('the types of the last commit are not right');
  const all = sources
    .filter((file) => SCOPE.test(file) && file.startsWith(values.only))
    .flatMap((file) => mutantsOf(file, readFileSync(join(copy, file), 'utf8')))
    // Code that runs only at import takes a process of its own, and a text is mostly a class or a label.
    .filter(({ atTop, constant, kind }) => !atTop && constant === null && kind !== 'text');
  for (const fault of stratified(all, stratumOf, { size: Number(values.sample), seed: Number(values.seed) })) {
    const one = tryFault(fault);
    const { file, line, by } = one;
    tried.push(one);
    process.stdout.write(`${tried.length}. ${file}:${line} ${by ?? 'NOT FOUND'}\n`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
writeBuilt('faults', faultsText(tried, { seed: values.seed, near: values.near }));
if (values.only === '') writeSummary('faults', faultsSummary(tried, values.seed));
process.stdout.write(`${tried.filter(({ by }) => by !== null).length} of ${tried.length} found\n`);
