/**
 * Which tests a command runs, and how much each of them tries (`TEST_SET` in its environment): `check` at each commit, `test` by
 * `npm test`, `full` by `npm run full`. Without it a developer names files: every file can be run, in ordinary numbers.
 */
export type TestSet = 'check' | 'test' | 'full' | null;

const SETS: readonly unknown[] = ['check', 'test', 'full'];

const setOf = (name: string | undefined): TestSet => {
  if (name === undefined || name === '') return null;
  if (!SETS.includes(name)) throw new Error(`TEST_SET is ${SETS.join(', ')}, not ${name}.`);
  return name as TestSet;
};

/** Null if every file can be run by its name. */
export const testSet: TestSet = setOf(process.env['TEST_SET']);

/** Whether this is one of the runs that leave much to the full run. */
export const isNarrowed = testSet === 'test' || testSet === 'check';

/** Whether more is tried than by `npm test`. */
export const isFullRun = testSet === 'full';

/**
 * Share of the ordinary number of inputs for `npm test` and `npm run check`, which draw the same ones each time (`generated.ts`).
 */
const NARROWED_SHARE = 0.4;

/**
 * Number of inputs for which a property has to hold: `FUZZ_RUNS`, or the ordinary number. `npm run full` sets more than that,
 * `npm test` uses fewer.
 */
export const inputs = (ordinary = 1_000): number =>
  Number(process.env['FUZZ_RUNS'] ?? Math.ceil(isNarrowed ? ordinary * NARROWED_SHARE : ordinary));
