import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listPassingLacks } from '../../../lib/view/passing.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { popupWords } from '../../../lib/words/popup.ts';
import type { Answer, Site } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { openGranted } from '../kit/compare.ts';
import type { Driven, View } from '../kit/driven.ts';
import { setOffline } from '../kit/firefox/chrome-scope.ts';
import type { FirefoxSession } from '../kit/firefox/session.ts';
import { readState, tabIdOf, waitForScan } from '../kit/scan.ts';
import type { Session } from '../kit/session.ts';

/**
 * A network that goes away, that shows every visitor a page of its own first, or whose resolver has had enough; before a scan and in the
 * middle of it: what the popup and the report say, and what pressing again does, while it lasts and once it is over.
 */

const HOSTS = ['goed.nl', 'gewoon.nl'].flatMap((host) => [host, `www.${host}`, `mta-sts.${host}`]);

/** The state of the network, and what a scan waits for at its first request to the site. */
const network = {
  state: 'usual' as 'usual' | 'portal' | 'limited' | 'gone',
  held: undefined as Promise<void> | undefined,
  arrived: () => {},
};

/** A network that wants to be paid first: whatever goes unencrypted leads to its page, and nothing else gets an answer. */
const PORTAL = { status: 302, headers: { location: 'http://inloggen.hotel.nl/' } };
const SILENCE = { status: 200, headers: {}, stream: (out: { destroy(): void }): void => out.destroy() };

/** A response of a site whose strict transport no browser knows yet. */
const untaught = ({ headers, ...answer }: Answer): Answer => ({
  ...answer,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'strict-transport-security')),
});

const inNetwork = (site: Site): Site => ({
  ...site,
  ...(site.http && {
    http: async (visit) => {
      if (network.state === 'gone') return SILENCE;
      network.arrived();
      await network.held;
      return network.state === 'portal' ? PORTAL : (site.http?.(visit) ?? PORTAL);
    },
  }),
  ...(site.https && {
    https: async (visit) => {
      if (network.state === 'gone') return SILENCE;
      network.arrived();
      await network.held;
      if (network.state === 'portal') return SILENCE;
      const answer = (await site.https?.(visit)) ?? SILENCE;
      return visit.host.endsWith('gewoon.nl') ? untaught(answer) : answer;
    },
  }),
});

const resolverIn = (usual: Site): Site => ({
  ...usual,
  https: async (visit) => {
    if (network.state === 'portal' || network.state === 'gone') return SILENCE;
    if (network.state === 'limited') return { status: 429, headers: { 'access-control-allow-origin': '*' } };
    return usual.https?.(visit) ?? SILENCE;
  },
});

let world: World;
beforeAll(async () => {
  const sites = SITES.map((site) => (site.hosts.some((host) => HOSTS.includes(host)) ? inNetwork(site) : site));
  world = await startWorld({ sites, front: resolverIn });
});
afterAll(() => world?.stop());

const cut = async (session: Driven, isOffline: boolean): Promise<void> => {
  // Firefox never blocks traffic to this computer, where the test world's proxy runs.
  network.state = isOffline ? 'gone' : 'usual';
  if (session.kind === 'firefox') return (session as FirefoxSession).chrome(setOffline, isOffline);
  const speed = isOffline ? 0 : -1;
  const conditions = { offline: isOffline, latency: 0, downloadThroughput: speed, uploadThroughput: speed };
  for (const { client } of await (session as Session).extension.workers()) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', conditions);
    // What the browser says of it itself: the emulation of that ends with the first popup that a test looked at.
    const expression = isOffline
      ? "Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })"
      : 'delete navigator.onLine';
    await client.send('Runtime.evaluate', { expression });
  }
};

interface Fault {
  readonly name: string;
  begin(session: Driven): Promise<void>;
  end(session: Driven): Promise<void>;
}
const to = (name: 'portal' | 'limited'): Fault => ({
  name,
  begin: async () => {
    network.state = name;
  },
  end: async () => {
    network.state = 'usual';
  },
});
const OFFLINE: Fault = {
  name: 'offline',
  begin: (session) => cut(session, true),
  end: (session) => cut(session, false),
};

/** The number of checks of each when nothing is missing. */
const WHOLE: Readonly<Record<string, number>> = { 'goed.nl': 100 };

const { notes, passing } = popupWords.nl;
const because = (why: keyof typeof commonWords.nl.unseen): string => commonWords.nl.unseen[why].because;

