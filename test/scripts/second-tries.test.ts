import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'pijler-second-tries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One that passes at once, one that needs its second try, one that never passes. */
const TESTS = `let tries = 0;
describe('a door', () => {
  test('opens', () => {});
  test('opens at the second knock', () => expect(++tries).toBe(2));
  test('stays shut', () => expect(false).toBe(true));
});
`;

/** Runs them as `npm test` runs the browser tests; gives what is printed. */
function runTwice(): string {
  writeFileSync(join(folder, 'door.test.js'), TESTS);
  const reporter = `--reporter=${join(ROOT, 'scripts/test/second-tries.ts')}`;
  const { stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--globals', '--retry=1', reporter],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return stdout;
}

test('a test that passed at its second try is named, and no other', () => {
  expect(runTwice()).toBe('passed at the second try: door.test.js > a door > opens at the second knock\n');
});
