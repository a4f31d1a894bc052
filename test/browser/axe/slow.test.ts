import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import type { Facts } from '../../../lib/evidence.ts';
import type { PillarState, ScanState } from '../../../lib/state.ts';
import { build } from '../../../scripts/start/build.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { html } from '../../world/answers.ts';
import type { Site } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { stateThat } from '../faults/until.ts';
import { rowsOf } from '../kit/compare.ts';
import type { Driven, View } from '../kit/driven.ts';
import { openFirefox } from '../kit/firefox/session.ts';
import { enterKey } from '../kit/options-page.ts';
import { pillarOf } from '../kit/partner.ts';
import { command, readEvidence, readState, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';

/** The engine takes as long as it needs: a slow machine finds the same as a fast one. */

/** Ten elements each, with faults of several kinds. */
const card = (number: number): string =>
  `<section><h3>Kaart ${number}</h3><p style="color:#999">Tekst ${number} <a href="/${number}">lees</a></p>
<img src="/${number % 3}.png"><ul><li>een</li><li><button></button></li></ul><input name="n${number}"></section>`;

const large = (host: string, cards: number): Site => ({
  hosts: [host],
  https: ({ path }) =>
    html(
      path === '/'
        ? `<!doctype html><html lang="nl"><head><title>Veel op ${host}</title></head><body><main><h1>Veel</h1>${Array.from({ length: cards }, (_, at) => card(at)).join('')}</main></body></html>`
        : '',
      {},
      path === '/' ? 200 : 404,
    ),
});

/** In the function that runs in the extension's own page. */
declare const chrome: ExtensionApi;

let world: World;
let chromium: Session;
let firefox: Driven;
beforeAll(async () => {
  world = await startWorld({ sites: [large('duizend.nl', 100), large('vijftigduizend.nl', 5_000), ...SITES] });
  const open = async (): Promise<Session> => openSession({ extension: await build('chromium'), world });
  // Would end long before a scan does, unless the scan itself keeps it alive.
  const prefs = { 'extensions.background.idle.timeout': 9_000 };
  const start = async () => openFirefox({ extension: await build('firefox'), world, prefs });
  [chromium, firefox] = await Promise.all([open(), start()]);
  await Promise.all([chromium, firefox].map((session) => enterKey(session as Driven, 'sleutel-voor-de-test-1234')));
});
afterAll(async () => {
  await Promise.all([chromium?.close(), firefox?.close()]);
  await world.stop();
});

const throttle = async (page: Awaited<ReturnType<Session['open']>>, rate: number): Promise<void> => {
  const cdp = await page.createCDPSession();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
};

/** The engine's findings without their durations. */
const found = async (session: Driven, tabId: number): Promise<Omit<Facts['axe'], 'took'>> => {
  const { axe } = (await readEvidence(session, tabId)) as { axe: { seen: boolean; value: Facts['axe'] } };
  expect(axe.seen).toBe(true);
  const { took: _, ...rest } = axe.value;
  return rest;
};

const cutOff = ({ rules }: Pick<Facts['axe'], 'rules'>): readonly string[] =>
  rules.filter(({ ran }) => ran === 'time').map(({ id }) => id);
const rowsOfEngine = (state: ScanState) => rowsOf(state).filter(({ pillar }) => pillar === 'toegankelijkheid');

/** Scans on the throttled processor. */
const SCANS = isFullRun ? 5 : 2;

test('a page of 1,000 elements has the same findings in every scan on a processor throttled six times', async () => {
  const page = await chromium.open('https://duizend.nl/');
  const tabId = await tabIdOf(chromium, page);
  await chromium.press(page);
  const quick = await waitForScan(chromium, tabId);
  const whole = await found(chromium, tabId);
  expect(whole.elements).toBeGreaterThanOrEqual(1_000);
  expect(cutOff(whole)).toEqual([]);
  await throttle(page, 6);
  for (let scan = 0; scan < SCANS; scan += 1) {
    const { id } = await command<ScanState>(chromium, 'start', { tabId, again: true });
    const slow = await waitForScan(chromium, tabId, id);
    expect(await found(chromium, tabId)).toEqual(whole);
    expect(rowsOfEngine(slow)).toEqual(rowsOfEngine(quick));
  }
  await page.close();
}, 400_000);

/** How often another background had to resume a scan. */
const attemptsOf = async (session: Driven, id: string): Promise<number> => {
  const stage = await session.backstage();
  const key = `job:${id}`;
  const stored = await stage.evaluate((name) => chrome.storage.session.get(name), key);
  return (stored[key] as { attempts?: number } | undefined)?.attempts ?? 0;
};

interface Timed {
  readonly state: ScanState;
  /** Whether one background completed the scan. */
  readonly attempts: number;
  /** Ms after the press at which the five other pillars were done, and at which the whole scan was. */
  readonly others: number;
  readonly all: number;
  readonly told: readonly number[];
}

const isBusy = ({ phase }: PillarState): boolean => phase === 'busy';

const timed = async <V extends View>(session: Driven<V>, page: V): Promise<Timed> => {
  const tabId = await tabIdOf(session, page);
  const start = Date.now();
  const popup = await session.press(page);
  await stateThat(session, tabId, ({ pillars }) => pillars.filter(isBusy).length <= 1);
  const others = Date.now() - start;
  // With the popup closed only the scan itself keeps the background alive.
  await popup.close().catch(() => {});
  const listed = new Set<number>();
  const ending = waitForScan(session, tabId);
  let ended = false;
  void ending.finally(() => {
    ended = true;
  });
  let attempts = 0;
  while (!ended) {
    const now = await readState(session, tabId);
    attempts = Math.max(attempts, now === undefined ? 0 : await attemptsOf(session, now.id));
    const progress = now && pillarOf(now, 'toegankelijkheid').progress;
    if (progress !== undefined) listed.add(progress.done);
    await wait(200);
  }
  const state = await ending;
  return { state, attempts, others, all: Date.now() - start, told: [...listed] };
};

describe('a page of 50,000 elements', () => {
  // Minutes: in the full run.
  test.runIf(isFullRun).each(['chromium', 'firefox'] as const)(
    'in %s: five pillars finish before the engine, progress is shown, and one background completes the scan',
    async (kind) => {
      const session: Driven = kind === 'chromium' ? chromium : firefox;
      const { page } = await session.visit('https://vijftigduizend.nl/');
      const { state, attempts, others, all, told: results } = await timed(session, page);
      expect(state.phase).toBe('done');
      const facts = await found(session, state.tabId);
      expect(facts.elements).toBeGreaterThanOrEqual(50_000);
      expect(cutOff(facts)).toEqual([]);
      expect(attempts).toBe(0);
      expect(results.length).toBeGreaterThan(3);
      expect(others).toBeLessThan(all);
      await page.close();
    },
    120_000,
  );

  test('the engine stops after 15 s in a background tab', async () => {
    const page = await chromium.open('https://vijftigduizend.nl/');
    const tabId = await tabIdOf(chromium, page);
    const start = Date.now();
    await chromium.press(page);
    await stateThat(chromium, tabId, ({ pillars }) => pillars.filter(isBusy).length <= 1);
    await throttle(page, 6);
    const other = await chromium.open('https://goed.nl/');
    const state = await waitForScan(chromium, tabId);
    expect(Date.now() - start).toBeLessThan(20_000);
    expect(pillarOf(state, 'toegankelijkheid').unseen.map(({ why }) => why)).toContain('time');
    await other.close();
    await page.close();
  }, 120_000);
});
