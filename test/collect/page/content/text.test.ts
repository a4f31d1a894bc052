import { describe, expect, test } from 'vitest';
import { findMainElement, readText } from '../../../../lib/collect/page/content/text.ts';
import { makeSlices } from '../../../../lib/collect/page/dom/slices.ts';
import { sent, shown, times } from '../../../kit/reading.ts';

const raw = (html: string) => readText(sent(`<!doctype html>${html}`));
const live = (html: string) => readText(shown(`<!doctype html>${html}`));
const words = (count: number): string => times(count, (index) => `woord${index} `);

describe('the text of a page', () => {
  test.each([
    ['een<b>twee</b>', 'eentwee'],
    ['<p>een</p>twee', 'een twee'],
    ['een<p>twee</p>', 'een twee'],
    ['een<br>twee', 'een twee'],
    ['een <b> twee </b> drie', 'een twee drie'],
    ['een <p> twee', 'een twee'],
    ['<ul><li>a<li>b</ul>', 'a b'],
    ['a<script>d</script><style>e{}</style><noscript>f</noscript><template>g</template>b', 'ab'],
    ['a<svg><text>h</text></svg><iframe>i</iframe>b', 'ab'],
    ['a<p hidden>drie</p>b', 'ab'],
    ['\ud800', '\ufffd'],
  ])('%s: %s', async (body, text) => expect((await raw(`<body>${body}`)).body).toBe(text));

  test('is read by markup alone as sent', async () => {
    const html = '<body>een <p style="display:none">twee</p><video>drie</video>';
    expect((await raw(html)).body).toBe('een twee drie');
  });

  test('is separate from the text of open shadow roots', async () => {
    const reading = shown('<!doctype html><body>begin<div></div><p hidden></p><section>slot</section>eind');
    const root = (selector: string, html: string): ShadowRoot | undefined => {
      const stored = reading.doc.querySelector(selector)?.attachShadow({ mode: 'open' });
      if (stored !== undefined) stored.innerHTML = html;
      return stored;
    };
    const outer = root('div', 'een<style>b{}</style><b>twee</b><h2></h2><u style="display:none">nee</u>');
    const inner = outer?.querySelector('h2')?.attachShadow({ mode: 'open' });
    if (inner !== undefined) inner.innerHTML = '<p>drie</p>';
    root('section', '<slot>in plaats van</slot><slot name="leeg">vier</slot>');
    expect(await readText(reading)).toMatchObject({ body: 'begin slot eind', shadow: 'eentwee drie vier' });
  });

  test('has no shadow text without shadow roots, or as sent', async () => {
    expect(await live('<body>tekst')).not.toHaveProperty('shadow');
    expect(await raw('<body><div><template shadowrootmode="open">tekst</template></div>')).not.toHaveProperty('shadow');
  });

  test('is read by style as shown', async () => {
    const hidden = [
      '<p style="display:none">a</p>',
      '<p hidden>b</p>',
      '<p style="visibility:hidden">c<b style="visibility:visible">zichtbaar</b></p>',
      '<video>i</video><audio>j</audio><canvas>k</canvas><object>l</object>',
    ];
    expect((await live(`<body>begin ${hidden.join('')} eind`)).body).toBe('begin zichtbaar eind');
  });

  test.each(['code', 'pre', 'kbd', 'samp', 'textarea'])('marks code in a %s', async (tag) => {
    const { body, code } = await raw(`<body>a <${tag}>{{ b }}</${tag}> c <${tag}></${tag}> d`);
    expect(code.map(([from, to]) => body.slice(from, to).trim())).toEqual(['{{ b }}']);
  });

  test('marks at most five hundred code ranges, none beyond the end', async () => {
    expect((await raw(`<body>${times(510, () => 'a <code>b</code>')}`)).code).toHaveLength(500);
    const { body, code } = await raw(`<body>${'x'.repeat(150_000)}<code>y</code>`);
    expect([body.length, code]).toEqual([150_000, []]);
  });

  test('is truncated, and says so', async () => {
    const exact = await raw(`<body><b>${'x'.repeat(150_000)}</b>`);
    expect([exact.body.length, exact.truncated]).toEqual([150_000, true]);
    const fits = await raw(`<body><b>${'x'.repeat(149_999)}</b>`);
    expect([fits.body.length, fits.truncated]).toEqual([149_999, false]);
  });

  test('is empty for a document without a body', async () => {
    expect(await raw('<frameset></frameset>')).toMatchObject({ body: '', main: '', content: '', truncated: false });
  });
});

