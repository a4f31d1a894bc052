import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUnlinted } from '../../scripts/test/lint-cache.ts';

let root: string;
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pijler-lint-cache-'));
  execFileSync('git', ['init', '--quiet', root]);
  mkdirSync(join(root, 'scripts/lint'), { recursive: true });
  for (const path of ['biome.json', 'scripts/lint/one.grit', 'a.ts', 'b.ts']) write(path, path);
  write('.gitignore', 'node_modules\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ALL = ['.gitignore', 'a.ts', 'b.ts', 'biome.json', 'scripts/lint/one.grit'];
const namesOf = () => findUnlinted(root).files.toSorted();

test('a file is checked until the linter accepted it, and again after a change of its contents or of a rule', () => {
  expect(namesOf()).toEqual(ALL);
  expect(namesOf()).toEqual(ALL);
  findUnlinted(root).accept();
  expect(namesOf()).toEqual([]);

  write('a.ts', 'changed');
  write('c.ts', 'new');
  expect(namesOf()).toEqual(['a.ts', 'c.ts']);
  write('a.ts', 'a.ts');
  rmSync(join(root, 'c.ts'));
  expect(namesOf()).toEqual([]);

  write('scripts/lint/one.grit', 'another rule');
  expect(namesOf()).toEqual(ALL);
});

test('what changes while the linter runs is not accepted with the rest', () => {
  const { accept } = findUnlinted(root);
  write('b.ts', 'changed meanwhile');
  accept();
  expect(namesOf()).toEqual(['b.ts']);
});

test('a cache that cannot be read accepts nothing', () => {
  findUnlinted(root).accept();
  write('node_modules/.cache/pijler/linted.json', '{"broken');
  expect(namesOf()).toEqual(ALL);
});
