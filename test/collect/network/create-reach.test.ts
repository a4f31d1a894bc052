import { describe, expect, test } from 'vitest';
import { createReach } from '../../../lib/collect/network/create-reach.ts';
import { openLedger } from '../../../lib/collect/network/ledger.ts';
import { NotObservable } from '../../../lib/collect/network/reach.ts';
import type { ScanHost } from '../../../lib/collect/network/scan-host.ts';
import { toTarget } from '../../../lib/collect/target.ts';
import type { Level } from '../../../lib/model.ts';
import { fakeScanHost, from, opaqueRedirect, type Served } from '../../kit/scan-host.ts';

const RESOLVER = 'https://resolver.example/dns-query';
const ask = { purpose: 'page', cap: 1_000 } as const;

const reachOver = (
  table: Readonly<Record<string, Served>>,
  {
    url = 'https://voorbeeld.nl/',
    level = 'B',
    end = new AbortController().signal,
    ...changes
  }: Partial<ScanHost> & { url?: string; level?: Level; end?: AbortSignal } = {},
) => {
  const scanHost = fakeScanHost(table, changes);
  const ledger = openLedger(scanHost.now);
  const target = toTarget({ tabId: 1, url, at: 0, level, pillar: null });
  return { reach: createReach({ target, scanHost, ledger, resolver: RESOLVER, end }), scanHost, ledger };
};
const whyOf = async (promise: Promise<unknown>): Promise<string> => {
  const error: unknown = await promise.then(
    () => 'it was seen',
    (thrown: unknown) => thrown,
  );
  return error instanceof NotObservable ? error.why : String(error);
};
const html = (text = '<p>') => from('https://voorbeeld.nl/', new Response(text, { headers: { 'X-Test': 'ja' } }));

