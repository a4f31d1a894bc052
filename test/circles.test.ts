import { describe, expect, test } from 'vitest';
import { circlesIn } from './kit/circles.ts';
import { filesIn, importsIn, importsOf } from './kit/sources.ts';

/** Data flows one way, and so do imports. */

const FOLDERS = ['lib', 'components', 'entrypoints', 'server', 'scripts', 'bench', 'test'];

test('no file imports itself through others', () => {
  expect(circlesIn(FOLDERS.flatMap(filesIn).flatMap(importsOf))).toEqual([]);
});

/** Imports of a project with these files. */
const house = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).flatMap(([file, text]) => importsIn(file, text));

describe('a circular import is detected and shown by its path', () => {
  test('of two files, of three, and of one with itself', () => {
    expect(
      circlesIn(house({ 'lib/a.ts': "import { b } from './b.ts';", 'lib/b.ts': "import { a } from './a.ts';" })),
    ).toEqual(['lib/a.ts → lib/b.ts → lib/a.ts']);
    const three = house({
      'lib/a.ts': "import { b } from './x/b.ts';\nimport { z } from 'zod/mini';",
      'lib/x/b.ts': "import {\n  c,\n  type D,\n} from '../c.ts';",
      'lib/c.ts': "import { a } from './a.ts';",
    });
    expect(circlesIn(three)).toEqual(['lib/a.ts → lib/x/b.ts → lib/c.ts → lib/a.ts']);
    expect(circlesIn(house({ 'lib/a.ts': "export * from './a.ts';" }))).toEqual(['lib/a.ts → lib/a.ts']);
  });

  test.each([
    ["import type { B } from './b.ts';"],
    ["export { b } from './b.ts';"],
    ["import './b.ts';"],
    ["const b = await import('./b.ts');"],
  ])('by %s', (text) => {
    expect(circlesIn(house({ 'lib/a.ts': text, 'lib/b.ts': "import { a } from './a.ts';" }))).toHaveLength(1);
  });

  test('two files that import a third are not circular', () => {
    const fan = house({
      'lib/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';",
      'lib/b.ts': "import { c } from './c.ts';",
      'lib/c.ts': '',
    });
    expect(circlesIn(fan)).toEqual([]);
  });
});
