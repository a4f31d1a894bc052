import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { findKind, listDescendants } from './processes.ts';

/** The browser's own word for a sandbox that holds (`chrome://sandbox`). */
const HOLDS = /You are adequately sandboxed/i;

/** Settings of the kernel that keep an ordinary user from namespaces of his own, by what they forbid it with, and what allows it. */
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

/** The settings that would allow a sandbox, as sysctl takes them; '' where none of those forbids it. */
export const listAllowing = (settingOf: (name: string) => string | null = readKernelSetting): string =>
  SETTINGS.filter(({ name, forbids }) => settingOf(name) === forbids)
    .map(({ name, allows }) => `${name}=${allows}`)
    .join(' ');

/** No scan is made in a browser whose sandbox is off. */
export class SandboxError extends Error {
  /** What allows it, for sysctl; '' where something else forbids it. */
  readonly settings: string;

  constructor(settings: string = listAllowing()) {
    const does = settings === '' ? 'run it where user namespaces are allowed' : `sudo sysctl -w ${settings}`;
    super(`Chromium runs without its sandbox here, so nothing is scanned; allow user namespaces: ${does}`);
    this.name = 'SandboxError';
    this.settings = settings;
  }
}

/**
 * Whether a process is confined, by the kernel's own word (`/proc/PID/status`, proc(5)): it has a namespace of processes of its own,
 * in which it has another number, and a filter of system calls.
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

/** Whether every process of a browser that shows pages is confined; no where there is none, or nobody tells. */
export const areRenderersConfined = (browser: Browser): boolean => {
  const renderers = listDescendants(browser.process()?.pid ?? 0).filter(({ pid }) => findKind(pid) === 'renderer');
  return renderers.length > 0 && renderers.every(({ pid }) => isConfined(readStatus(pid)));
};

/** Ms in which a process that was just started has confined itself, and between two looks at that. */
const START = { all: 5_000, pause: 50 };

/** Whether they are, or are within some seconds: a process confines itself as it starts. */
const becomeConfined = async (browser: Browser): Promise<boolean> => {
  for (let left = START.all; left > 0; left -= START.pause) {
    if (areRenderersConfined(browser)) return true;
    await wait(START.pause);
  }
  return false;
};

/** Asks the browser itself whether its sandbox holds, or of one without such a page the kernel. Throws `SandboxError`. */
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
