import { expect, test } from 'vitest';
import { createHstsMemory } from '../../../server/engine/network/hsts.ts';

const nobody = async (): Promise<boolean> => false;

/** Which of these hosts are asked over https alone, after these lines. */
const after = async (lines: readonly (readonly [url: string, line: string | null])[], ...hosts: readonly string[]) => {
  const memory = createHstsMemory(nobody);
  for (const [url, line] of lines) memory.learn(url, line);
  const all = await Promise.all(hosts.map(async (host) => [host, await memory.upgrades(host)] as const));
  return all.filter(([, upgrades]) => upgrades).map(([host]) => host);
};

const YEAR = 'max-age=31536000';

test('a line holds for its host, and for those below it where it says so (RFC 6797 §8.2)', async () => {
  const hosts = ['goed.nl', 'www.goed.nl', 'ongoed.nl', 'nl'];
  expect(await after([['https://goed.nl/', YEAR]], ...hosts)).toEqual(['goed.nl']);
  const withAll = `${YEAR}; includeSubDomains`;
  expect(await after([['https://goed.nl/', withAll]], ...hosts)).toEqual(['goed.nl', 'www.goed.nl']);
  expect(await after([['https://www.goed.nl/', withAll]], ...hosts)).toEqual(['www.goed.nl']);
});

test('http teaches nothing, nor does a void line; max-age=0 forgets (§8.1, §6.1.1)', async () => {
  expect(await after([['http://goed.nl/', YEAR]], 'goed.nl')).toEqual([]);
  expect(await after([['https://goed.nl/', null]], 'goed.nl')).toEqual([]);
  expect(await after([['https://goed.nl/', 'max-age=veel']], 'goed.nl')).toEqual([]);
  const lines = [['https://goed.nl/', YEAR] as const, ['https://goed.nl/', 'max-age=0'] as const];
  expect(await after(lines, 'goed.nl')).toEqual([]);
});

test('a last dot makes no other host', async () => {
  expect(await after([['https://goed.nl./', YEAR]], 'goed.nl', 'goed.nl.')).toEqual(['goed.nl', 'goed.nl.']);
});

test('what the browser knows from the start is asked of it, for hosts that no line told of', async () => {
  const requested: string[] = [];
  const memory = createHstsMemory(async (host) => {
    requested.push(host);
    return host === 'geld.bank';
  });
  memory.learn('https://goed.nl/', YEAR);
  expect(await Promise.all(['goed.nl', 'geld.bank', 'ander.nl'].map(memory.upgrades))).toEqual([true, true, false]);
  expect(requested).toEqual(['geld.bank', 'ander.nl']);
});
