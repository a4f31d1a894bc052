import { expect, test } from 'vitest';
import { pickExit, toFailureExit, toScoreExit, toWorseExit } from '../../../server/cli/exit.ts';

test.each([
  [80, null, 0],
  [null, null, 0],
  [80, 80, 0],
  [79, 80, 1],
  [0, 0, 0],
  [null, 0, 4],
] as const)('a total of %s against a minimum of %s exits with %s', (score, min, exit) =>
  expect(toScoreExit(score, min)).toBe(exit),
);

test.each([
  ['unreachable', 3],
  ['timeout', 3],
  ['unsupported_page', 2],
  ['internal', 1],
] as const)('the failure %s exits with %s', (code, exit) => expect(toFailureExit(code)).toBe(exit));

test.each([
  [true, 1],
  [false, 0],
  [null, 4],
] as const)('with worse: %s, the exit code is %s', (worse, exit) => expect(toWorseExit(worse)).toBe(exit));

test('the most serious of several exit codes is used', () => {
  expect(pickExit([0, 0])).toBe(0);
  expect(pickExit([0, 4, 3, 1, 2])).toBe(1);
  expect(pickExit([4, 3])).toBe(3);
  expect(pickExit([])).toBe(0);
});
