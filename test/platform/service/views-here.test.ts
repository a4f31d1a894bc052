import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ServicePart } from '../../../lib/api/service.ts';
import { readReport } from '../../../lib/export/read-report.ts';
import type { Report } from '../../../lib/model.ts';
import { fetchService } from '../../../lib/platform/scan/browser-host.ts';
import { createEmptyState } from '../../../lib/platform/scan/start.ts';
import { keepState, readState } from '../../../lib/platform/scan/states.ts';
import { loadViewsHere } from '../../../lib/platform/service/views-here.ts';
import { type Stored, updateScan } from '../../../lib/platform/storage/history.ts';
import { readKeyStatus } from '../../../lib/platform/storage/secret.ts';
import { formatExtras } from '../../../lib/words/report/extra-lines.ts';
import { sampleReport } from '../../components/sample.ts';
import { stubOnline } from '../../kit/online.ts';
import { showTabs } from '../faults/stage.ts';
import { replaceHistory, replaceKeyOf, replaceService, restoreAfterwards, settleContacts } from '../stand-ins.ts';

/** The phone and dark views of the scan service, at contact level C: the requests, and what the report stores. */

const BASE = 'https://dienst.voorbeeld.nl';
const STATUS = { saved: true, tail: '', savedAt: 5, sessionOnly: false, base: BASE, refusedAt: null };

restoreAfterwards();
afterAll(settleContacts);
replaceKeyOf(BASE, 'sleutel-van-een-klant');
replaceService();
replaceHistory();

const PART: ServicePart = {
  ...{ phase: 'done', base: BASE, url: 'https://goed.nl/a', withKey: true, keyRefused: false },
  ...{ askedAt: 1, ms: 2, result: null, error: null },
};
const CONTRAST = {
  ...{ where: 'only', check: 'text-contrast', title: 'x', conclusion: 'y', code: 'violated', outcome: 'fail' },
  ...{ args: { faults: 1 }, items: ['color-contrast: <p class="vaag">'] },
};
const scan = (state: string, views: unknown = null) => ({
  ...{ id: 'q1', state, url: 'https://goed.nl/a' },
  extras: state === 'done' ? { views, consent: null, links: null, mail_tls: null } : null,
});
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The service's answers, one after the other; the last one is repeated. */
const answers = (...all: readonly (() => Response)[]): void => {
  let at = 0;
  vi.mocked(fetchService).mockImplementation(async () => {
    const answer = all[Math.min(at, all.length - 1)];
    at += 1;
    return answer?.() ?? json({}, 404);
  });
};
const requests = () =>
  vi.mocked(fetchService).mock.calls.map(([url, { method, body }]) => [method, url.replace(BASE, ''), body ?? null]);
/** The stored record of a report. */
const storedReport = (report: Report): Report | null => {
  const changes = vi.mocked(updateScan).mock.calls.map(([, change]) => change);
  return changes.reduce((entry, change) => change(entry), { report } as Stored).report;
};

afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  fakeBrowser.reset();
  vi.clearAllMocks();
  stubOnline(true);
  showTabs({ 1: { url: 'https://goed.nl/a' } });
  fakeBrowser.permissions.contains = (async () => true) as never;
  vi.mocked(readKeyStatus).mockResolvedValue(STATUS);
  await fakeBrowser.storage.local.set({ settings: { level: 'C', serviceBase: BASE } });
  await keepState({ ...createEmptyState(1, 'https://goed.nl/a', 'partner'), phase: 'done', service: PART });
});

const ask = () => loadViewsHere({ tabId: 1, language: 'nl' });
const VIEWS = [
  { view: 'phone', seen: true, text_share: 0.4, findings: [CONTRAST] },
  { view: 'dark', seen: false, text_share: null, findings: [] },
];

describe('extra views by the service', () => {
  test('are awaited and stored in the report with their source, and their contacts are in the ledger', async () => {
    answers(
      () => json(scan('queued'), 202),
      () => json(scan('running')),
      () => json(scan('done', VIEWS)),
    );
    expect(await ask()).toEqual({ ok: true });
    const body = JSON.stringify({ url: 'https://goed.nl/a', language: 'nl', also: ['phone', 'dark'] });
    expect(requests()).toEqual([
      ['POST', '/api/v1/scans?wait=20', body],
      ['GET', '/api/v1/scans/q1?wait=20', null],
      ['GET', '/api/v1/scans/q1?wait=20', null],
    ]);
    expect((await readState(1))?.ledger).toHaveLength(3);
    const report = storedReport(sampleReport());
    const [phone, dark] = formatExtras(report as Report, 'nl');
    expect(phone?.heading).toBe('Op de telefoon, gezien door dienst.voorbeeld.nl');
    expect(phone?.lines.join('\n')).toMatch(/40%[\s\S]*contrast[\s\S]*\(alleen hier\)\n- color-contrast/i);
    expect(dark?.lines).toEqual(['Hier is niet gekeken: de pagina gaf geen antwoord of de tijd was op.']);
    // It can be exported to a file and imported again.
    expect(readReport(JSON.stringify(report))).toMatchObject({ ok: true });
  });

  test('change neither grade nor findings', async () => {
    answers(() => json(scan('done', VIEWS), 202));
    await ask();
    const { extras: _, ledger: __, ...rest } = storedReport(sampleReport()) as Report;
    const { extras: ___, ledger: ____, ...before } = sampleReport();
    expect(rest).toEqual(before);
  });

  test.each([
    ['an unknown check', { ...CONTRAST, check: 'van-later' }],
    ['a value of another kind', { ...CONTRAST, args: { count: { toString: 1 } } }],
    ['an unknown location', { ...CONTRAST, where: 'overal' }],
    ['no conclusion', { ...CONTRAST, code: null }],
    ['no content', null],
  ])('omit a finding with %s', async (_, finding) => {
    answers(() =>
      json(scan('done', [{ view: 'phone', seen: true, text_share: 1, findings: [finding, CONTRAST] }]), 202),
    );
    expect(await ask()).toEqual({ ok: true });
    expect(storedReport(sampleReport())?.extras?.views?.[0]?.findings).toHaveLength(1);
  });

  test.each([
    ['a scan that failed', () => json(scan('failed'), 202), 'unfit'],
    ['a service without the operation', () => json({}, 404), 'unsupported'],
    ['a key without permission', () => json({}, 403), 'forbidden'],
    ['the limit', () => json({}, 429), 'rateLimited'],
    ['another shape', () => json({ id: '../x', state: 'done' }), 'unfit'],
  ] as const)('%s leaves the report unchanged', async (_, answer, why) => {
    answers(answer);
    expect(await ask()).toMatchObject({ ok: false, why });
    expect(storedReport(sampleReport())?.extras).toBeUndefined();
  });
});

test.each([
  ['at contact level B', () => fakeBrowser.storage.local.set({ settings: { level: 'B', serviceBase: BASE } })],
  ['without a key', () => vi.mocked(readKeyStatus).mockResolvedValue({ ...STATUS, saved: false })],
  [
    'of a page that is not public',
    () => keepState({ ...createEmptyState(1, 'http://intranet.test/', 'partner'), phase: 'done', service: PART }),
  ],
])('no request is sent %s', async (_, arrange) => {
  await arrange();
  answers(() => json(scan('done', VIEWS), 202));
  expect(await ask()).toMatchObject({ ok: false });
  expect(requests()).toEqual([]);
});
