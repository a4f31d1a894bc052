import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ServicePart } from '../../../lib/api/service.ts';
import { fetchService } from '../../../lib/platform/scan/browser-host.ts';
import { createEmptyState } from '../../../lib/platform/scan/start.ts';
import { keepState, readState } from '../../../lib/platform/scan/states.ts';
import { runServicePart } from '../../../lib/platform/service/ask.ts';
import { keepPart, requestAgain } from '../../../lib/platform/service/part.ts';
import { updateScan } from '../../../lib/platform/storage/history.ts';
import { recentSlot } from '../../../lib/platform/storage/recent.ts';
import { stubOnline } from '../../kit/online.ts';
import { showTabs } from '../faults/stage.ts';
import { replaceHistory, replaceKey, replaceService, restoreAfterwards, settleContacts } from '../stand-ins.ts';

const BASE = 'https://dienst.voorbeeld.nl';

/** The service part of a scan, step by step. */
const requestOf = async (answer: Response, url = 'https://voorbeeld.nl/'): Promise<readonly ServicePart[]> => {
  vi.mocked(fetchService).mockResolvedValue(answer);
  const parts: ServicePart[] = [];
  await runServicePart({
    tabId: 1,
    url,
    pillar: null,
    settings: { level: 'C', serviceBase: BASE },
    ledger: { open: () => () => {} },
    cancel: new AbortController().signal,
    onPart: async (part) => void parts.push(part),
  });
  return parts;
};

const limited = (): Response => new Response('{}', { status: 429, headers: { 'retry-after': '600' } });

restoreAfterwards();
afterAll(settleContacts);
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  replaceKey();
  replaceService();
  replaceHistory();
  fakeBrowser.reset();
  stubOnline(true);
  fakeBrowser.permissions.contains = (async () => true) as never;
});

test('a service that rate-limits is not contacted by the next request', async () => {
  expect((await requestOf(limited())).at(-1)?.error).toMatchObject({ code: 'rateLimited', status: 429 });
  expect((await requestOf(new Response('{}'))).at(-1)?.error).toMatchObject({ code: 'rateLimited', status: null });
  expect(fetchService).toHaveBeenCalledOnce();
});

test('a busy service is not contacted for as long as it asked', async () => {
  const busy = JSON.stringify({ ok: false, error: { code: 'busy', message: 'Druk.', retry_after: 20 } });
  const answer = new Response(busy, { status: 503, headers: { 'retry-after': '20' } });
  expect((await requestOf(answer)).at(-1)?.error).toMatchObject({ code: 'busy', status: 503 });
  expect((await requestOf(new Response('{}'))).at(-1)?.error).toMatchObject({ code: 'busy', status: null });
});

test('the answer of a service is shown even if session storage is full', async () => {
  vi.spyOn(fakeBrowser.storage.session, 'set').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
  const parts = await requestOf(limited());
  expect(parts.map(({ phase }) => phase)).toEqual(['busy', 'failed']);
  expect(parts.at(-1)?.error).toMatchObject({ code: 'rateLimited', retryAfter: 600 });
});

test('a full history does not end a scan', async () => {
  const [, part] = await requestOf(limited());
  vi.mocked(updateScan).mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
  await expect(keepPart('een-scan', part as ServicePart, [])).resolves.toBeUndefined();
});

describe('a service is sent', () => {
  beforeEach(() => vi.mocked(fetchService).mockClear());

  test.each([
    ...[
      'http://localhost:3000/',
      'https://intranet/',
      'https://wiki.intern/a',
      'http://nas.myhome./',
      'http://x.onion/',
    ],
    ...[
      'https://WIKI.INTERN/',
      'http://192.168.1.10/',
      'http://127.1/',
      'http://[fd00::1]/',
      'https://router.home.arpa/',
    ],
  ])('nothing of %s', async (url) => {
    expect(await requestOf(new Response('{}'), url)).toMatchObject([
      { phase: 'failed', url: '', withKey: false, error: { code: 'privateName' } },
    ]);
    expect(fetchService).not.toHaveBeenCalled();
  });

  test.each(['https://voorbeeld.nl/a', 'https://8.8.8.8/', 'http://[2a00:1450::1]/'])('the address %s', async (url) => {
    await requestOf(new Response('{}'), url);
    const [, init] = vi.mocked(fetchService).mock.calls[0] ?? [];
    expect(JSON.parse(String(init?.body))).toEqual({ url });
  });
});

describe('a refused page that is sent to the service later', () => {
  const url = 'https://chromewebstore.google.com/detail/abc';

  test.each([
    ['is among the latest contacts', false, ['dienst.voorbeeld.nl']],
    ['is not, in a private window', true, []],
  ])('%s', async (_, incognito, hosts) => {
    showTabs({ 1: { url, incognito } });
    fakeBrowser.permissions.contains = (async () => true) as never;
    await fakeBrowser.storage.local.set({ settings: { level: 'C', serviceBase: BASE } });
    await keepState(createEmptyState(1, url, 'public'));
    vi.mocked(fetchService).mockResolvedValue(new Response('{}'));
    await requestAgain(1, async () => {});
    await vi.waitFor(async () => expect((await readState(1))?.service?.phase).toBe('failed'));
    await vi.waitFor(async () => expect((await recentSlot.get()).map(({ host }) => host)).toEqual(hosts));
  });
});
