import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Facts } from '../../../lib/evidence.ts';
import type { LedgerEntry } from '../../../lib/model.ts';
import type { ScanState } from '../../../lib/state.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { popup } from '../../../lib/words/nl/popup.ts';
import { build } from '../../../scripts/start/build.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import type { LoggedRequest } from '../../world/request-log.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import type { Tab } from '../kit/firefox/tab.ts';
import { EQUAL, unequal } from '../kit/log-and-ledger.ts';
import { changeSettings, command, forgetStarts, readEvidence, readState, tabIdOf, waitForScan } from '../kit/scan.ts';
import { holdingSites, of } from './holding.ts';
import { IN_PAGE } from './in-page-sites.ts';
import { eventually } from './until.ts';

/** Firefox with nothing but the click: the page's own origin is asked from within the page, as far as that lets itself be. */

/** In the function that runs in a page which keeps what it heard. */
declare const gehoord: readonly string[];

const { sites, hold } = holdingSites([...IN_PAGE, ...SITES]);
let world: World;
let session: FirefoxSession;
beforeAll(async () => {
  const [extension, started] = await Promise.all([build('firefox'), startWorld({ sites })]);
  world = started;
  session = await openFirefox({ extension, world });
  await changeSettings(session, { language: 'nl' });
});
beforeEach(() => forgetStarts(session));
afterAll(async () => {
  await session?.close();
  await world.stop();
});

interface Looked {
  readonly page: Tab;
  readonly popup: Tab;
  readonly tabId: number;
  readonly state: ScanState;
  readonly log: readonly LoggedRequest[];
}

const begin = async (url: string): Promise<Omit<Looked, 'state' | 'log'>> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  world.clearLog();
  return { page, tabId, popup: await session.press(page) };
};

const look = async (url: string): Promise<Looked> => {
  const begun = await begin(url);
  const state = await waitForScan(session, begun.tabId);
  return { ...begun, state, log: world.log() };
};

/** What a page's policy makes the browser report is no request of ours. */
const isReport = ({ dest }: LoggedRequest): boolean => dest === 'report';
const rowsAt = (host: string, { ledger }: ScanState): readonly LedgerEntry[] =>
  ledger.filter((row) => row.host === host);
const scored = ({ pillars }: ScanState) => pillars.filter(({ score }) => score !== null).map(({ id }) => id);
const reasons = ({ pillars }: ScanState) => new Set(pillars.flatMap(({ unseen }) => unseen.map(({ why }) => why)));
const textOf = async (view: Tab) => (await view.evaluate(() => document.body.textContent ?? '')).replace(/\s+/g, ' ');
const ASKS = commonWords.nl.accessAsk({ host: '' }).split(',')[0] ?? '';

