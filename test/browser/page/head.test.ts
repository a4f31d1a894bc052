import { describe, expect, test } from 'vitest';
import type { Page } from '../../../lib/facts/page.ts';
import { inPage } from '../kit/in-page.ts';

const { run } = inPage('lib/collect/page/read-page.ts');
const live = (html: string): Promise<Page> => run<Page>(html, 'subject.readLive(document)');
const raw = (html: string): Promise<Page> =>
  run<Page>('', `subject.readRaw(${JSON.stringify(html)}, 'https://voorbeeld.nl/')`);

describe('head', () => {
  test('lists titles, except those of SVG images', async () => {
    const { head } = await live('<title>a</title><body><svg><title>b</title></svg><title> c  d </title>');
    expect(head.titles).toEqual(['a', 'c d']);
  });

  test('lists metas and links, in lower case where they are case-insensitive', async () => {
    const { head } = await live(
      '<title>t</title><META NAME="Robots" CONTENT="NoIndex"><meta property="OG:Title" content=x><meta http-equiv="Refresh" content=5>' +
        '<LINK REL="Alternate  Stylesheet" HREF="/a" HREFLANG="nl-NL" TYPE="Text/CSS" sizes="32X32"><link rel=canonical href="https://[">',
    );
    expect(head.metas).toEqual([
      { name: 'robots', property: '', httpEquiv: '', content: 'NoIndex', inHead: true },
      { name: '', property: 'og:title', httpEquiv: '', content: 'x', inHead: true },
      { name: '', property: '', httpEquiv: 'refresh', content: '5', inHead: true },
    ]);
    expect(head.links).toMatchObject([
      {
        rel: 'alternate stylesheet',
        raw: '/a',
        href: 'https://voorbeeld.nl/a',
        hreflang: 'nl-NL',
        type: 'text/css',
        sizes: '32x32',
      },
      { rel: 'canonical', raw: 'https://[', href: null },
    ]);
  });

  test('marks what a stray element pushes into the body', async () => {
    const html =
      '<head><title>t</title><img src=x><link rel=canonical href="/"><meta name=robots content=noindex></head><body>';
    const { head } = await raw(html);
    expect(head.strays).toEqual(['img']);
    expect(head.links).toMatchObject([{ rel: 'canonical', inHead: false }]);
    expect(head.metas).toMatchObject([{ name: 'robots', inHead: false }]);
  });

  test('is ended by a noscript in it only when scripts are off', async () => {
    const html = '<head><title>t</title><noscript><img src=x></noscript><link rel=canonical href="/"></head><body>';
    expect((await raw(html)).head).toMatchObject({ strays: ['noscript > img'], links: [{ inHead: false }] });
    expect((await live(html)).head).toMatchObject({ strays: [], links: [{ inHead: true }] });
  });

  test('finds the same stray elements as the parser', async () => {
    const inside = [
      '<meta name=a>',
      '<script>"<p>"</script>',
      '<style>p{}</style>',
      '<!-- <p> -->',
      '<base href="/">',
      '<template><p></template>',
    ];
    const outside = [
      '<p>',
      'tekst',
      '<noscript><p></noscript>',
      '<custom-element></custom-element>',
      '<object></object>',
    ];
    for (const part of [...inside, ...outside]) {
      const { head } = await raw(
        `<html><head><title>t</title>${part}<meta name=robots content=x></head><body></body></html>`,
      );
      const isInHead = head.metas.find(({ name }) => name === 'robots')?.inHead;
      expect([part, head.strays.length === 0]).toEqual([part, isInHead]);
    }
  });

  test('prioritises important links when there are too many', async () => {
    const preloads = '<link rel=preload as=script href="/p.js">'.repeat(400);
    const { head } = await raw(`<head><title>t</title>${preloads}<link rel=canonical href="/c"></head><body>`);
    expect(head.links).toHaveLength(300);
    expect(head.links.at(-1)).toMatchObject({ rel: 'canonical' });
  });
});

test('headings are listed by level and name', async () => {
  const { headings } = await live(
    '<title>t</title><h1>Een <b>kop</b></h1><h2 role=presentation>x</h2><div role=heading aria-level=3>Drie</div><div role=heading>Twee</div>' +
      '<h4 style="display:none">Weg</h4><h2 aria-label="Anders">x</h2>',
  );
  expect(headings).toEqual([
    { level: 1, text: 'Een kop', visible: true },
    { level: 3, text: 'Drie', visible: true },
    { level: 2, text: 'Twee', visible: true },
    { level: 4, text: 'Weg', visible: false },
    { level: 2, text: 'Anders', visible: true },
  ]);
});

