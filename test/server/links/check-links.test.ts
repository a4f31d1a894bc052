import { describe, expect, test } from 'vitest';
import type { CheckedLink } from '../../../lib/model.ts';
import {
  isMissingLike,
  isSameAnswer,
  listOutwardLinks,
  openLinkChecker,
} from '../../../server/engine/links/check-links.ts';

/** Small sites: the response per address, the same for HEAD and GET unless a function says otherwise. */
type Said = { readonly status: number; readonly body?: string; readonly location?: string } | string;
type Sites = Readonly<Record<string, Said | ((method: string) => Said)>>;

const page = (title: string): string => `<title>${title}</title><h1>${title}</h1>`;

const checkerOf = (sites: Sites, log: string[] = [], busy = { now: new Map<string, number>(), most: 0 }) =>
  openLinkChecker({
    randomName: () => 'verzonnen',
    wait: async (ms) => void log.push(`wait ${ms}`),
    isNeverScanned: (host) => host === 'rust.nl',
    hasName: async (host) => ({ 'intern.nl': false, 'weg.nl': false, 'a.nl': false, 'binnen.nl': true })[host] ?? null,
    ask: async (url, method) => {
      log.push(`${method} ${url}`);
      const { host } = new URL(url);
      const now = (busy.now.get(host) ?? 0) + 1;
      busy.now.set(host, now);
      busy.most = Math.max(busy.most, now);
      await Promise.resolve();
      busy.now.set(host, now - 1);
      const said = sites[url] ?? { status: 404 };
      const answer = typeof said === 'function' ? said(method) : said;
      if (typeof answer === 'string') throw Object.assign(new Error(answer), { code: answer });
      const { status, body = '', location } = answer;
      return {
        status,
        body: method === 'HEAD' ? '' : body,
        headers: location === undefined ? [] : [['location', location]],
      };
    },
  });

const stateOf = async (sites: Sites, url: string, text = ''): Promise<CheckedLink> => {
  const [link] = await checkerOf(sites).check([{ url, text }]);
  if (link === undefined) throw new TypeError('no link');
  return link;
};

describe('a link to another site', () => {
  test.each<[string, Sites, string, CheckedLink['state'], string]>([
    ['that is there', { 'https://a.nl/': { status: 200 } }, 'https://a.nl/', 'alive', '200'],
    ['that is gone', { 'https://a.nl/x': { status: 410 } }, 'https://a.nl/x', 'dead', '410'],
    [
      'whose name no longer resolves',
      { 'https://a.nl/x': 'ENOTFOUND', 'https://a.nl/robots.txt': 'ENOTFOUND' },
      'https://a.nl/x',
      'dead',
      'ENOTFOUND',
    ],
    // The result does not reveal whether this machine's own network has the name: the public resolver decides, with the same reason.
    [
      'whose name exists only in a private network',
      { 'https://intern.nl/': 'PIJLER_REFUSED' },
      'https://intern.nl/',
      'dead',
      'ENOTFOUND',
    ],
    ['whose name resolves nowhere', { 'https://weg.nl/': 'ENOTFOUND' }, 'https://weg.nl/', 'dead', 'ENOTFOUND'],
    [
      'whose name resolves to a private address here',
      { 'https://binnen.nl/': 'PIJLER_REFUSED' },
      'https://binnen.nl/',
      'unclear',
      'ENOTFOUND',
    ],
    [
      'whose name the public resolver does not answer',
      { 'https://stil.nl/': 'ENOTFOUND' },
      'https://stil.nl/',
      'unclear',
      'ENOTFOUND',
    ],
    [
      'whose name lookup fails temporarily',
      { 'https://a.nl/x': 'EAI_AGAIN' },
      'https://a.nl/x',
      'unclear',
      'EAI_AGAIN',
    ],
    ['that answers 403', { 'https://a.nl/x': { status: 403 } }, 'https://a.nl/x', 'unclear', '403'],
    ['that answers 429', { 'https://a.nl/x': { status: 429 } }, 'https://a.nl/x', 'unclear', '429'],
    ['that answers 503', { 'https://a.nl/x': { status: 503 } }, 'https://a.nl/x', 'unclear', '503'],
    [
      'with a bad certificate',
      { 'https://a.nl/x': 'CERT_HAS_EXPIRED' },
      'https://a.nl/x',
      'unclear',
      'CERT_HAS_EXPIRED',
    ],
    [
      'that rejects HEAD only',
      { 'https://a.nl/x': (method) => ({ status: method === 'HEAD' ? 404 : 200 }) },
      'https://a.nl/x',
      'alive',
      '200',
    ],
    [
      'that redirects endlessly',
      { 'https://a.nl/x': { status: 301, location: '/x' } },
      'https://a.nl/x',
      'unclear',
      'redirects',
    ],
    [
      'that redirects to one that is gone',
      { 'https://a.nl/x': { status: 301, location: 'https://b.nl/y' } },
      'https://a.nl/x',
      'dead',
      '404',
    ],
  ])('%s', async (_, sites, url, state, why) => {
    expect(await stateOf(sites, url)).toMatchObject({ state, why });
  });

  test('that returns 200 for everything is compared with a made-up address of the site', async () => {
    const missing = { status: 200, body: page('Pagina niet gevonden') };
    const soft = { 'https://a.nl/x': missing, 'https://a.nl/verzonnen': missing };
    expect((await stateOf(soft, 'https://a.nl/x')).state).toBe('softDead');
    // The wording alone proves nothing: a page about a 404 exists.
    const about = {
      'https://a.nl/x': { status: 200, body: page('What a 404 is') },
      'https://a.nl/verzonnen': { status: 404 },
    };
    expect((await stateOf(about, 'https://a.nl/x')).state).toBe('alive');
    const other = { 'https://a.nl/x': { status: 200, body: page('What a 404 is') }, 'https://a.nl/verzonnen': missing };
    expect((await stateOf(other, 'https://a.nl/x')).state).toBe('alive');
    const home = { status: 302, location: 'https://a.nl/' };
    const back = { 'https://a.nl/x': home, 'https://a.nl/verzonnen': home, 'https://a.nl/': { status: 200 } };
    expect((await stateOf(back, 'https://a.nl/x')).state).toBe('softDead');
    // The site moved its front page here, and has a real 404.
    expect((await stateOf({ ...back, 'https://a.nl/verzonnen': { status: 404 } }, 'https://a.nl/x')).state).toBe(
      'alive',
    );
  });
});