describe('site', () => {
  test('returns status, headers in lower case and the body, and records them in the ledger', async () => {
    const { reach, ledger } = reachOver({ 'https://voorbeeld.nl/?a=1': () => html('abc') });
    const answer = await reach.site('https://voorbeeld.nl/?a=1', ask);
    expect(answer).toMatchObject({ status: 200, redirected: false, truncated: false, cookies: null });
    expect([answer.headers['x-test'], new TextDecoder().decode(answer.body)]).toEqual(['ja', 'abc']);
    expect(ledger.rows()).toMatchObject([
      { method: 'GET', host: 'voorbeeld.nl', path: '/?a=1', purpose: 'page', status: 200, bytes: 3 },
    ]);
  });

  test('sends two equal requests once', async () => {
    const { reach, scanHost } = reachOver({ 'https://voorbeeld.nl/': () => html() });
    await Promise.all([reach.site('https://voorbeeld.nl/', ask), reach.site('https://voorbeeld.nl/', ask)]);
    expect(scanHost.requests).toHaveLength(1);
  });

  test('requests again when more of an answer is needed than was read', async () => {
    const { reach, scanHost } = reachOver({ 'https://voorbeeld.nl/': () => html('x'.repeat(5_000)) });
    const size = async (cap: number) => (await reach.site('https://voorbeeld.nl/', { ...ask, cap })).body.byteLength;
    expect(await Promise.all([size(1_000), size(9_000), size(500)])).toEqual([1_000, 5_000, 1_000]);
    expect(await Promise.all([size(9_000), size(2_000)])).toEqual([5_000, 2_000]);
    expect(scanHost.requests).toHaveLength(3);
  });

  test('truncates at the cap and reports it', async () => {
    const { reach } = reachOver({ 'https://voorbeeld.nl/': () => html('x'.repeat(5_000)) });
    expect(await reach.site('https://voorbeeld.nl/', ask)).toMatchObject({ truncated: true });
  });

  test.each([
    ['another site', 'https://elders.nl/', 'otherHost'],
    ['a subdomain', 'https://sub.voorbeeld.nl/', 'otherHost'],
    ['another port', 'https://voorbeeld.nl:8443/', 'otherHost'],
    ['a scheme other than http', 'ftp://voorbeeld.nl/', 'otherHost'],
    ['an address with credentials', 'https://naam:woord@voorbeeld.nl/', 'otherHost'],
    ['the twin, without access', 'https://www.voorbeeld.nl/', 'denied'],
    ['plain http, without access', 'http://voorbeeld.nl/', 'denied'],
  ])('sends no request to %s', async (_, url, why) => {
    const { reach, scanHost, ledger } = reachOver({ [url]: () => html() });
    expect(await whyOf(reach.site(url, ask))).toBe(why);
    expect([scanHost.requests, ledger.rows()]).toEqual([[], []]);
  });

  test('with access requests the twin and plain http', async () => {
    const { reach } = reachOver(
      { 'https://www.voorbeeld.nl/': () => html(), 'http://voorbeeld.nl/': () => html() },
      { access: true },
    );
    expect((await reach.site('https://www.voorbeeld.nl/', ask)).status).toBe(200);
    expect((await reach.site('http://voorbeeld.nl/', ask)).status).toBe(200);
  });

  test('from a page that is not public requests only its own origin', async () => {
    const { reach } = reachOver({}, { url: 'http://localhost:3000/', access: true });
    expect(await whyOf(reach.site('http://localhost:4000/', ask))).toBe('hidden');
  });

  test('retries once on a dead network, then reports it as not seen', async () => {
    const { reach, scanHost } = reachOver({});
    expect(await whyOf(reach.site('https://voorbeeld.nl/', ask))).toBe('offline');
    expect(scanHost.requests).toHaveLength(2);
  });

  test.each([
    ['https://toestemming.nl/vraag', 'elsewhere'],
    ['https://mijn.voorbeeld.nl/', 'otherHost'],
    ['http://%', 'malformed'],
    [null, 'malformed'],
  ])('a visible redirect to %s is %s', async (location, why) => {
    const hops = (url: string) => [{ url, status: 302, location, byBrowser: false }];
    const result = { cookies: null, failure: null };
    for (const response of [opaqueRedirect, () => null]) {
      const { reach } = reachOver({}, { ask: async (url) => ({ ...result, response: response(), hops: hops(url) }) });
      expect(await whyOf(reach.site('https://voorbeeld.nl/', { ...ask, redirect: 'follow' }))).toBe(why);
    }
  });

  test.each([
    ['timeout', 'timeout'],
    ['refused', 'offline'],
    [null, 'offline'],
  ] as const)(
    'a request that the browser upgraded to https, and that then failed (%s), is tried twice, and %s',
    async (failure, why) => {
      const requested: string[] = [];
      const hop = { url: 'http://voorbeeld.nl/', status: 307, location: 'https://voorbeeld.nl/', byBrowser: true };
      const { reach } = reachOver(
        {},
        {
          access: true,
          ask: async (url) => {
            requested.push(url);
            return { cookies: null, failure, response: null, hops: [hop] };
          },
        },
      );
      expect(await whyOf(reach.site('http://voorbeeld.nl/', { ...ask, redirect: 'follow' }))).toBe(why);
      expect(requested).toEqual(['http://voorbeeld.nl/', 'http://voorbeeld.nl/']);
    },
  );

  test('sends no more than the planned 48 requests', async () => {
    const { reach, scanHost } = reachOver(
      {},
      { ask: async () => ({ response: html(), hops: [], cookies: null, failure: null }) },
    );
    const paths = Array.from({ length: 53 }, (_, index) => `https://voorbeeld.nl/${index}`);
    const whys = await Promise.all(paths.map((path) => whyOf(reach.site(path, ask))));
    expect(whys.filter((why) => why === 'time')).toHaveLength(5);
    expect(scanHost.requests).toHaveLength(0);
  });

  test('sends nothing after the end of the scan', async () => {
    const { reach, scanHost } = reachOver({}, { end: AbortSignal.abort('time') });
    expect(await whyOf(reach.site('https://voorbeeld.nl/', ask))).toBe('time');
    expect(scanHost.requests).toEqual([]);
  });

  test('reports a cancelled scan as interrupted', async () => {
    const { reach } = reachOver({}, { end: AbortSignal.abort('cancelled') });
    expect(await whyOf(reach.site('https://voorbeeld.nl/', ask))).toBe('interrupted');
  });
});

