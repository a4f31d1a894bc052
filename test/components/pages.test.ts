import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../entrypoints');
const mains = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('main.tsx'));

test('every page has an error boundary', () => {
  expect(mains.length).toBeGreaterThanOrEqual(7);
  expect(mains.filter((file) => !/<Page /.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
