import { describe, expect, test } from 'vitest';
import { readStructuredData } from '../../../../lib/collect/page/content/structured-data.ts';
import { sent, shown, times } from '../../../kit/reading.ts';

const raw = (html: string) => readStructuredData(sent(`<body>${html}`));

describe('JSON-LD', () => {
  test.each(['application/ld+json', ' Application/LD+JSON ; charset=utf-8'])('reads type %j', async (type) =>
    expect(await raw(`<script type="${type}"> {"a":1} </script>`)).toEqual({
      jsonLd: [' {"a":1} '],
      classes: [],
      annotated: [],
      truncated: false,
      types: [],
      microdata: [],
    }),
  );

  test('lists the classes of its scripts, at most twenty', async () => {
    const { classes } = await raw(
      `<script class=no></script><script type="application/ld+json" class=" a  b ">{}</script>${'<script type="application/ld+json" class="c d">{}</script>'.repeat(10)}`,
    );
    expect(classes?.slice(0, 4)).toEqual(['a', 'b', 'c', 'd']);
    expect(classes).toHaveLength(20);
  });

  test.each(['application/json', 'application/ld+jsonp', 'x-application/ld+json', ''])('not type %j', async (type) =>
    expect((await raw(`<script type="${type}">{}</script><script>{}</script>`)).jsonLd).toEqual([]),
  );

  test('is read in whole blocks only, as far as they fit', async () => {
    const block = (length: number): string => `<script type="application/ld+json">${'x'.repeat(length)}</script>`;
    expect(await raw(block(200_000))).toMatchObject({ jsonLd: ['x'.repeat(200_000)], truncated: false });
    expect(await raw(block(200_001))).toMatchObject({ jsonLd: [], truncated: true });
    const { jsonLd, truncated } = await raw(block(150_000) + block(50_001) + block(50_000));
    expect([jsonLd.map(({ length }) => length), truncated]).toEqual([[150_000, 50_000], true]);
  });
});

test('types of both vocabularies are listed, at most a hundred', async () => {
  const html = '<p itemscope itemtype=" https://schema.org/A  B" typeof="C D"></p><p typeof=E></p>';
  expect((await raw(html)).types).toEqual(['https://schema.org/A', 'B', 'C', 'D', 'E']);
  expect((await raw(times(110, () => '<p typeof=a></p>'))).types).toHaveLength(100);
  expect((await raw(`<p typeof=${'x'.repeat(300)}></p>`)).types[0]).toHaveLength(200);
});

describe('the value of a microdata property', () => {
  test.each([
    ['<i itemprop=p> een\n twee </i>', 'een twee'],
    ['<i itemprop=p content=" c ">x</i>', 'c'],
    ['<meta itemprop=p content=c>', 'c'],
    ['<meta itemprop=p>', ''],
    ...['audio', 'embed', 'iframe', 'img', 'source', 'video'].map((tag) => [
      `<${tag} itemprop=p src=/a>`,
      'https://voorbeeld.nl/a',
    ]),
    ['<a itemprop=p href=/a>x</a>', 'https://voorbeeld.nl/a'],
    ['<area itemprop=p href=/a>', 'https://voorbeeld.nl/a'],
    ['<link itemprop=p href=/a>', 'https://voorbeeld.nl/a'],
    ['<object itemprop=p data=/a></object>', 'https://voorbeeld.nl/a'],
    ['<a itemprop=p href="https://[">x</a>', 'https://['],
    ['<data itemprop=p value=12>x</data>', '12'],
    ['<meter itemprop=p value=12>x</meter>', '12'],
    ['<time itemprop=p datetime=2026-11-20>x</time>', '2026-11-20'],
    ['<time itemprop=p>vandaag</time>', 'vandaag'],
    [`<i itemprop=p>${'x'.repeat(300)}</i>`, 'x'.repeat(200)],
  ])('%s: %s', async (html, value) =>
    expect((await raw(`<div itemscope itemtype=T>${html}</div>`)).microdata).toEqual([
      { type: 'T', property: 'p', value },
    ]),
  );
});

