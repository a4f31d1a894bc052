import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Report } from '../../../lib/model.ts';
import { fetchService } from '../../../lib/platform/scan/browser-host.ts';
import { handInNext, planHandIn } from '../../../lib/platform/service/hand-in.ts';
import { handedInSlot } from '../../../lib/platform/storage/handed-in.ts';
import * as history from '../../../lib/platform/storage/history.ts';
import { listScans, type Stored } from '../../../lib/platform/storage/history.ts';
import { recentSlot } from '../../../lib/platform/storage/recent.ts';
import { readKeyStatus } from '../../../lib/platform/storage/secret.ts';
import { wipeHistory } from '../../../lib/platform/storage/wipe.ts';
import { sampleReport, sampleStored } from '../../components/sample.ts';
import { stubOnline } from '../../kit/online.ts';
import { replaceKeyOf, replaceService, restoreAfterwards, settleContacts } from '../stand-ins.ts';

const BASE = 'https://dienst.voorbeeld.nl';
const KEY = 'sleutel-van-een-klant';
const STATUS = { saved: true, tail: '', savedAt: 5, sessionOnly: false, base: BASE, refusedAt: null };

restoreAfterwards();
afterAll(settleContacts);
replaceKeyOf(BASE, KEY);
replaceService();
vi.spyOn(history, 'listScans');
vi.spyOn(history, 'removeAllScans').mockResolvedValue();

const SAMPLE = { stored: sampleStored('partner', 'nl'), report: sampleReport() };
const stored = (
  id: string,
  url: string,
  changes: Partial<Stored> = {},
  target: Partial<Report['target']> = {},
): Stored => {
  const { hostname } = new URL(url);
  const report = { ...SAMPLE.report, id, target: { ...SAMPLE.report.target, url, host: hostname, ...target } };
  return { ...SAMPLE.stored, id, domain: hostname, report, ...changes };
};
const keep = (...scans: readonly Stored[]): void =>
  void vi.mocked(listScans).mockResolvedValue({ scans, unreadable: 0 });

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The reports received for each site, and how often a site was added. */
let got: Record<string, { readonly id: string; readonly json: string }[]>;
let posts: string[];

/** A service that stores what it receives; `change` replaces its answer when it returns one. */
const serve = (change: (method: string, path: string) => Response | undefined = () => undefined): void => {
  vi.mocked(fetchService).mockImplementation(async (address, { method = 'GET', body }) => {
    const url = new URL(address);
    const other = change(method, url.pathname);
    if (other !== undefined) return other;
    const siteOf = (front: string) => ({ id: new URL(front).hostname.replaceAll('.', '-'), url: front, domain: 'x' });
    if (method === 'GET') {
      const site = siteOf(url.searchParams.get('url') ?? '');
      return json({ sites: got[site.id] === undefined ? [] : [site] });
    }
    const sent = JSON.parse(String(body));
    if (url.pathname.endsWith('/sites')) {
      const site = siteOf(sent.url);
      got[site.id] = [];
      posts.push(sent.url);
      return json(site, 201);
    }
    const retained = got[url.pathname.split('/').at(-2) ?? ''] ?? [];
    const fresh = (sent.reports as Report[]).filter(({ id }) => !retained.some((one) => one.id === id));
    retained.push(...fresh.map((one) => ({ id: one.id, json: JSON.stringify(one) })));
    return json({ added: fresh.length, known: sent.reports.length - fresh.length, refused: [] });
  });
};

/** Steps until nothing is left, as the options page does. */
const run = async () => {
  const tried: string[] = [];
  const steps = [];
  for (;;) {
    const step = await handInNext(tried);
    steps.push(step);
    if (!step.ok || step.scans.length === 0) return steps;
    tried.push(...step.scans);
  }
};
const bodies = () => vi.mocked(fetchService).mock.calls.flatMap(([, { body }]) => (body ? [String(body)] : []));

afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  fakeBrowser.reset();
  vi.clearAllMocks();
  stubOnline(true);
  [got, posts] = [{}, []];
  fakeBrowser.permissions = { contains: async () => true } as never;
  vi.mocked(readKeyStatus).mockResolvedValue(STATUS);
  await fakeBrowser.storage.local.set({ settings: { level: 'C', serviceBase: BASE } });
  keep(stored('a1', 'https://a.nl/'), stored('b1', 'https://b.nl/x'), stored('a2', 'https://a.nl/contact'));
  serve();
});

