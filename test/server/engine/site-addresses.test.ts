import { describe, expect, test } from 'vitest';
import { collectSitemap } from '../../../lib/collect/site/sitemap.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { collectSiteAddresses, createHeldAnswers } from '../../../server/engine/network/site-addresses.ts';
import { blind, page, seen } from '../../kit/facts.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const HOME = 'https://voorbeeld.nl';
const xml = (body: string, more: Partial<FakeAnswer> = {}): FakeAnswer => ({
  headers: { 'content-type': 'application/xml' },
  body,
  ...more,
});
const urlset = (paths: readonly string[], more?: Partial<FakeAnswer>): FakeAnswer =>
  xml(`<urlset>${paths.map((path) => `<url><loc>${new URL(path, HOME).href}</loc></url>`).join('')}</urlset>`, more);
const link = (href: string, download = false) =>
  ({ href, raw: href, text: 'x', region: 'nav', download }) as unknown as Facts['page']['links']['list'][number];

type Answers = Readonly<Record<string, FakeAnswer | 'time'>>;
const found = async (answers: Answers, links: Facts['page']['links']['list'] = []) => {
  const shown = page({ links: { list: links } });
  const reach = fakeReach(shown, Object.fromEntries(Object.entries(answers).map(([path, one]) => [HOME + path, one])));
  const facts = { sitemap: seen(await collectSitemap(target(), reach)), page: seen(shown) };
  const before = reach.requests.length;
  const addresses = await collectSiteAddresses(facts, target(), reach);
  return { ...addresses, again: reach.requests.slice(before).map(({ url, cap }) => [url.replace(HOME, ''), cap]) };
};
const MIB = 1024 * 1024;

describe('the addresses of a site', () => {
  test('come from the files of its sitemap, limited to the site, without duplicates', async () => {
    const index =
      '<sitemapindex><sitemap><loc>https://voorbeeld.nl/a.xml</loc></sitemap><sitemap><loc>https://voorbeeld.nl/b.xml</loc></sitemap></sitemapindex>';
    const { from, addresses } = await found({
      '/sitemap.xml': xml(index),
      '/a.xml': urlset(['/een', '/twee', 'https://elders.nl/']),
      '/b.xml': urlset(['/twee', 'https://www.voorbeeld.nl/drie']),
    });
    expect([from, addresses]).toEqual(['sitemap', [`${HOME}/een`, `${HOME}/twee`, 'https://www.voorbeeld.nl/drie']]);
  });

  test('are read further from a file that the scan truncated, but not from other files', async () => {
    const cut = urlset(['/een', '/twee'], { truncated: true });
    const { addresses, again } = await found({ '/sitemap.xml': cut });
    expect(addresses).toEqual([`${HOME}/een`, `${HOME}/twee`]);
    expect(again).toEqual([['/sitemap.xml', 10 * MIB]]);
    expect((await found({ '/sitemap.xml': urlset(['/een']) })).again).toEqual([['/sitemap.xml', MIB]]);
  });

  test('are the links of the page when there is no sitemap, or else empty', async () => {
    const links = [
      link(`${HOME}/a?utm_source=x`),
      link(`${HOME}/a`),
      link('https://elders.nl/'),
      link(`${HOME}/b.zip`, true),
    ];
    expect(await found({}, links)).toMatchObject({ from: 'links', addresses: [`${HOME}/a`] });
    expect(await found({})).toMatchObject({ from: 'none', addresses: [] });
    const facts = { sitemap: blind('time'), page: blind('timeout') };
    expect(await collectSiteAddresses(facts, target(), fakeReach({}))).toEqual({ from: 'none', addresses: [] });
  });

  test('are limited to fifty thousand', { tags: ['full'] }, async () => {
    const lists = ['/a.xml', '/b.xml'].map(
      (path, list) => [path, urlset(Array.from({ length: 30_000 }, (_, index) => `/${list}/${index}`))] as const,
    );
    const robots = { body: `Sitemap: ${HOME}/a.xml\nSitemap: ${HOME}/b.xml` };
    const { addresses } = await found({ '/robots.txt': robots, ...Object.fromEntries(lists) });
    expect(addresses).toHaveLength(50_000);
  });
});

test('held responses are available afterwards, but not to the scan that made them', () => {
  const { during, afterwards } = createHeldAnswers();
  const answer = { answer: {}, outcome: {} } as unknown as Parameters<typeof during.keep>[1];
  during.keep('1 https://voorbeeld.nl/', answer);
  expect(during.recall('1 https://voorbeeld.nl/')).toBeUndefined();
  expect(afterwards.recall('1 https://voorbeeld.nl/')).toBe(answer);
  expect(afterwards.recall('2 https://voorbeeld.nl/')).toBeUndefined();
});
