import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ON_POSTGRES } from '../../scripts/test/on-postgres.ts';

const ROOT = join(import.meta.dirname, '../..');

test('every test that needs a shared store also runs on PostgreSQL in the full run', () => {
  const files = readdirSync(join(ROOT, 'test/server'), { recursive: true, encoding: 'utf8' })
    .map((name) => `test/server/${name}`)
    .filter((file) => file.endsWith('.test.ts'));
  const shared = files.filter((file) => /\bisShared\b/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(shared.length).toBeGreaterThan(5);
  expect(shared.filter((file) => !ON_POSTGRES.some((path) => file.startsWith(path)))).toEqual([]);
});

test('tests of the routes and of the operator’s commands run on PostgreSQL too', () => {
  expect(ON_POSTGRES).toEqual(
    expect.arrayContaining(['test/server/app', 'test/server/core', 'test/server/features', 'test/server/admin']),
  );
});
