import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithChildren } from './test/descendants.ts';
import { findUnlinted } from './test/lint-cache.ts';

/**
 * `npm test`: format, types, both builds, the add-on linter, units, the browser tests. `--commit` (`npm run check`) does what a
 * developer needs at each commit, `--checks` all but the tests. Every step runs, even after one that failed; the last line
 * counts.
 */

interface Step {
  readonly name: string;
  /** Programs of node_modules/.bin with their arguments, one after the other. */
  readonly commands: readonly (readonly string[])[];
  /** Lints only what changed since a check that held. */
  readonly lints?: boolean;
  /** Vitest projects: their tests are counted and their output is shown while they run. */
  readonly projects?: readonly string[];
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const PREPARATION: Step = { name: 'preparation', commands: [['wxt', 'prepare']] };
const LINT = ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'] as const;
const FORMAT: Step = { name: 'format and lint', commands: [[...LINT, '.']] };

/** The steps of a round run in parallel; none of them uses both cores for long. */
const ROUNDS: readonly (readonly Step[])[] = [
  [PREPARATION],
  [
    FORMAT,
    { name: 'types', commands: [['tsc', '--noEmit', '--singleThreaded']] },
    {
      name: 'builds for Chromium and Firefox, add-on linter',
      commands: [
        ['wxt', 'build', '-b', 'chrome'],
        ['wxt', 'build', '-b', 'firefox', '--mv3'],
        ['node', 'scripts/package/lint.ts'],
      ],
    },
  ],
  // In parallel these two take longer than one after the other: each keeps both cores busy.
  [
    {
      name: 'unit tests',
      commands: [],
      projects: ['unit', 'alone', 'page', 'components', 'platform', 'platform-alone'],
    },
  ],
  [{ name: 'browser tests', commands: [], projects: ['browser', 'quiet'] }],
];

/** Files that did not change since a check that held are not linted again, and their types not checked again. */
const TYPES_CACHE = 'node_modules/.cache/pijler/types.tsbuildinfo';
const COMMIT_ROUNDS: readonly (readonly Step[])[] = [
  [PREPARATION],
  [
    { ...FORMAT, lints: true },
    {
      name: 'types',
      commands: [['tsc', '--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', TYPES_CACHE]],
    },
  ],
  [{ name: 'unit tests', commands: [], projects: ['unit', 'page'] }],
];

const ROOT = join(import.meta.dirname, '..');
/** vitest.config.ts defines what is left to the full run. */
const isCommit = process.argv.includes('--commit');
process.env['TEST_SET'] ??= isCommit ? 'check' : 'test';
/** A reporter of our own: a line per file; a browser test may be retried, but never silently. */
const PLAIN = join(ROOT, 'scripts/test/plain-reporter.ts');
/** Maximum lines of a failed step that are shown. */
const SHOWN = 80;

const NOTHING: Count = { passed: 0, failed: 0 };

const hasTests = ({ projects }: Step): boolean => projects !== undefined;

const main = async (): Promise<number> => {
  // The full run keeps the results of the tests.
  const stored = process.env['TEST_RESULTS'];
  const folder = stored ?? mkdtempSync(join(tmpdir(), 'pijler-test-'));
  const counts: Count[] = [];
  // The full run has separate tasks for the tests.
  const all = isCommit ? COMMIT_ROUNDS : ROUNDS;
  const rounds = process.argv.includes('--checks') ? all.filter((round) => !round.some(hasTests)) : all;
  for (const round of rounds) counts.push(...(await Promise.all(round.map((step) => timed(step, folder)))));
  if (stored === undefined) rmSync(folder, { recursive: true, force: true });

  const total = counts.reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }));
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
};

const timed = async (step: Step, folder: string): Promise<Count> => {
  const before = performance.now();
  if (step.projects !== undefined) process.stdout.write(`… ${step.name}\n`);
  const count = await runStep(step, folder);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  process.stdout.write(`${count.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)\n`);
  return count;
};

const runStep = ({ projects, lints, commands }: Step, folder: string): Promise<Count> => {
  if (projects !== undefined) return runTests(projects, folder);
  return lints === true ? lintChanges() : runAll(commands);
};

const lintChanges = async (): Promise<Count> => {
  const { files, accept } = findUnlinted(ROOT);
  const count = files.length === 0 ? NOTHING : await runAll([[...LINT, ...files]]);
  if (count.failed === 0) accept();
  return count;
};

/** Runs commands, without output unless one of them fails. */
const runAll = async (commands: Step['commands']): Promise<Count> => {
  for (const command of commands) {
    const { code, output } = await run(command, 'pipe');
    if (code !== 0) {
      process.stdout.write(`${output.trimEnd().split('\n').slice(0, SHOWN).join('\n')}\n`);
      return { passed: 0, failed: 1 };
    }
  }
  return NOTHING;
};

const runTests = async (projects: readonly string[], folder: string): Promise<Count> => {
  const file = join(folder, `${projects[0]}.json`);
  const named = projects.flatMap((project) => ['--project', project]);
  const reporters = [`--reporter=${PLAIN}`, '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(['vitest', 'run', ...named, '--tags-filter=!full', ...reporters], 'inherit');
  const { passed, failed } = countIn(file);
  // A file that does not load fails without a failed test.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
};

const countIn = (file: string): Count => {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return NOTHING;
  }
};

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

const run = ([program = '', ...args]: readonly string[], output: 'pipe' | 'inherit'): Promise<Ended> => {
  const child = spawn(join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, stdio: ['ignore', output, output] });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
};

endWithChildren();
process.exitCode = await main();
