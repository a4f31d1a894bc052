import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import type { World } from './world.ts';

/** How many times as often as without it a mutant may be asked about. */
const MORE_OFTEN = { times: 50, atLeast: 100_000 };

const world = (): World => (globalThis as unknown as { readonly mutants: World }).mutants;

const suitesOf = (test: RunnerTestCase): readonly RunnerTestSuite[] => {
  const chain: RunnerTestSuite[] = [];
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) chain.unshift(suite);
  return [test.file, ...chain.filter((suite) => suite !== test.file)];
};

type Hook = (context: unknown, suite: unknown) => unknown;

/**
 * Runs every test once as it is, and then once more with each living mutant on that it reached, its hooks around it.
 * Red kills the mutant, when the test is green again without it.
 */
export default class Tries extends TestRunner {
  /** Before the setup file runs: it has to know whose world this is. */
  override onCollectStart(file: RunnerTestFile): void {
    Object.assign(globalThis, { testFile: file.name });
    super.onCollectStart(file);
  }

  async #hooks(test: RunnerTestCase, name: 'beforeEach' | 'afterEach'): Promise<void> {
    for (const suite of suitesOf(test)) {
      const hooks = TestRunner.getSuiteHooks(suite)[name] as unknown as readonly Hook[];
      for (const hook of hooks) await hook(test.context, suite);
    }
  }

  /** Whether the test is red with this mutant on, or without any. */
  async #isRed(test: RunnerTestCase, id: number | null): Promise<boolean> {
    const { reached } = world();
    const before = id === null ? 0 : (reached[id] ?? 0);
    world().log(`${id ?? '-'} ${test.name}\n`);
    try {
      await this.#hooks(test, 'afterEach');
      await this.#hooks(test, 'beforeEach');
      Object.assign(world(), { active: id, most: before * MORE_OFTEN.times + MORE_OFTEN.atLeast });
      await TestRunner.getTestFn(test)();
      return false;
    } catch {
      return true;
    } finally {
      world().active = null;
    }
  }

  async #try(test: RunnerTestCase, ids: readonly number[]): Promise<void> {
    const { alive, killed, doubted } = world();
    for (const id of ids) {
      if (!(await this.#isRed(test, id))) continue;
      if (await this.#isRed(test, null)) {
        doubted.push(id);
        return;
      }
      alive.delete(id);
      killed[id] = `${test.file.name} > ${test.name}`;
    }
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const { reached, alive, untried, timeout, log } = world();
    log(`- ${test.name}\n`);
    const before = { ...reached };
    const started = performance.now();
    await TestRunner.getTestFn(test)();
    const ms = performance.now() - started;
    const own = [...alive].filter((id) => (reached[id] ?? 0) > (before[id] ?? 0));
    const few = Math.max(1, Math.floor(timeout / ms));
    for (const id of own.slice(few)) untried.add(id);
    await this.#try(test, own.slice(0, few));
    log('-\n');
  }
}