describe('structured data', () => {
  test('returns JSON-LD as written, in whole blocks only', async () => {
    const big = `{"a":"${'x'.repeat(200_000)}"}`;
    const { structuredData } = await raw(
      `<script type="application/ld+json" class="yoast-schema-graph  een">{"a":1}</script><script type="Application/LD+JSON; charset=utf-8"> [2] </script>
       <script type="application/json">{"b":1}</script><script type="application/ld+json">${big}</script><script type="application/ld+json">{"c":3}</script>`,
    );
    expect(structuredData.jsonLd).toEqual(['{"a":1}', ' [2] ', '{"c":3}']);
    expect(structuredData.truncated).toBe(true);
    expect(structuredData.classes).toEqual(['yoast-schema-graph', 'een']);
  });

  test('lists the types of microdata and RDFa', async () => {
    const { structuredData } = await live(
      `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name"> Fiets </span><img itemprop=image src="/a.jpg">
       <div itemprop=offers itemscope itemtype="https://schema.org/Offer"><meta itemprop=price content="749.00"><time itemprop=validFrom datetime=2026-11-20>nu</time></div></div>
       <p typeof="schema:Person Thing">x</p><span itemprop=los>x</span>`,
    );
    expect(structuredData.types).toEqual([
      'https://schema.org/Product',
      'https://schema.org/Offer',
      'schema:Person',
      'Thing',
    ]);
    expect(
      structuredData.microdata.map(({ type, property, value }) => [type.slice(19), property, value.slice(0, 30)]),
    ).toEqual([
      ['Product', 'name', 'Fiets'],
      ['Product', 'image', 'https://voorbeeld.nl/a.jpg'],
      ['Product', 'offers', 'nu'],
      ['Offer', 'price', '749.00'],
      ['Offer', 'validFrom', '2026-11-20'],
    ]);
  });

  test('lists microdata and RDFa as the items that they form', async () => {
    const { structuredData } = await live(
      `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name"> Fiets &amp; "co" </span><img itemprop=image src="/a.jpg">
       <ul><li itemprop=offers itemscope itemtype="http://schema.org/Offer"><meta itemprop=price content="749.00"><script>if (a<b) c</script>
       <li itemprop=offers itemscope itemtype="http://schema.org/Offer"><time itemprop=priceValidUntil datetime=2026-12-31>nu</time></ul>
       <b itemprop="review">goed</b><p itemprop="review" itemscope itemtype="https://schema.org/Review"><i itemprop="constructor __proto__ author">An</i></p></div>
       <nav vocab="https://schema.org/" typeof="BreadcrumbList"><span property="itemListElement" typeof="ListItem"><a property="item" typeof="WebPage" href="/x"><span property="name">X</span></a><meta property="position" content="1"></span></nav>
       <div itemscope itemtype="http://data-vocabulary.org/Breadcrumb"><i itemprop=title>x</i></div><p typeof="foaf:Person"><i property=name>x</i></p>
       <div itemscope><i itemprop=name>x</i></div>`,
    );
    const fields = (text: string): unknown =>
      JSON.parse(text, (key, value) => (key === '@context' ? undefined : value));
    expect(structuredData.annotated.map(fields)).toEqual([
      {
        '@type': 'Product',
        name: 'Fiets &  co',
        image: 'https://voorbeeld.nl/a.jpg',
        offers: [
          { '@type': 'Offer', price: '749.00' },
          { '@type': 'Offer', priceValidUntil: '2026-12-31' },
        ],
        review: [{ '@type': 'Review', author: 'An' }, 'goed'],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: {
          '@type': 'ListItem',
          item: { '@type': 'WebPage', '@id': 'https://voorbeeld.nl/x', name: 'X' },
          position: '1',
        },
      },
    ]);
    expect(structuredData.truncated).toBe(false);
  });

  test('reports when there is more microdata than the limit', async () => {
    const { structuredData } = await live(
      '<div itemscope itemtype="https://schema.org/Product"><i itemprop=name>x</i></div>'.repeat(3_000),
    );
    expect(structuredData.truncated).toBe(true);
    expect(structuredData.annotated.join('').length).toBeLessThan(30_000);
  });
});

describe('document facts', () => {
  test('include language, body class, translation, recolouring and rendering mode', async () => {
    const { document } = await live(
      '<html lang="nl-NL" class="a translated-ltr" data-darkreader-mode="dynamic"><title>t</title><body class=" home  page "><div id=h></div><script>h.attachShadow({mode:"open"}).textContent="t"</script>',
    );
    expect(document).toMatchObject({
      lang: 'nl-NL',
      bodyClass: 'home page',
      translated: true,
      recoloured: true,
      quirks: true,
      openShadowRoots: 1,
      complete: true,
    });
  });
});
