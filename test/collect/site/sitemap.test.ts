import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { collectListed } from '../../../lib/collect/site/listed.ts';
import { collectSitemap } from '../../../lib/collect/site/sitemap.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { Sitemap } from '../../../lib/facts/sitemap.ts';
import { linkElement, meta, NOW } from '../../kit/facts.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const HOME = 'https://voorbeeld.nl';
const XML = { 'content-type': 'application/xml' };
const url = (loc: string, lastmod = '') =>
  `<url><loc>${loc}</loc>${lastmod === '' ? '' : `<lastmod>${lastmod}</lastmod>`}</url>`;
const urlset = (...entries: readonly string[]): FakeAnswer => ({
  headers: XML,
  body: `<urlset>${entries.join('')}</urlset>`,
});
const index = (...paths: readonly string[]): FakeAnswer => ({
  headers: XML,
  body: `<sitemapindex>${paths.map((path) => `<sitemap><loc>${HOME}${path}</loc></sitemap>`).join('')}</sitemapindex>`,
});
const robotsFile = (...paths: readonly string[]): FakeAnswer => ({
  body: paths.map((path) => `Sitemap: ${path.startsWith('/') ? HOME : ''}${path}`).join('\n'),
});

type Answers = Readonly<Record<string, FakeAnswer | 'denied' | 'timeout'>>;
const collect = async (answers: Answers, head: Partial<Facts['page']['head']> = {}, classes: string[] = []) => {
  const byAddress = Object.fromEntries(Object.entries(answers).map(([path, answer]) => [`${HOME}${path}`, answer]));
  const reach = fakeReach({ document: { url: `${HOME}/a` }, head, structuredData: { classes } }, byAddress);
  const value = Sitemap.parse(await collectSitemap(target({ url: `${HOME}/a` }), reach));
  return { ...value, asked: reach.requests.map((ask) => ask.url.replace(HOME, '')), reach };
};

