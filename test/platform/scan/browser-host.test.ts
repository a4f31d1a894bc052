import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Fetch, sendRequest } from '../../../lib/api/exchange.ts';
import { toTarget } from '../../../lib/collect/target.ts';
import { createBrowserScanHost, type ScanHostDeps } from '../../../lib/platform/scan/browser-host.ts';
import { stubOnline } from '../../kit/online.ts';

afterEach(() => vi.unstubAllGlobals());

const SAFE = { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' };
const answering = () => vi.fn<Fetch>(async () => new Response('{}'));

describe('every request is sent without cookies, cache and referrer', () => {
  const target = toTarget({ tabId: 1, url: 'https://a.nl/', at: 0, level: 'B', pillar: null });
  const now = () => ({ site: true, seesRedirects: false, certificate: false, everywhere: false });
  const access = { now, onTaken: () => {}, stop: () => {} };
  const signal = new AbortController().signal;

  test.each(['https://a.nl/', 'https://rdap.nl/domain/a.nl'])('to %s, and no redirect is followed', async (url) => {
    const fetched = answering();
    vi.stubGlobal('fetch', fetched);
    const scanHost = createBrowserScanHost({ target, shown: null, access, watch: null, isPrivate: false });
    await scanHost.ask(url, { accept: '*/*', signal, cap: 10, ms: 8_000 });
    const how = { ...SAFE, redirect: 'manual', signal, headers: { accept: '*/*' } };
    expect(fetched.mock.calls).toEqual([[url, how]]);
  });

  test.each(['GET', 'POST'] as const)('%s to a scan service, which must not redirect', async (method) => {
    const send = answering();
    const call = { method, url: new URL('https://dienst.nl/api'), body: null };
    await sendRequest(call, { send, key: null, open: () => () => {}, end: signal, now: () => 0 });
    expect(send.mock.calls).toMatchObject([['https://dienst.nl/api', { ...SAFE, method, redirect: 'error' }]]);
  });
});

describe('webRequest observes', () => {
  const target = toTarget({ tabId: 1, url: 'https://a.nl/', at: 0, level: 'B', pillar: null });
  const signal = new AbortController().signal;
  const NOTHING = { site: false, seesRedirects: false, certificate: false, everywhere: false };

  const watchedWith = async (granted: Partial<typeof NOTHING>): Promise<readonly string[]> => {
    vi.stubGlobal('fetch', answering());
    const watched: string[] = [];
    const begin = async (address: string) => {
      watched.push(address);
      return { end: async () => ({ hops: [], cookies: [], failure: null }) };
    };
    const watch = { begin, certificate: () => undefined, stop: () => {} };
    const access = { now: () => ({ ...NOTHING, ...granted }), onTaken: () => {}, stop: () => {} };
    const scanHost = createBrowserScanHost({ target, shown: null, access, watch, isPrivate: false });
    for (const url of ['https://a.nl/', 'https://www.a.nl/', 'https://rdap.org/domain/a.nl']) {
      await scanHost.ask(url, { accept: '*/*', signal, cap: 10, ms: 8_000 });
    }
    return watched;
  };

  test.each([
    ['nothing without access', {}, []],
    ['nothing when only the site was granted', { site: true }, []],
    [
      'the site when webRequest was granted too',
      { site: true, seesRedirects: true },
      ['https://a.nl/', 'https://www.a.nl/'],
    ],
    [
      'registries too with access to all sites',
      { site: true, seesRedirects: true, everywhere: true },
      ['https://a.nl/', 'https://www.a.nl/', 'https://rdap.org/domain/a.nl'],
    ],
  ])('%s', async (_, granted, watched) => expect(await watchedWith(granted)).toEqual(watched));
});

describe('the scan host of a page', () => {
  const DAY = 86_400_000;
  const target = toTarget({ tabId: 3, url: 'https://a.nl/', at: 0, level: 'B', pillar: null });
  const access = {
    now: () => ({ site: true, seesRedirects: true, certificate: false, everywhere: false }),
    onTaken: () => {},
    stop: () => {},
  };
  const scanHostOf = (changes: Partial<ScanHostDeps> = {}) =>
    createBrowserScanHost({ target, shown: null, access, watch: null, isPrivate: false, ...changes });

  beforeEach(() => fakeBrowser.reset());
  afterEach(() => vi.useRealTimers());

  test('reads the libraries in the page’s own world', async () => {
    const run = vi.fn(async (_: object) => [{ frameId: 0, documentId: 'a', result: { jquery: '3' } }]);
    fakeBrowser.scripting = { executeScript: run } as never;
    expect(await scanHostOf({ shown: { documentId: 'a', born: 1, url: 'https://a.nl/' } }).readLibraries()).toEqual({
      jquery: '3',
    });
    expect(run.mock.calls[0]).toEqual([
      { files: ['/libraries.js'], world: 'MAIN', target: { tabId: 3, documentIds: ['a'] } },
    ]);
  });

  test('passes the result of the page’s own world and its files to the engine', async () => {
    const ran: { readonly files?: readonly string[]; readonly args?: unknown; readonly world?: string }[] = [];
    const run = async (one: (typeof ran)[number]) => {
      ran.push(one);
      const result = one.world === 'MAIN' ? 'inwendig' : one.files === undefined ? 'https://a.nl/' : { value: 7 };
      return [{ frameId: 0, documentId: 'a', result }];
    };
    fakeBrowser.scripting = { executeScript: run } as never;
    const scanHost = scanHostOf({ shown: { documentId: 'a', born: 1, url: 'https://a.nl/' } });
    expect(await scanHost.runAxe(() => {}, Promise.resolve())).toBe(7);
    expect(ran.slice(0, 4)).toMatchObject([
      { world: 'MAIN', files: ['/gather-internals.js'] },
      { args: ['inwendig', expect.any(Number)] },
      { files: ['/globals.js', '/axe.min.js'] },
      { files: ['/axe.js'] },
    ]);
  });

  test('recalls what it stored for a day, and not from the future', async () => {
    vi.useFakeTimers({ now: 10 * DAY, toFake: ['Date'] });
    const { keep, recall } = scanHostOf();
    await keep('a', { x: 1 });
    const laterBy = async (ms: number): Promise<unknown> => {
      vi.setSystemTime(10 * DAY + ms);
      return recall('a');
    };
    expect([await laterBy(0), await laterBy(DAY - 1), await laterBy(DAY), await laterBy(-1)]).toEqual([
      { x: 1 },
      { x: 1 },
      undefined,
      undefined,
    ]);
    expect(await recall('b')).toBeUndefined();
    expect(await fakeBrowser.storage.session.get(null)).toEqual({ 'seen:a': { at: 10 * DAY, value: { x: 1 } } });
  });

  test('stores nothing of a private window', async () => {
    await scanHostOf({ isPrivate: true }).keep('a', 1);
    expect(await fakeBrowser.storage.session.get(null)).toEqual({});
  });

  test('uses the current access, and in Chromium the click grants the page’s own origin', async () => {
    const scanHost = scanHostOf({ target: { ...target, url: 'https://a.nl:8443/x' } });
    expect([scanHost.access, scanHost.seesRedirects, await scanHost.readableOrigin()]).toEqual([
      true,
      true,
      'https://a.nl:8443',
    ]);
    expect(scanHost.runsInPage(new URL('https://a.nl:8443/y'))).toBe(false);
    vi.stubEnv('FIREFOX', 'true');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await scanHostOf().readableOrigin()).toBeNull();
    expect(scanHostOf().runsInPage(new URL('https://a.nl/'))).toBe(false);
  });
});

