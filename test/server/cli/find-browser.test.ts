import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrowser } from '../../../server/cli/options/find-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'pijler-find-'));
const writeProgram = (...path: readonly string[]): string => {
  const program = join(folder, ...path);
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  return program;
};
const program = writeProgram('chromium');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the browser is the one that is given, or the first in the path', () => {
  expect(findBrowser(program, '')).toBe(program);
  expect(findBrowser(null, `/nergens:${folder}`)).toBe(program);
});

test('one without windows is preferred, wherever in the path it is', () => {
  const shell = writeProgram('other', 'chromium-headless-shell');
  expect(findBrowser(null, `${folder}:${join(folder, 'other')}`)).toBe(shell);
});

test('a browser that is not a program is rejected', () => {
  expect(() => findBrowser(join(folder, 'anders'), folder)).toThrow('is not a program');
});
