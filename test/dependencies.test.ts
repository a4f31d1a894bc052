import { describe, expect, test } from 'vitest';
import { IN_EXTENSION } from '../scripts/package/licences.ts';
import { filesIn, importsOf, read } from './kit/sources.ts';

/** Runtime packages are in `dependencies`, so that `npm ci --omit=dev` is enough for the service; build and test tools are not. */

const { dependencies, devDependencies } = JSON.parse(read('package.json'));

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the files of these folders import at run time. */
const importedBy = (folders: readonly string[]): readonly string[] => [
  ...new Set(
    folders
      .flatMap(filesIn)
      .flatMap(importsOf)
      .filter(
        ({ from, typeOnly }) =>
          !typeOnly && !/^(?:node:|\.|(?:components|entrypoints|lib|scripts|server)\/|package\.json)/.test(from),
      )
      .map(({ from }) => nameOf(from)),
  ),
];
/** WXT adds only a few lines of its own to what it builds (`wxt/utils`, `wxt/browser`). */
const BUILT_WITH = ['wxt'];

describe('package.json', () => {
  test('has every runtime package of the service in dependencies', () => {
    const imported = importedBy(['server', 'lib', 'components']).filter((name) => !BUILT_WITH.includes(name));
    expect(imported).toEqual(expect.arrayContaining(['fastify', 'kysely', 'preact', 'rolldown', 'zod']));
    expect(imported.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });

  test('has no build or test packages in dependencies', () => {
    const known = [...importedBy(['server', 'lib', 'components', 'entrypoints']), ...IN_EXTENSION];
    expect(Object.keys(dependencies).filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(dependencies).filter((name) => Object.hasOwn(devDependencies, name))).toEqual([]);
  });

  test('lists every package built into the extension for its licences', () => {
    const imported = importedBy(['lib', 'components', 'entrypoints']).filter((name) => !BUILT_WITH.includes(name));
    expect(imported.filter((name) => !IN_EXTENSION.includes(name))).toEqual([]);
  });
});