describe('errors during a request', () => {
  const request = 'https://voorbeeld.nl/';
  const breaking = (error: unknown) => () => {
    const body = new ReadableStream({ start: (controller) => controller.error(error) });
    return from(request, new Response(body));
  };

  test.each([
    [new TypeError('network error'), 'offline'],
    [new DOMException('x', 'NetworkError'), 'offline'],
    [new DOMException('x', 'TimeoutError'), 'timeout'],
  ])('a body that breaks off is attributed to the network: %s', async (error, why) => {
    const { reach } = reachOver({ [request]: breaking(error) });
    expect(await whyOf(reach.site(request, ask))).toBe(why);
  });

  test('an internal error is not a network error, and the request is not repeated', async () => {
    let times = 0;
    const throwing: ScanHost['ask'] = async () => {
      times += 1;
      throw new TypeError('oops');
    };
    const { reach } = reachOver({}, { ask: throwing });
    await expect(reach.site(request, ask)).rejects.toThrow(TypeError);
    expect(times).toBe(1);
  });
});

describe('visible redirects', () => {
  const LEADS: Readonly<Record<string, string>> = {
    'https://voorbeeld.nl/a': '/b',
    'https://voorbeeld.nl/b': 'https://www.voorbeeld.nl/c#deel',
    'https://voorbeeld.nl/lus': '/lus',
    'https://voorbeeld.nl/elders': 'https://elders.nl/robots.txt',
    'https://voorbeeld.nl/prive': 'http://192.168.1.1/',
    'https://voorbeeld.nl/wortel': 'http://2130706433/',
    'https://voorbeeld.nl/bestand': 'file:///etc/passwd',
    'https://voorbeeld.nl/gegevens': 'data:text/plain,x',
  };
  const leading = () => {
    const ask: ScanHost['ask'] = async (url) => {
      const location = url.startsWith('https://voorbeeld.nl/teller/')
        ? `${Number(url.split('/').at(-1)) + 1}`
        : LEADS[url];
      const result = { cookies: [{ name: url.slice(-1) }] as never, failure: null };
      if (location === undefined) return { ...result, hops: [], response: from(url, new Response('abc')) };
      return { ...result, hops: [{ url, status: 302, location, byBrowser: false }], response: opaqueRedirect() };
    };
    return reachOver({}, { access: true, seesRedirects: true, ask });
  };
  const follow = { ...ask, redirect: 'follow' } as const;

  test('are followed hop by hop, each recorded in the ledger, with the cookies of every hop', async () => {
    const { reach, ledger } = leading();
    const answer = await reach.site('https://voorbeeld.nl/a', follow);
    expect(answer).toMatchObject({
      asked: 'https://voorbeeld.nl/a',
      url: 'https://www.voorbeeld.nl/c',
      status: 200,
      redirected: true,
      cookies: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    });
    expect(ledger.rows().map(({ host, path, followed }) => [host + path, followed])).toEqual([
      ['voorbeeld.nl/a', true],
      ['voorbeeld.nl/b', true],
      ['www.voorbeeld.nl/c', undefined],
    ]);
  });

  test('that the browser answers itself are marked as such in the ledger', async () => {
    const [http, https] = ['http://voorbeeld.nl/', 'https://voorbeeld.nl/'];
    const ask: ScanHost['ask'] = async (url) => {
      const result = { cookies: [], failure: null };
      if (url === https) return { ...result, hops: [], response: from(url, new Response('abc')) };
      return { ...result, hops: [{ url, status: 307, location: https, byBrowser: true }], response: opaqueRedirect() };
    };
    const { reach, ledger } = reachOver({}, { access: true, seesRedirects: true, ask });
    expect(await reach.site(http, follow)).toMatchObject({ url: https, status: 200 });
    expect(ledger.rows()).toMatchObject([{ status: 0, byBrowser: true }, { status: 200 }]);
    expect(ledger.rows()[1]).not.toHaveProperty('byBrowser');
  });

  test('an answer without a redirect costs one request', async () => {
    const { reach, ledger } = leading();
    expect(await reach.site('https://voorbeeld.nl/', follow)).toMatchObject({ redirected: false });
    expect(ledger.rows()).toHaveLength(1);
  });

  test.each([
    ['elders', 'elsewhere'],
    ['prive', 'malformed'],
    ['wortel', 'malformed'],
    ['bestand', 'malformed'],
    ['gegevens', 'malformed'],
  ])('to %s: no request is sent there', async (path, why) => {
    const { reach, ledger } = leading();
    expect(await whyOf(reach.site(`https://voorbeeld.nl/${path}`, follow))).toBe(why);
    expect(ledger.rows()).toMatchObject([{ host: 'voorbeeld.nl', status: 0, followed: false }]);
  });

  test.each([
    'http://voorbeeld.nl:8080/',
    'https://voorbeeld.nl:80/',
    'https://naam:woord@voorbeeld.nl/',
    'https://mijn.voorbeeld.nl/',
    'https://voorbeeld.nl./',
    'https://voorbeeld.nl.elders.nl/',
    'https://elders%2enl/',
    'HTTPS://ELDERS.nl/',
    '//elders.nl/',
    '\\\\elders.nl/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://%6Cocalhost/',
    'http://drukker/',
    'http://nas.local/',
    'http://nas.%6Cocal./',
    'http://wiki.internal/',
    'http://192.168.1.1/reboot.cgi',
    'http://192.168.1.1./',
    'http://3232235777/',
    'http://0xc0a80101/',
    'http://0300.0250.01.01/',
    'http://192.168.257/',
    'http://①⑨②.168.1.1/',
    'http://127.1/',
    'http://0/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[::ffff:192.168.1.1]/',
    'http://[::ffff:c0a8:101]/',
    'http://[64:ff9b::10.0.0.1]/',
    'FILE:///etc/passwd',
    'data:text/plain,x',
    'blob:https://voorbeeld.nl/a',
    'ftp://voorbeeld.nl/',
    'javascript:alert(1)',
    'view-source:https://voorbeeld.nl/',
    'chrome-extension://abc/manifest.json',
  ])('in any spelling to %s: no request is sent there', async (location) => {
    const requested: string[] = [];
    const { reach, ledger } = reachOver(
      {},
      {
        access: true,
        seesRedirects: true,
        ask: async (url) => {
          requested.push(url);
          const hops = [{ url, status: 302, location, byBrowser: false }];
          return { hops, cookies: null, failure: null, response: opaqueRedirect() };
        },
      },
    );
    const home = 'https://voorbeeld.nl/';
    expect(await whyOf(reach.site(home, follow))).toMatch(/^(elsewhere|otherHost|malformed)$/);
    expect(await reach.trail(home, 'twin')).toMatchObject({ end: 'redirect', reply: null });
    expect(requested).toEqual([home, home]);
    expect(ledger.rows()).toMatchObject([{ followed: false }, { followed: false }]);
  });

  test('over http into a private network: may come from a network in between', async () => {
    const location = 'http://192.168.1.1/aanmelden';
    const ask: ScanHost['ask'] = async (url) => {
      const hops = [{ url, status: 302, location, byBrowser: false }];
      return { hops, cookies: null, failure: null, response: opaqueRedirect() };
    };
    const { reach } = reachOver({}, { access: true, seesRedirects: true, ask });
    expect(await whyOf(reach.site('http://voorbeeld.nl/', follow))).toBe('elsewhere');
    expect(await whyOf(reach.site('https://voorbeeld.nl/', follow))).toBe('malformed');
  });

  test.each([
    ['lus', 1],
    ['teller/1', 9],
  ])('that never end are abandoned after a few hops: %s', async (path, requests) => {
    const { reach, ledger } = leading();
    expect(await whyOf(reach.site(`https://voorbeeld.nl/${path}`, follow))).toBe('loop');
    expect(ledger.rows()).toHaveLength(requests);
  });
});