describe('a request without an answer', () => {
  const target = toTarget({ tabId: 1, url: 'https://a.nl/', at: 0, level: 'B', pillar: null });
  const GRANTED = { site: true, seesRedirects: false, certificate: false, everywhere: false };
  const asking = (now: () => typeof GRANTED, signal = new AbortController().signal) => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const access = { now, onTaken: () => {}, stop: () => {} };
    return createBrowserScanHost({ target, shown: null, access, watch: null, isPrivate: false }).ask('https://a.nl/', {
      accept: '*/*',
      signal,
      cap: 10,
      ms: 8_000,
    });
  };

  test('has no response and no observations', async () => {
    stubOnline(true);
    expect(await asking(() => GRANTED)).toMatchObject({ response: null });
  });

  test('is reported as offline without a connection', async () => {
    stubOnline(false);
    await expect(asking(() => GRANTED)).rejects.toMatchObject({ why: 'offline' });
  });

  test('throws when it was cancelled', async () => {
    stubOnline(false);
    await expect(asking(() => GRANTED, AbortSignal.abort('cancelled'))).rejects.toThrow('Failed to fetch');
  });

  test('is denied when access was revoked in the meantime', async () => {
    stubOnline(true);
    const [before, after] = [GRANTED, { ...GRANTED, site: false }];
    const nows = [before, after];
    await expect(asking(() => nows.shift() ?? after)).rejects.toMatchObject({ why: 'denied' });
  });
});
