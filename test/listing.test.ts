import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defineCheck } from '../lib/check.ts';
import { CHECKS } from '../lib/checks/index.ts';
import { PILLARS } from '../lib/model.ts';
import { checksIn, type Listing, listingFaults } from './kit/listing.ts';
import { filesIn, importsOf } from './kit/sources.ts';

/** Every file of a pillar's folder is a check in its list, or is in `shared/`. */

const MODULES = new Map(
  await Promise.all(
    filesIn('lib/checks').map(async (file): Promise<[string, object]> => [file, await import(`../${file}`)]),
  ),
);
const moduleOf = (file: string): object => MODULES.get(file) ?? {};
const isShared = (file: string): boolean => basename(dirname(file)) === 'shared';

describe.each(PILLARS)('lib/checks/%s', (pillar) => {
  const folder = `lib/checks/${pillar}`;
  const files = filesIn(folder).filter((file) => file !== `${folder}/index.ts`);
  const own = files.filter((file) => !isShared(file));

  test('has no subfolder except shared/', () => {
    expect(files.filter((file) => ![folder, `${folder}/shared`].includes(dirname(file)))).toEqual([]);
  });

  test('lists every check under the name of its file, and nothing else', () => {
    const named = (file: string): string => basename(file, '.ts');
    const listing: Listing = {
      files: own.map(named),
      exported: Object.fromEntries(own.map((file) => [named(file), Object.values(moduleOf(file))])),
      listed: CHECKS[pillar].checks,
      tabled: files.filter(isShared).flatMap((file) => checksIn(moduleOf(file))),
    };
    expect(listingFaults(listing)).toEqual([]);
  });

  test('shares only what its checks import', () => {
    const imported = new Set(
      files.concat(`${folder}/index.ts`).flatMap((file) => importsOf(file).map(({ from }) => from)),
    );
    expect(files.filter((file) => isShared(file) && !imported.has(file))).toEqual([]);
  });

  test('imports no other check, and nothing of another pillar', () => {
    const crossing = files
      .flatMap(importsOf)
      .filter(({ from }) => from.startsWith('lib/checks/') && dirname(from) !== `${folder}/shared`);
    expect(crossing.map(({ file, from }) => `${file} → ${from}`)).toEqual([]);
  });
});

describe('a file that does not match its list is reported', () => {
  const check = (id: string) =>
    defineCheck({
      id,
      weight: 1,
      who: 'webbouwer',
      source: 'https://voorbeeld.nl/',
      needs: ['scan'],
      verdicts: { good: 'pass' },
      judge: () => ({ code: 'good' }),
    });
  const hsts = check('hsts');
  const listing: Listing = { files: ['hsts'], exported: { hsts: [hsts] }, listed: [hsts], tabled: [] };
  const misspelt = check('htst');

  test.each<[string, Listing, string]>([
    ['its id is misspelt', { ...listing, exported: { hsts: [misspelt] }, listed: [misspelt] }, 'holds the check htst'],
    ['it is not listed', { ...listing, listed: [] }, 'is not listed'],
    ['another check with its name is listed', { ...listing, listed: [check('hsts')] }, 'is not listed'],
    ['its file has two checks', { ...listing, exported: { hsts: [hsts, misspelt] } }, 'one file, one check'],
    ['its file has no check', { ...listing, exported: { hsts: [() => null] } }, 'holds no check'],
    ['a listed check has no file', { ...listing, files: [], exported: {} }, 'has no file hsts.ts'],
    ['a table defines a check that is not listed', { ...listing, tabled: [misspelt] }, 'not listed'],
  ])('%s', (_, given, text) => {
    expect(listingFaults(given).join('\n')).toContain(text);
  });

  test('a file that matches is not reported', () => {
    expect(listingFaults(listing)).toEqual([]);
  });
});
