import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { build } from '../../scripts/start/build.ts';
import { startWorld, type World } from '../world/world.ts';
import { type Driven, until, type View } from './kit/driven.ts';
import { openFirefox } from './kit/firefox/session.ts';
import { type Answer, askInChromium, askInFirefox } from './kit/prompt.ts';
import { changeSettings, readEvidence, readState, tabIdOf, waitForScan } from './kit/scan.ts';
import { hasScreen, openScreen } from './kit/screen.ts';
import { openSession } from './kit/session.ts';

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

interface Asking {
  readonly session: Driven;
  /** Clicks in the popup and answers the browser's own prompt. */
  ask(popup: View, answer: Answer): Promise<unknown>;
  stop(): Promise<unknown>;
}

const OPEN: { readonly [B in Driven['kind']]: (world: World) => Promise<Asking> } = {
  async chromium(world) {
    const screen = await openScreen();
    const extension = await build('chromium');
    const session = await openSession({ extension, world, headless: false, display: screen.display });
    return {
      session,
      ask: (popup, answer) => askInChromium(popup as Parameters<typeof askInChromium>[0], screen, answer),
      stop: () => session.close().then(screen.stop),
    };
  },
  async firefox(world) {
    const session = await openFirefox({ extension: await build('firefox'), world });
    return { session, ask: (popup, answer) => askInFirefox(session, popup, answer), stop: session.close };
  },
};

const grantedTo = async (session: Driven): Promise<readonly string[]> =>
  (await session.backstage()).evaluate(async () => (await chrome.permissions.getAll()).origins ?? []);

describe.each(['chromium', 'firefox'] as const)("%s's own prompt", (kind) => {
  const isPossible = kind === 'firefox' || hasScreen();
  let world: World;
  let asking: Asking;
  beforeAll(async () => {
    if (!isPossible) throw new Error('Xvfb and xdotool are not installed');
    world = await startWorld();
    asking = await OPEN[kind](world);
    await changeSettings(asking.session, { language: 'nl' });
  });
  afterAll(async () => {
    await asking?.stop();
    await world.stop();
  });

  test('refused: nothing changes; allowed: the scan goes on without the popup; taken back in the options', async () => {
    const { session, ask } = asking;
    const { page } = await session.visit('https://goed.nl/');
    const tabId = await tabIdOf(session, page);
    const first = await session.press(page);
    const before = await waitForScan(session, tabId);
    expect(before.access).toBe(false);

    await ask(first, 'deny');
    await expect.poll(() => grantedTo(session)).toEqual([]);
    expect(await readState(session, tabId)).toEqual(before);

    await ask(await session.press(page), 'allow');
    await expect.poll(async () => (await grantedTo(session)).toSorted()).toEqual(['*://*.goed.nl/*', '*://goed.nl/*']);
    await expect.poll(async () => (await readState(session, tabId))?.id, { timeout: 10_000 }).not.toBe(before.id);
    const after = await waitForScan(session, tabId);
    expect(after).toMatchObject({ phase: 'done', access: true });

    const { twins, cookies } = await readEvidence(session, tabId);
    expect(twins).toMatchObject({ seen: true, value: { otherScheme: { seen: true, value: { complete: true } } } });
    expect(cookies).toMatchObject({ seen: true });

    const options = await session.openOwn('options.html');
    await until(options, () => document.querySelector('.granted'));
    expect(await options.evaluate(() => document.querySelector('.granted')?.textContent)).toContain('goed.nl');
    await options.evaluate(() => document.querySelector<HTMLElement>('.granted button')?.click());
    await expect.poll(() => grantedTo(session)).toEqual([]);
    await until(options, () => document.querySelector('.granted') === null);
  });
});
