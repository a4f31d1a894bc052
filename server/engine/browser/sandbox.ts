import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { findKind, listDescendants } from './processes.ts';

/** The browser's own statement that its sandbox works (`chrome://sandbox`). */
const HOLDS = /You are adequately sandboxed/i;

/** Kernel settings that deny user namespaces to ordinary users, with the values that forbid and that allow them. */
const SETTINGS = [
  { name: 'kernel.unprivileged_userns_clone', forbids: '0', allows: '1' },
  { name: 'user.max_user_namespaces', forbids: '0', allows: '10000' },
  { name: 'kernel.apparmor_restrict_unprivileged_userns', forbids: '1', allows: '0' },
];

const readKernelSetting = (name: string): string | null => {
  try {
    return readFileSync(`/proc/sys/${name.replaceAll('.', '/')}`, 'utf8').trim();
  } catch {
    return null;
  }
};

/** The settings that would allow a sandbox, as sysctl takes them; '' if none of those forbids it. */
export const listAllowing = (settingOf: (name: string) => string | null = readKernelSetting): string =>
  SETTINGS.filter(({ name, forbids }) => settingOf(name) === forbids)
    .map(({ name, allows }) => `${name}=${allows}`)
    .join(' ');

/** The sandbox of a browser is off, so no scan is made in it. */
export class SandboxError extends Error {
  /** Settings that allow it, for sysctl; '' if something else forbids it. */
  readonly settings: string;

  constructor(settings: string = listAllowing()) {
    const does = settings === '' ? 'run it where user namespaces are allowed' : `sudo sysctl -w ${settings}`;
    super(`Chromium runs without its sandbox here, so nothing is scanned; allow user namespaces: ${does}`);
    this.name = 'SandboxError';
    this.settings = settings;
  }
}

/**
 * Whether a process is confined, according to the kernel (`/proc/PID/status`, proc(5)): it has a process namespace of its own, in
 * which it has another number, and a filter of system calls.
 */
export const isConfined = (status: string): boolean =>
  /^NSpid:(?:[ \t]+\d+){2,}$/m.test(status) && /^Seccomp:[ \t]+2$/m.test(status);

const readStatus = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};

/** Whether every process of a browser that shows pages is confined; false if there is none, or its state cannot be read. */
export const areRenderersConfined = (browser: Browser): boolean => {
  const renderers = listDescendants(browser.process()?.pid ?? 0).filter(({ pid }) => findKind(pid) === 'renderer');
  return renderers.length > 0 && renderers.every(({ pid }) => isConfined(readStatus(pid)));
};

/** Milliseconds within which a process that was just started confines itself, and between two checks of that. */
const START = { all: 5_000, pause: 50 };

/** Whether they are confined, now or within some seconds: a process confines itself as it starts. */
const becomeConfined = async (browser: Browser): Promise<boolean> => {
  for (let left = START.all; left > 0; left -= START.pause) {
    if (areRenderersConfined(browser)) return true;
    await wait(START.pause);
  }
  return false;
};

/**
 * Checks with the browser itself that its sandbox works, or with the kernel if the browser has no such page. Throws
 * `SandboxError`.
 */
export const assertSandbox = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage();
  try {
    const said = await page.goto('chrome://sandbox/').then(
      () => page.evaluate(() => document.body.textContent ?? ''),
      () => null,
    );
    if (said === null ? !(await becomeConfined(browser)) : !HOLDS.test(said)) throw new SandboxError();
  } finally {
    await page.close();
  }
};
