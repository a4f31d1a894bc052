import { linkElement, meta, property, resource } from '../../../kit/facts.ts';
import {
  at,
  type Changes,
  type Example,
  form,
  forms,
  HOST,
  links,
  MAIL,
  marked,
  SEARCH_BOX,
  text,
  words,
} from './pages.ts';

/* Pages for reading, and pages that look like them. */

const generator = (name: string) => ({ head: { metas: [meta('generator', name)] } });
const styled = (bodyClass: string) => ({ document: { bodyClass } });
const CODE = { markup: { tags: { pre: 2 } } };
const DATED = {
  markup: { tags: { article: 1 } },
  authorship: { times: [{ datetime: '2026-11-01', text: '1 november' }] },
};
const SELLING = text('Stadsfiets € 749,00 In winkelwagen');
const POSTS = ['2026-10-01', '2026-11-01'].map((datePublished) => ({ '@type': 'BlogPosting', datePublished }));
const published = { head: { metas: [property('article:published_time', '2026-11-01')] } };

/** A page at any address whose title and heading do not reveal its kind. */
const plain = (what: string, changes: Example[1], path = '/x'): Example => [
  what,
  at(path, 'Voorbeeld', 'Voorbeeld', changes),
];

export const HOME: readonly Example[] = [
  plain('the root', {}, '/'),
  plain('an index file', {}, '/index.php'),
  plain('a language alone', {}, '/nl/'),
  plain('a language and country', {}, '/en-gb'),
  plain('with tracking', {}, '/?utm_source=x&gclid=1'),
  plain('WordPress', styled('home blog wp-theme-x')),
  plain('Ghost', styled('home-template')),
  plain('Magento', styled('cms-home cms-index-index')),
  plain('Drupal', styled('path-frontpage page-node-type-page')),
  plain('made by a tool for documentation', generator('VitePress v1.6'), '/'),
];

export const NOT_HOME: readonly Example[] = [
  plain('a page below it', {}, '/over-ons'),
  plain('a page of WordPress without plain addresses', {}, '/?p=12'),
  plain('the second page of a blog', styled('home blog paged'), '/page/2/'),
  plain('a word of two letters with more', {}, '/nl/over-ons'),
  plain('a page about homes', {}, '/home/inrichten'),
];

export const CONTACT: readonly Example[] = [
  plain('the word and a mail link', MAIL, '/contact'),
  plain('the word and a form', forms(form('post', 'text', 'email')), '/nl/klantenservice'),
  plain('the word and an address', { markup: { tags: { address: 1 } } }, '/contact.html'),
  plain('its structured data', { ...marked({ '@type': 'ContactPage' }), ...MAIL }),
  ['its heading', at('/?page_id=12', 'Contact - Bakker', 'Contact', MAIL)],
  plain('with a newsletter beside', forms(form('post', 'email'), form('post', 'text', 'email')), '/contact'),
];

export const NOT_CONTACT: readonly Example[] = [
  plain('without a way to', {}, '/contact'),
  plain('an article about it', { ...MAIL, ...DATED, ...text(words(300)) }, '/blog/contact-opnemen'),
  plain('the thanks for it', MAIL, '/contact/bedankt'),
  plain('customer service, deep down', MAIL, '/klantenservice/retour/voorwaarden'),
  plain('a page with a mail link', MAIL, '/over-ons'),
  ['lenses', at('/lenzen', 'Contactlenzen', 'Contactlenzen', MAIL)],
];

export const PRODUCT: readonly Example[] = [
  plain('its structured data', marked({ '@type': 'Product', name: 'Fiets' })),
  plain('as main entity', marked({ '@type': 'WebPage', mainEntity: { '@type': 'ProductGroup' } })),
  plain('one in microdata', {
    structuredData: { types: ['https://schema.org/Product', 'https://schema.org/Offer'] },
  }),
  plain('its og:type', { head: { metas: [property('og:type', 'product')] } }),
  plain('WooCommerce', styled('single-product woocommerce')),
  plain('Magento', styled('catalog-product-view')),
  plain('the word, a price and one button', SELLING, '/webshop/stadsfiets'),
];

export const NOT_PRODUCT: readonly Example[] = [
  plain('many in microdata', {
    structuredData: { types: ['https://schema.org/Product', 'https://schema.org/Product'] },
  }),
  plain('several subjects', {
    structuredData: { jsonLd: [1, 2].map(() => '{"@context":"https://schema.org","@type":"Product"}') },
  }),
  plain(
    'a list of them',
    marked({ '@type': 'ItemList', itemListElement: [{ '@type': 'Product' }, { '@type': 'Product' }] }),
  ),
  plain('many buttons', text('Fiets € 749,00 In winkelwagen. Bel € 9,00 In winkelwagen.'), '/webshop/fietsen'),
  plain('the address alone', {}, '/winkel'),
  plain('a price alone', text('Een knipbeurt kost € 24,00'), '/diensten'),
];

