import { expect, test } from 'vitest';
import { faultsSummary, faultsText } from '../../../scripts/faults/faults-text.ts';
import { mutantsOf } from '../../../scripts/faults/mutants.ts';
import { nearestTests } from '../../../scripts/faults/nearest.ts';

const SOURCES = ['lib/score.ts', 'lib/scan.ts', 'lib/judge.ts'];
const TESTS = ['test/judge.test.ts', 'test/scan.test.ts', 'test/score.test.ts', 'test/words/jargon.test.ts'];

test('the nearest tests of a file import it through the fewest others', () => {
  const near = (file: string, count: number) => nearestTests([file], { tests: TESTS, sources: SOURCES, count });
  expect(near('lib/score.ts', 1)).toEqual(['test/score.test.ts']);
  expect(near('lib/scan.ts', 9)).not.toContain('test/score.test.ts');
  expect(near('lib/no-such.ts', 9)).toEqual([]);
});

test('a component has mutants, and text and attributes in JSX have none', () => {
  const source = `const A = () => <p class="x" hidden={a}>text{b ? <b /> : null}</p>;`;
  const [first, ...others] = mutantsOf('components/a.tsx', source);
  expect(first?.kind).toBe('function');
  expect(others.map(({ was, is }) => `${was} → ${is}`)).toEqual(['b → true', 'b → false']);
});

test('the page of faults counts those that were found, and names those that were not', () => {
  const [mutant] = mutantsOf('lib/a.ts', 'const f = (a) => a || b;').filter(({ kind }) => kind === 'logic');
  if (mutant === undefined) throw new Error('no mutant');
  const tried = [
    { ...mutant, by: 'test/a.test.ts > a' },
    { ...mutant, line: 2, by: 'types' },
    { ...mutant, line: 3, by: null },
  ];
  expect(faultsSummary(tried, '1')).toBe(
    'Of 3 faults (seed 1) **2 were found**: 1 by types, 0 by lint, 1 by a test. The others stand in `lib/a.ts` 1.',
  );
  const page = faultsText(tried, { seed: '1', near: '6' });
  expect(page).toContain('**2 of 3 were found**');
  expect(page).toContain('| `lib/a.ts:1` | `a \\|\\| b` → `(a) && (b)` | test/a.test.ts > a |');
  expect(page).toContain('→ `(a) && (b)` | **nothing** |');
});
