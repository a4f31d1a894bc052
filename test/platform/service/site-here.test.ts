import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ServicePart } from '../../../lib/api/service.ts';
import { fetchService } from '../../../lib/platform/scan/browser-host.ts';
import { createEmptyState } from '../../../lib/platform/scan/start.ts';
import { keepState, readState, removeTab } from '../../../lib/platform/scan/states.ts';
import { addSite, loadSiteHere } from '../../../lib/platform/service/site-here.ts';
import { updateScan } from '../../../lib/platform/storage/history.ts';
import { recentSlot } from '../../../lib/platform/storage/recent.ts';
import { readKeyStatus } from '../../../lib/platform/storage/secret.ts';
import type { ScanState } from '../../../lib/state.ts';
import { stubOnline } from '../../kit/online.ts';
import { showTabs } from '../faults/stage.ts';
import { replaceHistory, replaceKeyOf, replaceService, restoreAfterwards, settleContacts } from '../stand-ins.ts';

const BASE = 'https://dienst.voorbeeld.nl';
const KEY = 'sleutel-van-een-klant';
const STATUS = { saved: true, tail: '', savedAt: 5, sessionOnly: false, base: BASE, refusedAt: null };

restoreAfterwards();
afterAll(settleContacts);
replaceKeyOf(BASE, KEY);
replaceService();
replaceHistory();

const PART: ServicePart = {
  ...{ phase: 'done', base: BASE, url: 'https://goed.nl/a', withKey: true, keyRefused: false },
  ...{ askedAt: 1, ms: 2, result: null, error: null },
};
const SITE = { id: 's1', url: 'https://goed.nl/', domain: 'goed.nl', change: 3 };
const SCANS = [
  { scan: 'b', at: '2026-11-20T12:00:00Z', source: 'service', overall_score: 74, scores: {}, danger: 0, rules: 9 },
  { scan: 'a', at: '2026-11-12T12:00:00Z', source: 'service', overall_score: 71, scores: {}, danger: 0, rules: 9 },
];
const KNOWN = { kind: 'known', domain: 'goed.nl', page: `${BASE}/sites/s1`, change: 3 };

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
/** The service's answers, by method and end of the path. */
const answers = (table: Readonly<Record<string, () => Response>>): void => {
  vi.mocked(fetchService).mockImplementation(async (url, { method = 'GET' }) => {
    const { pathname } = new URL(url);
    return table[`${method} ${pathname.replace('/api/v1', '')}`]?.() ?? json({}, 404);
  });
};
const withSite = { 'GET /sites': () => json({ sites: [SITE] }), 'GET /sites/s1/scans': () => json({ scans: SCANS }) };
const requestOf = () =>
  vi.mocked(fetchService).mock.calls.map(([url, { method }]) => `${method} ${url.replace(BASE, '')}`);
const FIND = 'GET /api/v1/sites?url=https%3A%2F%2Fgoed.nl%2F';

const put = (changes: Partial<ScanState> = {}): Promise<void> =>
  keepState({
    ...createEmptyState(1, 'https://goed.nl/a?q=geheim', 'partner'),
    phase: 'done',
    service: PART,
    ...changes,
  });

afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  fakeBrowser.reset();
  vi.clearAllMocks();
  stubOnline(true);
  showTabs({ 1: { url: 'https://goed.nl/a' } });
  fakeBrowser.permissions.contains = (async () => true) as never;
  vi.mocked(readKeyStatus).mockResolvedValue(STATUS);
  await fakeBrowser.storage.local.set({ settings: { level: 'C', serviceBase: BASE } });
  await put();
  answers(withSite);
});

describe('the site of a scanned page', () => {
  test('is requested by its front page with its scans, once for each scan', async () => {
    const scans = [
      { id: 'b', finishedAt: Date.UTC(2026, 10, 20, 12), overall: 74 },
      { id: 'a', finishedAt: Date.UTC(2026, 10, 12, 12), overall: 71 },
    ];
    expect(await loadSiteHere(1)).toEqual({ ...KNOWN, scans });
    expect(await loadSiteHere(1)).toEqual({ ...KNOWN, scans });
    expect(requestOf()).toEqual([FIND, 'GET /api/v1/sites/s1/scans']);
    await put({ id: 'another' });
    await loadSiteHere(1);
    expect(requestOf()).toHaveLength(4);
  });

  test('is listed in the ledger before the request, in the report, and among the latest contacts', async () => {
    await settleContacts();
    const before: unknown[] = [];
    vi.mocked(fetchService).mockImplementation(async () => {
      before.push((await readState(1))?.ledger.at(-1));
      return json({ sites: [] });
    });
    expect(await loadSiteHere(1)).toEqual({ kind: 'unknown', url: 'https://goed.nl/' });
    const row = { method: 'GET', host: 'dienst.voorbeeld.nl', path: FIND.slice(4), purpose: 'service' };
    expect(before).toMatchObject([{ ...row, status: null }]);
    expect((await readState(1))?.ledger).toMatchObject([{ ...row, status: 200 }]);
    const [[, change] = []] = vi.mocked(updateScan).mock.calls;
    const stored = change?.({ report: { ledger: [] } } as never);
    expect(stored?.report?.ledger).toMatchObject([{ ...row, status: 200 }]);
    await vi.waitFor(async () => expect(await recentSlot.get()).toHaveLength(1));
  });

  test('is not shown when the service gives no valid scans', async () => {
    answers({ ...withSite, 'GET /sites/s1/scans': () => json({ scans: [{ at: 'gisteren' }] }) });
    expect(await loadSiteHere(1)).toBeNull();
  });

  test('is unknown and can be added when the service returns another host', async () => {
    answers({ 'GET /sites': () => json({ sites: [{ ...SITE, url: 'https://elders.nl/' }] }) });
    expect(await loadSiteHere(1)).toEqual({ kind: 'unknown', url: 'https://goed.nl/' });
  });

  test('is forgotten when its tab closes', async () => {
    await loadSiteHere(1);
    await removeTab(1);
    expect(await fakeBrowser.storage.session.get('site:1')).toEqual({});
  });
});

