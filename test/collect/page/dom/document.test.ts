import { afterEach, describe, expect, test } from 'vitest';
import { readAuthorship } from '../../../../lib/collect/page/content/authorship.ts';
import { readDocument } from '../../../../lib/collect/page/dom/document.ts';
import { resolveBase } from '../../../../lib/collect/page/dom/reading.ts';
import { buildSelector } from '../../../../lib/collect/page/dom/selector.ts';
import { readPart, readRaw } from '../../../../lib/collect/page/read-page.ts';
import { Page } from '../../../../lib/facts/page.ts';
import { HOME, sent, shown, times } from '../../../kit/reading.ts';

describe('a document', () => {
  test('is described with its properties', async () => {
    const html = '<!doctype html><html lang=" nl-NL "><body class=" home  page "><p></p>';
    expect(await readDocument(sent(html, `${HOME}a?b#c`))).toEqual({
      url: `${HOME}a?b`,
      contentType: 'text/html',
      lang: ' nl-NL ',
      quirks: false,
      bodyClass: 'home page',
      elements: 4,
      complete: true,
      openShadowRoots: 0,
      truncated: false,
      sourceLength: html.length,
      translated: false,
    });
  });

  test('is described without optional properties', async () =>
    expect(await readDocument(sent('<frameset>'))).toMatchObject({ lang: null, quirks: true, bodyClass: '' }));

  test('has long texts truncated', async () => {
    const { lang, bodyClass } = await readDocument(
      sent(`<html lang=${'x'.repeat(200)}><body class=${'y'.repeat(2_000)}>`),
    );
    expect([lang?.length, bodyClass.length]).toEqual([100, 1_000]);
  });

  test.each([
    ['translated-ltr', true],
    ['a translated-rtl b', true],
    ['not-translated-ltr', false],
    ['translated-ltrs', false],
    ['', false],
  ])('of class %j is translated: %s', async (name, translated) =>
    expect((await readDocument(sent(`<html class="${name}">`))).translated).toBe(translated),
  );

  test.each([
    ['dynamic', true],
    ['filter', undefined],
  ])('in the dark mode %s is recoloured: %s, on the shown page only', async (mode, recoloured) => {
    const html = `<html data-darkreader-mode=${mode}>`;
    expect((await readDocument(shown(html))).recoloured).toBe(recoloured);
    expect((await readDocument(sent(html))).recoloured).toBeUndefined();
  });

  test('counts open shadow roots with text, on the shown page only', async () => {
    const reading = shown('<p></p><p></p><b></b><section></section>');
    for (const paragraph of reading.doc.querySelectorAll('p'))
      paragraph.attachShadow({ mode: 'open' }).innerHTML = '<div>Tekst</div>';
    // A router's live region for screen readers, which is empty until it announces something.
    const announcer = reading.doc.querySelector('section')?.attachShadow({ mode: 'open' });
    if (announcer !== undefined) announcer.innerHTML = '<p role="alert"></p>';
    reading.doc.querySelector('b')?.insertAdjacentHTML('afterend', '<i></i>');
    expect((await readDocument(reading)).openShadowRoots).toBe(2);
  });
});

describe('policies that blocked something', () => {
  const textOf = (reports: readonly unknown[]): void => {
    class ReportingObserver {
      readonly #types: readonly string[];
      #observed = false;
      constructor(
        _: () => void,
        { types, buffered }: { readonly types: readonly string[]; readonly buffered: boolean },
      ) {
        this.#types = buffered ? types : [];
      }
      observe(): void {
        this.#observed = true;
      }
      disconnect(): void {
        this.#observed = false;
      }
      takeRecords(): readonly unknown[] {
        return this.#observed && this.#types.includes('csp-violation') ? reports.map((body) => ({ body })) : [];
      }
    }
    Object.assign(globalThis, { ReportingObserver });
  };
  afterEach(() => Reflect.deleteProperty(globalThis, 'ReportingObserver'));

  const refused = (originalPolicy: unknown, disposition = 'enforce') => ({ disposition, originalPolicy });

  const framed = { ...refused('d'), effectiveDirective: 'frame-ancestors' };

  test('are listed once each, only enforced ones, and on the shown page only', async () => {
    textOf([refused('a'), refused('b', 'report'), refused('a'), null, refused('c'), refused(undefined), framed]);
    expect((await readDocument(shown('<p>'))).refusedBy).toEqual(['a', 'c', '']);
    expect((await readDocument(sent('<p>'))).refusedBy).toBeUndefined();
  });

  test('are at most five, truncated', async () => {
    textOf([...'abcdef'].map((sign) => refused(sign.repeat(20_000))));
    expect((await readDocument(shown('<p>'))).refusedBy?.map(({ length }) => length)).toEqual(Array(5).fill(16_000));
  });

  test('are absent when nothing was blocked or the browser cannot report it', async () => {
    expect((await readDocument(shown('<p>'))).refusedBy).toBeUndefined();
    textOf([]);
    expect((await readDocument(shown('<p>'))).refusedBy).toBeUndefined();
  });
});

