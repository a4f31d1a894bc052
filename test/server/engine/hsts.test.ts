import { expect, test } from 'vitest';
import { createHstsMemory } from '../../../server/engine/network/hsts.ts';

const nobody = async (): Promise<boolean> => false;

/** Which of these hosts are upgraded to https after these headers. */
const after = async (lines: readonly (readonly [url: string, line: string | null])[], ...hosts: readonly string[]) => {
  const memory = createHstsMemory(nobody);
  for (const [url, line] of lines) memory.learn(url, line);
  const all = await Promise.all(hosts.map(async (host) => [host, await memory.upgrades(host)] as const));
  return all.filter(([, upgrades]) => upgrades).map(([host]) => host);
};

const YEAR = 'max-age=31536000';

test('a header applies to its host, and to subdomains with includeSubDomains (RFC 6797 §8.2)', async () => {
  const hosts = ['goed.nl', 'www.goed.nl', 'ongoed.nl', 'nl'];
  expect(await after([['https://goed.nl/', YEAR]], ...hosts)).toEqual(['goed.nl']);
  const withAll = `${YEAR}; includeSubDomains`;
  expect(await after([['https://goed.nl/', withAll]], ...hosts)).toEqual(['goed.nl', 'www.goed.nl']);
  expect(await after([['https://www.goed.nl/', withAll]], ...hosts)).toEqual(['www.goed.nl']);
});

test('headers over http and invalid headers are ignored; max-age=0 removes the host (§8.1, §6.1.1)', async () => {
  expect(await after([['http://goed.nl/', YEAR]], 'goed.nl')).toEqual([]);
  expect(await after([['https://goed.nl/', null]], 'goed.nl')).toEqual([]);
  expect(await after([['https://goed.nl/', 'max-age=veel']], 'goed.nl')).toEqual([]);
  const lines = [['https://goed.nl/', YEAR] as const, ['https://goed.nl/', 'max-age=0'] as const];
  expect(await after(lines, 'goed.nl')).toEqual([]);
});

test('a trailing dot does not make another host', async () => {
  expect(await after([['https://goed.nl./', YEAR]], 'goed.nl', 'goed.nl.')).toEqual(['goed.nl', 'goed.nl.']);
});

test('the browser’s preload list is queried only for hosts without a header', async () => {
  const requested: string[] = [];
  const memory = createHstsMemory(async (host) => {
    requested.push(host);
    return host === 'geld.bank';
  });
  memory.learn('https://goed.nl/', YEAR);
  expect(await Promise.all(['goed.nl', 'geld.bank', 'ander.nl'].map(memory.upgrades))).toEqual([true, true, false]);
  expect(requested).toEqual(['geld.bank', 'ander.nl']);
});
