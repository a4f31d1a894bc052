import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { openSession, type Session } from '../test/browser/kit/session.ts';
import { startWorld } from '../test/world/world.ts';
import { build, SOURCES } from './start/build.ts';

/**
 * `npm run dev -- [URL]`: the extension in a real Chromium on the demo site (or an address), built as it ships. A change in a
 * source is built, loaded into the browser and shown: the page is reloaded and the button pressed. With a display the window can
 * be used; without one it runs headless. Ctrl+C ends it.
 */

const ROOT = join(import.meta.dirname, '..');
const DEMO = 'https://goed.nl/';
/** Milliseconds of quiet after a change: an editor writes several files at once. */
const QUIET = 200;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Watches the sources; the returned function resolves with a file that changed since its last call, once no more changes come.
 */
const watched = (): (() => Promise<string>) => {
  let changed = '';
  let wake = (): void => {};
  const note = (folder: string) => (_: string, file: string | null) => {
    changed = join(folder, file ?? '');
    wake();
  };
  for (const name of SOURCES) watch(join(ROOT, name), { recursive: true }, note(name));
  return async () => {
    if (changed === '') await new Promise<void>((resolve) => (wake = resolve));
    await wait(QUIET);
    const file = changed;
    changed = '';
    return file;
  };
};

/** Loads the build into the browser: installs the extension anew, and reloads the page that its popup is about. */
const show = async (session: Session, page: Page, isFirst: boolean): Promise<void> => {
  if (!isFirst) {
    await session.browser.installExtension(extension);
    await page.reload();
  }
  const popup = await session.press(page);
  await popup.waitForSelector('.grade', { timeout: 60_000 });
  const [number, word] = await popup.$eval('.grade', ({ children }) => [...children].map((part) => part.textContent));
  say(`shown: ${number} ${word}`);
};

const rebuilt = async (): Promise<boolean> => {
  const before = performance.now();
  try {
    await build();
    say(`built in ${((performance.now() - before) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    say(error instanceof Error ? `${error.message}\n${error.cause ?? ''}` : String(error));
    return false;
  }
};

const url = process.argv[2] ?? DEMO;
const extension = await build();
const world = process.argv[2] === undefined ? await startWorld() : undefined;
const headless = !(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
const session = await openSession({ extension, headless, ...(world === undefined ? {} : { world }) });
session.ended().then(() => process.exit());
const page = await session.open(url);
const change = watched();
for (let isFirst = true; ; isFirst = false) {
  await show(session, page, isFirst).catch((error) => say(String(error)));
  do say(`changed: ${await change()}`);
  while (!(await rebuilt()));
}
