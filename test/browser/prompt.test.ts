import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { listOrigins } from '../../lib/collect/network/origins.ts';
import type { ScanState } from '../../lib/state.ts';
import { build } from '../../scripts/start/build.ts';
import { takingTurns } from '../kit/taking-turns.ts';
import { makeLock } from '../world/sites/sluis.ts';
import { SITES } from '../world/sites.ts';
import { startWorld, type World } from '../world/world.ts';
import { type Driven, until, type View } from './kit/driven.ts';
import { openFirefox } from './kit/firefox/session.ts';
import { type Answer, askInChromium, askInFirefox } from './kit/prompt.ts';
import { changeSettings, command, readEvidence, readState, tabIdOf, waitForScan } from './kit/scan.ts';
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

/** Revokes access, as a page of the extension can. */
const takeBack = async (session: Driven, ...patterns: readonly string[]): Promise<boolean> =>
  (await session.backstage()).evaluate((origins) => chrome.permissions.remove({ origins }), [...patterns]);

/** Addresses of a site that the browser requested since the log was cleared. */
const sentTo = (site: string, world: World): readonly string[] =>
  world.log().flatMap(({ scheme, host, path }) => (host.endsWith(site) ? [`${scheme}://${host}${path}`] : []));

/** On a busy machine a state may take long. */
const PATIENT = { timeout: 20_000 };

describe.each(['chromium', 'firefox'] as const)("%s's own prompt", (kind) => {
  const isPossible = kind === 'firefox' || hasScreen();
  const lock = makeLock('sluis.nl');
  let world: World;
  let asking: Asking;
  beforeAll(async () => {
    if (!isPossible) throw new Error('Xvfb and xdotool are not installed');
    world = await startWorld({ sites: [...SITES, lock.site] });
    asking = await OPEN[kind](world);
    await changeSettings(asking.session, { language: 'nl' });
  });
  afterAll(async () => {
    await asking?.stop();
    await world.stop();
  });

  const inTurn = takingTurns(kind);

  // Also what an earlier try left behind.
  beforeEach(async () => {
    lock.open();
    await takeBack(asking.session, ...(await grantedTo(asking.session)));
  });

  inTurn(
    'changes nothing when denied, continues the scan when allowed, and access can be revoked in the options',
    async () => {
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
      await expect
        .poll(async () => (await grantedTo(session)).toSorted())
        .toEqual(['*://*.goed.nl/*', '*://goed.nl/*']);
      await expect.poll(async () => (await readState(session, tabId))?.id, PATIENT).not.toBe(before.id);
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
    },
  );

  inTurn('requests a host with a trailing dot as it is spelled, and access is revoked as one site', async () => {
    const { session, ask } = asking;
    const { page } = await session.visit('https://gewoon.nl./');
    const tabId = await tabIdOf(session, page);
    const popup = await session.press(page);
    const before = await waitForScan(session, tabId);
    expect(before.access).toBe(false);

    await ask(popup, 'allow');
    await expect.poll(async () => (await grantedTo(session)).toSorted()).toEqual(listOrigins('gewoon.nl.').toSorted());
    await expect.poll(async () => (await readState(session, tabId))?.id, PATIENT).not.toBe(before.id);
    expect(await waitForScan(session, tabId)).toMatchObject({ phase: 'done', access: true, host: 'gewoon.nl' });
    const { twins, cookies } = await readEvidence(session, tabId);
    expect(twins).toMatchObject({ value: { otherScheme: { seen: true, value: { asked: 'http://gewoon.nl./' } } } });
    expect(cookies).toMatchObject({ seen: true });

    const options = await session.openOwn('options.html');
    await until(options, () => document.querySelector('.granted'));
    const textOf = () =>
      [...document.querySelectorAll('.granted li')].map(
        (site) => site.querySelector('bdi, span')?.textContent ?? site.textContent,
      );
    expect(await options.evaluate(textOf)).toHaveLength(1);
    await options.evaluate(() => document.querySelector<HTMLElement>('.granted button')?.click());
    await expect.poll(() => grantedTo(session)).toEqual([]);
    await options.close();
    await page.close();
  });

  inTurn(
    'when access is revoked in mid-scan, its requests stop and its checks count as denied',
    async () => {
      const { session, ask } = asking;
      const { page } = await session.visit('https://sluis.nl/');
      const tabId = await tabIdOf(session, page);
      const first = await session.press(page);
      const before = await waitForScan(session, tabId);
      world.clearLog();
      await ask(first, 'allow');
      await expect.poll(async () => (await readState(session, tabId))?.id, PATIENT).not.toBe(before.id);
      expect(await waitForScan(session, tabId)).toMatchObject({ phase: 'done', access: true });
      const whole = sentTo('sluis.nl', world);

      world.clearLog();
      lock.shut();
      const { id } = await command<ScanState>(session, 'start', { tabId, again: true });
      await expect.poll(lock.waiting, PATIENT).toBeGreaterThan(0);
      expect(await takeBack(session, ...listOrigins('sluis.nl'))).toBe(true);
      await expect.poll(async () => (await readState(session, tabId))?.access, PATIENT).toBe(false);
      lock.open();

      const state = await waitForScan(session, tabId, id);
      expect(state).toMatchObject({ phase: 'done', access: false });
      expect(state.pillars.flatMap(({ unseen }) => unseen.map(({ why }) => why))).toContain('denied');
      expect(sentTo('sluis.nl', world).length).toBeLessThan(whole.length);
      // The twin over https is asked after the one over http, which was held.
      expect((await readEvidence(session, tabId))['twins']).toMatchObject({
        value: { twinHttps: { seen: false, why: 'denied' } },
      });
      await page.close();
    },
    { tags: ['full'] },
  );
});
