import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import type { KeyStatus, ServiceTest } from '../../../lib/platform/messages.ts';
import type { ScanState } from '../../../lib/state.ts';
import { build } from '../../../scripts/start/build.ts';
import { checkMachine } from '../../kit/programs.ts';
import { type ReferenceService, startService } from '../../world/service/reference-service.ts';
import { startWorld, type World } from '../../world/world.ts';
import { until } from '../kit/driven.ts';
import { findFirefox } from '../kit/firefox/process.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import { changeSettings, command, readEvidence, readState, tabIdOf, waitForScan } from '../kit/scan.ts';

/** The same client in the other browser: its match patterns have no ports, and its background is a page. */

const KEY = 'partner-sleutel-1234';
const ORIGIN = 'http://127.0.0.1/*';
/** What Firefox's prompt asks beside the address. */
const CONSENT: ('browsingActivity' | 'authenticationInfo')[] = ['browsingActivity', 'authenticationInfo'];

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

describe.runIf(checkMachine('Firefox', findFirefox() !== undefined))('in Firefox', () => {
  let world: World;
  let service: ReferenceService;
  let session: FirefoxSession;
  beforeAll(async () => {
    const [extension, opened, started] = await Promise.all([
      build('firefox'),
      startWorld(),
      startService({ keys: [KEY] }),
    ]);
    [world, service] = [opened, started];
    session = await openFirefox({ extension, world });
  });
  afterAll(() => Promise.all([session?.close(), world?.stop(), service?.stop()]));

  const settled = async (tabId: number): Promise<ScanState | undefined> => {
    const end = Date.now() + 30_000;
    for (;;) {
      const state = await readState(session, tabId);
      if (state?.service !== undefined && state.service?.phase !== 'busy') return state;
      if (Date.now() > end) return state;
      await wait(100);
    }
  };
  const mayReach = async (): Promise<boolean> => {
    const page = await session.backstage();
    const wanted = { origins: [ORIGIN], data_collection: CONSENT };
    return page.evaluate((request) => chrome.permissions.contains(request), wanted);
  };

  test('without access or consent no request is sent; with both the service answers, and access ends with the address', async () => {
    await command<KeyStatus>(session, 'setService', { base: service.base, key: 'leave' });
    await command<KeyStatus>(session, 'saveKey', { key: KEY, sessionOnly: false });
    await changeSettings(session, { level: 'C' });
    const refused = await command<ServiceTest>(session, 'testService', {});
    expect(refused).toMatchObject({ error: { code: 'noAccess' } });
    expect(service.log()).toEqual([]);

    await session.grant({ origins: [ORIGIN], permissions: [], data_collection: [] });
    const silent = await command<ServiceTest>(session, 'testService', {});
    expect(silent).toMatchObject({ error: { code: 'noAccess' } });
    expect(service.log()).toEqual([]);

    // What the service will have seen of the site: a scan that does not ask it.
    const page = await session.open('https://slecht.nl/');
    const tabId = await tabIdOf(session, page);
    await session.press(page);
    const { id: before } = await waitForScan(session, tabId);
    service.record('slecht.nl', await readEvidence(session, tabId));
    expect(service.log()).toEqual([]);

    await session.grant({ origins: [ORIGIN], permissions: [], data_collection: CONSENT });
    const { id } = await command<ScanState>(session, 'start', { tabId, again: true });
    expect(id).not.toBe(before);
    await waitForScan(session, tabId, id);
    const state = await settled(tabId);
    expect(state?.service).toMatchObject({ phase: 'done', withKey: true, result: { tier: 'partner' } });
    const scans = service.log().filter(({ path }) => path.startsWith('/api/gda-scan-api.php'));
    expect(scans.map(({ method, headers }) => [method, headers['x-gda-key']])).toEqual([['POST', KEY]]);

    const tested = await command<ServiceTest>(session, 'testService', {});
    // It asks about a reserved name, which this service cannot grade; tier and limit are told all the same.
    expect(tested).toMatchObject({ tier: 'partner', rateLimit: '120/hour', left: 118 });
    expect(await mayReach()).toBe(true);
    await command<KeyStatus>(session, 'setService', { base: '', key: 'leave' });
    expect(await mayReach()).toBe(false);
  });

  test('access for a custom DNS service is requested by host, since match patterns have no ports', async () => {
    await changeSettings(session, { resolver: 'custom', customResolver: 'https://dns.voorbeeld.nl:8443/dns-query' });
    const page = await session.openOwn('options.html#resolver');
    await until(page, () => document.querySelector('#resolver p button'));
    const requests = await page.evaluate(() => {
      const wanted: unknown[] = [];
      chrome.permissions.request = async (one) => wanted.push(one) > 1;
      document.querySelector<HTMLElement>('#resolver p button')?.click();
      return wanted;
    });
    expect(requests).toEqual([{ origins: ['https://dns.voorbeeld.nl/*'] }]);
    await page.close();
  });
});
