import { describe, expect, test } from 'vitest';
import { COLLECTORS } from '../../lib/collect/index.ts';
import { createReach } from '../../lib/collect/network/create-reach.ts';
import { openLedger } from '../../lib/collect/network/ledger.ts';
import type { HostResponse } from '../../lib/collect/network/scan-host.ts';
import { toTarget } from '../../lib/collect/target.ts';
import type { Facts } from '../../lib/evidence.ts';
import { mayAct } from '../../lib/parse/url/action-address.ts';
import { type Deep, link, linkElement, NOW, page, property, resource } from '../kit/facts.ts';
import { fakeScanHost, from, opaqueRedirect } from '../kit/scan-host.ts';
import { sampleOf } from '../kit/taking-turns.ts';

/** Every way in which a site chooses other addresses that we request; none may request an address that acts when opened. */

const HOME = 'https://voorbeeld.nl';
const PAGE = `${HOME}/werk`;

interface Site {
  readonly shown?: Deep<Facts['page']>;
  /** Bodies by address. */
  readonly bodies?: Readonly<Record<string, string>>;
  /** Where addresses redirect to. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** The Link header of the page. */
  readonly header?: string;
}

const answerTo = (url: string, { bodies = {}, redirects = {}, header }: Site): HostResponse => {
  const location = redirects[url];
  const result = { cookies: null, failure: null };
  if (location !== undefined) {
    return {
      ...result,
      response: opaqueRedirect(),
      hops: [{ url, status: 302, location, byBrowser: false, hsts: null }],
    };
  }
  const body = bodies[url] ?? '<!doctype html><title>Een pagina</title><p>Gewoon een pagina.</p>';
  const headers = {
    'content-type': bodies[url] === undefined ? 'text/html' : 'text/plain',
    ...(url === PAGE && header !== undefined ? { link: header } : {}),
  };
  return { ...result, hops: [], response: from(url, new Response(body, { headers })) };
};

/** Requests everything with all permissions granted; returns the addresses requested. */
const look = async (site: Site, url = PAGE) => {
  const requested: string[] = [];
  const scanHost = fakeScanHost(
    {},
    {
      access: true,
      seesRedirects: true,
      ask: async (address) => {
        requested.push(address);
        return answerTo(address, site);
      },
      readPage: async () => page({ ...site.shown, document: { url } }),
      parseHtml: async () => page(),
      parseHtmlPart: async (_, part) => page()[part],
    },
  );
  const target = toTarget({ tabId: 1, url, at: NOW, level: 'A', pillar: null });
  const end = new AbortController().signal;
  const reach = createReach({
    target,
    scanHost,
    ledger: openLedger(scanHost.now),
    resolver: 'https://resolver.nl/',
    end,
  });
  const facts = await Promise.all(
    Object.entries(COLLECTORS).map(async ([name, collect]) => {
      const fact = await collect(target, reach).then(
        (value) => ({ seen: true, value }),
        (error: { why?: string }) => ({ seen: false, why: error.why }),
      );
      return [name, fact] as const;
    }),
  );
  return { asked: requested, facts: Object.fromEntries(facts) };
};

