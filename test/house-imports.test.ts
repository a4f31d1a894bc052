import { expect, test } from 'vitest';
import { refusedImports } from '../scripts/house/imports.ts';
import { filesIn, importsOf, ROOT } from './kit/sources.ts';

/* Data flows one way. The rules stand in scripts/house/import-rules.ts; that they refuse is tried in test/faults. */

const CODE = ['lib', 'components', 'entrypoints'].flatMap(filesIn);

test('every import is one that its layer, its room and its view may have', async () => {
  expect(await refusedImports(ROOT, [...CODE, ...filesIn('server')])).toEqual([]);
}, 60_000);

test('nothing of the extension imports the service, not even a type', () => {
  expect(CODE.flatMap(importsOf).filter(({ from }) => from.startsWith('server/'))).toEqual([]);
});