describe('a page in whose context no requests can be sent', () => {
  const CLOSED = [
    ['forbids them in its policy', 'dicht.nl', 1],
    ['has them reported by its policy', 'meldt.nl', 1],
    ['is sandboxed', 'zand.nl', 0],
    ['can observe the promises of its world', 'bemoeit.nl', 0],
  ] as const;
  test.each(sampleOf(CLOSED, 2))(
    '%s: no request is sent, its checks are denied, and access is requested',
    async (_, host, reports) => {
      const { state, log, page, popup: view } = await look(`https://${host}/`);
      expect(state.phase).toBe('done');
      expect(rowsAt(host, state)).toEqual([]);
      expect(
        unequal(
          log.filter((request) => !isReport(request)),
          [state.ledger],
        ),
      ).toEqual(EQUAL);
      // The look itself may be reported; after that it is left alone.
      expect(log.filter(isReport)).toHaveLength(reports);
      expect(reasons(state)).toContain('denied');
      // So bare a page asks too little of accessibility; what the page itself shows is judged.
      expect(scored(state)).toContain('onderhoud');
      await expect.poll(() => textOf(view)).toContain(ASKS);
      await page.close();
    },
  );

  test('is controlled by a service worker, which would answer instead of the site', async () => {
    const { page: first } = await session.visit('https://werker.nl/');
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const { state, log, page } = await look('https://werker.nl/');
    expect(await first.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(rowsAt('werker.nl', state)).toEqual([]);
    // The browser itself looks whether the worker has changed.
    expect(
      unequal(
        log.filter(({ dest }) => dest !== 'serviceworker'),
        [state.ledger],
      ),
    ).toEqual(EQUAL);
    expect(reasons(state)).toContain('denied');
    await page.close();
    await first.close();
  });
});

describe('a page in whose context requests can be sent', () => {
  test('gets six pillars and a total, and access is optional', async () => {
    const { state, log, page, popup: view } = await look('https://goed.nl/');
    expect(scored(state)).toHaveLength(6);
    expect(state.overall).toBeTypeOf('number');
    const rows = rowsAt('goed.nl', state);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({ inPage }) => inPage)).toBe(true);
    expect(state.ledger.filter(({ host, inPage }) => inPage && host !== 'goed.nl')).toEqual([]);
    expect(unequal(log, [state.ledger])).toEqual(EQUAL);
    expect(log.filter(({ cookie, referrer }) => cookie || referrer !== null)).toEqual([]);
    expect(await textOf(view)).not.toContain(popup.withoutAccess);
    await page.close();
  });

  test('may have a strict policy, as long as it allows its own origin', async () => {
    const { state, log, page } = await look('https://streng.nl/');
    expect(rowsAt('streng.nl', state).some(({ status }) => status === 200)).toBe(true);
    expect(unequal(log, [state.ledger])).toEqual(EQUAL);
    await page.close();
  });

  test('cannot observe or alter the requests by patching its own globals', async () => {
    const { state, log, page } = await look('https://luistert.nl/');
    const rows = rowsAt('luistert.nl', state);
    expect(rows.find(({ path }) => path === '/robots.txt')).toMatchObject({ status: 200, bytes: 24 });
    expect(rows.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(unequal(log, [state.ledger])).toEqual(EQUAL);
    expect(await page.evaluate(() => gehoord)).toEqual([]);
    await page.close();
  });

  test('is not blamed for resource entries caused by our requests', async () => {
    const { page, tabId } = await look('https://goed.nl/');
    const listed = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(listed).toContain('https://goed.nl/robots.txt');
    const { id } = await command<ScanState>(session, 'start', { tabId, again: true });
    await waitForScan(session, tabId, id);
    const { page: fact } = (await readEvidence(session, tabId)) as { page: { value: Facts['page'] } };
    const seen = fact.value.performance.resources.map(({ url }) => url);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain('https://goed.nl/robots.txt');
    await page.close();
  });

  test('is read up to the usual size limits', async () => {
    const { state, page } = await look('https://groot.nl/');
    const bytes = Object.fromEntries(rowsAt('groot.nl', state).map(({ path, bytes }) => [path, bytes]));
    expect(bytes['/']).toBe(2 * 1024 * 1024);
    expect(bytes['/robots.txt']).toBeLessThan(700_000);
    await page.close();
  });

  test.runIf(isFullRun)('is subject to the usual timeout', async () => {
    const { state, page } = await look('https://eindeloos.nl/');
    const robots = rowsAt('eindeloos.nl', state).filter(({ path }) => path === '/robots.txt');
    expect(robots).toMatchObject([{ status: null }]);
    expect(robots[0]?.ms).toBeGreaterThanOrEqual(7_500);
    expect(robots[0]?.ms).toBeLessThan(12_000);
    expect(reasons(state)).toContain('timeout');
    expect(reasons(state)).not.toContain('offline');
    await page.close();
  });

  test('may redirect: the redirect is reported and not followed', async () => {
    const { state, log, page } = await look('https://leidt.nl/');
    expect(rowsAt('leidt.nl', state).find(({ purpose }) => purpose === 'page')).toMatchObject({
      ...{ status: 0, followed: false, inPage: true },
    });
    expect(log.filter(({ host }) => host === '192.168.1.1')).toEqual([]);
    expect(unequal(log, [state.ledger])).toEqual(EQUAL);
    await page.close();
  });
});

describe('a page that is left while requests are sent in its context', () => {
  const goElsewhere = (page: Tab): Promise<unknown> => page.evaluate(() => void location.assign('https://gewoon.nl/'));
  const METHODS: readonly (readonly [way: string, leave: (page: Tab) => Promise<unknown>])[] = [
    ['is closed', (page) => page.close()],
    // At which of our steps the document is left is chance.
    ...Array.from({ length: isFullRun ? 10 : 1 }, (_, nth) => [`goes elsewhere, try ${nth + 1}`, goElsewhere] as const),
  ];
  test.each(METHODS)('%s: the scan ends, and sends no more requests to its origin', async (_, leave) => {
    const held = hold(of('goed.nl', '/robots.txt'));
    const { page, tabId } = await begin('https://goed.nl/');
    const requestOf = () => world.log().filter(({ host, dest }) => host === 'goed.nl' && dest === 'empty');
    await held.asked;
    await leave(page);
    const before = requestOf().length;
    held.release();
    // Of a tab that was closed nothing is kept.
    const state = await eventually('the end of the scan', async () => {
      const now = await readState(session, tabId);
      return now?.phase === 'scanning' ? null : (now ?? 'forgotten');
    });
    // What was on its way to the page may still have left it.
    expect(requestOf().length - before).toBeLessThanOrEqual(6);
    if (state !== 'forgotten') expect(reasons(state)).not.toContain('fault');
  });
});
