import { describe, expect, test } from 'vitest';
import { type PageKind, pageKind } from '../../lib/parse/page-kind.ts';
import { type Deep, link, meta, page, property } from '../kit/facts.ts';

type Changes = Deep<ReturnType<typeof page>>;
const HOME = 'https://voorbeeld.nl';
const at = (path: string, changes: Changes = {}): Changes => ({
  ...changes,
  document: { url: `${HOME}${path}`, ...changes.document },
});
const marked = (data: object): Changes =>
  at('/x', { structuredData: { jsonLd: [JSON.stringify({ '@context': 'https://schema.org', ...data })] } });
const styled = (bodyClass: string): Changes => at('/x', { document: { bodyClass } });
const words = (count: number) => 'woord '.repeat(count);
const MAIL = { list: [link({ href: 'mailto:info@voorbeeld.nl' })] };
const SELLING = { content: 'Stadsfiets € 749,00 In winkelwagen' };
const PRE = { tags: { pre: 2 } };
const DATED = { tags: { article: 1 } };
const TIMES = { times: [{ datetime: '2026-11-01', text: '1 november' }] };

const KINDS: Readonly<Record<PageKind, readonly (readonly [string, Changes])[]>> = {
  service: [
    ['a password field and little text', at('/x', { forms: { visiblePasswordFields: 1 } })],
    ['a login address', at('/nl/inloggen/')],
    ['a cart', at('/Winkelwagen')],
    ['the word encoded', at('/%61frekenen')],
    ['a search', at('/?s=fiets')],
    ['a search on a shop page', at('/producten?q=fiets')],
    ['its structured data', marked({ '@type': 'CheckoutPage' })],
    ['its class', styled('page woocommerce-cart')],
  ],
  home: [
    ['the root', at('/')],
    ['an index file', at('/index.php')],
    ['a language alone', at('/nl/')],
    ['a language and country', at('/en-gb')],
    ['with tracking', at('/?utm_source=x&gclid=1')],
    ['its class', styled('home blog')],
  ],
  contact: [
    ['the word and a mail link', at('/contact', { links: MAIL })],
    [
      'the word and a form',
      at('/nl/klantenservice', {
        forms: { list: [{ action: null, method: 'post', fields: ['text', 'email'], selector: 'form' }] },
      }),
    ],
    ['the word and an address', at('/contact', { markup: { tags: { address: 1 } } })],
    ['its structured data', { ...marked({ '@type': 'ContactPage' }), links: MAIL }],
  ],
  shop: [
    ['a product', marked({ '@type': 'Product', name: 'Fiets' })],
    ['a product as main entity', marked({ '@type': 'WebPage', mainEntity: { '@type': 'ProductGroup' } })],
    [
      'one product in microdata',
      at('/x', { structuredData: { types: ['https://schema.org/Product', 'https://schema.org/Offer'] } }),
    ],
    ['its og:type', at('/x', { head: { metas: [property('og:type', 'product')] } })],
    ['its class', styled('single-product')],
    ['the word, a price and a button', at('/webshop/fietsen', { text: SELLING })],
  ],
  docs: [
    ['its structured data', marked({ '@type': 'TechArticle' })],
    ['its generator', at('/x', { head: { metas: [meta('generator', 'Docusaurus v3')] } })],
    ['the word and code', at('/docs/start', { markup: PRE })],
    ['the host and code', { document: { url: 'https://docs.voorbeeld.nl/start' }, markup: PRE }],
  ],
  article: [
    ['a dated article', marked({ '@type': 'BlogPosting', datePublished: '2026-11-01' })],
    [
      'the article that a page is about, beside others',
      marked({
        '@type': 'WebPage',
        mainEntity: { '@type': 'Article', datePublished: '2026-11-01' },
        relatedLink: { '@type': 'Article', datePublished: '2026-10-01' },
      }),
    ],
    [
      'the one article in its parts',
      marked({ '@type': 'WebPage', hasPart: { '@type': 'Article', dateModified: '2026-11-01' } }),
    ],
    ['its publication time', at('/x', { head: { metas: [property('article:published_time', '2026-11-01')] } })],
    ['its class', styled('single single-post')],
    ['one article with a time and text', at('/x', { markup: DATED, authorship: TIMES, text: { main: words(150) } })],
  ],
  other: [
    ['nothing', at('/over-ons')],
    ['og:type article alone', at('/x', { head: { metas: [property('og:type', 'article')] } })],
    ['an article without date', marked({ '@type': 'Article' })],
    [
      "a blog's overview",
      marked({
        '@type': 'Blog',
        blogPost: ['2026-10-01', '2026-11-01'].map((datePublished) => ({ '@type': 'BlogPosting', datePublished })),
      }),
    ],
    ['contact without a way to', at('/contact')],
    ['a shop address without price', at('/winkel')],
    [
      'many products in microdata',
      at('/x', { structuredData: { types: ['https://schema.org/Product', 'https://schema.org/Product'] } }),
    ],
    ['a list of products', marked({ '@type': 'ItemList', itemListElement: [{ '@type': 'Product' }] })],
    ['the word docs without code', at('/docs')],
    ['a password field in a long text', at('/x', { forms: { visiblePasswordFields: 1 }, text: { main: words(150) } })],
    ['a word within a segment', at('/login-problemen')],
    ['a home page with another query', at('/?p=12')],
    ['an empty search', at('/x?s=')],
    ['a short article', at('/x', { markup: DATED, authorship: TIMES, text: { content: words(100) } })],
  ],
};

describe.each(Object.entries(KINDS))('%s', (kind, situations) => {
  test.each(situations)('%s', (_, changes) => expect(pageKind(page(changes))).toBe(kind));
});

test('survives a broken address and broken structured data', () => {
  expect(pageKind(page({ document: { url: 'https://voorbeeld.nl/%E0%A4%A' } }))).toBe('other');
  expect(pageKind(page({ document: { url: 'https://voorbeeld.nl/x' }, structuredData: { jsonLd: ['{{'] } }))).toBe(
    'other',
  );
});
