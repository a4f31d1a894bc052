import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { watchRequests } from '../../../lib/platform/page/observe.ts';

const URL_OF = 'https://voorbeeld.nl/';
type Listener = (details: object) => unknown;

/** A webRequest whose events a test fires; records how each listener was added. */
const stage = () => {
  const listeners = new Map<string, { readonly listener: Listener; readonly how: readonly unknown[] }[]>();
  const event = (name: string) => {
    listeners.set(name, []);
    return {
      addListener: (listener: Listener, ...how: readonly unknown[]) => listeners.get(name)?.push({ listener, how }),
      removeListener: (removed: Listener) =>
        listeners.set(
          name,
          (listeners.get(name) ?? []).filter(({ listener }) => listener !== removed),
        ),
    };
  };
  const getSecurityInfo = vi.fn(async (_: string, __: object): Promise<object> => ({ state: 'secure', is: 'a chain' }));
  const names = ['onBeforeRequest', 'onHeadersReceived', 'onBeforeRedirect', 'onErrorOccurred'];
  Object.assign(fakeBrowser, {
    webRequest: { ...Object.fromEntries(names.map((name) => [name, event(name)])), getSecurityInfo },
  });
  fakeBrowser.runtime.getPlatformInfo = (async () => ({})) as never;
  const fire = (name: string, details: object): readonly unknown[] =>
    (listeners.get(name) ?? []).map(({ listener }) => listener({ tabId: -1, requestId: '1', url: URL_OF, ...details }));
  return { listeners, fire, getSecurityInfo };
};

const header = (name: string, value?: string) => ({ name, value });
const answer = (statusCode: number, ...responseHeaders: readonly object[]) => ({ statusCode, responseHeaders });

