import { describe, expect, test } from 'vitest';
import { PRODUCTS } from '../../../lib/data/software/products.ts';
import { isDistribution } from '../../../lib/parse/software/distribution.ts';
import { findProducts, type ProductEvidence } from '../../../lib/parse/software/found-products.ts';
import { countDaysSince } from '../../../lib/parse/software/table-age.ts';
import { isLocalHost, isUnder, parseHost } from '../../../lib/parse/url/host-match.ts';

type Given = Partial<Omit<ProductEvidence, 'addresses'>> & { readonly addresses?: readonly string[] };
const found = ({ addresses = [], ...evidence }: Given, own = true): readonly string[] =>
  findProducts(
    { generators: [], headers: {}, inline: [], ...evidence, addresses: addresses.map((url) => ({ url, own })) },
    PRODUCTS,
  ).map(({ name, version }) => (version === null ? name : `${name} ${version}`));
const at = (path: string): string => `https://voorbeeld.nl${path}`;

describe('products', () => {
  test.each([
    [{ generators: ['WordPress 6.4.2'] }, ['WordPress 6.4.2']],
    [
      { generators: ['Joomla! - Open Source Content Management'], addresses: [at('/media/system/js/core.js')] },
      ['Joomla'],
    ],
    [{ generators: ['Drupal 10 (https://www.drupal.org)'] }, ['Drupal 10']],
    [{ headers: { 'x-generator': 'Drupal 9 (https://www.drupal.org)' } }, ['Drupal 9']],
    [{ generators: ['TYPO3 CMS'], addresses: [at('/typo3temp/assets/a.css')] }, ['TYPO3']],
    [{ generators: ['PrestaShop'], headers: { 'powered-by': 'PrestaShop' } }, ['PrestaShop']],
    [{ headers: { 'x-magento-tags': 'x' }, addresses: [at('/static/version1712345678/frontend/a.js')] }, ['Magento']],
    [{ generators: ['Wix.com Website Builder'], headers: { 'x-wix-request-id': '1' } }, ['Wix']],
    [{ addresses: ['https://cdn.shopify.com/s/files/1.js'], headers: { 'powered-by': 'Shopify' } }, ['Shopify']],
    [{ generators: ['MediaWiki 1.39.17'] }, ['MediaWiki 1.39.17']],
    [{ generators: ['DokuWiki'], addresses: [at('/lib/exe/css.php?t=dokuwiki')] }, ['DokuWiki']],
    [{ addresses: [at('/themes/pmahomme/css/theme.css?v=5.2.1deb1%2Bdeb12u1')] }, ['phpMyAdmin 5.2.1']],
    [{ generators: ['Matomo - vrije analyse'], addresses: [at('/index.php?module=Proxy&action=getCss')] }, ['Matomo']],
    [{ generators: ['Astro v7.3.5'] }, ['Astro 7.3.5']],
    [{ generators: ['Hugo 0.111.3'] }, ['Hugo 0.111.3']],
    [{ generators: ['Jekyll v4.3.1'] }, ['Jekyll 4.3.1']],
    [{ generators: ['Hexo 7.3.0'] }, ['Hexo 7.3.0']],
    [{ generators: ['Docusaurus v3.10.2'] }, ['Docusaurus 3.10.2']],
    [{ generators: ['VitePress v1.6.4'] }, ['VitePress 1.6.4']],
    [{ generators: ['Eleventy v3.1.8'] }, ['Eleventy 3.1.8']],
    [{ generators: ['Gatsby 5.16.1'] }, ['Gatsby 5.16.1']],
    [{ headers: { 'x-sveltekit-page': 'true' }, addresses: [at('/_app/immutable/entry/start.js')] }, ['SvelteKit']],
    [{ headers: { 'x-powered-by': 'Next.js' }, addresses: [at('/_next/static/a.js')] }, ['Next.js']],
    [{ headers: { server: 'nginx/1.24.0', 'x-powered-by': 'PHP/8.1.2' } }, ['PHP 8.1.2', 'nginx 1.24.0']],
    [{ headers: { server: 'Apache/2.4.57 (Unix) OpenSSL/1.1.1k PHP/7.4' } }, ['Apache 2.4.57', 'OpenSSL 1.1.1k']],
    [{ addresses: [at('/wp-includes/css/dist/block-library/style.min.css?ver=6.5.2')] }, ['WordPress 6.5.2']],
  ])('%j', (evidence, names) => expect(found(evidence)).toEqual(names));

  /** Addresses that belong to a system, by which it is recognised when nothing else names it. */
  const OWN: readonly (readonly [string, string])[] = [
    ['WordPress', '/wp-content/themes/eigen/style.css'],
    ['WordPress', '/wp-includes/js/jquery/jquery.min.js?ver=3.7.1'],
    ['Joomla', '/media/system/js/core.min.js'],
    ['Drupal', '/sites/default/files/styles/large/public/foto.jpg'],
    ['TYPO3', '/typo3conf/ext/site/style.css'],
    ['Magento', '/static/version1712345678/frontend/Magento/luma/nl_NL/css/styles-m.css'],
    ['PrestaShop', '/modules/ps_shoppingcart/ps_shoppingcart.js'],
    ['Shopware', '/bundles/storefront/assets/font/Inter.woff2'],
    ['OpenCart', '/catalog/view/javascript/common.js'],
    ['Craft CMS', '/cpresources/1a2b3c4d/app.js'],
    ['Ghost', '/public/cards.min.css?v=0a1b2c3d4e'],
    ['MediaWiki', '/load.php?lang=nl&modules=site.styles&only=styles&skin=vector'],
    ['DokuWiki', '/lib/exe/css.php?t=dokuwiki'],
    ['phpMyAdmin', '/themes/pmahomme/css/theme.css'],
    ['Matomo', '/index.php?module=Proxy&action=getCss'],
    ['Roundcube', '/program/js/app.min.js?s=1794859272'],
    ['Nextcloud', '/dist/core-login.js?v=0a1b2c3d-0'],
    ['Moodle', '/theme/styles.php/boost/1712345678_1/all'],
    ['Next.js', '/_next/static/chunks/main-0a1b.js'],
    ['Nuxt', '/_nuxt/DxK3b1.js'],
    ['SvelteKit', '/_app/immutable/entry/start.js'],
    ['Astro', '/_astro/index.0a1b2c3d.css'],
    ['Docusaurus', '/assets/js/runtime~main.0a1b2c3d.js'],
    ['Gatsby', '/page-data/app-data.json'],
    ['ASP.NET', '/WebResource.axd?d=x'],
  ];
  test.each(OWN)('%s is recognised by %s of this site', (name, path) =>
    expect(found({ addresses: [at(path)] })).toEqual([name]),
  );
  test.each(OWN)('%s is not recognised by %s of another site', (_, path) =>
    expect(found({ addresses: [at(path)] }, false)).toEqual([]),
  );

  test.each([
    [{ generators: ['WordPress'] }, ['WordPress']],
    [{ generators: ['DokuWiki'] }, ['DokuWiki']],
    [{ headers: { 'x-powered-by': 'Strapi <strapi.io>' } }, ['Strapi']],
    [{ headers: { server: 'Apache' } }, ['Apache']],
    [{ inline: ['var prestashop = {"cart":{}}'] }, ['PrestaShop']],
    [{ inline: ['rcmail.set_env({"task":"login","rcversion":10605,"skin":"elastic"})'] }, ['Roundcube 1.6.5']],
    [{ addresses: [at('/core/misc/drupal.init.js?v=10.2.3')] }, ['Drupal 10.2.3']],
    // Each may belong to another system; both together are its own.
    [{ addresses: [at('/concrete/js/a.js'), at('/application/files/a.jpg')] }, ['Concrete CMS']],
  ])('%j is enough', (evidence, names) => expect(found(evidence)).toEqual(names));

  test.each([
    { addresses: [at('/wp-content/uploads/foto.jpg')] },
    { addresses: [at('/concrete/js/a.js')] },
    { addresses: [at('/concrete/js/a.js'), at('/concrete/js/b.js')] },
    { addresses: ['https://cdn.shopify.com/s/files/1.js', at('/cdn/shop/a.js')] },
    { addresses: ['https://static.parastorage.com/a.js'] },
    { inline: ['const docs = "var prestashop = {\\""'] },
    { generators: ['Een wiki met MediaWiki 1.39.17'] },
    { addresses: [at('/load.php?lang=nl&modules=startup')] },
    { addresses: [at('/themes/metro/css/theme.css?v=abc')] },
    { addresses: [at('/themes/eigen/css/theme.css?v=5.2.1')] },
    { headers: { server: 'cloudflare' } },
  ])('%j names no product', (evidence) => expect(found(evidence)).toEqual([]));
});

