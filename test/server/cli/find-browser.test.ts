import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrowser } from '../../../server/cli/options/find-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'pijler-find-'));
const program = join(folder, 'chromium');
writeFileSync(program, '#!/bin/sh\n');
chmodSync(program, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the browser is the one that is given, or the first in the path', () => {
  expect(findBrowser(program, '')).toBe(program);
  expect(findBrowser(null, `/nergens:${folder}`)).toBe(program);
});

test('a browser that is not a program is rejected', () => {
  expect(() => findBrowser(join(folder, 'anders'), folder)).toThrow('is not a program');
});