interface Row {
  readonly fault: Fault;
  readonly when: 'before' | 'in mid-scan';
  /** Whether the browser knows the site's strict transport decides if it ever meets the captive portal. */
  readonly host?: string;
  /** Text that the popup shows, among others. */
  readonly popup: string;
  /** Text that the report shows at a check that was not tested. */
  readonly report: string;
  /** Whether pressing again meanwhile shows the same result. */
  readonly isSame: boolean;
}
const ROWS: readonly Row[] = [
  { fault: OFFLINE, when: 'before', popup: notes.offline, report: because('offline'), isSame: true },
  { fault: OFFLINE, when: 'in mid-scan', popup: passing.offline, report: because('offline'), isSame: true },
  ...(['before', 'in mid-scan'] as const).map(
    (when): Row => ({ fault: to('portal'), when, popup: passing.offline, report: because('offline'), isSame: false }),
  ),
  {
    ...{ fault: to('portal'), when: 'before', host: 'gewoon.nl', isSame: false },
    ...{ popup: passing.portal, report: because('offline') },
  },
  { fault: to('limited'), when: 'before', popup: passing.limited, report: because('limited'), isSame: false },
];

const textOf = (view: View): Promise<string> => view.evaluate(() => document.body.textContent ?? '');

describe.each(['chromium', 'firefox'] as const)('in %s', (kind) => {
  let session: Driven;
  beforeAll(async () => {
    session = await openGranted(kind, world, HOSTS);
  });
  afterAll(() => session?.close());
  afterEach(async () => {
    network.held = undefined;
    await OFFLINE.end(session);
    network.state = 'usual';
  });

  /** Presses and waits for the scan's end; the network changes at the first question to the site where it is to. */
  const press = async (page: View, tabId: number, inMidScan?: () => Promise<void>) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const came = new Promise<void>((come) => {
      network.arrived = come;
    });
    network.held = inMidScan === undefined ? undefined : promise;
    const before = (await readState(session, tabId))?.id;
    const popup = await session.press(page);
    if (inMidScan !== undefined) {
      await came;
      await inMidScan();
      resolve();
    }
    network.held = undefined;
    await wait(500);
    const state = await waitForScan(session, tabId);
    return { popup, state, isNew: state.id !== before };
  };

  test.each(ROWS)(
    '$fault.name, $when, $host',
    { timeout: 240_000 },
    async ({ fault, when, host = 'goed.nl', ...says }) => {
      const { page } = await session.visit(`https://${host}/`);
      const tabId = await tabIdOf(session, page);
      const begin = (): Promise<void> => fault.begin(session);
      if (when === 'before') await begin();
      const met = await press(page, tabId, when === 'before' ? undefined : begin);
      const heard = await expect
        .poll(() => textOf(met.popup), { timeout: 10_000 })
        .toContain(host)
        .then(() => textOf(met.popup));
      const lacks = listPassingLacks(met.state);

      const report = await session.openOwn(`report.html?domain=${host}#${met.state.id}`);
      await expect.poll(() => report.evaluate(() => document.querySelectorAll('.check').length)).toBeGreaterThan(100);
      const reported = await textOf(report);
      await report.close();

      const during = await press(page, tabId);
      await fault.end(session);
      const after = await press(page, tabId);
      expect({
        phase: met.state.phase,
        popup: heard.includes(says.popup) ? says.popup : heard,
        report: reported.includes(says.report),
        lacksSomething: lacks.length > 0,
        again: during.isNew ? 'new' : 'same',
        // Of a site in order nothing is to be done, whatever was not seen of it.
        blamed: host === 'goed.nl' && heard.includes(popupWords.nl.startWith),
      }).toEqual({
        phase: 'done',
        popup: says.popup,
        report: true,
        lacksSomething: true,
        again: says.isSame ? 'same' : 'new',
        blamed: false,
      });
      expect(after.isNew).toBe(true);
      const { state } = after;
      expect([state.overall, listPassingLacks(state)]).toEqual([WHOLE[host] ?? expect.any(Number), []]);
      await page.close();
    },
  );

  test('rescans on its own once the network is back, while the popup is open', { timeout: 120_000 }, async () => {
    const { page } = await session.visit('https://goed.nl/');
    const tabId = await tabIdOf(session, page);
    const { state, popup } = await press(page, tabId, () => OFFLINE.begin(session));
    expect(listPassingLacks(state).length).toBeGreaterThan(0);
    // Chromium tells each document by itself.
    const own = session.kind === 'chromium' ? (popup as Page) : null;
    await own?.setOfflineMode(true);
    await OFFLINE.end(session);
    await own?.setOfflineMode(false);
    await expect.poll(async () => (await readState(session, tabId))?.id, { timeout: 20_000 }).not.toBe(state.id);
    const after = await waitForScan(session, tabId);
    expect([after.overall, listPassingLacks(after)]).toEqual([WHOLE['goed.nl'], []]);
    await page.close();
  });
});
