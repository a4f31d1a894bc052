import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ServicePart } from '../../../lib/api/service.ts';
import { fetchService } from '../../../lib/platform/scan/browser-host.ts';
import { type AskServiceOptions, runServicePart } from '../../../lib/platform/service/ask.ts';
import { findKey } from '../../../lib/platform/storage/secret.ts';
import { stubOnline } from '../../kit/online.ts';
import { replaceKey, replaceService, restoreAfterwards } from '../stand-ins.ts';

restoreAfterwards();
replaceKey();
replaceService();

const BASE = 'https://dienst.voorbeeld.nl';

/** The service part of a scan, step by step. */
const requestOf = async (
  answer: Response,
  changes: Partial<AskServiceOptions> = {},
): Promise<readonly ServicePart[]> => {
  vi.mocked(fetchService).mockResolvedValue(answer);
  const parts: ServicePart[] = [];
  await runServicePart({
    tabId: 1,
    url: 'https://voorbeeld.nl/',
    pillar: null,
    settings: { level: 'C', serviceBase: BASE },
    ledger: { open: () => () => {} },
    cancel: new AbortController().signal,
    onPart: async (part) => void parts.push(part),
    ...changes,
  });
  return parts;
};

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  fakeBrowser.reset();
  vi.clearAllMocks();
  stubOnline(true);
  fakeBrowser.permissions.contains = (async () => true) as never;
});

describe('a service is not contacted', () => {
  const nobody = (): void => {
    expect(fetchService).not.toHaveBeenCalled();
    expect(findKey).not.toHaveBeenCalled();
  };

  test.each([
    'http://localhost:3000/',
    'http://nas.local/',
    'http://intranet/',
    'https://wiki.corp/',
    'http://192.168.1.1/',
    'http://10.0.0.1/x',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[fe80::1]/',
    'http://[::ffff:192.168.1.1]/',
    'https://server.test./',
  ])('about %s: the name is not public, and its part says so without the name', async (url) => {
    const ledger = { open: vi.fn() };
    const parts = await requestOf(new Response('{}'), { url, ledger });
    expect(parts).toMatchObject([
      { phase: 'failed', url: '', withKey: false, error: { code: 'privateName', status: null, message: null } },
    ]);
    expect(JSON.stringify(parts)).not.toContain(new URL(url).hostname);
    expect(ledger.open).not.toHaveBeenCalled();
    nobody();
  });

  test.each([
    ['at contact level A', { settings: { level: 'A', serviceBase: BASE } }],
    ['at contact level B', { settings: { level: 'B', serviceBase: BASE } }],
    ['when no service is set', { settings: { level: 'C', serviceBase: '' } }],
    ['of a local file', { url: 'file:///home/naam/index.html' }],
    ['of a page of the browser', { url: 'about:blank' }],
  ] as const)('%s', async (_, changes) => {
    expect(await requestOf(new Response('{}'), changes)).toEqual([]);
    nobody();
  });

  test('when access to it was not granted', async () => {
    fakeBrowser.permissions.contains = (async () => false) as never;
    expect((await requestOf(new Response('{}'))).at(-1)?.error).toMatchObject({ code: 'noAccess' });
    expect(fetchService).not.toHaveBeenCalled();
  });

  test('when offline', async () => {
    stubOnline(false);
    expect((await requestOf(new Response('{}'))).at(-1)?.error).toMatchObject({ code: 'offline' });
    expect(fetchService).not.toHaveBeenCalled();
  });
});

test('a service is contacted about a public page at contact level C', async () => {
  await requestOf(new Response('{}'));
  expect(vi.mocked(fetchService).mock.calls.map(([url, { body }]) => [url, body])).toEqual([
    [`${BASE}/api/gda-scan-api.php`, '{"url":"https://voorbeeld.nl/"}'],
  ]);
});