describe('invisible redirects', () => {
  const HOME = 'https://voorbeeld.nl/';
  const STATES = [
    ['without access', {}],
    ['with access but without webRequest', { access: true }],
    ['with access to all sites, when the event is missed,', { access: true, seesRedirects: true }],
  ] as const;

  test.each(STATES)('%s no redirect is followed, and the ledger says so', async (_, granted) => {
    const { reach, scanHost, ledger } = reachOver({ [HOME]: opaqueRedirect }, granted);
    expect(await whyOf(reach.site(HOME, { ...ask, redirect: 'follow' }))).toBe('denied');
    expect(scanHost.requests).toEqual([HOME]);
    expect(ledger.rows()).toMatchObject([{ host: 'voorbeeld.nl', path: '/', status: 0, followed: false }]);
  });

  test.each(STATES)('%s the redirect itself is still seen', async (_, granted) => {
    const { reach, scanHost } = reachOver({ [HOME]: opaqueRedirect }, granted);
    expect(await reach.site(HOME, ask)).toMatchObject({ status: 0, redirected: true });
    expect(scanHost.requests).toEqual([HOME]);
  });

  test.each(STATES.slice(1))('%s a chain ends with the first redirect', async (_, granted) => {
    const { reach, scanHost, ledger } = reachOver({ [HOME]: opaqueRedirect }, granted);
    const nowhere = { hops: [], complete: false, end: 'redirect', reply: null };
    expect(await reach.trail(HOME, 'twin')).toEqual({ asked: HOME, ...nowhere });
    expect(scanHost.requests).toEqual([HOME]);
    expect(ledger.rows()).toMatchObject([{ status: 0, followed: false }]);
  });

  test('a chain without redirects is complete', async () => {
    const { reach } = reachOver({ [HOME]: () => html() }, { access: true });
    expect(await reach.trail(HOME, 'twin')).toMatchObject({ hops: [], complete: true, end: 'answer' });
  });
});

