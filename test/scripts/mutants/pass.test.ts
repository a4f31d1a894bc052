import { expect, test } from 'vitest';
import { both, type FirstPass, leftOf } from '../../../scripts/mutants/pass.ts';
import type { Ran } from '../../../scripts/mutants/runner.ts';

const ran = (file: string, result: Partial<Ran> = {}): Ran => ({
  file,
  failed: false,
  ms: 1,
  reached: {},
  atImport: [],
  killed: {},
  doubted: [],
  untried: [],
  ...result,
});

const first: FirstPass = {
  ran: [ran('a', { reached: { 1: 4, 2: 4 }, killed: { 1: 'a > x' }, untried: [2] }), ran('b', { doubted: [3] })],
  hung: [4],
};

test('alive are those that no test killed and that ended', () => {
  expect(leftOf([1, 2, 3, 4, 5], first)).toEqual([2, 3, 5]);
});

test('a second pass adds what it found to what the first one reached', () => {
  const again = { ran: [ran('a', { reached: { 2: 9 }, killed: { 2: 'a > y' }, doubted: [5] })], hung: [6] };
  expect(both(first, again)).toEqual({
    ran: [{ ...first.ran[0], killed: { 1: 'a > x', 2: 'a > y' }, doubted: [5] }, first.ran[1]],
    hung: [4, 6],
  });
});

test('a file that was red without any mutant says nothing the second time either', () => {
  const again = { ran: [ran('a', { failed: true, killed: { 2: 'a > y' } })], hung: [] };
  expect(both(first, again).ran).toEqual(first.ran);
});