describe('planning the hand-in', () => {
  test('counts the reports without sending a request', async () => {
    expect(await planHandIn()).toEqual({ reports: 3, sites: 2, leftOut: 0, doneAt: null });
    expect(fetchService).not.toHaveBeenCalled();
  });

  test('excludes imported and single-pillar reports, private addresses, and results without a report', async () => {
    keep(
      stored('a1', 'https://a.nl/'),
      stored('file', 'https://a.nl/', { imported: true }),
      stored('one', 'https://a.nl/', {}, { pillar: 'seo' }),
      stored('nas', 'http://nas.local/'),
      stored('lan', 'http://192.168.1.2/', {}, { isPublic: true }),
      stored('public', 'https://a.nl/', { report: null }),
    );
    expect(await planHandIn()).toMatchObject({ reports: 1, sites: 1, leftOut: 4 });
    await run();
    expect(got).toEqual({ 'a-nl': [expect.objectContaining({ id: 'a1' })] });
    expect(bodies().join()).not.toMatch(/nas\.local|192\.168/);
  });

  test.each<readonly [string, () => unknown]>([
    ['at contact level B', () => fakeBrowser.storage.local.set({ settings: { level: 'B', serviceBase: BASE } })],
    ['without a service', () => fakeBrowser.storage.local.set({ settings: { level: 'C', serviceBase: '' } })],
    ['without a key', () => vi.mocked(readKeyStatus).mockResolvedValue({ ...STATUS, saved: false })],
    [
      'with the key of another service',
      () => vi.mocked(readKeyStatus).mockResolvedValue({ ...STATUS, base: 'https://a.nl' }),
    ],
  ])('is impossible %s', async (_, change) => {
    await change();
    expect(await planHandIn()).toBeNull();
    expect(await handInNext([])).toMatchObject({ ok: false, why: 'noKey' });
    expect(fetchService).not.toHaveBeenCalled();
  });

  test('sends nothing without access', async () => {
    Object.assign(fakeBrowser.permissions, { contains: async () => false });
    expect(await handInNext([])).toMatchObject({ ok: false, why: 'noAccess' });
    expect(fetchService).not.toHaveBeenCalled();
  });
});