describe('trail', () => {
  const HOPS: Readonly<Record<string, string>> = {
    'http://voorbeeld.nl/': 'https://voorbeeld.nl/',
    'http://www.voorbeeld.nl/': 'https://www.voorbeeld.nl/',
    'https://www.voorbeeld.nl/': 'https://voorbeeld.nl/',
  };
  const leading = () => {
    const requested: string[] = [];
    const server: Partial<ScanHost> = {
      access: true,
      seesRedirects: true,
      ask: async (url) => {
        requested.push(url);
        const location = HOPS[url];
        const result = { cookies: [], failure: null };
        if (location === undefined) return { ...result, hops: [], response: from(url, new Response('')) };
        const hop = { url, status: 301, location, byBrowser: false };
        return { ...result, hops: [hop], response: opaqueRedirect() };
      },
    };
    return { ...reachOver({}, server), asked: requested };
  };

  test('shares one request for an address on several chains', async () => {
    const { reach, asked: requested } = leading();
    const trails = await Promise.all(Object.keys(HOPS).map((address) => reach.trail(address, 'twin')));
    expect(trails.map(({ hops, end, reply }) => [hops.length, end, reply?.url])).toEqual([
      [1, 'answer', 'https://voorbeeld.nl/'],
      [2, 'answer', 'https://voorbeeld.nl/'],
      [1, 'answer', 'https://voorbeeld.nl/'],
    ]);
    expect(requested.toSorted()).toEqual([...Object.keys(HOPS), 'https://voorbeeld.nl/'].toSorted());
  });

  test('sends nothing without access', async () => {
    const { reach, scanHost } = reachOver({});
    expect(await whyOf(reach.trail('http://voorbeeld.nl/', 'twin'))).toBe('denied');
    expect(scanHost.requests).toEqual([]);
  });
});

