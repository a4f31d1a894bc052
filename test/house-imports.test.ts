import { expect, test } from 'vitest';
import { refusedImports } from '../scripts/house/imports.ts';
import { filesIn, importsOf, ROOT } from './kit/sources.ts';

/* Data flows one way. The rules are in scripts/house/import-rules.ts; test/faults tests that they reject violations. */

const CODE = ['lib', 'components', 'entrypoints'].flatMap(filesIn);

test('every import is allowed by its layer, its folder and its view', async () => {
  expect(await refusedImports(ROOT, [...CODE, ...filesIn('server')])).toEqual([]);
}, 60_000);

test('nothing in the extension imports the service, not even a type', () => {
  expect(CODE.flatMap(importsOf).filter(({ from }) => from.startsWith('server/'))).toEqual([]);
});
