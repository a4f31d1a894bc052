import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Each in a process of its own, since the set of tests is chosen at its start. Nothing is installed. */

const isRoot = process.getuid?.() === 0;
const PROGRAMS = join(import.meta.dirname, 'programs.ts');
const NOBODY = 65_534;

/** What a check of a machine results in, by its set of tests and the user. */
const check = (has: boolean, set: string, uid?: number): string => {
  const script = `
    process.setuid?.(${uid ?? 'process.getuid()'});
    const { checkMachine, ensurePackages } = await import(${JSON.stringify(PROGRAMS)});
    console.log(checkMachine('a moon', ${has}), await ensurePackages(['no-such-package'], () => ${has}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, TEST_SET: set },
  });
  return stdout.trim() || (/Error: (.*)/.exec(stderr)?.[1] ?? stderr);
};

test.each(['', 'test', 'check', 'full'])('what the machine has is there in every set of tests (%j)', (set) => {
  expect(check(true, set)).toBe('true true');
});

test.each(['', 'test', 'check'])(
  'what it lacks is left out, and nothing is installed, outside the full run (%j)',
  (set) => {
    expect(check(false, set)).toBe('false false');
  },
);

test.runIf(isRoot)('the full run fails where something is missing, as root only', () => {
  expect(check(false, 'full')).toBe('The full run needs a moon, which this machine does not have.');
  expect(check(false, 'full', NOBODY)).toBe('false false');
});