describe('services', () => {
  const query = new Uint8Array([0xfb, 0xff, 0x00]);
  const request = `${RESOLVER}?dns=-_8A`;

  test('sends a query as base64url and returns the answer as bytes', async () => {
    const { reach, ledger } = reachOver({ [request]: () => new Response(new Uint8Array([1, 2])) });
    expect([...(await reach.resolve(query))]).toEqual([1, 2]);
    expect(ledger.rows()).toMatchObject([{ host: 'resolver.example', path: '/dns-query?dns=-_8A', purpose: 'dns' }]);
  });

  test('the same question costs one request', async () => {
    const { reach, scanHost } = reachOver({ [request]: () => new Response(new Uint8Array([1])) });
    await Promise.all([reach.resolve(query), reach.resolve(query)]);
    expect(scanHost.requests).toHaveLength(1);
  });

  test.each([
    ['at contact level A', { level: 'A' as const }],
    ['for a name that is not public', { url: 'https://server.local/' }],
  ])('%s no service is contacted', async (_, changes) => {
    const { reach, scanHost } = reachOver({ [request]: () => new Response() }, changes);
    expect(await whyOf(reach.resolve(query))).toBe('off');
    expect(await whyOf(reach.registry('https://rdap.sidn.nl/domain/voorbeeld.nl'))).toBe('off');
    expect(scanHost.requests).toEqual([]);
  });

  test('429 is reported as limited, and another error as offline', async () => {
    const table = {
      'https://rdap.sidn.nl/domain/a.nl': () => new Response('', { status: 429 }),
      [request]: () => new Response('', { status: 502 }),
    };
    const { reach } = reachOver(table);
    expect(await whyOf(reach.registry('https://rdap.sidn.nl/domain/a.nl'))).toBe('limited');
    expect(await whyOf(reach.resolve(query))).toBe('offline');
  });

  describe('that redirect', () => {
    const REGISTER = 'https://rdap.org/domain/goed.museum';
    const leading = (locations: Readonly<Record<string, string | null>>) => {
      const requested: string[] = [];
      const { reach, ledger } = reachOver(
        {},
        {
          ask: async (url) => {
            requested.push(url);
            const location = locations[url];
            const result = { cookies: null, failure: null };
            if (location === undefined) return { ...result, hops: [], response: from(url, new Response('{}')) };
            const hops = location === null ? [] : [{ url, status: 302, location, byBrowser: false }];
            return { ...result, hops, response: opaqueRedirect() };
          },
        },
      );
      return { reach, ledger, asked: requested };
    };

    test('to another registry are followed when visible, after they were recorded', async () => {
      const next = 'https://rdap.nic.museum/domain/goed.museum';
      const { reach, ledger, asked: requested } = leading({ [REGISTER]: `${next}#deel` });
      expect(await reach.registry(REGISTER)).toEqual({ status: 200, text: '{}' });
      expect(requested).toEqual([REGISTER, next]);
      expect(ledger.rows().map(({ host, status, followed }) => [host, status, followed])).toEqual([
        ['rdap.org', 0, true],
        ['rdap.nic.museum', 200, undefined],
      ]);
    });

    test('out of sight are not followed', async () => {
      const { reach, ledger, asked: requested } = leading({ [REGISTER]: null });
      expect(await whyOf(reach.registry(REGISTER))).toBe('hidden');
      expect(requested).toEqual([REGISTER]);
      expect(ledger.rows()).toMatchObject([{ status: 0, followed: false }]);
    });

    test.each([
      'http://rdap.nic.museum/',
      'https://rdap.nic.museum:8443/',
      'https://naam:woord@rdap.nic.museum/',
      'https://192.168.1.1/',
      'https://3232235777/',
      'https://0xc0a80101/',
      'https://0300.0250.1.1/',
      'https://192.168.1.1./',
      'https://[fd00::1]/',
      'https://[::ffff:192.168.1.1]/',
      'https://127.0.0.1/',
      'https://LOCALHOST./',
      'https://nas.%6Cocal/',
      'https://nas.local./',
      'https://register/',
      'https://register.internal/',
      'file:///etc/passwd',
      'data:application/json,{}',
      'https://%',
    ])('to %s: no request is sent there', async (location) => {
      const { reach, asked: requested } = leading({ [REGISTER]: location });
      expect(await whyOf(reach.registry(REGISTER))).toBe('malformed');
      expect(requested).toEqual([REGISTER]);
    });

    test('without end are abandoned after a few', async () => {
      const { reach, asked: requested } = leading({ [REGISTER]: REGISTER });
      expect(await whyOf(reach.registry(REGISTER))).toBe('loop');
      expect(requested).toHaveLength(4);
    });

    test('disqualify a resolver', async () => {
      const { reach, asked: requests } = leading({ [request]: 'https://elders.example/dns-query?dns=-_8A' });
      expect(await whyOf(reach.resolve(query))).toBe('unfitResolver');
      expect(requests).toEqual([request]);
    });
  });

  test('results are remembered', async () => {
    const { reach } = reachOver({});
    let found = 0;
    const find = async () => {
      found += 1;
      return { fit: true };
    };
    expect([await reach.remember('trust', find), await reach.remember('trust', find), found]).toEqual([
      { fit: true },
      { fit: true },
      1,
    ]);
  });
});

