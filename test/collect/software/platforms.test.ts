import { parse } from 'tldts';
import { describe, expect, test } from 'vitest';
import { findPlatforms } from '../../../lib/collect/software/platforms.ts';
import { PLATFORM_SIGNS } from '../../../lib/data/software/platform-signs.ts';
import { PLATFORM_NAMES } from '../../../lib/words/platforms.ts';
import { blind, http, meta, page, scan, seen } from '../../kit/facts.ts';

const answer = (headers: Record<string, string>) => seen({ ...http(headers), barrier: null });
const generator = (content: string) => seen(page({ head: { metas: [meta('generator', content)] } }));

/** A header as `curl -I` shows it. */
const read = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/: (.*)/, 2) as [string, string]),
  );

/** Headers of real sites, without those that all of them share (dates, lengths, caches). */
const ANSWERS: readonly (readonly [what: string, header: string, platforms: readonly string[]])[] = [
  [
    'a site of GitHub Pages',
    'server: GitHub.com\n x-github-request-id: E7F0:6B6C\n via: 1.1 varnish\n x-fastly-request-id: 58ff',
    ['githubpages'],
  ],
  ['a site of Netlify', 'server: Netlify\n x-nf-request-id: 01HZX\n cache-status: "Netlify Edge"; hit', ['netlify']],
  [
    'Next.js at Vercel',
    'server: Vercel\n x-powered-by: Next.js\n x-vercel-cache: HIT\n x-vercel-id: fra1::iad1::x9',
    ['vercel', 'nextjs'],
  ],
  [
    'a shop of Shopify',
    'server: cloudflare\n cf-ray: 8a1b-AMS\n powered-by: Shopify\n x-shopid: 5512\n x-storefront-renderer-rendered: 1',
    ['cloudflare', 'shopify'],
  ],
  ['a site of Wix', 'server: Pepyaka\n x-wix-request-id: 1700000000.1\n x-seen-by: yvSunu', ['wix']],
  ['a site of Squarespace', 'server: Squarespace\n x-contextid: HsZm', ['squarespace']],
  [
    'WordPress with nginx',
    'server: nginx\n x-powered-by: PHP/8.3.1\n link: <https://voorbeeld.nl/wp-json/>; rel="https://api.w.org/"',
    ['nginx', 'wordpress'],
  ],
  [
    'an older one, with LiteSpeed',
    'server: LiteSpeed\n x-litespeed-cache: hit\n x-pingback: https://voorbeeld.nl/xmlrpc.php',
    ['litespeed', 'wordpress'],
  ],
  [
    'Drupal with Apache of Debian',
    'server: Apache/2.4.62 (Debian)\n x-generator: Drupal 10 (https://www.drupal.org)\n x-drupal-cache: HIT\n x-drupal-dynamic-cache: MISS',
    ['apache', 'drupal'],
  ],
  ['Joomla', 'server: Apache\n x-content-powered-by: Joomla!', ['apache', 'joomla']],
  ['a site of Plesk', 'server: nginx\n x-powered-by: PleskLin', ['nginx', 'plesk']],
  ['a server of Windows', 'server: Microsoft-IIS/10.0\n x-powered-by: ASP.NET\n x-aspnet-version: 4.0.30319', ['iis']],
  ['Caddy before something else', 'server: Kestrel\n via: 1.1 Caddy', ['caddy']],
  ['Caddy itself', 'server: Caddy', ['caddy']],
  ['A2 Hosting', 'x-turbo-charged-by: LiteSpeed', ['litespeed']],
];

/** Headers that only look like one of them. */
const OTHERS = [
  'server: Apache-Coyote/1.1', // Tomcat's connector, which is configured otherwise.
  'server: openresty/1.21.4',
  'server: github.com.example',
  'via: 1.1 vegur, 1.1 varnish',
  'x-powered-by: Express',
  'x-generator: Umbraco',
  'link: </style.css>; rel=preload; as=style',
  'x-pingback: https://voorbeeld.nl/ping',
  'server: onbekend\n x-powered-by: PHP/8.3.1\n x-cache: HIT from proxy',
];

