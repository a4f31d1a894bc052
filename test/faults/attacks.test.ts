import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOSSES } from '../../scripts/reliability/losses.ts';
import { ATTACKS } from './attacks.ts';

const ROOT = join(import.meta.dirname, '../..');

test.each(ATTACKS)('$attack: the test it names exists', ({ file, title }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
});

test.each([...new Set(LOSSES.map(({ proof }) => proof))])('what is lost is shown by %s, which exists', (proof) => {
  expect(readFileSync(join(ROOT, proof), 'utf8')).toMatch(/\btest\b/);
});