describe('the content area', () => {
  test.each([
    ['<nav>n</nav><main>m<nav>x</nav><aside>a</aside></main><p>p</p>', 'm a'],
    ['<div role=MAIN>m<div role=navigation>x</div></div>', 'm'],
    ['<main>a<main>b</main></main><main>c</main>', 'a b c'],
    ['<header>h</header><p>p</p><footer>f</footer><aside>a</aside><nav>n</nav>', 'p'],
    ['<i role=Banner>h</i><p>p</p><i role=ContentInfo>f</i><i role=complementary>a</i>', 'p'],
    ['<article><header>h</header>p<footer>f</footer></article>', 'h p f'],
    ['<article><i role=banner>h</i>p</article>', 'p'],
    ['<main><header>h</header>m<footer>f</footer></main>', 'h m f'],
  ])('%s: %s', async (body, content) => expect((await raw(`<body>${body}`)).content).toBe(content));

  test('is limited to 20,000 characters', async () =>
    expect((await raw(`<main>${'x'.repeat(30_000)}</main>`)).content).toHaveLength(20_000));
});

describe('the footer', () => {
  test.each([
    ['<footer>a</footer>b', 'a'],
    ['<div role=ContentInfo>a</div>b', 'a'],
    ['<footer>a<div role=contentinfo>b</div></footer>', 'a b'],
    ['<article><footer>a</footer></article>b', ''],
    ['<footer>a</footer><div class=footer>b</div>', 'a'],
    ['<footer>a</footer><footer>b</footer>', 'a b'],
    ...['id=footer', 'class=footer', 'class=site-footer', 'id=colophon'].map((name) => [`<p ${name}>a</p>b`, 'a']),
    ['<div class=site-footer>a<div class=footer>b</div></div>', 'a b'],
  ])('%s: %s', async (body, footer) => expect((await raw(`<body>${body}`)).footer).toBe(footer));

  test('is limited to 3,000 characters in all', async () =>
    expect((await raw(`<body>${times(3, () => `<footer>${'x'.repeat(1_800)}</footer>`)}`)).footer).toHaveLength(3_000));
});

describe('text that must not be quoted', () => {
  test.each([
    ['<span data-nosnippet>a <b data-nosnippet>b</b></span>', 'a b'],
    ['<div data-nosnippet>a<span data-nosnippet>b</span></div>c', 'ab'],
    ['<section data-nosnippet>a</section><div data-nosnippet>b</div>', 'a b'],
    ['<p data-nosnippet>a</p>', ''],
  ])('%s: %s', async (body, noSnippet) => expect((await raw(`<body>${body}`)).noSnippet).toBe(noSnippet));

  test('is limited to 50,000 characters', async () =>
    expect((await raw(`<body><div data-nosnippet>${'x'.repeat(60_000)}`)).noSnippet).toHaveLength(50_000));
});

describe('the main text', () => {
  const paragraphs = times(4, () => `<p>${words(60)}, een, twee.</p>`);

  test('is empty for HTML that was only parsed', async () =>
    expect((await raw(`<body><article>${paragraphs}</article>`)).main).toBe(''));

  test('is the result of the library', async () => {
    const { main } = await live(
      `<title>t</title><body><nav>menu</nav><div class="sidebar comment">zij</div><article>${paragraphs}</article>`,
    );
    expect([main.includes('woord59'), main.includes('menu'), main.includes('zij')]).toEqual([true, false, false]);
  });

  test.each([
    [100, true],
    [99, false],
  ])('in %i words: %s', async (count, found) => {
    const frame = '<header>a</header><footer>b</footer><aside>c</aside><nav>d</nav><i role=Navigation>e</i>';
    const { main } = await live(`<body>${frame}<div role=dialog aria-modal=true>${words(count)}</div>`);
    expect(main).toBe(found ? words(count).trim() : '');
  });

  test('does not call the library on a very deep or very large tree', { tags: ['full'] }, async () => {
    const found = async (nest: string) => {
      const { doc, slices } = sent(`<body><article>${paragraphs}</article>${nest}`);
      return (await findMainElement(doc, slices)) !== null;
    };
    const deep = (levels: number): string => '<div>'.repeat(levels) + '</div>'.repeat(levels);
    // Every element counts as often as it has ancestors: 320 nested in a body make about 52,000.
    expect(await found(deep(20))).toBe(true);
    expect(await found(deep(320))).toBe(false);
    expect(await found('<i></i>'.repeat(17_000))).toBe(false);
  });

  test('is null for a document without a root, whatever other programs throw', async () =>
    expect(await findMainElement(new Document(), makeSlices())).toBeNull());

  test('is read from a form around the page, whatever its fields are called', async () => {
    const names = ['getAttribute', 'tagName', 'parentNode', 'childNodes', 'style', 'textContent', 'className'];
    const fields = names.map((name) => `<input name=${name}><select id=${name}></select>`).join('');
    const { main } = await live(`<body><form>${fields}<article>${paragraphs}</article></form><nav>menu</nav>`);
    expect([main.includes('woord59'), main.includes('menu')]).toEqual([true, false]);
  });
});
