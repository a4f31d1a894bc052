import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, read } from './kit/sources.ts';

/** Everything that a build downloads is pinned by its hash, so that nobody can replace it later. */

const under = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

/** `uses: owner/name@ref` of any action but our own, which a user pins to the chosen release. */
const USES = /uses: (?!OWNER\/pijler@)(\S+)@(\S+)/g;

test('every action is pinned to a commit', () => {
  const files = ['action.yml', 'README.md', ...under('.github', /\.ya?ml$/), ...under('docs', /\.md$/)];
  const used = files.flatMap((file) => [...read(file).matchAll(USES)].map(([, name, ref]) => ({ file, name, ref })));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter(({ ref }) => !/^[\da-f]{40}$/.test(ref ?? ''))).toEqual([]);
});

test('images are pinned to a version tag, never to latest', () => {
  const files = [...under('.github', /\.ya?ml$/), 'action.yml'];
  const images = files.flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:container|image): (\S+)$/gm)].map(([, image]) => image),
  );
  expect(images.filter((image) => !/:[\w.-]*\d/.test(image ?? ''))).toEqual([]);
});

test('a CI step takes no commands from the text of a page', () => {
  const script = read('action.yml');
  const stops = script.indexOf('::stop-commands::$token');
  expect(script).toMatch(/token=\$\(node -p 'crypto\.randomUUID\(\)'\)/);
  expect(stops).toBeGreaterThan(0);
  expect(stops).toBeLessThan(script.indexOf('pijler scan "'));
  // However the step ends, commands of later steps work again.
  expect(script).toMatch(/trap '[^']*::\$token::[^']*' EXIT/);
});
