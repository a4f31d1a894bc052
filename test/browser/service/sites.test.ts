import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { KeyStatus } from '../../../lib/platform/messages.ts';
import { build } from '../../../scripts/start/build.ts';
import { takingTurns } from '../../kit/taking-turns.ts';
import { type ReferenceService, startService } from '../../world/service/reference-service.ts';
import type { StoredSite } from '../../world/service/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { type Driven, until, type View } from '../kit/driven.ts';
import { findFirefox } from '../kit/firefox/process.ts';
import { openFirefox } from '../kit/firefox/session.ts';
import { changeSettings, command, readState, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession } from '../kit/session.ts';
import { readReport } from '../kit/stored-report.ts';
import { allowedHere } from './stage.ts';

/** The sites of a service from the popup and the settings, in both browsers. */

const KEY = 'partner-sleutel-1234';
const PAGE = 'https://goed.nl/contact?naam=geheim';
const KINDS = ['chromium', ...(findFirefox() === undefined ? [] : ['firefox' as const])] as const;

/** A browser, and how it is granted access to services on this machine and to send them reports. */
const OPEN = {
  chromium: async (world: World) => {
    const extension = await allowedHere();
    const session: Driven = await openSession({ extension, world });
    return { session, allow: async () => {}, end: () => rm(extension, { recursive: true, force: true }) };
  },
  firefox: async (world: World) => {
    const session = await openFirefox({ extension: await build('firefox'), world });
    const data_collection = ['browsingActivity', 'authenticationInfo', 'websiteContent'];
    const granted = { origins: ['http://127.0.0.1/*'], permissions: [], data_collection };
    return { session: session as Driven, allow: () => session.grant(granted), end: async () => {} };
  },
};

const score = (day: number, overall_score: number) =>
  ({ scan: `s${day}`, at: `2026-11-${day}T12:00:00.000Z`, source: 'service', overall_score, rules: 9 }) as const;

