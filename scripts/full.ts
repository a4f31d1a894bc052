import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measuredIn } from './full/measured.ts';
import { partOf, readPart, type Script, type Task, tasksOf } from './full/parts.ts';
import { ON_POSTGRES } from './test/on-postgres.ts';
import { LISTS } from './test/sets.ts';

/**
 * `npm run full [-- --part 2/24]`: every test, with far more generated inputs for every parser, reader and view, redirects in
 * every state of access, hundreds of scans in a row (`scripts/soak.ts`), libraries bundled by three bundlers
 * (`scripts/libraries.ts`, from the npm registry), every command that a document names, and, as root because they install
 * packages, the service's store, queue and responses on a PostgreSQL of their own (`scripts/test/postgres.ts`), real web software
 * from packages (`scripts/systems.ts`) and the repairs pasted into real servers (`scripts/repairs.ts`). As root it installs the
 * programs that its tests need, and fails where one is missing (test/kit/programs.ts). Split into parts it can
 * run on several machines, which are complete together; the results of each are in out/full. `-- --collect`, once the results of
 * all machines are there, writes out/docs/reliability.md, its summary and the seconds that each file took. FUZZ_RUNS and
 * SOAK_SCANS set other numbers.
 */

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'out/full');
const SECONDS = join(import.meta.dirname, 'full/seconds.json');
const UNIT = ['unit', 'alone', 'page', 'components', 'platform', 'platform-alone'];
process.env['TEST_SET'] = 'full';
process.env['FUZZ_RUNS'] ??= '10000';
process.env['REDIRECTS'] = 'all';

const { values } = parseArgs({
  options: { part: { type: 'string', default: '1/1' }, collect: { type: 'boolean', default: false } },
});
const request = readPart(values.part);
if (request === null) throw new Error(`--part is one of several, such as 2/24, not ${values.part}.`);
const results = join(OUT, values.part.replace('/', '-of-'));

const run = (args: readonly string[], env: SpawnSyncOptions['env'] = {}): boolean =>
  spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Runs tests, and writes their results to a file of that name. */
const vitest = (name: string, projects: readonly string[], ...args: readonly string[]): boolean =>
  run([
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=./scripts/test/plain-reporter.ts',
    '--reporter=json',
    `--outputFile.json=${join(results, `${name}.json`)}`,
    ...args,
  ]);

const isRoot = process.getuid?.() === 0;
const soak = join(results, 'soak.json');
const POSTGRES = ['run', '--project', 'unit', '--project', 'browser', ...ON_POSTGRES];

/** Runs a script that installs packages, as root; another user is only told that it was left out. */
const runAsRoot = (args: readonly string[]): boolean => {
  if (isRoot) return run(args);
  process.stdout.write(`left out, because this does not run as root: ${args.join(' ')}\n`);
  return true;
};

const SCRIPTS: Readonly<Record<Script, () => boolean>> = {
  soak: () => run(['scripts/soak.ts', '--scans', process.env['SOAK_SCANS'] ?? '500', '--out', soak]),
  libraries: () => run(['scripts/libraries.ts']),
  postgres: () =>
    runAsRoot([
      'scripts/test/postgres.ts',
      ...[process.execPath, join(ROOT, 'node_modules/vitest/vitest.mjs'), ...POSTGRES],
      '--reporter=./scripts/test/plain-reporter.ts',
    ]),
  repairs: () => runAsRoot(['scripts/repairs.ts', '--trials']),
  'rich-site': () => runAsRoot(['scripts/repairs.ts', 'rijk']),
};

const DOCUMENTED = 'test/server/real/documented.test.ts';

/** Runs a task and returns whether it succeeded; files of browsers are one task, since they share what is built. */
const perform = (task: Exclude<Task, { kind: 'browser' }>): boolean => {
  if (task.kind === 'checks') return run(['scripts/test.ts', '--checks']);
  if (task.kind === 'unit') return vitest(`unit-${task.shard[0]}`, UNIT, `--shard=${task.shard}`);
  if (task.kind === 'systems') return runAsRoot(['scripts/systems.ts', '--share', task.share]);
  if (task.kind === 'script') return SCRIPTS[task.name]();
  process.env['DOCUMENTED'] = task.share;
  return vitest(`browser-commands-${task.share[0]}`, ['browser'], DOCUMENTED);
};

const measured: Readonly<Record<string, number>> = JSON.parse(readFileSync(SECONDS, 'utf8'));

const runPart = (): boolean => {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const files = globSync([...LISTS.browser], { cwd: ROOT }).toSorted();
  const tasks = partOf(tasksOf(files, measured), request.part, request.parts);
  const inBrowsers = tasks.flatMap((task) => (task.kind === 'browser' ? [task.file] : []));
  const held = tasks.flatMap((task) => (task.kind === 'browser' ? [] : [perform(task)]));
  if (inBrowsers.length > 0) held.push(vitest('browser', ['browser', 'quiet'], ...inBrowsers));
  return held.every(Boolean);
};

const collect = (): boolean => {
  const sorted = Object.entries({ ...measured, ...measuredIn(OUT, ROOT) }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(SECONDS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  const [soaked] = globSync('*/soak.json', { cwd: OUT });
  return run(['scripts/reliability.ts', '--results', OUT, ...(soaked ? ['--soak', join(OUT, soaked)] : [])]);
};

const held = values.collect || runPart();
const isCollected = !values.collect && request.parts > 1 ? true : collect();
if (!held || !isCollected) process.exitCode = 1;
