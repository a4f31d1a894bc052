import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isConfined, listAllowing } from '../../../server/engine/browser/sandbox.ts';
import { openEngine } from '../../../server/engine/engine.ts';
import { DEFAULTS } from '../../../server/engine/settings.ts';

// In a place that the unprivileged user of the browser can read too.
const folder = mkdtempSync(join(tmpdir(), 'pijler-start-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a program that prints a line and exits. */
const started = async (says: string): Promise<unknown> => {
  const browser = join(folder, 'chromium');
  writeFileSync(browser, `#!/bin/sh\necho '${says}' >&2\nexit 1\n`);
  chmodSync(browser, 0o755);
  const engine = await openEngine({ ...DEFAULTS, version: '0', browser });
  try {
    return await engine.start().catch((error: unknown) => error);
  } finally {
    expect(engine.browsers()).toBe(0);
    await engine.close();
  }
};

test.each([
  [{ 'user.max_user_namespaces': '0', 'kernel.unprivileged_userns_clone': '1' }, 'user.max_user_namespaces=10000'],
  [
    { 'kernel.unprivileged_userns_clone': '0', 'kernel.apparmor_restrict_unprivileged_userns': '1' },
    'kernel.unprivileged_userns_clone=1 kernel.apparmor_restrict_unprivileged_userns=0',
  ],
  [{ 'user.max_user_namespaces': '63000' }, ''],
])('for a kernel with %j the settings that allow a sandbox are listed', (settings, said) => {
  expect(listAllowing((name) => new Map(Object.entries(settings)).get(name) ?? null)).toBe(said);
});

test.each([
  ['NSpid:\t4711\t12\t1\nSeccomp:\t2\nSeccomp_filters:\t2\n', true],
  ['NSpid:\t4711\nSeccomp:\t2\n', false],
  ['NSpid:\t4711\t1\nSeccomp:\t0\n', false],
  ['NSpid:\t4711\t1\nSeccomp:\t1\n', false],
  ['Name:\tNSpid: 1 2\n', false],
  ['', false],
])('a process with the status %j is confined: %s', (status, confined) => {
  expect(isConfined(status)).toBe(confined);
});

test.each([
  ['[1:1:FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox! If you …', 'SandboxError', /user namespaces/],
  [
    '[1:1:FATAL:credentials.cc(1)] Check failed: . : x\n[1:1:ERROR:ptrace.cc(27)] ptrace',
    'BrowserStartError',
    /credentials\.cc/,
  ],
  ['chromium: error while loading shared libraries: libnss3.so', 'BrowserStartError', /libnss3\.so/],
] as const)('a browser that exits with “%s” is reported as %s before the first scan', async (says, name, reason) => {
  const fault = await started(says);
  expect(fault).toMatchObject({ name, message: expect.stringMatching(reason) });
});