describe('the single thread of the page', () => {
  const HTML = { html: '<p>', url: 'https://voorbeeld.nl/', truncated: false };

  /** A reach over a page that records the order of its calls, and answers when it is released. */
  const pageInHand = () => {
    const order: string[] = [];
    const shown = Promise.withResolvers<unknown>();
    const parsed = Promise.withResolvers<unknown>();
    const { reach } = reachOver(
      {},
      {
        readPage: () => shown.promise,
        parseHtml: () => {
          order.push('parse');
          return parsed.promise;
        },
        runAxe: async (_, after) => {
          await after;
          order.push('engine');
        },
      },
    );
    return { order, reach, shown, parsed };
  };

  test('serves the shown page first, then what was fetched, and the engine last', async () => {
    const { order, reach, shown, parsed } = pageInHand();
    const all = [reach.page(), reach.axe(), reach.parse(HTML)].map((one) => one.catch(() => null));
    await Promise.resolve();
    expect(order).toEqual([]);
    shown.reject(new NotObservable('timeout'));
    await expect.poll(() => order).toEqual(['parse']);
    parsed.reject(new NotObservable('timeout'));
    await Promise.all(all);
    expect(order).toEqual(['parse', 'engine']);
  });

  test('waits a moment for pending fetches', async () => {
    const { order, reach, shown, parsed } = pageInHand();
    shown.reject(new NotObservable('timeout'));
    const engine = reach.axe();
    await new Promise((resolve) => setTimeout(resolve, 10));
    parsed.reject(new NotObservable('timeout'));
    await Promise.allSettled([reach.parse(HTML), engine]);
    expect(order).toEqual(['parse', 'engine']);
  });

  test('does not wait longer than that', async () => {
    const { order, reach, shown } = pageInHand();
    shown.reject(new NotObservable('timeout'));
    await reach.axe();
    expect(order).toEqual(['engine']);
  });
});
