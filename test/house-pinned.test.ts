import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, read } from './kit/sources.ts';

/** What is fetched by a build is named by its bytes, so that nobody can put something else in its place later. */

const under = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

/** `uses: owner/name@ref` of any action but our own, which a user pins to the release that was chosen. */
const USES = /uses: (?!OWNER\/pijler@)(\S+)@(\S+)/g;

test('every action is named by a commit', () => {
  const files = ['action.yml', 'README.md', ...under('.github', /\.ya?ml$/), ...under('docs', /\.md$/)];
  const used = files.flatMap((file) => [...read(file).matchAll(USES)].map(([, name, ref]) => ({ file, name, ref })));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter(({ ref }) => !/^[\da-f]{40}$/.test(ref ?? ''))).toEqual([]);
});

test('images are named by their tag at least, never by the latest', () => {
  const files = [...under('.github', /\.ya?ml$/), 'action.yml'];
  const images = files.flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:container|image): (\S+)$/gm)].map(([, image]) => image),
  );
  expect(images.filter((image) => !/:[\w.-]*\d/.test(image ?? ''))).toEqual([]);
});

test('a build’s step takes no command from what a page says', () => {
  const script = read('action.yml');
  const stops = script.indexOf('::stop-commands::$token');
  expect(script).toMatch(/token=\$\(node -p 'crypto\.randomUUID\(\)'\)/);
  expect(stops).toBeGreaterThan(0);
  expect(stops).toBeLessThan(script.indexOf('pijler scan "'));
  // Whatever ends the step, the steps after it are heard again.
  expect(script).toMatch(/trap '[^']*::\$token::[^']*' EXIT/);
});
