import { describe, expect, test } from 'vitest';
import { seo } from '../../../lib/checks/seo/index.ts';
import type { Outcome } from '../../../lib/model.ts';
import { computeScore } from '../../../lib/score.ts';
import { http } from '../../kit/facts.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { inPage } from '../kit/in-page.ts';
import { GOOD, HOST, HTML, png, ROBOTS, type Site, sitemap, URL_HERE } from './good-site.ts';
import { scanSite } from './scan-site.ts';

const browser = inPage('lib/collect/page/read-page.ts');
const outcomes = async (site: Site): Promise<Readonly<Record<string, Outcome>>> =>
  Object.fromEntries((await scanSite(site, browser)).map(({ id, outcome }) => [id, outcome]));

const html = (from: string | RegExp, to: string, source = HTML): string => {
  const changed = source.replace(from, to);
  if (changed === source) throw new Error(`nothing to replace: ${from}`);
  return changed;
};
const edited = (from: string | RegExp, to: string): Partial<Site> => ({ html: html(from, to) });
const answering = (answers: Site['answers']): Partial<Site> => ({ answers: { ...GOOD.answers, ...answers } });
const robots = (body: string, headers = { 'content-type': 'text/plain' }): Partial<Site> =>
  answering({ '/robots.txt': { headers, body } });
const twin = (changes: Partial<Site['twin']>): Partial<Site> => ({ twin: { ...GOOD.twin, ...changes } });

const TITLE = /<title>.*<\/title>/;
const DESCRIPTION = /<meta name="description".*>/;
const CANONICAL = /<link rel="canonical".*>/;
const JSON_LD = /(<script type="application\/ld\+json">).*(<\/script>)/;

type Fault = readonly [name: string, change: Partial<Site>, expected: Readonly<Record<string, Outcome>>];

const capitals = (): Site['answers'] => {
  const rename = (text: string) => text.replaceAll('/diensten/fietsreparatie', '/Diensten/Fietsreparatie');
  return Object.fromEntries(
    Object.entries(GOOD.answers).map(([path, answer]) => [
      rename(path),
      typeof answer.body === 'string' ? { ...answer, body: rename(answer.body) } : answer,
    ]),
  );
};

