import { afterEach, describe, expect, test, vi } from 'vitest';
import { exchange, type Fetch } from '../../lib/api/exchange.ts';
import { toTarget } from '../../lib/collect/target.ts';
import { browserSenses } from '../../lib/platform/senses.ts';

afterEach(() => vi.unstubAllGlobals());

const SAFE = { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' };
const answering = () => vi.fn<Fetch>(async () => new Response('{}'));

describe('every request goes without cookies, cache and referrer', () => {
  const target = toTarget({ tabId: 1, url: 'https://a.nl/', at: 0, level: 'B', browser: 'chromium', pillar: null });
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
