import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithChildren } from './test/descendants.ts';

/**
 * `npm test`: format, types, both builds, the add-on linter, units, the browser tests. Every step runs, also after one
 * that failed; the last line counts.
 */

interface Step {
  readonly name: string;
  /** Programs of node_modules/.bin with their arguments, one after the other. */
  readonly commands: readonly (readonly string[])[];
  /** Vitest projects: their tests are counted and their output is shown while they run. */
  readonly projects?: readonly string[];
  /** Whether it takes only the processor time that the step beside it leaves. */
  readonly yields?: boolean;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The steps of a round run side by side; none of them uses both cores for long. */
const ROUNDS: readonly (readonly Step[])[] = [
  [{ name: 'preparation', commands: [['wxt', 'prepare']] }],
  [
    { name: 'format and lint', commands: [['biome', 'check', '--error-on-warnings', '.']] },
    { name: 'types', commands: [['tsc', '--noEmit']] },
    {
      name: 'builds for Chromium and Firefox, add-on linter',
      commands: [
        ['wxt', 'build', '-b', 'chrome'],
        ['wxt', 'build', '-b', 'firefox', '--mv3'],
        ['node', 'scripts/package/lint.ts'],
      ],
    },
  ],
  // Tests in browsers leave a quarter of the processor to units, which take what is over.
  [
    { name: 'browser tests', commands: [], projects: ['browser', 'quiet'] },
    {
      name: 'unit tests',
      commands: [],
      projects: ['unit', 'alone', 'page', 'components', 'platform', 'platform-alone'],
      yields: true,
    },
  ],
];

const ROOT = join(import.meta.dirname, '..');
/** What is left to the full run stands in vitest.config.ts. */
process.env['TEST_SET'] ??= 'test';
/** A reporter of our own: a line per file, and a browser test may try twice, but never in silence. */
const PLAIN = join(ROOT, 'scripts/test/plain-reporter.ts');
/** Lines of a failed step that are shown. */
const SHOWN = 80;

const NOTHING: Count = { passed: 0, failed: 0 };

const hasTests = ({ projects }: Step): boolean => projects !== undefined;

const main = async (): Promise<number> => {
  // The full run keeps what the tests came to.
  const stored = process.env['TEST_RESULTS'];
  const folder = stored ?? mkdtempSync(join(tmpdir(), 'pijler-test-'));
  const counts: Count[] = [];
  // The full run has tasks of its own for the tests.
  const rounds = process.argv.includes('--checks') ? ROUNDS.filter((round) => !round.some(hasTests)) : ROUNDS;
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
  const count = step.projects === undefined ? await runAll(step.commands) : await runTests(step, folder);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  process.stdout.write(`${count.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)\n`);
  return count;
};

/** Quiet unless one of them fails. */
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

const runTests = async ({ projects = [], yields = false }: Step, folder: string): Promise<Count> => {
  const file = join(folder, `${projects[0]}.json`);
  const named = projects.flatMap((project) => ['--project', project]);
  const reporters = [`--reporter=${PLAIN}`, '--reporter=json', `--outputFile.json=${file}`];
  const command = ['vitest', 'run', ...named, '--tags-filter=!full', ...reporters];
  const { code } = await run(command, 'inherit', yields);
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

const run = (
  [program = '', ...args]: readonly string[],
  output: 'pipe' | 'inherit',
  yields = false,
): Promise<Ended> => {
  const child = spawn(join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, stdio: ['ignore', output, output] });
  // What it starts inherits this.
  if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
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