describe('no request is sent', () => {
  test.each<readonly [string, () => unknown]>([
    ['at contact level B', () => fakeBrowser.storage.local.set({ settings: { level: 'B', serviceBase: BASE } })],
    ['without a service', () => fakeBrowser.storage.local.set({ settings: { level: 'C', serviceBase: '' } })],
    ['without a key', () => vi.mocked(readKeyStatus).mockResolvedValue({ ...STATUS, saved: false })],
    [
      'with the key of another service',
      () => vi.mocked(readKeyStatus).mockResolvedValue({ ...STATUS, base: 'https://a.nl' }),
    ],
    ['with a key that was refused', () => vi.mocked(readKeyStatus).mockResolvedValue({ ...STATUS, refusedAt: 1 })],
    ['when the service was used without a key', () => put({ service: { ...PART, withKey: false } })],
    ['when the scan used another service', () => put({ service: { ...PART, base: 'https://a.nl' } })],
    ['while the service scans the page', () => put({ service: { ...PART, phase: 'busy' } })],
    ['while the page is scanned', () => put({ phase: 'scanning' })],
    ['when no service was used', () => put({ service: null })],
    [
      'when the service did not respond',
      () =>
        put({
          service: {
            ...PART,
            phase: 'failed',
            error: { code: 'timeout', status: null, message: null, retryAfter: null },
          },
        }),
    ],
    ['in a private window', () => showPrivate()],
    ['of a scan in a private window', () => put({ notes: ['private'] })],
    ['without access', () => Object.assign(fakeBrowser.permissions, { contains: async () => false })],
    ['without a network', () => stubOnline(false)],
    ...[
      'http://nas.local/',
      'http://192.168.1.2/',
      'https://wiki.intern/',
      'http://localhost:3000/',
      'file:///home/a.html',
    ].map((url) => [`about ${url}`, () => put({ url })] as const),
  ])('%s', async (_, change) => {
    await change();
    expect(await loadSiteHere(1)).toBeNull();
    expect((await addSite(1)).ok).toBe(false);
    expect(fetchService).not.toHaveBeenCalled();
  });

  const showPrivate = (): void => {
    showTabs({ 1: { url: 'https://goed.nl/a', incognito: true } });
    fakeBrowser.permissions.contains = (async () => true) as never;
  };

  test.each([
    ['that has no sites', () => new Response('', { status: 404 }), true],
    ['without that method', () => new Response('', { status: 405 }), true],
    ['that answers with a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), true],
    ['that refuses the key for this', () => json({ ok: false, error: { code: 'invalid_key' } }, 401), true],
    ['that forbids the key to read', () => json({ ok: false, error: { code: 'forbidden' } }, 403), true],
    ['that has an outage', () => new Response('', { status: 500 }), false],
    ['that answers with something else', () => json({ sites: 'geen' }), false],
  ])('again to a service %s, unless the fault is temporary', async (_, answer, isLasting) => {
    answers({ 'GET /sites': answer });
    expect(await loadSiteHere(1)).toBeNull();
    await put({ id: 'the next scan' });
    expect(await loadSiteHere(1)).toBeNull();
    expect(requestOf()).toHaveLength(isLasting ? 1 : 2);
    // Another key may be of another team.
    vi.mocked(readKeyStatus).mockResolvedValue({ ...STATUS, savedAt: 6 });
    answers(withSite);
    expect(await loadSiteHere(1)).toMatchObject(KNOWN);
  });
});

describe('adding a site', () => {
  beforeEach(() =>
    answers({ ...withSite, 'GET /sites': () => json({ sites: [] }), 'POST /sites': () => json(SITE, 201) }),
  );

  test('sends only its front page, and it is known from then on', async () => {
    await loadSiteHere(1);
    expect(await addSite(1)).toMatchObject({ ok: true, here: KNOWN });
    expect(await loadSiteHere(1)).toMatchObject(KNOWN);
    expect(requestOf()).toEqual([FIND, 'POST /api/v1/sites', 'GET /api/v1/sites/s1/scans']);
    expect(vi.mocked(fetchService).mock.calls[1]?.[1].body).toBe('{"url":"https://goed.nl/"}');
  });

  test('succeeds even if its scans do not come', async () => {
    answers({ 'POST /sites': () => json(SITE, 200) });
    expect(await addSite(1)).toEqual({ ok: true, here: { ...KNOWN, change: null, scans: [] } });
  });

  test.each([
    ['a key without permission', () => json({ ok: false, error: { code: 'forbidden' } }, 403), 'forbidden'],
    ['a site of another host', () => json({ ...SITE, url: 'https://elders.nl/' }, 201), 'unfit'],
    ['a list', () => json([SITE], 201), 'unfit'],
  ])('that fails says why, and can be repeated: %s', async (_, answer, why) => {
    answers({ 'POST /sites': answer });
    expect(await addSite(1)).toMatchObject({ ok: false, why });
    expect(await addSite(1)).toMatchObject({ ok: false, why });
    expect(requestOf()).toHaveLength(2);
  });
});