beforeEach(() => {
  fakeBrowser.reset();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** A request that is under observation and was seen to start. */
const begun = async () => {
  const { fire, ...rest } = stage();
  const watch = watchRequests(false);
  const observation = await watch.begin(URL_OF);
  fire('onBeforeRequest', {});
  return { watch, observation, fire, ...rest };
};

describe('the observation of one request', () => {
  test('records cookies without their values, and no hop', async () => {
    const { observation, fire } = await begun();
    fire(
      'onHeadersReceived',
      answer(
        200,
        header('Set-Cookie', 'a=geheim; Secure\nb=geheim'),
        header('SET-COOKIE', 'c=geheim'),
        header('set-cookie'),
      ),
    );
    const seen = await observation.end(false);
    expect([seen.hops, seen.failure, seen.cookies?.map(({ name }) => name)]).toEqual([[], null, ['a', 'b', 'c']]);
    expect(JSON.stringify(seen)).not.toContain('geheim');
  });

  test.each([300, 301, 308, 399])('records %i with a Location as a hop, with its HSTS header', async (status) => {
    const { observation, fire } = await begun();
    fire(
      'onHeadersReceived',
      answer(
        status,
        header('Location', '/a'),
        header('location', '/b'),
        header('Strict-Transport-Security', 'max-age=1'),
      ),
    );
    expect((await observation.end(false)).hops).toEqual([
      { url: URL_OF, status, location: '/a', byBrowser: false, hsts: 'max-age=1' },
    ]);
  });

  test.each([
    [299, [header('location', '/a')]],
    [400, [header('location', '/a')]],
    [302, []],
  ])('records no hop for %i with %j', async (status, headers) => {
    const { observation, fire } = await begun();
    fire('onHeadersReceived', answer(status, ...headers));
    expect((await observation.end(false)).hops).toEqual([]);
  });

  test.each([
    ['Firefox', answer(0)],
    ['Chromium', answer(307, header('Non-Authoritative-Reason', 'HSTS'))],
  ])('records the upgrade by %s as a hop of the browser', async (_, result) => {
    const { observation, fire } = await begun();
    fire('onBeforeRedirect', { ...result, redirectUrl: 'https://www.voorbeeld.nl/' });
    expect((await observation.end(true)).hops).toEqual([
      { url: URL_OF, status: 307, location: 'https://www.voorbeeld.nl/', byBrowser: true },
    ]);
  });

  test('records a redirect of the server once, from its headers', async () => {
    const { observation, fire } = await begun();
    const result = answer(302, header('location', '/a'));
    fire('onHeadersReceived', result);
    fire('onBeforeRedirect', { ...result, redirectUrl: 'https://voorbeeld.nl/a' });
    expect((await observation.end(false)).hops).toHaveLength(1);
  });

  test('records the cause of a failure', async () => {
    const { observation, fire } = await begun();
    fire('onErrorOccurred', { error: 'net::ERR_NAME_NOT_RESOLVED' });
    expect((await observation.end(false)).failure).not.toBeNull();
  });

  test('continues after a hop when the browser follows it, up to the last answer', async () => {
    const { observation, fire } = await begun();
    fire('onHeadersReceived', answer(302, header('location', '/a'), header('set-cookie', 'a=1')));
    fire('onHeadersReceived', { ...answer(200, header('set-cookie', 'b=1')), url: 'https://voorbeeld.nl/a' });
    const { hops, cookies } = await observation.end(false);
    expect([hops.length, cookies?.map(({ name }) => name)]).toEqual([1, ['a', 'b']]);
  });
});

describe('requests of others', () => {
  test.each([
    ['of a tab', { tabId: 7 }],
    ['another request', { requestId: '2' }],
  ])('%s: its events are ignored', async (_, of) => {
    const { observation, fire } = await begun();
    fire('onHeadersReceived', { ...answer(302, header('location', '/a'), header('set-cookie', 'a=1')), ...of });
    fire('onBeforeRedirect', { ...answer(0), redirectUrl: URL_OF, ...of });
    fire('onErrorOccurred', { error: 'net::ERR_FAILED', ...of });
    const ended = observation.end(false);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(await ended).toEqual({ hops: [], cookies: [], failure: null });
  });

  test.each([
    ['a tab requests the same address', { tabId: 7 }],
    ['another address is requested', { url: 'https://elders.nl/' }],
  ])('%s: our request was missed, and nothing is recorded', async (_, of) => {
    const { fire } = stage();
    const observation = await watchRequests(false).begin(URL_OF);
    fire('onBeforeRequest', of);
    fire('onHeadersReceived', { ...answer(200, header('set-cookie', 'a=1')), ...of });
    const ended = observation.end(false);
    await vi.advanceTimersByTimeAsync(400);
    expect(await ended).toEqual({ hops: [], cookies: null, failure: null });
  });

  test('two requests for one address are recorded separately', async () => {
    const { fire } = stage();
    const watch = watchRequests(false);
    const [one, other] = [await watch.begin(URL_OF), await watch.begin(URL_OF)];
    for (const requestId of ['1', '2', '1']) fire('onBeforeRequest', { requestId });
    fire('onHeadersReceived', { ...answer(200, header('set-cookie', 'a=1')), requestId: '1' });
    fire('onHeadersReceived', { ...answer(200, header('set-cookie', 'b=1')), requestId: '2' });
    const cookies = (await Promise.all([one.end(false), other.end(false)])).map((seen) =>
      seen.cookies?.map(({ name }) => name),
    );
    expect(cookies).toEqual([['a'], ['b']]);
  });
});

describe('late events', () => {
  const settledAfter = async (ended: Promise<unknown>, most: number): Promise<number> => {
    let ms = 0;
    let settled = false;
    ended.then(() => {
      settled = true;
    });
    for (; !settled && ms < most; ms += 100) await vi.advanceTimersByTimeAsync(100);
    return ms;
  };

  test('are awaited for 0.4 s, and a second more when the request was seen to start', async () => {
    const { fire } = stage();
    const watch = watchRequests(false);
    expect(await settledAfter((await watch.begin(URL_OF)).end(false), 5_000)).toBe(400);
    const second = await watch.begin(URL_OF);
    fire('onBeforeRequest', { requestId: '2' });
    expect(await settledAfter(second.end(false), 5_000)).toBe(1_400);
  });

  test('of a request that Firefox upgraded are awaited, so that the cause of its failure is known', async () => {
    const { observation, fire } = await begun();
    fire('onBeforeRedirect', { ...answer(0), redirectUrl: 'https://www.voorbeeld.nl/' });
    const ended = observation.end(false);
    await vi.advanceTimersByTimeAsync(200);
    fire('onErrorOccurred', { error: 'NS_ERROR_CONNECTION_REFUSED' });
    await vi.advanceTimersByTimeAsync(0);
    expect(await ended).toMatchObject({ failure: 'refused', hops: [{ byBrowser: true }] });
  });

  test('are ignored after the observation ended', async () => {
    const { observation, fire } = await begun();
    fire('onHeadersReceived', answer(200));
    const seen = await observation.end(false);
    fire('onHeadersReceived', answer(200, header('set-cookie', 'a=1')));
    expect(seen.cookies).toEqual([]);
  });
});

describe('the listeners', () => {
  const FILTER = { urls: ['<all_urls>'], types: ['xmlhttprequest'] };

  test.each([
    ['Chromium', '', ['responseHeaders', 'extraHeaders']],
    ['Firefox', '1', ['responseHeaders']],
  ])('in %s observe requests without blocking any, and are removed when the scan ends', async (_, firefox, EXTRA) => {
    vi.stubEnv('FIREFOX', firefox);
    vi.resetModules();
    const { listeners } = stage();
    const watch = (await import('../../../lib/platform/page/observe.ts')).watchRequests(false);
    const how = Object.fromEntries([...listeners].map(([name, all]) => [name, all.map((one) => one.how)]));
    expect(how).toEqual({
      onBeforeRequest: [[FILTER]],
      onHeadersReceived: [[FILTER, EXTRA]],
      onBeforeRedirect: [[FILTER, EXTRA]],
      onErrorOccurred: [[FILTER]],
    });
    watch.stop();
    expect([...listeners.values()].flat()).toEqual([]);
  });

  test('can be removed after the permission removed the events', () => {
    stage();
    const watch = watchRequests(true);
    Object.assign(fakeBrowser, { webRequest: {} });
    expect(() => watch.stop()).not.toThrow();
  });
});

describe('the certificate', () => {
  const watching = async (info?: object) => {
    const { fire, listeners, getSecurityInfo } = stage();
    if (info !== undefined) getSecurityInfo.mockResolvedValue(info);
    const watch = watchRequests(true);
    await watch.begin(URL_OF);
    fire('onBeforeRequest', {});
    /** The answers of the blocking listener. */
    const hold = (details: object) =>
      Promise.all(
        (listeners.get('onHeadersReceived') ?? [])
          .filter(({ how }) => JSON.stringify(how).includes('blocking'))
          .map(({ listener }) => listener({ tabId: -1, requestId: '1', url: URL_OF, ...details })),
      );
    return { watch, hold, getSecurityInfo };
  };

  test('is stored by host, requested once, and the request continues', async () => {
    const { watch, hold, getSecurityInfo } = await watching();
    expect(await hold({})).toEqual([{}]);
    expect(await hold({})).toEqual([{}]);
    expect(watch.certificate('voorbeeld.nl')).toEqual({ state: 'secure', is: 'a chain' });
    expect(watch.certificate('elders.nl')).toBeUndefined();
    expect(getSecurityInfo.mock.calls).toEqual([['1', { rawDER: true }]]);
  });

  test.each([
    ['plain http', { url: 'http://voorbeeld.nl/' }],
    ['a tab', { tabId: 7 }],
    ['another request', { requestId: '2' }],
  ])('is not requested for %s', async (_, of) => {
    const { hold, getSecurityInfo } = await watching();
    expect(await hold(of)).toEqual([{}]);
    expect(getSecurityInfo).not.toHaveBeenCalled();
  });

  test('is ignored when it is insecure or not available', async () => {
    const weak = await watching({ state: 'weak' });
    await weak.hold({});
    expect(weak.watch.certificate('voorbeeld.nl')).toBeUndefined();
    const hidden = await watching();
    hidden.getSecurityInfo.mockRejectedValue(new Error('no'));
    expect(await hidden.hold({})).toEqual([{}]);
  });
});
