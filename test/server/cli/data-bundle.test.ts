import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { LARGEST_BUNDLE } from '../../../lib/bundle/open-bundle.ts';
import { GENERATED_TABLES } from '../../../lib/data/generated-tables.ts';
import { BUILT_IN_TABLES, getTables, useTables } from '../../../lib/data/tables.ts';
import { packBundle } from '../../../scripts/data/pack.ts';
import { followBundle, getServedBundle, readBundleSource } from '../../../server/cli/data-bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
const pair = () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
const OURS = await pair();
const OTHERS = await pair();
const KEY = Buffer.from(await crypto.subtle.exportKey('spki', OURS.publicKey)).toString('base64');

const packed = (number: number, key = OURS.privateKey) =>
  packBundle(GENERATED_TABLES, { key, number, day: BUILT_IN_TABLES.name.day });
const follow = async (text: string): Promise<string> => {
  const path = join(folder, 'data.json');
  writeFileSync(path, text);
  const said: string[] = [];
  const environment = { PIJLER_BUNDLE: path, PIJLER_BUNDLE_KEY: KEY };
  await followBundle(
    environment,
    { out: () => {}, err: (one) => void said.push(one), locale: 'en' },
    { goesOn: false },
  );
  return said.join('');
};

afterEach(() => useTables(BUILT_IN_TABLES));
afterAll(() => rmSync(folder, { recursive: true }));

test('a command uses a bundle from a file, reports it, and serves it on', async () => {
  const text = await packed(3);
  expect(await follow(text)).toContain('(number 3) is in use');
  expect(getTables().name.number).toBe(3);
  expect(new TextDecoder().decode(getServedBundle() ?? new Uint8Array())).toBe(text);
  // The same bundle again is not reported.
  expect(await follow(text)).toBe('');
});

test.each<readonly [string, () => Promise<string>, string]>([
  ['of another key', () => packed(1, OTHERS.privateKey), 'not signed with this key'],
  ['with a bit flipped', async () => (await packed(1)).replace('8.4', '8.5'), 'not signed with this key'],
  ['too large', async () => 'x'.repeat(LARGEST_BUNDLE + 1), 'larger than 2 MiB'],
  ['of another form', async () => '{"format":"other"}', 'another form'],
])('a bundle %s is rejected with a message', async (_, text, sentence) => {
  expect(await follow(await text())).toContain(sentence);
  expect(getTables()).toBe(BUILT_IN_TABLES);
});

test('an older bundle after a newer one is ignored', async () => {
  await follow(await packed(3));
  await follow(await packed(2));
  expect(getTables().name.number).toBe(3);
});

test('a bundle file and its key are only accepted together; without both nothing is read', () => {
  expect(readBundleSource({})).toBeNull();
  expect(() => readBundleSource({ PIJLER_BUNDLE: 'x' })).toThrow();
  expect(() => readBundleSource({ PIJLER_BUNDLE_KEY: 'x' })).toThrow();
});