describe('handing in', () => {
  test('sends nothing when the service adds a site with another host than requested', async () => {
    serve((method, path) =>
      method === 'POST' && path.endsWith('/sites')
        ? json({ id: 'other', url: 'https://ander.nl/', domain: 'ander.nl' }, 201)
        : undefined,
    );
    expect(await handInNext([])).toMatchObject({ ok: false, why: 'unfit' });
    expect(bodies().join()).not.toContain('reports');
  });

  test('adds missing sites, and sends each report to its own, with the key only in the header', async () => {
    const steps = await run();
    expect(steps.map((step) => step.ok && [step.scans, step.added])).toEqual([
      [['a1', 'a2'], 2],
      [['b1'], 1],
      [[], 0],
    ]);
    expect(posts).toEqual(['https://a.nl/', 'https://b.nl/']);
    expect(Object.entries(got).map(([site, retained]) => [site, retained.map(({ id }) => id)])).toEqual([
      ['a-nl', ['a1', 'a2']],
      ['b-nl', ['b1']],
    ]);
    for (const [url, init] of vi.mocked(fetchService).mock.calls) {
      expect(url.startsWith(`${BASE}/api/v1/sites`)).toBe(true);
      expect(init).toMatchObject({ redirect: 'error', headers: { 'X-GDA-Key': KEY } });
      expect(`${url} ${init.body}`).not.toContain(KEY);
    }
    await vi.waitFor(async () =>
      expect((await recentSlot.get()).map(({ path }) => path)).toContain('/api/v1/sites/a-nl/reports'),
    );
  });

  test('sends only new reports at a second click, and records when', async () => {
    await run();
    const { doneAt, reports } = (await planHandIn()) ?? {};
    expect([reports, typeof doneAt]).toEqual([0, 'number']);
    vi.mocked(fetchService).mockClear();
    keep(stored('a1', 'https://a.nl/'), stored('a3', 'https://a.nl/nieuw'));
    expect(await planHandIn()).toMatchObject({ reports: 1, sites: 1 });
    await run();
    expect(got['a-nl']?.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']);
    expect(bodies()).toHaveLength(1);
    // Records of scans that were removed here are dropped.
    expect(Object.values(await handedInSlot.get())).toMatchObject([{ scans: ['a1', 'a3'] }]);
  });

  test('starts over with another key, and forgets what was sent when the history is cleared', async () => {
    await run();
    vi.mocked(readKeyStatus).mockResolvedValue({ ...STATUS, savedAt: 6 });
    expect(await planHandIn()).toMatchObject({ reports: 3, doneAt: null });
    await wipeHistory();
    expect(await handedInSlot.get()).toEqual({});
  });

  test('resumes after an interruption without duplicates', async () => {
    let left = 4;
    serve(() => (left-- > 0 ? undefined : new Response('', { status: 500 })));
    expect((await run()).at(-1)).toMatchObject({ ok: false, why: 'serverFault' });
    expect(await planHandIn()).toMatchObject({ reports: 1 });
    serve();
    await run();
    expect(
      Object.values(got)
        .flat()
        .map(({ id }) => id),
    ).toEqual(['a1', 'a2', 'b1']);
  });

  test('sends at most twenty reports and four megabytes at once', { tags: ['full'] }, async () => {
    const big = 'x'.repeat(1_500_000);
    keep(
      ...Array.from({ length: 45 }, (_, index) => stored(`s${index}`, 'https://a.nl/')),
      ...['t1', 't2', 't3'].map((id) => stored(id, 'https://b.nl/', {}, { url: `https://b.nl/${big}` })),
    );
    const steps = await run();
    expect(steps.map((step) => step.ok && step.scans.length)).toEqual([20, 20, 5, 2, 1, 0]);
    for (const body of bodies()) expect(Buffer.byteLength(body)).toBeLessThan(4 * 1_024 * 1_024);
  });

  test('skips a report that is too large, and sends the others', async () => {
    keep(stored('a1', `https://a.nl/${'x'.repeat(4_100_000)}`), stored('a2', 'https://a.nl/'));
    const [first, second] = await run();
    expect(first).toMatchObject({ ok: true, refused: [{ host: 'a.nl', why: 'tooLarge' }] });
    expect(second).toMatchObject({ ok: true, scans: ['a2'], added: 1 });
    expect(await planHandIn()).toMatchObject({ reports: 1 });
  });

  test('never sends query strings, wherever they are quoted', async () => {
    const url = 'https://a.nl/zoek?q=geheim%20ding';
    const one = stored('a1', url);
    keep({
      ...one,
      report: one.report && {
        ...one.report,
        ledger: [{ ...SAMPLE.report.ledger[0], path: '/zoek?q=geheim%20ding' } as never],
      },
    });
    await run();
    expect(got['a-nl']).toHaveLength(1);
    expect(bodies().join()).not.toContain('geheim');
  });

  test('adds the site over https if any of its pages was', async () => {
    keep(stored('a1', 'http://a.nl/'), stored('a2', 'https://a.nl/'));
    await run();
    expect(posts).toEqual(['https://a.nl/']);
  });

  test('reports which were refused and why, and does not count them as sent', async () => {
    serve((method, path) =>
      path.endsWith('/reports') && method === 'POST'
        ? json({
            added: 1,
            known: 0,
            refused: [
              { index: 1, message: 'Van een andere host.' },
              { index: 9, message: 'x' },
            ],
          })
        : undefined,
    );
    keep(stored('a1', 'https://a.nl/'), stored('a2', 'https://a.nl/contact'));
    expect(await handInNext([])).toMatchObject({ added: 1, refused: [{ host: 'a.nl', why: 'Van een andere host.' }] });
    expect(await planHandIn()).toMatchObject({ reports: 1 });
  });

  test.each([
    ['more reports than were sent', { added: 9, known: 0, refused: [] }, 'unfit'],
    ['a negative number', { added: -1, known: 0, refused: [] }, 'unfit'],
    ['no fields', {}, 'unfit'],
  ])('rejects an answer of the service with %s', async (_, result, why) => {
    serve((_method, path) => (path.endsWith('/reports') ? json(result) : undefined));
    expect(await handInNext([])).toMatchObject({ ok: false, why });
    expect(await planHandIn()).toMatchObject({ reports: 3 });
  });

  test('continues with the other sites when the service rejects one', async () => {
    serve((method, path) =>
      method === 'POST' && path.endsWith('/sites') && posts.push('') === 1 ? json({}, 422) : undefined,
    );
    const steps = await run();
    expect(steps[0]).toMatchObject({ refused: [{ why: 'badRequest' }, { why: 'badRequest' }] });
    expect(steps[1]).toMatchObject({ scans: ['b1'], added: 1 });
  });

  test('ends at once at a service without sites, and is not offered again', async () => {
    serve(() => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } }));
    expect(await run()).toMatchObject([{ ok: false, why: 'unsupported' }]);
    expect(await planHandIn()).toBeNull();
  });

  test('reports a key without permission, without affecting its other uses', async () => {
    serve((method) => (method === 'POST' ? json({ ok: false, error: { code: 'forbidden' } }, 403) : undefined));
    expect(await run()).toMatchObject([{ ok: false, why: 'forbidden' }]);
    expect(await planHandIn()).toMatchObject({ reports: 3 });
  });
});
