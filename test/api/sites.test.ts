import { describe, expect, test, vi } from 'vitest';
import type { Fetch } from '../../lib/api/exchange.ts';
import { findSiteOf, type Site, toFrontPage } from '../../lib/api/sites.ts';
import { createSitesClient, resolveSitePage } from '../../lib/api/sites-client.ts';
import { testLine } from './line.ts';

const BASE = 'https://dienst.nl';
const KEY = 'sleutel-van-een-klant';
const site = (url: string, id = 's1'): Site => ({ id, url, domain: new URL(url).hostname, change: null });

const answering = (body: string, { status = 200, type = 'application/json' } = {}) =>
  vi.fn<Fetch>(async () => new Response(body, { status, headers: { 'content-type': type } }));
const clientOn = (send: Fetch, base = BASE) => {
  const line = testLine({ send, key: () => KEY });
  return { client: createSitesClient(base, line), contacts: line.contacts };
};
const error = (code: string): string => JSON.stringify({ ok: false, error: { code, message: 'Nee.' } });

describe('requests for sites', () => {
  test('go below the base address, with the key only in their header', async () => {
    const send = answering('{}');
    const { client, contacts } = clientOn(send, `${BASE}/pijler`);
    await client.find('https://goed.nl/');
    await client.add('https://goed.nl/');
    await client.scansOf('s1');
    await client.handIn('s1', ['{"id":"a"}', '{"id":"b"}']);
    expect(send.mock.calls.map(([url, { method, body }]) => [method, url, body])).toEqual([
      ['GET', `${BASE}/pijler/api/v1/sites?url=https%3A%2F%2Fgoed.nl%2F`, null],
      ['POST', `${BASE}/pijler/api/v1/sites`, '{"url":"https://goed.nl/"}'],
      ['GET', `${BASE}/pijler/api/v1/sites/s1/scans`, null],
      ['POST', `${BASE}/pijler/api/v1/sites/s1/reports`, '{"reports":[{"id":"a"},{"id":"b"}]}'],
    ]);
    for (const [url, init] of send.mock.calls) {
      expect(init).toMatchObject({ redirect: 'error', credentials: 'omit', headers: { 'X-GDA-Key': KEY } });
      expect(`${url} ${init.body}`).not.toContain(KEY);
    }
    expect(contacts.map(({ host }) => host)).toEqual(Array(4).fill('dienst.nl'));
  });

  test('the page of a site is below the base address too', () => {
    expect(resolveSitePage(`${BASE}/pijler/`, 's1')).toBe(`${BASE}/pijler/sites/s1`);
  });

  test('only contain the front page of a page’s site', () => {
    expect(toFrontPage(new URL('https://goed.nl:8443/zoek/ik?q=geheim'))).toBe('https://goed.nl:8443/');
  });
});

