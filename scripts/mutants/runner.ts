import { join, relative } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';

/**
 * A process that runs test files with one mutant switched on, as often as it is asked; a loop without end ends with it.
 * One question at a time, one worker.
 */

/** A mutant that is on, and how often it may be asked about: more is a loop without end. */
export interface On {
  readonly id: number;
  readonly most: number;
}

/** What is asked: which test files, in this order; without any, all of them, the narrow ones first. */
export interface Question {
  /** The mutant that is on from the start in a test file, by its path from the root. */
  readonly on: Readonly<Record<string, On>>;
  /** Those that every test tries that reaches them. */
  readonly tries: { readonly ids: readonly number[]; readonly log: string; readonly timeout: number } | null;
  readonly files: readonly string[];
}

/** What became of one test file. */
export interface Ran {
  readonly file: string;
  readonly failed: boolean;
  readonly ms: number;
  /** How often each mutant was reached. */
  readonly reached: Readonly<Record<string, number>>;
  /** Those that were reached while modules were imported. */
  readonly atImport: readonly number[];
  /** Which test killed which, this file's and those before it. */
  readonly killed: Readonly<Record<string, string>>;
  readonly doubted: readonly number[];
  /** Those that a test of this file reached and had no time to try. */
  readonly untried: readonly number[];
}

export interface Answer {
  /** Every test file there is, in the order in which they run. */
  readonly all: readonly string[];
  readonly ran: readonly Ran[];
  /** Errors outside of any test. */
  readonly errors: number;
}

const ROOT = join(import.meta.dirname, '../..');

/** Keeps the order in which files were asked for: those that are likely to fail stand first. */
class Sequencer {
  sort(files: readonly TestSpecification[]): readonly TestSpecification[] {
    return files;
  }
  shard(files: readonly TestSpecification[]): readonly TestSpecification[] {
    return files;
  }
}

const ranOf = (module: TestModule): Ran => {
  const { duration, collectDuration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic();
  return {
    file: relative(ROOT, module.moduleId),
    failed: module.state() === 'failed',
    ms: Math.round(duration + collectDuration + environmentSetupDuration + prepareDuration + setupDuration),
    ...(module.meta().report ?? { reached: {}, atImport: [], killed: {}, doubted: [], untried: [] }),
  };
};

/** A file that was done, while others still run. */
export interface Done {
  readonly done: Ran;
}

/** Those that look at one module first, those that look at everything last. */
const breadth = (file: string): number =>
  ['test/', 'test/checks/', 'test/counter-', 'test/faults/', 'test/sites/', 'test/properties/'].findLastIndex((start) =>
    file.startsWith(start),
  );

const started = (): Promise<Vitest> =>
  createVitest({
    root: ROOT,
    config: join(import.meta.dirname, 'vitest.config.ts'),
    watch: false,
    pool: 'threads',
    maxWorkers: 1,
    reporters: [{ onTestModuleEnd: (module) => void process.send?.({ done: ranOf(module) } satisfies Done) }],
    sequence: { sequencer: Sequencer as never },
    onConsoleLog: () => false,
  });

const answer = async (vitest: Vitest, { on, tries, files }: Question): Promise<Answer> => {
  const all = await vitest.globTestSpecifications();
  const known = new Map(all.map((one) => [relative(ROOT, one.moduleId), one]));
  const sorted = all.toSorted((a, b) => breadth(relative(ROOT, a.moduleId)) - breadth(relative(ROOT, b.moduleId)));
  const requests = files.length === 0 ? sorted : files.flatMap((file) => known.get(file) ?? []);
  vitest.provide('on', on);
  vitest.provide('tries', tries);
  // What an earlier question left there would be told again.
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(requests);
  return {
    all: sorted.map(({ moduleId }) => relative(ROOT, moduleId)),
    ran: testModules.filter((module) => module.state() !== 'queued' && module.state() !== 'skipped').map(ranOf),
    errors: unhandledErrors.length,
  };
};

let vitest: Vitest | null = null;
process.on('message', async (question: Question) => {
  vitest ??= await started();
  process.send?.(await answer(vitest, question));
});
process.on('disconnect', () => process.exit());
