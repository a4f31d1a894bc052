import { expect, test } from 'vitest';
import { UsageError } from '../../../server/cli/options/usage-error.ts';
import { readWorkersOptions } from '../../../server/cli/workers.ts';

/** Options that `pijler workers` itself reads; the others go to each worker. */

const DATABASE = ['--database', 'postgres://a@b/c'];

test('its own options are taken out, and the others go to each worker', () => {
  const options = readWorkersOptions(['--most', '8', ...DATABASE, '--least=2', '--at-once', '3', '--wait', '5'], {});
  expect(options?.bounds).toEqual({ most: 8, least: 2, wait: 5 });
  expect(options?.args).toEqual([...DATABASE, '--at-once', '3']);
  expect(options?.worker).toMatchObject({ role: 'worker', atOnce: 3, database: 'postgres://a@b/c' });
});

test('by default there are one to four workers, and a scan may wait for twenty seconds', () => {
  const options = readWorkersOptions([], { PIJLER_DATABASE: 'postgres://a@b/c' });
  expect(options?.bounds).toEqual({ most: 4, least: 1, wait: 20 });
});

test.each([
  ['no database', []],
  ['more at least than at most', [...DATABASE, '--most', '2', '--least', '3']],
  ['no number', [...DATABASE, '--most', 'veel']],
  ['no value', [...DATABASE, '--most']],
  ['an option that no worker has', [...DATABASE, '--snel']],
])('%s is bad input', (_, args) => {
  expect(() => readWorkersOptions(args, {})).toThrow(UsageError);
});

test('--help gives null', () => expect(readWorkersOptions(['--help'], {})).toBeNull());