const robots = (line: string) => ({ [`${HOME}/robots.txt`]: `User-agent: *\n${line}` });
const urlset = (...locs: readonly string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
const index = (...locs: readonly string[]) =>
  `<sitemapindex>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
const SITEMAP = `${HOME}/kaart.xml`;
const mapped = (body: string): Site => ({ bodies: { ...robots(`Sitemap: ${SITEMAP}`), [SITEMAP]: body } });
const inHead =
  (rel: string, changes = {}) =>
  (url: string): Site => ({
    shown: { head: { links: [linkElement(rel, url, changes)] } },
  });
const redirectOf =
  (requested: string) =>
  (url: string): Site => ({ redirects: { [requested]: url } });

/** A site that names one address, by the way it names it. */
const METHODS: Readonly<Record<string, (url: string) => Site>> = {
  'a link': (href) => ({ shown: { links: { list: [link({ href })] } } }),
  'a link in the navigation': (href) => ({ shown: { links: { list: [link({ href, region: 'nav' })] } } }),
  'the canonical': inHead('canonical'),
  'a page in another language': inHead('alternate', { hreflang: 'en' }),
  'an icon': inHead('icon'),
  'a touch icon': inHead('apple-touch-icon'),
  'the share image': (url) => ({ shown: { head: { metas: [property('og:image', url)] } } }),
  'a script': (url) => ({ shown: { resources: { list: [resource('script', url)] } } }),
  'what the head advertises to agents': inHead('mcp'),
  'a Markdown version': inHead('alternate', { type: 'text/markdown' }),
  'the Link header': (url) => ({ header: `<${url}>; rel="mcp"` }),
  'a licence in robots.txt': (url) => ({ bodies: robots(`License: ${url}`) }),
  'a sitemap in robots.txt': (url) => ({ bodies: robots(`Sitemap: ${url}`) }),
  'a file of a sitemap index': (url) => mapped(index(url)),
  'a page in a sitemap': (url) => mapped(urlset(url)),
  'a line of a sitemap of text': (url) => mapped(`${url}\n`),
  'a redirect of the page': redirectOf(PAGE),
  'a redirect of the home page': redirectOf(`${HOME}/`),
  'a redirect of plain http': redirectOf('http://voorbeeld.nl/'),
  'a redirect of the twin': redirectOf('https://www.voorbeeld.nl/'),
  'a redirect of robots.txt': redirectOf(`${HOME}/robots.txt`),
  'a redirect of llms.txt': redirectOf(`${HOME}/llms.txt`),
  'a redirect of security.txt': redirectOf(`${HOME}/.well-known/security.txt`),
  'a redirect of the sitemap': redirectOf(`${HOME}/sitemap.xml`),
  'a redirect of tdmrep.json': redirectOf(`${HOME}/.well-known/tdmrep.json`),
  'a redirect of the favicon': redirectOf(`${HOME}/favicon.ico`),
  'a redirect of a made-up path': redirectOf(`${HOME}/pijler-bestaat-niet-404`),
};

const ACTING = [
  '/uitloggen',
  '/log%256Fut',
  '/nieuwsbrief/afmelden',
  '/winkelwagen/leegmaken',
  '/warenkorb',
  '/stap?token=abcdefghijkl',
  '/stap?id=8f3a',
  '/reset/9f8a7c6d5e4f3a2b',
].map((path) => HOME + path);

describe.each(Object.entries(METHODS))('%s', (_, naming) => {
  test('is requested when it has no side effects', async () => {
    const calm = `${HOME}/gewoon-een-adres`;
    // A redirect of the home page is followed by no collector of this page; a sample only shows that it redirects.
    const { asked: requested } = await look(naming(calm));
    const isShownOnly = naming(calm).redirects?.[`${HOME}/`] !== undefined;
    expect(requested.includes(calm) || isShownOnly).toBe(true);
  });

  test.each(sampleOf(ACTING, 2))('is not requested at %s', async (acting) => {
    const { asked: requested } = await look(naming(acting));
    expect(requested.filter(mayAct)).toEqual([]);
    expect(requested.length).toBeGreaterThan(10);
  });
});

test('the page itself is requested, whatever its address, since its user is there', async () => {
  const url = `${HOME}/winkelwagen?token=abcdefghijkl`;
  const { asked: requested } = await look({ redirects: { [url]: `${HOME}/winkelwagen/?token=abcdefghijkl` } }, url);
  expect(requested).toContain(url);
  expect(requested).toContain(`${HOME}/winkelwagen/?token=abcdefghijkl`);
  expect((await look({}, `${HOME}/`)).asked).not.toContain(url);
});

const many = (path: string, count: number) => Array.from({ length: count }, (_, at) => `${HOME}${path}${at}`);
const MIXED = [...many('/afmelden/', 30), ...many('/artikel/', 9)];

describe('addresses that may act are removed before sampling, so that the sample stays as large', () => {
  const sampled = async (site: Site): Promise<readonly string[]> =>
    (await look(site)).asked.filter((url) => url.includes('/artikel/'));

  test('in links', async () => {
    expect(await sampled({ shown: { links: { list: MIXED.map((href) => link({ href })) } } })).toHaveLength(5);
  });
  test('in pages of a sitemap', async () => {
    expect(await sampled(mapped(urlset(...MIXED)))).toHaveLength(4);
  });
  test('in files of a sitemap index', async () => {
    const found = await sampled(mapped(index(...MIXED)));
    expect(found.length).toBeGreaterThanOrEqual(3);
  });
  test('in sitemaps of robots.txt', async () => {
    const lines = MIXED.map((url) => `Sitemap: ${url}`).join('\n');
    expect((await sampled({ bodies: robots(lines) })).length).toBeGreaterThanOrEqual(4);
  });
  test('in language alternates', async () => {
    const links = MIXED.map((url, at) => linkElement('alternate', url, { hreflang: `x-${at}` }));
    expect(await sampled({ shown: { head: { links } } })).toHaveLength(2);
  });
  test('in scripts', async () => {
    expect(await sampled({ shown: { resources: { list: MIXED.map((url) => resource('script', url)) } } })).toHaveLength(
      5,
    );
  });
  test('in icons and advertised services', async () => {
    const links = ['icon', 'mcp'].flatMap((rel) => [
      linkElement(rel, `${HOME}/afmelden/${rel}`, { sizes: '96x96' }),
      linkElement(rel, `${HOME}/artikel/${rel}`, { sizes: '48x48' }),
    ]);
    expect(await sampled({ shown: { head: { links } } })).toHaveLength(2);
  });
});

describe('an address that was passed over is unseen, not absent', () => {
  const [acting = ''] = ACTING;
  const blind = { seen: false, why: 'otherHost' };
  test.each([
    ['canonicalTarget', METHODS['the canonical']],
    ['shareImage', METHODS['the share image']],
    ['favicon', METHODS['an icon']],
  ])('%s', async (name, naming) => {
    expect((await look(naming?.(acting) ?? {})).facts[name]).toEqual(blind);
  });

  test.each([
    ['hreflangTargets', 'a page in another language', [{ url: acting, glance: blind }]],
    ['scripts', 'a script', { candidates: 1, sample: [{ url: acting, file: blind }] }],
    ['listed', 'a page in a sitemap', [{ url: acting, glance: blind }]],
    ['wellKnown', 'what the head advertises to agents', { advertised: { kind: 'mcpCard', url: acting, reply: blind } }],
    ['sitemap', 'a sitemap in robots.txt', { complete: false, files: [{ url: acting, via: 'robots', file: blind }] }],
  ])('%s', async (name, way, value) => {
    expect((await look(METHODS[way]?.(acting) ?? {})).facts[name]).toMatchObject({ seen: true, value });
  });

  test('visited: links that act by address or text, on a home page without other links', async () => {
    const links = { list: [link({ href: acting }), link({ href: `${HOME}/weg`, text: 'Meld u hier af' })] };
    const { asked: requested, facts } = await look({ shown: { links } }, `${HOME}/`);
    const sample = [acting, `${HOME}/weg`].map((url) => ({ url, visit: blind }));
    expect(facts['visited']).toMatchObject({ value: { candidates: 2, sample } });
    expect(requested).not.toContain(`${HOME}/weg`);
  });

  test('an address that acts according to one link is not requested through another link to it', async () => {
    const list = [
      link({ href: `${HOME}/weg` }),
      link({ href: `${HOME}/weg`, text: 'Uitloggen', region: 'footer' }),
      link({ href: `${HOME}/gewoon` }),
    ];
    const { asked: requested } = await look({ shown: { links: { list } } });
    expect([requested.includes(`${HOME}/weg`), requested.includes(`${HOME}/gewoon`)]).toEqual([false, true]);
  });
});