describe('politeness of the link checker', () => {
  test('respects robots.txt, also after a redirect, and hosts that asked to be left alone', async () => {
    const closed = { status: 200, body: 'User-agent: Pijler\nDisallow: /dicht' };
    const sites = {
      'https://a.nl/robots.txt': closed,
      'https://a.nl/open': { status: 200 },
      'https://b.nl/x': { status: 301, location: 'https://a.nl/dicht' },
      'https://rust.nl/': { status: 200 },
    };
    const log: string[] = [];
    const urls = ['https://a.nl/dicht/1', 'https://a.nl/open', 'https://b.nl/x', 'https://rust.nl/'];
    const all = await checkerOf(sites, log).check(urls.map((url) => ({ url, text: '' })));
    expect(all.map(({ state }) => state)).toEqual(['robots', 'alive', 'robots', 'robots']);
    expect(log.filter((line) => /dicht|rust\.nl\/$/.test(line))).toEqual([]);
    expect(log.filter((line) => line.endsWith('a.nl/robots.txt'))).toHaveLength(1);
  });

  test('never requests an address that may act, by its words, its text or its redirect', async () => {
    const log: string[] = [];
    const sites = { 'https://b.nl/x': { status: 302, location: 'https://b.nl/logout' } };
    const links = [
      { url: 'https://a.nl/uitloggen', text: '' },
      { url: 'https://a.nl/a', text: 'Afmelden' },
      { url: 'https://b.nl/x', text: '' },
    ];
    const all = await checkerOf(sites, log).check(links);
    expect(all.map(({ state }) => state)).toEqual(['acts', 'acts', 'acts']);
    expect(log.join('\n')).not.toMatch(/a\.nl|logout/);
  });

  test('sends one request per host at a time with a pause, HEAD first, and each address once', async () => {
    const log: string[] = [];
    const busy = { now: new Map<string, number>(), most: 0 };
    const urls = [1, 2, 3].flatMap((n) => [`https://a.nl/${n}`, `https://b.nl/${n}`]);
    const sites = Object.fromEntries(urls.map((url) => [url, { status: 200, body: page('Hier') }]));
    const checker = checkerOf(sites, log, busy);
    const links = urls.map((url) => ({ url, text: '' }));
    expect((await checker.check(links)).map(({ url }) => url)).toEqual(urls);
    await checker.check(links);
    expect(busy.most).toBe(1);
    const requested = log.filter((line) => line.includes('a.nl'));
    expect(requested.slice(0, 3)).toEqual(['GET https://a.nl/robots.txt', 'HEAD https://a.nl/1', 'GET https://a.nl/1']);
    expect(new Set(requested).size).toBe(requested.length);
    expect(log.filter((line) => line === 'wait 500').length).toBe(
      log.filter((line) => !line.startsWith('wait')).length - 2,
    );
  });
});

test('outward links are those to another registrable domain, without duplicates', () => {
  const links = [
    'https://www.a.nl/x',
    'https://b.nl/#een',
    'https://b.nl/#twee',
    'mailto:x@b.nl',
    null,
    'https://shop.a.nl/',
    'http://b.nl/',
  ];
  const found = listOutwardLinks(
    links.map((href) => ({ href, text: 't' })),
    'https://a.nl/',
  );
  expect(found.map(({ url }) => url)).toEqual(['https://b.nl/', 'http://b.nl/']);
});

test('missing pages are recognised by their titles', () => {
  for (const title of [
    '404',
    'Pagina niet gevonden',
    'Not found',
    'This page no longer exists',
    'Deze pagina bestaat helaas niet',
  ])
    expect(isMissingLike(`<title>${title}</title>`), title).toBe(true);
  for (const title of ['Fiets 4040', 'Gevonden voorwerpen'])
    expect(isMissingLike(`<h1>${title}</h1>`), title).toBe(false);
  expect(isSameAnswer(page('a'), page('b'))).toBe(false);
});