describe.each(KINDS)('in %s', (kind) => {
  const inTurn = takingTurns(kind);
  const stored: StoredSite[] = [];
  let world: World;
  let service: ReferenceService;
  let without: ReferenceService;
  let session: Driven;
  let allow: () => Promise<void>;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const services = [startService({ keys: [KEY], teamSites: stored }), startService({ keys: [KEY] })] as const;
    [world, service, without] = await Promise.all([startWorld(), ...services]);
    ({ session, allow, end } = await OPEN[kind](world));
    await changeSettings(session, { language: 'nl' });
  });
  afterAll(async () => {
    await session?.close();
    await Promise.all([end?.(), world?.stop(), service?.stop(), without?.stop()]);
  });
  beforeEach(async () => {
    stored.length = 0;
    for (const one of [service, without]) one.clearLog();
    await useService(service);
  });

  const useService = async ({ base }: ReferenceService): Promise<void> => {
    await command<KeyStatus>(session, 'setService', { base, key: 'leave' });
    // The access to an address goes with it, and Firefox has one for all ports.
    await allow();
    await command<KeyStatus>(session, 'saveKey', { key: KEY, sessionOnly: false });
    await changeSettings(session, { level: 'C' });
  };
  /** A scan of the page by the toolbar button, once both sources have ended. */
  const look = async (): Promise<{ readonly page: View; readonly popup: View; readonly tabId: number }> => {
    const page = await session.open(PAGE);
    const tabId = await tabIdOf(session, page);
    const popup = await session.press(page);
    await waitForScan(session, tabId);
    await until(popup, () => document.querySelector('.service[aria-busy="false"]'));
    return { page, popup, tabId };
  };
  const requestOf = ({ log }: ReferenceService) =>
    log()
      .filter(({ path }) => path.startsWith('/api/v1/'))
      .map(({ method, path, body }) => `${method} ${path} ${body}`.trim());
  const FIND = 'GET /api/v1/sites?url=https%3A%2F%2Fgoed.nl%2F';

  inTurn('an unknown site is added with one click, with its home page only', async () => {
    const { page, popup } = await look();
    await until(popup, () => document.querySelector('.my-site .button'));
    expect(requestOf(service)).toEqual([FIND]);
    await popup.evaluate(() => document.querySelector<HTMLElement>('.my-site .button')?.click());
    await until(popup, () => document.querySelector('.my-site a'));
    const shown = await popup.evaluate(() => [
      document.querySelector('.my-site [role="status"]')?.textContent,
      document.querySelector<HTMLAnchorElement>('.my-site a')?.href,
    ]);
    expect(shown).toEqual(['goed.nl staat nu bij uw sites.', `${service.base}/sites/site-1`]);
    expect(requestOf(service).slice(1)).toEqual([
      'POST /api/v1/sites {"url":"https://goed.nl/"}',
      'GET /api/v1/sites/site-1/scans',
    ]);
    await page.close();
  });

  inTurn('a known site shows its trend, and every request is in the ledger', async () => {
    stored.push({ id: 's1', url: 'https://www.goed.nl/', scans: [score(12, 71), score(20, 74)] });
    const { page, popup, tabId } = await look();
    await until(popup, () => document.querySelector('.my-site .trend'));
    const [name, text, line] = await popup.evaluate(() => {
      const trend = document.querySelector('.my-site .trend');
      const drawn = trend?.querySelector('polyline');
      const style = drawn ? getComputedStyle(drawn).fill : '';
      return [trend?.getAttribute('aria-label'), document.querySelector('.my-site')?.textContent, style];
    });
    expect(name).toBe('Verloop over 2 scans: van 71 op 12 nov 2026 naar 74 op 20 nov 2026.');
    expect(text).toContain('+3 sinds de scan van 12 nov 2026.');
    expect(line).toBe('none');
    const rows = (await readState(session, tabId))?.ledger.filter(({ path }) => path.startsWith('/api/v1/')) ?? [];
    expect(rows.map(({ path, status, purpose }) => [path, status, purpose])).toEqual([
      [FIND.slice(4), 200, 'service'],
      ['/api/v1/sites/s1/scans', 200, 'service'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('geheim');
    await page.close();
  });

  inTurn('for a service without sites nothing is shown, and only one request is sent', async () => {
    await useService(without);
    for (const nth of [1, 2]) {
      const { page, popup, tabId } = await look();
      await expect.poll(() => requestOf(without)).toEqual([FIND]);
      expect([nth, await popup.evaluate(() => document.querySelector('.my-site'))]).toEqual([nth, null]);
      await page.close();
      await command(session, 'siteHere', { tabId });
    }
  });

  inTurn('stored reports are sent to the service with one click, once', async () => {
    const { page, popup, tabId } = await look();
    const { id } = await waitForScan(session, tabId);
    // What the popup asks has been asked by then.
    await until(popup, () => document.querySelector('.my-site'));
    expect(await readReport(session, id)).not.toBeNull();
    // The card asks about its site once the scan has ended; what counts is asked after that.
    await until(popup, () => document.querySelector('.my-site .button'));
    await page.close();
    service.clearLog();
    const options = await session.openOwn('options.html#service');
    await until(options, () => document.querySelector('.hand-in .button'));
    expect(await options.evaluate(() => document.querySelector('.hand-in')?.textContent)).toMatch(
      /Met deze knop stuurt u \d rapport(en)? van 1 site naar 127\.0\.0\.1:\d+, met uw sleutel\./,
    );
    expect(requestOf(service)).toEqual([]);
    // The browser's own question needs a press that it takes for its user's; here it has been answered.
    await options.evaluate(() => {
      const { permissions } = (globalThis as unknown as { chrome: { permissions: { request: unknown } } }).chrome;
      permissions.request = async () => true;
      document.querySelector<HTMLElement>('.hand-in .button')?.click();
    });
    await until(options, () => document.querySelector('.hand-in .notice[data-tone="info"]'));
    expect(stored.map(({ url }) => url)).toEqual(['https://goed.nl/']);
    expect(stored[0]?.scans.map(({ scan }) => scan)).toContain(id);
    expect(JSON.stringify(service.log())).not.toContain('geheim');
    expect(await options.evaluate(() => document.querySelector('.hand-in .button'))).toBeNull();
    await options.close();
  });
});
