import { afterEach, describe, expect, test, vi } from 'vitest';
import { exchange, type Fetch } from '../../lib/api/exchange.ts';
import { toTarget } from '../../lib/collect/target.ts';
import { browserSenses } from '../../lib/platform/scan/senses.ts';

afterEach(() => vi.unstubAllGlobals());

const SAFE = { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' };
const answering = () => vi.fn<Fetch>(async () => new Response('{}'));

describe('every request goes without cookies, cache and referrer', () => {
  const target = toTarget({ tabId: 1, url: 'https://a.nl/', at: 0, level: 'B', pillar: null });
  const now = () => ({ site: true, hops: false, certificate: false, everywhere: false });
  const access = { now, onTaken: () => {}, stop: () => {} };
  const signal = new AbortController().signal;

  test.each(['https://a.nl/', 'https://rdap.nl/domain/a.nl'])('to %s, and no redirect is followed', async (url) => {
    const fetched = answering();
    vi.stubGlobal('fetch', fetched);
    const senses = browserSenses({ target, shown: null, access, watch: null, isPrivate: false });
    await senses.ask(url, { accept: '*/*', signal });
    const how = { ...SAFE, redirect: 'manual', signal, headers: { accept: '*/*' } };
    expect(fetched.mock.calls).toEqual([[url, how]]);
  });

  test.each(['GET', 'POST'] as const)('%s to a scan service, which may not redirect', async (method) => {
    const send = answering();
    const call = { method, url: new URL('https://dienst.nl/api'), body: null };
    await exchange(call, { send, key: null, open: () => () => {}, end: signal, now: () => 0 });
    expect(send.mock.calls).toMatchObject([['https://dienst.nl/api', { ...SAFE, method, redirect: 'error' }]]);
  });
});

describe('webRequest is shown', () => {
  const target = toTarget({ tabId: 1, url: 'https://a.nl/', at: 0, level: 'B', pillar: null });
  const signal = new AbortController().signal;
  const NOTHING = { site: false, hops: false, certificate: false, everywhere: false };

  const watchedWith = async (granted: Partial<typeof NOTHING>): Promise<readonly string[]> => {
    vi.stubGlobal('fetch', answering());
    const watched: string[] = [];
    const begin = async (address: string) => {
      watched.push(address);
      return { end: async () => ({ hops: [], cookies: [], failure: null }) };
    };
    const watch = { begin, certificate: () => undefined, stop: () => {} };
    const access = { now: () => ({ ...NOTHING, ...granted }), onTaken: () => {}, stop: () => {} };
    const senses = browserSenses({ target, shown: null, access, watch, isPrivate: false });
    for (const url of ['https://a.nl/', 'https://www.a.nl/', 'https://rdap.org/domain/a.nl']) {
      await senses.ask(url, { accept: '*/*', signal });
    }
    return watched;
  };

  test.each([
    ['nothing without access', {}, []],
    ['nothing of a site that was granted without it', { site: true }, []],
    ['the site with access to that', { site: true, hops: true }, ['https://a.nl/', 'https://www.a.nl/']],
    [
      'registers too with access to all sites',
      { site: true, hops: true, everywhere: true },
      ['https://a.nl/', 'https://www.a.nl/', 'https://rdap.org/domain/a.nl'],
    ],
  ])('%s', async (_, granted, watched) => expect(await watchedWith(granted)).toEqual(watched));
});