/** Posts with their dates. */
const dated = (count: number): Changes => ({
  markup: { tags: { article: count } },
  authorship: { times: Array.from({ length: count }, () => ({ datetime: '2026-03-04', text: '4 maart 2026' })) },
});

export const LISTING: readonly Example[] = [
  plain('WordPress, a category', styled('archive category category-nieuws')),
  plain('WooCommerce, its shop', styled('archive post-type-archive woocommerce-shop')),
  plain('Ghost, a tag', styled('tag-template tag-nieuws')),
  plain('Magento, a category', styled('catalog-category-view')),
  plain('Shopify, a collection', styled('template-collection')),
  plain('Hexo, the second page', { head: { links: [linkElement('prev', '/')] } }, '/page/2/'),
  plain('its structured data', marked({ '@type': 'CollectionPage' })),
  plain("a blog's overview", marked({ '@type': 'Blog', blogPost: POSTS })),
  plain('the archive of Hexo with its first post', dated(1), '/archives/'),
  plain('the sitemap of DokuWiki', {}, '/doku.php?id=start&do=index'),
  plain('the blog of a tool for documentation', { ...generator('Docusaurus v3.10.2'), ...dated(4) }, '/blog/'),
];

export const NOT_LISTING: readonly Example[] = [
  plain('documentation in a blog', { ...generator('Docusaurus v3.10.2'), ...dated(1) }, '/blog/welkom/'),
  plain('what an archive is, told in a house that keeps one', CODE, '/archief/'),
  plain('what somebody is to do', {}, '/doku.php?id=start&do=edit'),
  plain('an article among its comments', { ...published, markup: { tags: { article: 12 } } }),
  plain(
    'an article that shows others',
    marked({ '@graph': [{ '@type': 'Article', datePublished: '2026-11-01' }, { '@type': 'ItemList' }] }),
  ),
  plain('a page with many links', links(80)),
  plain('a path of crumbs', marked({ '@type': 'BreadcrumbList' })),
  plain('a word in the address', {}, '/blog/archief-van-1953'),
];

export const DOCS: readonly Example[] = [
  plain('its structured data', marked({ '@type': 'TechArticle' })),
  plain(
    'the index of Sphinx, which does not lead to itself',
    { resources: { list: [resource('script', `${HOST}/_static/documentation_options.js`)] } },
    '/genindex.html',
  ),
  plain('Docusaurus', generator('Docusaurus v3.9')),
  plain('VitePress', generator('VitePress v1.6.4')),
  plain('Astro Starlight', generator('Starlight v0.36')),
  plain('Sphinx', { head: { links: [linkElement('index', 'https://voorbeeld.nl/genindex.html')] } }),
  plain('the word and code', CODE, '/docs/start'),
  plain('the host and code', { ...CODE, document: { url: 'https://docs.voorbeeld.nl/start' } }),
  plain('dated, by its tool', { ...generator('Docusaurus v3.9'), ...DATED, ...text(words(200)) }),
];

export const NOT_DOCS: readonly Example[] = [
  plain('the word without code', {}, '/docs'),
  plain('code in an article', { ...CODE, ...published }, '/blog/grid'),
  plain('code on a page', CODE, '/over-ons'),
  plain('a wiki', { ...generator('MediaWiki 1.43.5'), ...text(words(300)) }, '/wiki/Vogels'),
  plain("a tool's own blog", {
    head: { metas: [meta('generator', 'Docusaurus v3.9'), property('article:published_time', '2026-11-01')] },
  }),
  plain('a box to search', SEARCH_BOX, '/handleiding'),
];

export const ARTICLE: readonly Example[] = [
  plain('dated', marked({ '@type': 'BlogPosting', datePublished: '2026-11-01' })),
  plain(
    'the one that a page is about, beside others',
    marked({
      '@type': 'WebPage',
      mainEntity: { '@type': 'Article', datePublished: '2026-11-01' },
      relatedLink: { '@type': 'Article', datePublished: '2026-10-01' },
    }),
  ),
  plain(
    'the one in its parts',
    marked({ '@type': 'WebPage', hasPart: { '@type': 'Article', dateModified: '2026-11-01' } }),
  ),
  plain('its publication time', published),
  plain('WordPress', styled('single single-post postid-12')),
  plain('Ghost', styled('post-template tag-nieuws')),
  plain('one with a time and text', { ...DATED, ...text(words(160)) }),
];

export const NOT_ARTICLE: readonly Example[] = [
  plain('og:type alone', { head: { metas: [property('og:type', 'article')] } }),
  plain('without a date', marked({ '@type': 'Article' })),
  plain('a short one', { ...DATED, ...text(words(100)) }),
  plain('a page of WordPress that a plugin marks', { ...published, ...styled('page page-id-12') }),
  plain('several cards', { ...DATED, markup: { tags: { article: 6 } }, ...text(words(200)) }),
  plain('a page of Ghost', { ...published, ...styled('page-template') }),
];
