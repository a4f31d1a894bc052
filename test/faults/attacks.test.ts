import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOSSES, STORES } from '../../scripts/reliability/losses.ts';
import { ATTACKS } from './attacks.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test.each(ATTACKS)('$attack: the test it names exists', ({ file, title }) => {
  // A title may go on with what only the code knows.
  const quoted = ["'", '"', '`'].map((mark) => `${mark}${title.replaceAll(mark, `\\${mark}`)}`);
  expect(
    quoted.some((text) => read(file).includes(text)),
    `${file}: ${title}`,
  ).toBe(true);
});

test.each([...new Set(LOSSES.map(({ proof }) => proof))])(
  'the proof of a loss has a test that expects something: %s',
  (proof) => {
    expect(proof).toMatch(/\.test\.tsx?$/);
    expect(read(proof)).toMatch(/^ *test\b.*\([\s\S]*\bexpect\(/m);
  },
);

test('every store of the extension has a row in the table of losses', () => {
  const sources = globSync('{lib,entrypoints}/**/*.{ts,tsx}', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const stores = sources.flatMap((source) => [
    ...[...source.matchAll(/\bcreateSlot(?:<[^(]*>)?\(\{\s*area: '\w+',\s*key: '(\w+)'/g)].map(([, key]) => key ?? ''),
    ...[...source.matchAll(/\bopenDB(?:<\w+>)?\('(\w+)'/g)].map(([, name]) => name ?? ''),
  ]);
  expect(stores.length).toBeGreaterThan(10);
  expect([...new Set(stores)].toSorted()).toEqual(Object.values(STORES).flat().toSorted());
  const rows = LOSSES.flatMap(({ store }) => store.split(', '));
  expect(Object.keys(STORES).filter((store) => !rows.includes(store))).toEqual([]);
});
