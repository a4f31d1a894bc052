/**
 * Which tests a command runs, and how much each of them tries (`TEST_SET` in its environment): `check` at each commit, `test`
 * by `npm test`, `full` by `npm run full`. Without one it is a developer who names a file: every file, in ordinary numbers.
 */
export type TestSet = 'check' | 'test' | 'full' | null;

const SETS: readonly unknown[] = ['check', 'test', 'full'];

const setOf = (name: string | undefined): TestSet => {
  if (name === undefined || name === '') return null;
  if (!SETS.includes(name)) throw new Error(`TEST_SET is ${SETS.join(', ')}, not ${name}.`);
  return name as TestSet;
};

/** Null where every file is to be found by its name. */
export const testSet: TestSet = setOf(process.env['TEST_SET']);

/** Whether this is one of the runs that leave much to the full one. */
export const isNarrowed = testSet === 'test' || testSet === 'check';

/** Whether more is asked for than `npm test` tries. */
export const isFullRun = testSet === 'full';

/** Of the ordinary number of inputs `npm test` and `npm run check` make this share, for they draw the same ones each time (`generated.ts`). */
const NARROWED_SHARE = 0.4;

/**
 * How many inputs a property is to hold for: as many as `FUZZ_RUNS` asks for, or the ordinary number. `npm run full` asks
 * for more than that, `npm test` makes fewer.
 */
export const inputs = (ordinary = 1_000): number =>
  Number(process.env['FUZZ_RUNS'] ?? Math.ceil(isNarrowed ? ordinary * NARROWED_SHARE : ordinary));
