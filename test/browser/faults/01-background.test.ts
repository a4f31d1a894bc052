import type { CDPSession, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ScanState } from '../../../lib/state.ts';
import { startWorld, type World } from '../../world/world.ts';
import { openGranted, type Row, rowsOf } from '../kit/compare.ts';
import { unequal } from '../kit/log-and-ledger.ts';
import { command, readSession, tabIdOf, waitForScan } from '../kit/scan.ts';
import type { Session } from '../kit/session.ts';
import { holdingSites, of } from './holding.ts';
import { eventually, factOf, stateThat } from './until.ts';

const PAGE = 'https://goed.nl/';
const { sites, hold } = holdingSites();
let world: World;
let session: Session;
/** What an uninterrupted scan of the page reports. */
let whole: readonly Row[];

beforeAll(async () => {
  world = await startWorld({ sites });
  session = (await openGranted('chromium', world)) as Session;
  const { state, page } = await begin();
  whole = rowsOf(await waitForScan(session, state.tabId));
  await page.close();
});
afterAll(async () => {
  await session.close();
  await world.stop();
});

interface Begun {
  readonly page: Page;
  readonly state: ScanState;
}

const begin = async (): Promise<Begun> => press((await session.visit(PAGE)).page);

const press = async (page: Page): Promise<Begun> => {
  const tabId = await tabIdOf(session, page);
  world.clearLog();
  await session.press(page);
  return { page, state: await stateThat(session, tabId, () => true) };
};

/** Ends the background as the browser does, whatever it is doing. */
const endBackground = async (): Promise<void> => {
  for (const worker of await session.extension.workers()) await worker.close();
};

const attemptsOf = async ({ id }: ScanState): Promise<number> => {
  const record = (await readSession(session))[`job:${id}`] as { attempts: number } | undefined;
  return record?.attempts ?? -1;
};

/** Ends the background and waits until another one has resumed the scan. */
const endAndGoOn = async (state: ScanState): Promise<void> => {
  const attempts = await attemptsOf(state);
  await endBackground();
  await eventually('another background', async () => (await attemptsOf(state)) > attempts);
};

/** Pauses the page at the first statement of a file that we inject; resolves with a function that resumes it. */
const stopAt = async (page: Page, file: string) => {
  const client: CDPSession = await page.createCDPSession();
  await client.send('Debugger.enable');
  const location = { urlRegex: `${file.replace('.', '\\.')}$`, lineNumber: 0 };
  const { breakpointId } = await client.send('Debugger.setBreakpointByUrl', location);
  const stopped = new Promise<void>((resolve) => client.once('Debugger.paused', () => resolve()));
  const goOn = async (): Promise<void> => {
    await client.send('Debugger.removeBreakpoint', { breakpointId });
    await client.send('Debugger.resume');
    await client.detach();
  };
  return { stopped, goOn };
};

/** Begins a scan of a page that pauses where we inject this file. */
const beginStopped = async (file: string) => {
  const { page } = await session.visit(PAGE);
  const stop = await stopAt(page, file);
  return { ...(await press(page)), stop };
};

/** The scan that ended is the one that began, reports the same as an uninterrupted one, and recorded every contact. */
const expectWhole = async ({ id, tabId }: ScanState): Promise<void> => {
  const state = await waitForScan(session, tabId);
  expect(state).toMatchObject({ id, phase: 'done' });
  expect(rowsOf(state)).toEqual(whole);
  // A row is written before its request is made: the last ones of a background that ended may never have left.
  expect(unequal(world.log(), [state.ledger]).untold).toEqual([]);
  const elsewhere = ['dns', 'registry', 'service'];
  expect(state.ledger.filter(({ purpose }) => !elsewhere.includes(purpose)).length).toBeLessThanOrEqual(40);
  // The journal is removed once the end was reported.
  await eventually('a journal that is gone', async () =>
    Object.keys(await readSession(session)).every((key) => !key.includes(id)),
  );
};

describe('row 1: the background is ended in the middle of a scan', () => {
  let open: Page | undefined;
  afterEach(async () => open?.close());

  test('completes when ended before the page was read', { tags: ['full'] }, async () => {
    const { page, state, stop } = await beginStopped('page.js');
    open = page;
    await stop.stopped;
    await endAndGoOn(state);
    expect(await readSession(session)).not.toHaveProperty([`fact:${state.id}:page`]);
    await stop.goOn();
    await expectWhole(state);
  });

  test('completes when ended after the page was read', { tags: ['full'] }, async () => {
    const robots = hold(of('goed.nl', '/robots.txt'));
    const { page, state } = await begin();
    open = page;
    await factOf(session, state.tabId, 'page');
    await endAndGoOn(state);
    robots.release();
    await expectWhole(state);
  });

  test('completes when ended during slow network responses', { tags: ['full'] }, async () => {
    const answers = hold(({ host }) => host === 'goed.nl' || host === 'cloudflare-dns.com');
    const { page, state } = await begin();
    open = page;
    await answers.asked;
    await endAndGoOn(state);
    answers.release();
    await expectWhole(state);
  });

  test('completes when ended while the accessibility engine runs', { tags: ['full'] }, async () => {
    const { page, state, stop } = await beginStopped('axe.js');
    open = page;
    await stop.stopped;
    await endAndGoOn(state);
    await stop.goOn();
    await expectWhole(state);
  });

  test('completes when ended just before the end with the popup closed: the next message wakes a new background', async () => {
    const policy = hold(({ host }) => host === 'mta-sts.goed.nl');
    const { page, state } = await begin();
    open = page;
    await stateThat(session, state.tabId, ({ pillars }) => pillars.filter(({ phase }) => phase === 'done').length >= 4);
    await page.bringToFront();
    await endBackground();
    policy.release();
    await command(session, 'allowance', {});
    await expectWhole(state);
  });

  test('finishes with the facts collected so far when ended for the third time', { tags: ['full'] }, async () => {
    const robots = hold(of('goed.nl', '/robots.txt'));
    const { page, state } = await begin();
    open = page;
    for (const _ of ['first', 'second', 'third']) await endAndGoOn(state);
    const ended = await waitForScan(session, state.tabId);
    robots.release();
    expect(ended).toMatchObject({ id: state.id, phase: 'done' });
    expect(ended.pillars.flatMap(({ unseen }) => unseen.map(({ why }) => why))).toContain('interrupted');
  });
});
