import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { UsageError } from '../../../server/cli/options/usage-error.ts';
import { createLeaveAlone } from '../../../server/cli/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'pijler-list-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'domains');
const problems: Error[] = [];
const listed = (text: string) => {
  writeFileSync(file, text);
  return createLeaveAlone(file, (problem) => problems.push(problem));
};

test('a listed domain is left alone with all its subdomains', () => {
  const leaves = listed('# who wrote to us\nvoorbeeld.nl\n\nBücher.de   # by mail\r\n');
  expect(['voorbeeld.nl', 'www.voorbeeld.nl', 'xn--bcher-kva.de'].map(leaves)).toEqual([true, true, true]);
  expect(['nietvoorbeeld.nl', 'nl', 'elders.nl'].map(leaves)).toEqual([false, false, false]);
});

test('a changed list applies at once; while the file is invalid or missing the last valid list applies', () => {
  const leaves = listed('een.nl\n');
  writeFileSync(file, 'een.nl\ntwee.nl\n');
  expect(leaves('twee.nl')).toBe(true);
  writeFileSync(file, 'drie.nl/pad\n');
  expect([leaves('twee.nl'), leaves('drie.nl')]).toEqual([true, false]);
  rmSync(file);
  expect(leaves('een.nl')).toBe(true);
  expect(problems.map(({ message }) => message)).toEqual([
    `${file}, line 1: one domain on a line, such as example.nl, not drie.nl/pad.`,
    `--leave-alone: ${file} cannot be read.`,
  ]);
});

test.each(['http://a.nl/', 'a.nl/pad', '*.a.nl b.nl', 'a..b c'])('the line %s is rejected', (line) => {
  expect(() => listed(`${line}\n`)).toThrow(UsageError);
});

test('a missing file is rejected', () => {
  expect(() => createLeaveAlone(join(folder, 'none'), () => {})).toThrow('cannot be read');
});