describe('sitemap', () => {
  test('reads the files named in robots.txt', async () => {
    const found = await collect({
      '/robots.txt': robotsFile('/een.xml', 'https://voorbeeld.nl/twee.xml', '/een.xml'),
      '/een.xml': urlset(url(`${HOME}/a`, '2026-11-01'), url(`${HOME}/b`)),
      '/twee.xml': urlset(url(`${HOME}/c`)),
    });
    expect(found.named).toEqual([`${HOME}/een.xml`, `${HOME}/twee.xml`]);
    expect(found.files.map(({ via, file }) => [via, file.seen && file.value.entries])).toEqual([
      ['robots', 2],
      ['robots', 1],
    ]);
    expect(found).toMatchObject({ complete: true, wanted: `${HOME}/a`, listed: true });
    expect(found.sample).toEqual([`${HOME}/a`, `${HOME}/b`, `${HOME}/c`]);
  });

  test('ignores an incomplete address', async () => {
    const { named, asked: requested } = await collect({ '/robots.txt': { body: 'Sitemap: /s.xml' } });
    expect(named).toEqual([]);
    expect(requested).toContain('/sitemap.xml');
  });

  test.each([
    [[], '/sitemap.xml'],
    [['WordPress 6.9'], '/wp-sitemap.xml'],
    [['WordPress 6.9', 'All in One SEO (AIOSEO) 4.8'], '/sitemap.xml'],
    [['Yoast SEO 27.0'], '/sitemap_index.xml'],
    [['Astro v5.1.0'], '/sitemap-index.xml'],
  ])('otherwise requests the one usual address of the system: %j has %s', async (generators, path) => {
    const metas = generators.map((content) => meta('generator', content));
    const found = await collect({ '/robots.txt': { status: 404 }, [path]: urlset(url(`${HOME}/a`)) }, { metas });
    expect(found.asked.filter((path) => path !== '/a')).toEqual(['/robots.txt', path]);
    expect(found).toMatchObject({ named: [], listed: true, complete: true, files: [{ via: 'usual' }] });
  });

  test.each([
    ['yoast-schema-graph', '/sitemap_index.xml'],
    ['rank-math-schema', '/sitemap_index.xml'],
    ['rank-math-schema-pro', '/sitemap_index.xml'],
    ['aioseo-schema', '/sitemap.xml'],
    ['my-yoast-schema-graph', '/wp-sitemap.xml'],
  ])('recognises a plug-in by its structured data alone: %s has %s', async (name, path) => {
    const metas = [meta('generator', 'WordPress 6.9')];
    const { asked: requested } = await collect({ '/robots.txt': { status: 404 } }, { metas }, ['graph', name]);
    expect(requested.filter((path) => path !== '/a')).toEqual(['/robots.txt', path]);
  });

  test('recognises WordPress by its answer too', async () => {
    const { asked: requested } = await collect({
      '/robots.txt': { status: 404 },
      '/a': {
        headers: { 'content-type': 'text/html', link: '<https://voorbeeld.nl/wp-json/>; rel="https://api.w.org/"' },
      },
    });
    expect(requested).toContain('/wp-sitemap.xml');
  });

  test('prefers an address that the page itself names', async () => {
    const links = [linkElement('Sitemap', `${HOME}/kaart.xml`), linkElement('sitemap', 'https://elders.nl/s.xml')];
    const found = await collect({ '/robots.txt': { status: 404 }, '/kaart.xml': urlset(url(`${HOME}/a`)) }, { links });
    expect(found.asked).toEqual(['/robots.txt', '/kaart.xml']);
    expect(found).toMatchObject({ named: [], listed: true, complete: true, files: [{ via: 'link' }] });
  });

  test('requests seven files of an index, those most like the page first', async () => {
    const paths = Array.from({ length: 20 }, (_, number) => `/deel-${number}.xml`);
    const found = await collect({
      '/robots.txt': robotsFile('/index.xml'),
      '/index.xml': index(...paths, '/a-sitemap.xml', '/page-sitemap2.xml'),
    });
    expect(found.asked.slice(0, 4)).toEqual(['/robots.txt', '/index.xml', '/a-sitemap.xml', '/page-sitemap2.xml']);
    expect(found.asked).toHaveLength(9);
    expect(found.complete).toBe(false);
  });

  test('reads an index of seven files completely', async () => {
    const paths = Array.from({ length: 7 }, (_, number) => `/deel-${number}.xml`);
    const parts = Object.fromEntries(paths.map((path) => [path, urlset(url(`${HOME}${path}/x`))]));
    const found = await collect({ '/robots.txt': robotsFile('/index.xml'), '/index.xml': index(...paths), ...parts });
    expect(found.complete).toBe(true);
  });

  test('does not read an index that an index lists', async () => {
    const answers = {
      '/robots.txt': robotsFile('/index.xml'),
      '/index.xml': index('/b.xml'),
      '/b.xml': index('/c.xml'),
    };
    expect(await collect(answers)).toMatchObject({ complete: false, asked: ['/robots.txt', '/index.xml', '/b.xml'] });
  });

  const name = [0xc3, 0xa9];
  test.each([
    ['', name, null],
    ['', [0xe9], 'badEncoding'],
    ['<?xml version="1.0" encoding="utf-8"?>', [0xe9], 'badEncoding'],
    ['<?xml version="1.0" encoding="ISO-8859-1"?>', [0xe9], null],
  ])('UTF-8: %s with %j', async (declaration, bytes, fault) => {
    const body = Buffer.concat([
      Buffer.from(`${declaration}<urlset><url><loc>${HOME}/`),
      Buffer.from(bytes),
      Buffer.from('</loc></url></urlset>'),
    ]);
    const { files } = await collect({ '/robots.txt': robotsFile('/s.xml'), '/s.xml': { headers: XML, body } });
    expect(files).toMatchObject([{ file: { value: { fault } } }]);
  });

  test('requests at most four named files', async () => {
    const paths = Array.from({ length: 9 }, (_, number) => `/deel-${number}.xml`);
    const found = await collect({ '/robots.txt': robotsFile(...paths) });
    expect(found.asked).toEqual(['/robots.txt', ...paths.slice(0, 4)]);
    expect(found.complete).toBe(false);
  });

  test('decompresses gzip, also past its cap', async () => {
    const small = gzipSync(`<urlset>${url(`${HOME}/a`)}</urlset>`);
    const huge = gzipSync(`<urlset>${url(`${HOME}/b`).repeat(60_000)}</urlset>`);
    const found = await collect({
      '/robots.txt': robotsFile('/klein.xml.gz', '/groot.xml.gz'),
      '/klein.xml.gz': { body: small },
      '/groot.xml.gz': { body: huge },
    });
    const [one, other] = found.files.map(({ file }) => (file.seen ? file.value : null));
    expect(one).toMatchObject({ kind: 'urlset', fault: null, entries: 1, truncated: false });
    expect(other).toMatchObject({ kind: 'urlset', fault: null, truncated: true });
    expect(other?.entries).toBeGreaterThan(10_000);
    expect(found).toMatchObject({ listed: true, complete: false });
  });

  test('treats a damaged gzip file as truncated', async () => {
    const broken = gzipSync(`<urlset>${url(`${HOME}/a`).repeat(50)}</urlset>`).subarray(0, 60);
    const found = await collect({ '/robots.txt': robotsFile('/s.xml.gz'), '/s.xml.gz': { body: broken } });
    expect(found.files[0]?.file).toMatchObject({ value: { truncated: true } });
  });

  test('summarises anomalies', async () => {
    const today = new Date(NOW).toISOString();
    const found = await collect({
      '/robots.txt': robotsFile('/s.xml'),
      '/s.xml': urlset(
        url('/kort', '20-11-2026'),
        url('https://elders.nl/', '2027-01-01'),
        url('http://voorbeeld.nl/oud', today),
        url(`${HOME}/toegankelijkheidsverklaring`, '2020-01-01'),
        url(`${HOME}/uitloggen`),
      ),
    });
    expect(found.files[0]?.file).toMatchObject({
      value: {
        relative: ['/kort'],
        elsewhere: ['https://elders.nl/'],
        http: ['http://voorbeeld.nl/oud'],
        lastmods: {
          total: 4,
          malformed: ['20-11-2026'],
          future: ['2027-01-01'],
          today: 1,
          newest: Date.parse('2027-01-01'),
          oldest: Date.parse('2020-01-01'),
        },
      },
    });
    expect(found.accessibility).toEqual([`${HOME}/toegankelijkheidsverklaring`]);
    expect(found.sample).toEqual(['http://voorbeeld.nl/oud', `${HOME}/toegankelijkheidsverklaring`]);
  });

  test('looks for the canonical address', async () => {
    const files = { '/robots.txt': robotsFile('/s.xml'), '/s.xml': urlset(url(`${HOME}/b`)) };
    expect(await collect(files, { links: [linkElement('canonical', `${HOME}/b`)] })).toMatchObject({
      wanted: `${HOME}/b`,
      listed: true,
    });
    expect(await collect(files)).toMatchObject({ wanted: `${HOME}/a`, listed: false });
  });

  test('reports a file elsewhere and one without an answer as not seen', async () => {
    const found = await collect({
      '/robots.txt': robotsFile('https://elders.nl/s.xml', '/traag.xml', '/dicht.xml'),
      '/traag.xml': 'timeout',
      '/dicht.xml': { status: 403 },
    });
    expect(found.files.map(({ file }) => !file.seen && file.why)).toEqual(['otherHost', 'timeout', 'wall']);
    expect(found.complete).toBe(false);
  });

  test('is not applicable when robots.txt fails, and not seen without it', async () => {
    await expect(collect({ '/robots.txt': { status: 503 } })).rejects.toMatchObject({ why: 'notApplicable' });
    await expect(collect({ '/robots.txt': 'denied' })).rejects.toMatchObject({ why: 'denied' });
  });
});

test('listed requests the sample', async () => {
  const { reach } = await collect({
    '/robots.txt': robotsFile('/s.xml'),
    '/s.xml': urlset(url(`${HOME}/b`), url(`${HOME}/c`)),
    '/b': { headers: { 'x-robots-tag': 'noindex' } },
    '/c': 'timeout',
  });
  expect(await collectListed(target(), reach)).toMatchObject([
    { url: `${HOME}/b`, glance: { seen: true, value: { status: 200, robotsHeader: 'noindex' } } },
    { url: `${HOME}/c`, glance: { seen: false, why: 'timeout' } },
  ]);
});