describe('responses about sites', () => {
  const find = async (body: string, result = {}) => clientOn(answering(body, result)).client.find('https://goed.nl/');

  test('contain the sites, with the fields that are used', async () => {
    const full = { ...site('https://goed.nl/'), client: 'De Goede Fiets', tags: [], last: { total: 3 }, change: -4 };
    const result = { sites: [full], next: null };
    expect(await find(JSON.stringify(result))).toEqual({
      ok: true,
      value: [{ ...site('https://goed.nl/'), change: -4 }],
    });
  });

  test('contain the scans, with their times', async () => {
    const one = {
      scan: 'a',
      at: '2026-11-20T13:05:00.000Z',
      source: 'service',
      overall_score: 71,
      scores: {},
      danger: 0,
    };
    const { client } = clientOn(answering(JSON.stringify({ scans: [one], next: null })));
    const value = [{ scan: 'a', at: Date.UTC(2026, 10, 20, 13, 5), overall_score: 71 }];
    expect(await client.scansOf('s1')).toEqual({ ok: true, value });
  });

  test.each([
    ['an unknown path', error('invalid_url'), { status: 404 }, 'unsupported'],
    ['an unknown method', error('invalid_url'), { status: 405 }, 'unsupported'],
    ['a web page', '<!doctype html><title>Welkom', { type: 'text/html' }, 'unsupported'],
    ['a web page with status 403', '<!doctype html>', { status: 403, type: 'text/html; charset=utf-8' }, 'unsupported'],
    ['a failing server behind a proxy', '<html>502', { status: 502, type: 'text/html' }, 'serverFault'],
    ['an invalid key', error('invalid_key'), { status: 401 }, 'keyRefused'],
    ['a key without permission', error('forbidden'), { status: 403 }, 'forbidden'],
    ['a path with an error code of its own', error('not_found'), { status: 404 }, 'unsupported'],
    ['too many requests', error('rate_limited'), { status: 429 }, 'rateLimited'],
    ['a busy service', error('busy'), { status: 503 }, 'busy'],
    ['too large a request', '', { status: 413 }, 'tooLarge'],
    ['an unknown error code', error('teapot'), { status: 418 }, 'badRequest'],
    ['truncated JSON', '{"sites":[', {}, 'unfit'],
    ['nothing', '', {}, 'unfit'],
    ['another shape', '{"sites":{}}', {}, 'unfit'],
    ['an id that is a path', JSON.stringify({ sites: [{ ...site('https://goed.nl/'), id: '../../x' }] }), {}, 'unfit'],
    [
      'a javascript: address',
      JSON.stringify({ sites: [{ ...site('https://goed.nl/'), url: 'javascript:1' }] }),
      {},
      'unfit',
    ],
  ])('distinguish %s', async (_, body, result, why) => {
    expect(await find(body, result)).toMatchObject({ ok: false, why });
  });

  test.each([
    ['a total above 100', { overall_score: 101 }],
    ['an invalid time', { at: 'gisteren' }],
    ['a time in the far future', { at: '9999-01-01T00:00:00Z' }],
  ])('reject a scan with %s', async (_, changes) => {
    const one = { scan: 'a', at: '2026-11-20T13:05:00Z', overall_score: 71, ...changes };
    const { client } = clientOn(answering(JSON.stringify({ scans: [one] })));
    expect(await client.scansOf('s1')).toMatchObject({ ok: false, why: 'unfit' });
  });

  test('are not read to the end when they are endless', async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (to) => {
        given += 1;
        to.enqueue(new Uint8Array(1_000_000).fill(0x20));
      },
    });
    const send: Fetch = async () => new Response(endless, { headers: { 'content-type': 'application/json' } });
    expect(await clientOn(send).client.find('https://goed.nl/')).toMatchObject({ ok: false, why: 'unfit' });
    expect(given).toBeLessThan(10);
  });

  test('distinguish a site that is gone from a service without sites', async () => {
    const { client } = clientOn(answering(error('not_found'), { status: 404 }));
    expect(await client.scansOf('s1')).toMatchObject({ ok: false, why: 'notFound' });
    expect(await client.handIn('s1', [])).toMatchObject({ ok: false, why: 'notFound' });
  });

  test('report an unreachable service', async () => {
    const send: Fetch = () => Promise.reject(new TypeError('failed'));
    expect(await clientOn(send).client.add('https://goed.nl/')).toMatchObject({ ok: false, why: 'unreachable' });
  });
});

describe('the site of a page', () => {
  const of = (page: string, ...urls: readonly string[]) =>
    findSiteOf(
      new URL(page),
      urls.map((url) => site(url)),
    )?.url ?? null;

  test.each([
    ['of its host', 'https://goed.nl/contact', ['https://goed.nl/'], 'https://goed.nl/'],
    ['with or without www', 'https://www.goed.nl/', ['http://goed.nl/'], 'http://goed.nl/'],
    ['with the longest path', 'https://goed.nl/nl/a', ['https://goed.nl/', 'https://goed.nl/nl'], 'https://goed.nl/nl'],
    ['of its protocol', 'http://goed.nl/a', ['https://goed.nl/', 'http://goed.nl/'], 'http://goed.nl/'],
    ['of another protocol, but never of another host', 'http://goed.nl/', ['http://evil.nl/'], null],
    [
      'whose path matches whole folder names',
      'https://goed.nl/nlx',
      ['https://goed.nl/', 'https://goed.nl/nl'],
      'https://goed.nl/',
    ],
    ['of the same host only', 'https://goed.nl/', ['https://evil.nl/', 'https://goed.nl.evil.nl/'], null],
    ['of the same port only', 'https://goed.nl:8443/', ['https://goed.nl/'], null],
    ['none', 'https://goed.nl/', [], null],
  ])('is the one %s', (_, page, urls, wanted) => {
    expect(of(page, ...urls)).toBe(wanted);
  });
});