describe('microdata', () => {
  test('is listed by item, with one entry for each name of a property', async () => {
    const html = `<div itemscope itemtype=A><p itemprop="a  b" itemscope itemtype=B><i itemprop=c>1</i></p></div>
      <p itemscope><i itemprop=d>2</i></p><i itemprop=los>3</i>`;
    expect((await raw(html)).microdata).toEqual([
      { type: 'A', property: 'a', value: '1' },
      { type: 'A', property: 'b', value: '1' },
      { type: 'B', property: 'c', value: '1' },
      { type: '', property: 'd', value: '2' },
    ]);
  });

  test('is limited to fifty items, five hundred properties and 25,000 characters', async () => {
    const item = '<p itemscope><i itemprop=a></i></p>';
    expect((await raw(item.repeat(60))).microdata).toHaveLength(50);
    expect((await raw(`<p itemscope>${'<i itemprop=a></i>'.repeat(510)}</p>`)).microdata).toHaveLength(500);
    const long = `<i itemprop=a>${'x'.repeat(200)}</i>`;
    // 236 characters each as JSON.
    expect((await raw(`<p itemscope>${long.repeat(200)}</p>`)).microdata).toHaveLength(105);
  });
});

describe('items of schema.org as JSON-LD, on the shown page', () => {
  const live = async (html: string) => {
    const { annotated, truncated } = await readStructuredData(shown(`<body>${html}`));
    expect(annotated.every((one) => JSON.parse(one)['@context'] === 'https://schema.org')).toBe(true);
    const items = annotated.map((one) => JSON.parse(one, (key, value) => (key === '@context' ? undefined : value)));
    return { items, truncated };
  };
  const T = 'itemscope itemtype=https://schema.org/T';

  test('are absent in HTML that was only parsed', async () =>
    expect((await raw(`<p ${T}><i itemprop=a>1</i></p>`)).annotated).toEqual([]));

  test.each([
    [`<p ${T}><i itemprop=a> 1 </i><i itemprop=a>2</i></p>`, { a: ['1', '2'] }],
    [`<p ${T}><i itemprop="a http://schema.org/b">1</i></p>`, { a: '1', b: '1' }],
    [`<p ${T}><i itemprop=a>"&lt;b>\\&amp;</i></p>`, { a: 'b  &' }],
    [`<p ${T}><i itemprop="A a1 constructor __proto__ b">1</i></p>`, { b: '1' }],
    [`<p ${T}><i itemprop=a></i><i itemprop=b>1</i></p>`, { b: '1' }],
    [
      `<p ${T}><i itemprop=a>1</i><b itemprop=a ${T}><i itemprop=b>2</i></b></p>`,
      { a: [{ '@type': 'T', b: '2' }, '1'] },
    ],
    [`<p ${T}><i itemprop=a>1</i><b itemprop=9 ${T}><i itemprop=b>2</i></b></p>`, { a: '1' }],
  ])('%s', async (html, fields) => {
    const [item] = (await live(html)).items;
    expect(item).toMatchObject({ '@type': 'T' });
    for (const [name, value] of Object.entries(fields))
      expect(JSON.stringify(item[name]).replace(/\s+/g, ' ')).toBe(JSON.stringify(value).replace(/\s+/g, ' '));
    expect(Object.keys(item).toSorted()).toEqual(['@type', ...Object.keys(fields)].toSorted());
  });

  test.each([
    ['microdata over http, with www', '<p itemscope itemtype="x http://www.schema.org/T"><i itemprop=a>1</i></p>'],
    ['a prefix', '<p typeof="schema:T"><i property="schema:a">1</i></p>'],
    ['a vocabulary without its slash', '<div vocab=" https://schema.org"><p typeof=T><i property=a>1</i></p></div>'],
    ['a vocabulary', '<p vocab="http://schema.org/" typeof="T U"><i property=a>1</i></p>'],
    ['content', '<p typeof="schema:T"><i property=a content=1 href=/x>2</i></p>'],
    ['a time', '<p typeof="schema:T"><time property=a datetime=1>2</time></p>'],
  ])('are recognised by %s', async (_, html) => expect((await live(html)).items).toEqual([{ '@type': 'T', a: '1' }]));

  test.each(['href', 'src', 'resource'])('an address in %s is made absolute', async (name) => {
    const { items } = await live(`<p typeof="schema:T"><i property=a ${name}=/x>2</i></p>`);
    expect(items).toEqual([{ '@type': 'T', a: 'https://voorbeeld.nl/x' }]);
  });

  test.each([
    [
      'another vocabulary',
      '<p typeof="foaf:T"><i property=a>1</i></p><p itemscope itemtype=https://a.nl/T><i itemprop=a>1</i></p>',
    ],
    ['a bare type without vocabulary', '<p typeof=T><i property=a>1</i></p>'],
    ['a bare type of another vocabulary', '<p vocab="https://a.nl/" typeof=T><i property=a>1</i></p>'],
    ['a bare type in microdata', '<p vocab="https://schema.org/" itemscope itemtype=T><i itemprop=a>1</i></p>'],
    ['a type that is not a word', '<p itemscope itemtype=https://schema.org/T/U><i itemprop=a>1</i></p>'],
  ])('%s is skipped', async (_, html) => expect((await live(html)).items).toEqual([]));

  test.each([
    ['itemid', `<p ${T} itemid="/z"><i itemprop=a>1</i></p>`, 'https://voorbeeld.nl/z'],
    ['resource', '<p typeof="schema:T" resource="#z"><i property="schema:a">1</i></p>', 'https://voorbeeld.nl/#z'],
    ['about', '<p typeof="schema:T" about="/z" href="/y"><i property="schema:a">1</i></p>', 'https://voorbeeld.nl/z'],
    ['a blank node', '<p typeof="schema:T" resource="_:z"><i property="schema:a">1</i></p>', undefined],
    ['the href of a link in microdata', `<a ${T} href="/z"><i itemprop=a>1</i></a>`, undefined],
  ])('have the address that %s gives', async (_, html, id) => expect((await live(html)).items[0]['@id']).toBe(id));

  test.each([
    ['itemid', `<p ${T}><a itemprop=item ${T} itemid="/z" href="/y"><i itemprop=a>1</i></a></p>`],
    ['href in a breadcrumb', `<p ${T}><a itemprop=item ${T} href="/z"><i itemprop=a>1</i></a></p>`],
    ['href in RDFa', '<p typeof="schema:T"><a property=item typeof="schema:T" href="/z"><i property=a>1</i></a></p>'],
  ])('have the address of what they hold: %s', async (_, html) =>
    expect((await live(html)).items[0].item).toMatchObject({ '@id': 'https://voorbeeld.nl/z', a: '1' }),
  );

  const PART = `itemprop=b ${T}`;
  test.each([
    ['a value', `<p ${T} itemref=x></p><i id=x itemprop=a>1</i>`, { a: '1' }],
    ['what stands before it', `<i id=x itemprop=a>1</i><p ${T} itemref=x></p>`, { a: '1' }],
    ['what is within', `<p ${T} itemref="y x"></p><b id=x><i itemprop=a>1</i></b>`, { a: '1' }],
    ['an item', `<p ${T} itemref=x></p><b id=x ${PART}><i itemprop=a>1</i></b>`, { b: { '@type': 'T', a: '1' } }],
    ['no values of that item', `<p ${T} itemref=x></p><b id=x ${T}><i itemprop=a>1</i></b>`, {}],
    ['nothing twice', `<p ${T} itemref=x><i id=x itemprop=a>1</i></p>`, { a: '1' }],
    ['no item that refers on', `<p ${T} itemref=x></p><b id=x ${PART} itemref=x></b>`, {}],
  ])('take in by itemref: %s', async (_, html, fields) =>
    expect((await live(html)).items[0]).toEqual({ '@type': 'T', ...fields }),
  );

  test('share what several refer to', async () => {
    const shared = `<b id=x ${PART}><i itemprop=a>1</i></b>`;
    const { items } = await live(`<p ${T} itemref=x></p><p ${T} itemref=x></p>${shared}`);
    expect(items.map(({ b }) => b)).toEqual([
      { '@type': 'T', a: '1' },
      { '@type': 'T', a: '1' },
    ]);
  });

  test('are limited to five thousand elements and 30,000 characters', { tags: ['full'] }, async () => {
    const padding = (count: number): string => '<i itemprop=x></i>'.repeat(count);
    const item = `<p ${T}><i itemprop=a>1</i></p>`;
    expect(await live(padding(4_998) + item)).toEqual({ items: [{ '@type': 'T', a: '1' }], truncated: false });
    expect(await live(padding(5_000) + item)).toEqual({ items: [], truncated: true });
    const many = await live(`<p ${T}><i itemprop=a>${'x'.repeat(190)}</i></p>`.repeat(150));
    expect(many.truncated).toBe(true);
    expect(many.items.length).toBeGreaterThan(110);
    expect(many.items.length).toBeLessThan(130);
  });
});