/** One fault each, and exactly the checks that it changes. */
const FAULTS: readonly Fault[] = [
  ['visitors are sent on first', { redirected: true }, { 'page-http-status': 'warn', 'sitemap-sample-ok': 'warn' }],
  [
    'noindex in the page',
    edited('<link rel="icon"', '<meta name="robots" content="noindex"><link rel="icon"'),
    { 'page-indexable': 'fail', 'sitemap-lists-page': 'skip', 'sitemap-sample-ok': 'warn' },
  ],
  [
    'noindex in the header',
    { headers: { ...GOOD.headers, 'x-robots-tag': 'noindex' } },
    { 'page-indexable': 'fail', 'sitemap-lists-page': 'skip', 'sitemap-sample-ok': 'warn' },
  ],
  [
    'noindex for Bing',
    edited('<link rel="icon"', '<meta name="bingbot" content="noindex"><link rel="icon"'),
    { 'page-indexable': 'warn' },
  ],
  [
    'robots.txt closes the page',
    robots(`${ROBOTS}\nUser-agent: Googlebot\nDisallow: /diensten/\n`),
    { 'robots-allows-page': 'fail' },
  ],
  [
    'robots.txt closes the styles',
    robots(ROBOTS.replace('/beheer', '/*.css$')),
    { 'robots-resources-allowed': 'fail' },
  ],
  [
    'robots.txt closes the images',
    robots(ROBOTS.replace('/beheer', '/werkplaats.png')),
    { 'robots-resources-allowed': 'warn' },
  ],
  ['robots.txt with a line of nonsense', robots(`${ROBOTS}\nDit is onze site`), { 'robots-file-valid': 'warn' }],
  ['robots.txt sent as HTML', robots(ROBOTS, { 'content-type': 'text/html' }), { 'robots-file-valid': 'warn' }],
  [
    'no canonical',
    edited(CANONICAL, ''),
    {
      'canonical-single': 'warn',
      'canonical-absolute': 'skip',
      'canonical-target-ok': 'skip',
      'url-variants-merge': 'pass',
    },
  ],
  [
    'two canonicals',
    edited(CANONICAL, `$&<link rel="canonical" href="${HOST}/diensten">`),
    { 'canonical-single': 'fail', 'canonical-target-ok': 'skip' },
  ],
  [
    'a relative canonical',
    edited(CANONICAL, '<link rel="canonical" href="/diensten/fietsreparatie">'),
    { 'canonical-absolute': 'warn' },
  ],
  [
    'the canonical names another page, which is gone',
    edited(CANONICAL, `<link rel="canonical" href="${HOST}/oud">`),
    {
      'canonical-target-ok': 'fail',
      'url-variants-merge': 'warn',
      'sitemap-lists-page': 'warn',
      'share-preview': 'warn',
    },
  ],
  [
    'www with a page of its own',
    twin({ hops: [], reply: http({}, { url: 'https://www.voorbeeld.nl/', status: 500 }) }),
    { 'host-variants-merge': 'fail' },
  ],
  [
    'www redirects for a while',
    twin({ hops: GOOD.twin.hops.map((hop) => ({ ...hop, status: 302 })) }),
    { 'host-variants-merge': 'warn' },
  ],
  [
    'the slash makes another page',
    answering({ '/diensten/fietsreparatie/': { body: '<!doctype html><title>t</title>' } }),
    { 'url-variants-merge': 'warn' },
  ],
  [
    'every address gives a page',
    answering({ '/pijler-bestaat-niet-404': { body: '<!doctype html><title>Welkom</title>' } }),
    { 'missing-page-is-404': 'fail' },
  ],
  [
    'a made-up address gives a noindex page',
    answering({ '/pijler-bestaat-niet-404': { body: '<!doctype html><meta name=robots content=noindex>' } }),
    { 'missing-page-is-404': 'warn' },
  ],
  ['the sitemap is not named', robots('User-agent: *\nDisallow: /beheer'), { 'sitemap-found': 'warn' }],
  [
    'the named sitemap is gone',
    answering({ '/sitemap.xml': { status: 404 } }),
    { 'sitemap-found': 'fail', 'sitemap-valid': 'skip', 'sitemap-lists-page': 'skip', 'sitemap-sample-ok': 'skip' },
  ],
  [
    'the sitemap has addresses without host',
    answering({ '/sitemap.xml': sitemap(URL_HERE, '/diensten') }),
    { 'sitemap-valid': 'fail' },
  ],
  [
    'the sitemap leaves the page out',
    answering({ '/sitemap.xml': sitemap(`${HOST}/`, `${HOST}/diensten`) }),
    { 'sitemap-lists-page': 'warn' },
  ],
  ['the sitemap lists a dead page', answering({ '/diensten': { status: 410 } }), { 'sitemap-sample-ok': 'warn' }],
  [
    'no title',
    edited(TITLE, ''),
    { 'title-present': 'fail', 'title-width': 'skip', 'title-meaningful': 'skip', 'title-heading-agree': 'skip' },
  ],
  ['two titles', edited(TITLE, '$&<title>Nog een</title>'), { 'title-present': 'warn' }],
  [
    'a long title',
    edited(' | Voorbeeld', ' en omgeving, met haal- en brengdienst en een half jaar garantie | Voorbeeld'),
    { 'title-width': 'warn' },
  ],
  ['a title in capitals', edited(TITLE, '<title>FIETSREPARATIE IN UTRECHT</title>'), { 'title-meaningful': 'warn' }],
  [
    'title and heading differ',
    edited('<h1>Fietsreparatie in Utrecht', '<h1>Snel weer onderweg'),
    { 'title-heading-agree': 'warn' },
  ],
  ['no description', edited(DESCRIPTION, ''), { 'description-present': 'fail', 'description-width': 'skip' }],
  [
    'a short description',
    edited(DESCRIPTION, '<meta name="description" content="Fietsenmaker.">'),
    { 'description-width': 'warn' },
  ],
  [
    'hardly any text',
    edited(/<\/h1>[\s\S]*<\/main>/, '</h1></main>'),
    { 'content-amount': 'fail', 'images-described': 'skip', 'images-indexable': 'skip' },
  ],
  [
    'a script changes the title',
    edited('</body>', '<script>document.title = "Fietsreparatie | Voorbeeld Tweewielers"</script></body>'),
    { 'head-same-after-js': 'warn' },
  ],
  [
    'a script changes the canonical',
    { sent: html(CANONICAL, `<link rel="canonical" href="${HOST}/diensten">`) },
    { 'head-same-after-js': 'fail' },
  ],
  ['an image in the head, after everything', edited('</head>', '<img src="/a.png"></head>'), { 'head-intact': 'warn' }],
  [
    'an image in the head of what is sent',
    { sent: html('<link rel="canonical"', '<img src="/a.png"><link rel="canonical"') },
    // The alternates are now in the body of the response, where crawlers ignore them.
    { 'head-intact': 'fail', 'hreflang-returns': 'unknown' },
  ],
  [
    'a link by script',
    edited('<p><a href="/diensten/onderhoud"', '<p><a href="javascript:void(0)"'),
    { 'links-crawlable': 'warn' },
  ],
  [
    'a link that only says “lees meer”',
    edited(/(<a href="\/over-ons"[^>]*>)[^<]*/, '$1Lees meer'),
    { 'link-texts-meaningful': 'warn' },
  ],
  [
    'nofollow on an own link',
    edited('href="/over-ons"', 'href="/over-ons" rel="nofollow"'),
    { 'internal-links-follow': 'warn' },
  ],
  ['an image that waits for a script', { sent: html('<img src=', '<img data-src=') }, { 'images-indexable': 'warn' }],
  ['a language that does not exist', edited('hreflang="en"', 'hreflang="en-UK"'), { 'hreflang-valid': 'fail' }],
  ['no default language', edited(/<link rel="alternate" hreflang="x-default".*>/, ''), { 'hreflang-valid': 'warn' }],
  [
    'a translation that does not point back',
    answering({ '/en/bicycle-repair': { body: '<!doctype html><title>t</title>' } }),
    { 'hreflang-returns': 'warn' },
  ],
  [
    'structured data with a comma too many',
    edited(JSON_LD, '$1{"@context":"https://schema.org",}$2'),
    { 'structured-data-valid': 'fail' },
  ],
  [
    'structured data without a required field',
    edited(JSON_LD, '$1{"@context":"https://schema.org","@type":"Event","name":"x"}$2'),
    { 'structured-data-valid': 'fail' },
  ],
  [
    'a product at a price with a comma',
    edited(
      JSON_LD,
      '$&<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Fiets","image":"https://voorbeeld.nl/fiets.jpg","offers":{"@type":"Offer","price":"749,00","priceCurrency":"EUR"}}</script>',
    ),
    { 'structured-data-valid': 'fail' },
  ],
  [
    'a product in microdata without a name',
    edited(
      '</main>',
      '<div itemscope itemtype="https://schema.org/Product"><meta itemprop="image" content="/werkplaats.png"></div></main>',
    ),
    { 'structured-data-valid': 'fail' },
  ],
  ['no structured data', edited(JSON_LD, ''), { 'structured-data-valid': 'skip' }],
  ['a small share image', answering({ '/deel.png': png(300, 300) }), { 'share-preview': 'warn' }],
  ['a dead share image', answering({ '/deel.png': { status: 404 } }), { 'share-preview': 'fail' }],
  ['nothing for sharing', edited(/<meta property="og:[\s\S]*og:url.*>/, ''), { 'share-preview': 'fail' }],
  ['a small icon', answering({ '/icoon.png': png(16, 16) }), { 'favicon-ok': 'warn' }],
  ['a dead icon', answering({ '/icoon.png': { status: 404 } }), { 'favicon-ok': 'fail' }],
  ['no viewport', edited(/<meta name="viewport".*>/, ''), { 'mobile-viewport': 'fail' }],
  [
    'an address in capitals',
    {
      url: `${HOST}/Diensten/Fietsreparatie`,
      html: HTML.replaceAll('/diensten/fietsreparatie', '/Diensten/Fietsreparatie'),
      answers: capitals(),
    },
    { 'url-readable': 'warn' },
  ],
];

const scored = new Set<string>(seo.checks.filter(({ weight }) => weight > 0).map(({ id }) => id));

describe('the pillar seo in a real browser', () => {
  test('every scored check is covered by at least one fault', () => {
    const spoiled = new Set(FAULTS.flatMap(([, , expected]) => Object.keys(expected).slice(0, 1)));
    expect([...scored].filter((id) => !spoiled.has(id))).toEqual([]);
  });

  test('passes every scored check on a good site', async () => {
    const findings = await scanSite(GOOD, browser);
    const others = findings.filter(({ id, outcome }) => scored.has(id) && outcome !== 'pass');
    expect(others.map(({ id, outcome, code, why, items }) => ({ id, outcome, code, why, items }))).toEqual([]);
    expect(computeScore('seo', findings)).toMatchObject({ score: 100, seen: 1, cap: null });
  });

  test.each(sampleOf(FAULTS, 2))('%s', async (_, change, expected) => {
    const before = await outcomes(GOOD);
    const after = await outcomes({ ...GOOD, ...change });
    const changed = Object.entries(after).filter(([id, outcome]) => before[id] !== outcome);
    expect(Object.fromEntries(changed)).toEqual(
      Object.fromEntries(Object.entries(expected).filter(([id, outcome]) => before[id] !== outcome)),
    );
  });

  test('a failing robots.txt counts once, and caps the score', async () => {
    const findings = await scanSite({ ...GOOD, ...answering({ '/robots.txt': { status: 503 } }) }, browser);
    const by = Object.fromEntries(findings.map(({ id, outcome }) => [id, outcome]));
    expect(by).toMatchObject({
      'robots-file-valid': 'fail',
      'robots-allows-page': 'skip',
      'sitemap-found': 'skip',
      'favicon-ok': 'pass',
    });
    expect(computeScore('seo', findings)).toMatchObject({ score: 69, cap: { at: 69, check: 'robots-file-valid' } });
  });

  test('skips the indexing checks when visitors get an error page', async () => {
    const by = await outcomes({ ...GOOD, status: 404 });
    expect(by).toMatchObject({
      'page-http-status': 'fail',
      'page-indexable': 'skip',
      'head-intact': 'skip',
      'canonical-single': 'skip',
      'title-present': 'pass',
    });
  });

  test('a challenge makes only the checks that it hides unknown', async () => {
    const by = await outcomes({ ...GOOD, status: 403 });
    expect(by).toMatchObject({
      'page-http-status': 'unknown',
      'page-indexable': 'unknown',
      'head-intact': 'unknown',
      'title-present': 'pass',
      'robots-allows-page': 'pass',
    });
  });
});
