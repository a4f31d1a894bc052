import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attacksTable } from '../../scripts/reliability/attacks.ts';
import { LOSSES, lossesTable } from '../../scripts/reliability/losses.ts';
import { passingTable } from '../../scripts/reliability/passing.ts';
import { ATTACKS } from './attacks.ts';

const ROOT = join(import.meta.dirname, '../..');
const words = (text: string): string => text.replaceAll(/[ -]+/g, ' ');
const page = (): string => words(readFileSync(join(ROOT, 'docs/reliability.md'), 'utf8'));

test.each(ATTACKS)('$attack: the test it names exists', ({ file, title }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
});

test.each([...new Set(LOSSES.map(({ proof }) => proof))])('what is lost is shown by %s, which exists', (proof) => {
  expect(readFileSync(join(ROOT, proof), 'utf8')).toMatch(/\btest\b/);
});

test.each([
  ['attacks', attacksTable],
  ['losses', lossesTable],
  ['what a scan without a network says', passingTable],
])('the page tells the %s as they are (node scripts/reliability.ts --tables)', (_, table) => {
  expect(page()).toContain(words(table()));
});
