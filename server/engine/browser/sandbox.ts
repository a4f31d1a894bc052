import { readFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';

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

/** Asks the browser itself whether its sandbox holds. Throws `SandboxError`. */
export const assertSandbox = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage();
  try {
    await page.goto('chrome://sandbox/');
    const output = await page.evaluate(() => document.body.textContent ?? '');
    if (!HOLDS.test(output)) throw new SandboxError();
  } finally {
    await page.close();
  }
};