describe('a distribution’s build', () => {
  test.each([
    'PHP/7.4.3-4ubuntu2.18',
    'PHP/5.6.40-0+deb8u12',
    'Apache/2.4.6 (CentOS)',
    'nginx/1.18.0 (Ubuntu)',
    'PHP/7.2.24-1.el8',
    'nginx/1.22.1',
    'nginx/1.26.3',
  ])('%s', (banner) => expect(isDistribution(banner)).toBe(true));
  test.each(['PHP/7.4.33', 'nginx/1.18.0', 'Apache/2.4.57 (Unix)', 'Microsoft-IIS/8.5'])('%s is not one', (banner) =>
    expect(isDistribution(banner)).toBe(false),
  );
});

describe('hosts', () => {
  test.each([
    ['a.voorbeeld.nl', 'voorbeeld.nl', true],
    ['voorbeeld.nl', 'voorbeeld.nl', true],
    ['nietvoorbeeld.nl', 'voorbeeld.nl', false],
  ])('%s under %s: %s', (host, domain, expected) => expect(isUnder(host, domain)).toBe(expected));
  test.each(['localhost', '127.0.0.1', '10.1.2.3', '192.168.0.5', '172.16.0.1', 'app.local', 'site.test', '[::1]'])(
    '%s is local',
    (host) => expect(isLocalHost(host)).toBe(true),
  );
  test.each(['voorbeeld.nl', '172.15.0.1', '11.0.0.1', 'localhost.nl', 'test.nl'])('%s is not local', (host) =>
    expect(isLocalHost(host)).toBe(false),
  );
  test('an invalid address has no host', () => expect(parseHost('data:,x')).toBe(''));
});

test('countDaysSince counts whole days', () => {
  const at2026 = Date.UTC(2026, 10, 20);
  expect(countDaysSince('2026-11-19', at2026)).toBe(1);
});
