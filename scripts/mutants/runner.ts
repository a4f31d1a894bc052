import { join, relative } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';

/**
 * A process that runs test files with one mutant switched on, as often as it is asked; a loop without end ends with it.
 * One question at a time, one worker.
 */

/** What is asked: which test files, in this order; without any, all of them. */
export interface Question {
  readonly mutant: { readonly id: number; readonly most: number } | null;
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
}

export interface Answer {
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
    reached: module.meta().reached ?? {},
    atImport: module.meta().atImport ?? [],
  };
};

const started = (bail: number): Promise<Vitest> =>
  createVitest({
    root: ROOT,
    config: join(import.meta.dirname, 'vitest.config.ts'),
    watch: false,
    bail,
    pool: 'threads',
    maxWorkers: 1,
    reporters: [{}],
    sequence: { sequencer: Sequencer as never },
    onConsoleLog: () => false,
  });

const answer = async (vitest: Vitest, { mutant, files }: Question): Promise<Answer> => {
  const all = await vitest.globTestSpecifications();
  const known = new Map(all.map((one) => [relative(ROOT, one.moduleId), one]));
  const asked = files.length === 0 ? all : files.flatMap((file) => known.get(file) ?? []);
  vitest.provide('mutant', mutant);
  // What an earlier question left there would be told again.
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked);
  return {
    ran: testModules.filter((module) => module.state() !== 'queued' && module.state() !== 'skipped').map(ranOf),
    errors: unhandledErrors.length,
  };
};

let vitest: Vitest | null = null;
process.on('message', async (question: Question) => {
  vitest ??= await started(question.mutant === null ? 0 : 1);
  process.send?.(await answer(vitest, question));
});
process.on('disconnect', () => process.exit());