test.each([
  ['', HOME],
  ['<base href=" /b/ ">', `${HOME}b/`],
  ['<base><base href="https://a.nl/"><base href=/c>', 'https://a.nl/'],
  ['<base href="data:text/html,x">', HOME],
  ['<base href="xhttp://a.nl/">', HOME],
  ['<base href="https://[">', HOME],
])('the base of %s', (html, base) => expect(resolveBase(sent(html).doc, HOME)).toBe(base));

describe('author and date', () => {
  test.each([
    '<a rel="x author">Jan</a>',
    '<i itemprop="x author">Jan</i>',
    ...['byline', 'author', 'author-name', 'post-author', 'entry-author', 'article-author'].map(
      (name) => `<p class="x ${name}"> Jan </p>`,
    ),
  ])('%s', async (html) => expect(readAuthorship(sent(html)).bylines).toEqual(['Jan']));

  test('lists each byline once, at most ten, and none too long for a name', () => {
    const byline = (text: string): string => `<p class=byline>${text}</p>`;
    const { bylines } = readAuthorship(
      sent(byline('a') + byline('a') + byline('') + byline('x'.repeat(120)) + byline('y'.repeat(121))),
    );
    expect(bylines).toEqual(['a', 'x'.repeat(120)]);
    expect(readAuthorship(sent(times(12, (index) => byline(`${index}`)))).bylines).toHaveLength(10);
    expect(readAuthorship(sent(byline('').repeat(59) + byline('a'))).bylines).toEqual(['a']);
    expect(readAuthorship(sent(byline('').repeat(60) + byline('a'))).bylines).toEqual([]);
  });

  test('lists visible bylines only, on the shown page', () => {
    const html = '<p class=byline hidden>Jan</p><p class=byline>Piet</p>';
    expect([readAuthorship(shown(html)).bylines, readAuthorship(sent(html)).bylines]).toEqual([
      ['Piet'],
      ['Jan', 'Piet'],
    ]);
  });

  test('lists times outside navigation, footer and aside, at most fifty, truncated', () => {
    const html = `<time datetime=" 2026-11-12 "> 12  nov </time><nav><time>a</time></nav><footer><time>b</time></footer>
      <aside><time>c</time></aside><time>${'x'.repeat(99)}</time><time datetime=${'y'.repeat(99)}></time>`;
    expect(readAuthorship(sent(html)).times).toEqual([
      { datetime: '2026-11-12', text: '12 nov' },
      { datetime: '', text: 'x'.repeat(80) },
      { datetime: 'y'.repeat(40), text: '' },
    ]);
    expect(readAuthorship(sent('<time></time>'.repeat(60))).times).toHaveLength(50);
  });
});

test.each([
  ['<p id="a:b"><b><i>', '#a\\:b > b > i'],
  ['<p id="a b"><i>', 'p > i'],
  ['<p id=a><b class=" x y"><i id=" c ">', '#c'],
  ['<u><p><b class="1"><i>', 'p > b.\\31  > i'],
  ['<ul class=l><li><i>', 'ul.l > li > i'],
  [`<p class=${'x'.repeat(200)}><i>`, `p.${'x'.repeat(118)}`],
])('the selector of the last element in %s', (html, selector) => {
  const found = sent(`<body>${html}`).doc.querySelector('i') as Element;
  expect(buildSelector(found)).toBe(selector);
});

test('the body and the root have their own selectors', () => {
  const { doc } = sent('<body class=home>');
  expect([buildSelector(doc.body), buildSelector(doc.documentElement)]).toEqual(['body.home', 'html']);
});

test('all sections of HTML as sent fit the schema, and one section can be read alone', async () => {
  const html = '<title>t</title><body><h1>Kop</h1><a href=x>x</a>';
  const page = await readRaw(html, HOME, true);
  expect(Page.parse(page)).toEqual(page);
  expect(page).toMatchObject({ document: { truncated: true }, head: { titles: ['t'] }, headings: [{ text: 'Kop' }] });
  expect((await readRaw(html, HOME)).document.truncated).toBe(false);
  expect(await readPart({ html, url: HOME, truncated: true }, 'document')).toEqual(page.document);
});
