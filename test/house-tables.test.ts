import { expect, test } from 'vitest';
import { parseDmarc } from '../lib/parse/mail/dmarc.ts';
import { parseSitemap } from '../lib/parse/site-files/sitemap.ts';
import { filesIn, read } from './kit/sources.ts';

/** A name chosen by a page may be one that every object inherits. */

const TABLE = /const (\w+): Readonly<(?:Partial<)?Record<string,/g;

test('a table indexed by names is read through `own`, which ignores inherited names', () => {
  const files = ['lib/parse', 'lib/collect', 'lib/checks'].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((name) => {
    const code = read(name);
    const tables = [...code.matchAll(TABLE)].map(([, table = '']) => table);
    return tables.filter((table) => new RegExp(`\\b${table}\\[`).test(code) && !code.includes(`hasOwn(${table},`));
  });
  expect(found).toEqual([]);
});

test('names inherited from Object are not rows', () => {
  expect(parseDmarc('v=DMARC1; p=reject; constructor=x; toString=y')?.unknown).toEqual(['constructor', 'tostring']);
  expect(parseSitemap('<constructor/>')).toMatchObject({ kind: 'other' });
});