/** Names that platforms give to their customers' sites, and the targets that they tell customers to enter as CNAME. */
const NAMES: readonly (readonly [host: string, targets: readonly string[], platform: string])[] = [
  ['fietsen.myshopify.com', [], 'shopify'],
  ['www.voorbeeld.nl', ['shops.myshopify.com'], 'shopify'],
  ['bakker.wixsite.com', [], 'wix'],
  ['www.voorbeeld.nl', ['www241.wixdns.net', 'balancer.wixdns.net'], 'wix'],
  ['vis-zalm-4x9a.squarespace.com', [], 'squarespace'],
  ['www.voorbeeld.nl', ['ext-cust.squarespace.com'], 'squarespace'],
  ['bakker.webflow.io', [], 'webflow'],
  ['www.voorbeeld.nl', ['proxy-ssl.webflow.com'], 'webflow'],
  ['www.voorbeeld.nl', ['cdn.webflow.com'], 'webflow'],
  ['bakker.jimdosite.com', [], 'jimdo'],
  ['bakker.jimdofree.com', [], 'jimdo'],
  ['bakker.jouwweb.nl', [], 'jouwweb'],
  ['www.voorbeeld.nl', ['s.multiscreensite.com'], 'duda'],
  ['bakker.weebly.com', [], 'weebly'],
  ['sites.google.com', [], 'googlesites'],
  ['bakker.wordpress.com', [], 'wordpresscom'],
  ['bakker.github.io', [], 'githubpages'],
  ['www.voorbeeld.nl', ['bakker.github.io'], 'githubpages'],
  ['bakker.gitlab.io', [], 'gitlabpages'],
  ['www.voorbeeld.nl', ['bakker.gitlab.io'], 'gitlabpages'],
  ['bakker-4x9a.netlify.app', [], 'netlify'],
  ['www.voorbeeld.nl', ['bakker-4x9a.netlify.app'], 'netlify'],
  ['bakker.vercel.app', [], 'vercel'],
  ['www.voorbeeld.nl', ['cname.vercel-dns.com'], 'vercel'],
  ['www.voorbeeld.nl', ['cname.vercel-dns-0.com'], 'vercel'],
];

const findByName = (host: string, targets: readonly string[] = []) => {
  const records = targets.map((target, at) => ({
    name: at === 0 ? host : (targets[at - 1] ?? ''),
    type: 'CNAME',
    ttl: 300,
    data: { target },
  }));
  const end = { name: targets.at(-1) ?? host, type: 'A', ttl: 300, data: { address: '203.0.113.7' } };
  const answered = { rcode: 'NOERROR', authenticated: false, bogus: false, records: [...records, end], errors: [] };
  const dns = { validates: true, madeUpName: '', answers: { [`A ${host}`]: seen(answered) } };
  return findPlatforms({ scan: seen(scan({ host })), dns: seen(dns) });
};

describe('the platform of a site', () => {
  const findByHeader = (header: string) => findPlatforms({ page: seen(page()), answer: answer(read(header)) });
  test.each(ANSWERS)('by its header: %s', (_, header, platforms) => expect(findByHeader(header)).toEqual(platforms));
  test.each(OTHERS)('not by %s', (header) => expect(findByHeader(header)).toEqual([]));

  test('has each of its signs in one of these headers', () => {
    const headers = ANSWERS.map(([, header]) => read(header));
    const without = PLATFORM_SIGNS.filter(
      ({ header, pattern }) => !headers.some((one) => pattern.test(one[header] ?? '')),
    );
    expect(without.map(({ platform, header }) => `${platform}: ${header}`)).toEqual([]);
  });

  test.each(NAMES)('is recognised by the name %s, an alias of %j: %s', (host, targets, platform) => {
    expect(findByName(host, targets)).toEqual([platform]);
    // A name that only starts the same, and one of the maker itself.
    const last = targets.at(-1) ?? host;
    if (targets.length === 0) expect(findByName(`${last}.voorbeeld.nl`)).toEqual([]);
    else expect(findByName(host, [`${last}.voorbeeld.nl`])).toEqual([]);
  });

  test('is not recognised by the suffix under which its customers have their sites', () => {
    const shared = NAMES.filter(([host]) => parse(host, { allowPrivateDomains: true }).isPrivate);
    expect(new Set(shared.map(([, , platform]) => platform)).size).toBeGreaterThan(6);
    for (const [host] of shared) {
      const suffix = parse(host, { allowPrivateDomains: true }).publicSuffix ?? '';
      for (const name of [suffix, `www.${suffix}`, `x${suffix}`]) expect(findByName(name), name).toEqual([]);
    }
  });

  test('is not recognised by a name of the site itself, or of the maker', () => {
    expect(findByName('www.voorbeeld.nl', ['voorbeeld.nl'])).toEqual([]);
    for (const host of ['www.weebly.com', 'docs.google.com', 'www.squarespace.com', 'github.com'])
      expect(findByName(host), host).toEqual([]);
  });

  test('is recognised by the generator, with and without a version', () => {
    expect(findPlatforms({ page: generator('WordPress'), answer: blind('denied') })).toContain('wordpress');
    expect(findPlatforms({ page: generator('Joomla! - Open Source Content Management') })).toContain('joomla');
  });

  test('is listed once, and never from unseen facts', () => {
    const both = { page: generator('WordPress 6.8'), answer: answer({ server: 'nginx', 'x-pingback': '/xmlrpc.php' }) };
    expect(findPlatforms(both)).toEqual(['nginx', 'wordpress']);
    expect(findPlatforms({ page: blind('timeout'), answer: blind('denied') })).toEqual([]);
    expect(findPlatforms({})).toEqual([]);
  });

  test('has repairs for each of its signs', () => {
    const known = Object.keys(PLATFORM_NAMES);
    expect(PLATFORM_SIGNS.filter(({ platform }) => !known.includes(platform))).toEqual([]);
  });
});
