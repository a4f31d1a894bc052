import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Proof } from './entry.ts';
import { FAULTS, lackingOf, MATRIX } from './matrix.ts';

const ROOT = join(import.meta.dirname, '../..');
const sourceOf = ({ file }: Proof): string =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
const named = (proof: Proof): boolean =>
  ["'", '"', '`'].some((quote) => sourceOf(proof).includes(`${quote}${proof.title}`));

describe('the fault matrix', () => {
  test('has 43 rows, each once, in order', () => {
    expect(FAULTS.map(({ id }) => id)).toEqual(Array.from({ length: 43 }, (_, index) => `row ${index + 1}`));
  });

  test('no two entries share an id', () => {
    const ids = MATRIX.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each(MATRIX.filter(({ proofs }) => proofs.length > 0))('$id: the tests it names exist', ({ proofs }) => {
    expect(proofs.filter((proof) => !named(proof))).toEqual([]);
  });

  test.each(MATRIX.filter(({ asks }) => asks.includes('property')))('$id: its inputs are generated', ({ proofs }) => {
    const generating = proofs.filter(({ where }) => where === 'property');
    expect(generating.filter((proof) => !/fast-check|hostile-texts/.test(sourceOf(proof)))).toEqual([]);
  });

  test.each(MATRIX)('$id: is proven wherever required', (entry) => {
    expect(lackingOf(entry)).toEqual([]);
  });

  test('every entry is proven or argued', () => {
    const open = MATRIX.filter(({ proofs, argued }) => proofs.length === 0 && argued === undefined);
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  test('only rows 32 and 40 are argued', () => {
    expect(MATRIX.filter(({ argued }) => argued !== undefined).map(({ id }) => id)).toEqual(['row 32', 'row 40']);
  });

  test('proofs in a browser are browser tests', () => {
    const inBrowsers = MATRIX.flatMap(({ proofs }) => proofs).filter(({ where }) => /chromium|firefox/.test(where));
    expect(inBrowsers.filter(({ file }) => !file.startsWith('test/browser/'))).toEqual([]);
  });
});
