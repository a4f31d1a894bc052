import { describe, expect, test } from 'vitest';
import { Page } from '../../../lib/facts/page.ts';
import { inPage } from '../kit/in-page.ts';

/** What only a rendered page reveals: focus styles, motion, layout, and the language of each part. */
const page = inPage('lib/collect/page/read-page.ts');

const read = async (html: string, expression = 'subject.readLive(document)'): Promise<Page> =>
  Page.parse(await page.run(`<!doctype html><html lang="nl"><head>${html}`, expression));

describe('focus indicator', () => {
  const LINK = '</head><body><main><a class="k" href="/a">Een</a></main>';
  const CHECKBOX = '</head><body><input type="checkbox"><label>Ja</label>';

  test.each([
    ['a rule on focus removes it', `<style>.k:focus { outline: none }</style>${LINK}`],
    ['a universal rule removes it', `<style>* { outline: 0 }</style>${LINK}`],
    ['a nested rule removes it', `<style>main { .k { &:focus { outline-style: none } } }</style>${LINK}`],
    ['a rule in a layer removes it', `<style>@layer a { :focus-visible { outline: 0 } }</style>${LINK}`],
    ['it is made transparent', `<style>a:is(:hover, :focus) { outline-color: transparent }</style>${LINK}`],
    [
      'only another element gets an indicator',
      `<style>:focus { outline: 0 } .z:focus { outline: 2px solid }</style>${LINK}`,
    ],
  ])('is missing where %s', async (_, html) => {
    const { focus } = (await read(html)).styles;
    expect(focus).toMatchObject({ checked: 1, bare: 1, list: [{ selector: 'main > a.k' }] });
  });

  test.each([
    ['no rule changes it', LINK],
    [
      'another indicator replaces it',
      `<style>a:focus { outline: none } a:focus-visible { box-shadow: 0 0 0 3px #000 }</style>${LINK}`,
    ],
    [
      'the same rule adds another indicator',
      `<style>a { text-decoration: none } a:focus { outline: 0; text-decoration: underline }</style>${LINK}`,
    ],
    ['it is removed for the mouse only', `<style>a:focus:not(:focus-visible) { outline: none }</style>${LINK}`],
    ['a print rule removes it', `<style media="print">a:focus { outline: none }</style>${LINK}`],
    ['the rule does not apply now', `<style>@media (max-width: 100px) { a:focus { outline: none } }</style>${LINK}`],
    ['a sibling shows it', `<style>:focus { outline: 0 } input:focus + label { border: 1px solid }</style>${CHECKBOX}`],
    [
      'our own code adds one to a button with white text on a white page',
      '<style>button { color: #fff; background: #06c; outline: none } :focus-visible { outline: 3px solid #000 !important; outline-offset: 2px !important; box-shadow: 0 0 0 7px #fff !important }</style></head><body><button>Ja</button>',
    ],
    [
      'our own code adds one to a button on a black page',
      '<style>body { background: #000 } button { color: #fff; background: #000; outline: none } :focus-visible { outline: 3px solid #000 !important; outline-offset: 2px !important; box-shadow: 0 0 0 7px #fff !important }</style></head><body><button>Ja</button>',
    ],
    [
      'the surrounding box shows it',
      `<style>:focus { outline: 0 } main:focus-within { background: #eee }</style>${LINK}`,
    ],
  ])('is present where %s', async (_, html) =>
    expect((await read(html)).styles.focus).toMatchObject({ checked: 1, bare: 0 }),
  );

  test('is not required of fields with a caret, nor of elements that cannot receive focus', async () => {
    const html = `<style>:focus { outline: 0 }</style></head><body><input><input type="email"><button disabled>x</button>
      <a href="/" hidden>x</a><div inert><a href="/">x</a></div><a>x</a><i tabindex="-1">x</i>`;
    expect((await read(html)).styles.focus.checked).toBe(0);
  });
});

describe('style sheets', () => {
  test('from other origins are counted as unreadable, those for print are ignored', async () => {
    const html = `<link rel="stylesheet" href="https://elders.nl/a.css"><style>p { color: red }</style>
      <style media="print">p { color: red }</style></head><body>`;
    const serving = {
      'https://elders.nl/a.css': { type: 'text/css', body: new TextEncoder().encode('p { margin: 0 }') },
    };
    const facts = await page.run<Page>(`<!doctype html><html><head>${html}`, 'subject.readLive(document)', {
      files: serving,
    });
    expect(Page.parse(facts).styles).toMatchObject({ sheets: 2, unreadable: 1, reducedMotion: false });
  });

  test.each([
    '<style>@media (prefers-reduced-motion: reduce) { * { animation: none } }</style>',
    '<style>@supports (color: red) { @media (prefers-reduced-motion) { * { animation: none } } }</style>',
    '<style media="(prefers-reduced-motion: reduce)">* { animation: none }</style>',
  ])('are found to have a rule for reduced motion: %s', async (html) =>
    expect((await read(`${html}</head><body>`)).styles.reducedMotion).toBe(true),
  );
});

describe('motion', () => {
  const BOX = '<style>.b { width: 700px; height: 300px; animation: x 6s infinite } @keyframes x { to { KEY } }</style>';
  const moving = (key: string, body: string) => `${BOX.replace('KEY', key)}</head><body>${body}`;
  const listOf = async (html: string) => (await read(html)).motion.list;

  test('is listed with whether it travels, and whether it can be paused', async () => {
    const boxes = '<section><div class="b">Nieuws</div><button aria-label="Pauzeer">||</button></section>';
    expect(await listOf(moving('transform: translateX(-90%)', boxes))).toMatchObject([
      { kind: 'animation', endless: true, travels: true, pausable: true, selector: 'section > div.b' },
    ]);
    expect(await listOf(moving('transform: rotate(1turn)', '<div class="b">Nieuws</div>'))).toMatchObject([
      { endless: true, travels: false, pausable: false },
    ]);
  });

  test.each([
    ['a small one', moving('opacity: 0', '<div class="b" style="width:60px;height:60px">x</div>')],
    [
      'a short one',
      moving('opacity: 0', '<div class="b" style="animation-duration:4s;animation-iteration-count:1">x</div>'),
    ],
    ['a paused one', moving('opacity: 0', '<div class="b" style="animation-play-state:paused">x</div>')],
    ['one below the window', moving('opacity: 0', '<div style="height:3000px"></div><div class="b">x</div>')],
    [
      'a carousel that waits for its visitor',
      '</head><body><div class="carousel" data-ride="carousel" data-interval="false" style="height:500px">Foto</div>',
    ],
    [
      'a carousel with one picture',
      '</head><body><div class="carousel" data-bs-ride="carousel"><div class="carousel-item" style="height:500px">Foto</div></div>',
    ],
    ['a video with controls', '</head><body><video autoplay muted controls style="width:900px;height:500px"></video>'],
  ])('ignores %s', async (_, html) => expect(await listOf(html)).toEqual([]));

  test.each([
    ['video', '<video autoplay muted loop style="display:block;width:900px;height:500px"></video>'],
    // Frameworks mute by the property and leave the attribute out.
    [
      'video',
      '<video autoplay loop style="display:block;width:900px;height:500px"></video><script>document.querySelector("video").muted = true</script>',
    ],
    ['carousel', '<div class="carousel" data-bs-ride="carousel" style="height:500px">Foto</div>'],
  ])('is detected in a %s', async (kind, body) =>
    expect(await listOf(`</head><body>${body}`)).toMatchObject([{ kind, endless: true }]),
  );
});

describe('layout', () => {
  const bars = async (body: string) => (await read(`<style>body { margin: 0 }</style></head><body>${body}`)).layout;

  test('reports how far bars extend into the window', async () => {
    const found =
      await bars(`<div style="height:300px">Kop</div><header style="position:sticky;top:10px;height:70px">Menu</header>
      <p style="position:fixed;margin:0;bottom:0;width:100%;height:90px">Cookies</p><div style="height:4000px"></div>`);
    expect(found.bars).toEqual([
      { edge: 'top', reach: 80, selector: 'header' },
      { edge: 'bottom', reach: 90, selector: 'p' },
    ]);
  });

  test.each([
    ['narrow', '<div style="position:fixed;top:0;width:300px;height:60px">x</div>'],
    ['in the middle', '<div style="position:fixed;top:200px;width:100%;height:60px">x</div>'],
    ['as large as the window', '<div style="position:fixed;inset:0">x</div>'],
    ['invisible', '<div style="position:fixed;top:0;width:100%;height:60px;opacity:0">x</div>'],
    [
      'sticky within a scrolling box',
      '<div style="overflow:auto;height:90px"><b style="display:block;position:sticky;top:0">x</b></div>',
    ],
  ])('ignores a bar that is %s', async (_, body) => expect((await bars(body)).bars).toEqual([]));

  test('reports horizontal overflow', async () => {
    const { scrollWidth, clientWidth } = await bars('<div style="width:2000px">x</div>');
    expect([scrollWidth, clientWidth]).toEqual([2000, 1280]);
  });
});

describe('orientation', () => {
  const TEXT = '</head><body><p>Uw fiets gerepareerd</p></body>';
  const locksOf = async (css: string, body = TEXT) => (await read(`<style>${css}</style>${body}`)).styles.locks;
  const portrait = (css: string) => `@media (orientation: portrait) { ${css} }`;
  const landscape = (css: string) => `@media (orientation: landscape) { ${css} }`;

  test.each([
    ['body', portrait('body { transform: rotate(90deg) }')],
    ['body', landscape('body { transform: rotate(-90deg) }')],
    ['html', portrait('html { rotate: 0.25turn }')],
    ['html', '@media screen and (orientation: portrait) { html { transform: rotateZ(1.57rad) } }'],
    ['body', portrait('body { transform: matrix(0, 1, -1, 0, 0, 0) }')],
    ['p', portrait('p { transform: rotate3d(0, 0, 1, 270deg) }')],
  ])('is locked on %s by %s', async (selector, css) => expect(await locksOf(css)).toMatchObject([{ selector }]));

  test('is locked by a style sheet with an orientation media query', async () =>
    expect(
      await read(`<style media="(orientation: portrait)">body { transform: rotate(90deg) }</style>${TEXT}`),
    ).toMatchObject({ styles: { locks: [{ selector: 'body', rule: 'body' }] } }));

  test.each([
    ['nothing is rotated', portrait('body { color: red }')],
    ['it is rotated by 180 degrees', portrait('body { transform: rotate(180deg) }')],
    ['it is rotated slightly', portrait('body { transform: rotate(5deg) }')],
    ['it is rotated in both orientations', portrait('body { rotate: 90deg }') + landscape('body { rotate: 90deg }')],
    ['one rotation cancels the other', portrait('html { rotate: 90deg } body { rotate: -90deg }')],
    ['the media query is not about orientation', '@media (min-width: 1px) { body { transform: rotate(90deg) } }'],
    ['it is not for screens', '@media print and (orientation: portrait) { body { transform: rotate(90deg) } }'],
    ['only an icon is rotated', portrait('i { display: inline-block; transform: rotate(90deg) }')],
  ])('is not locked where %s', async (_, css) =>
    expect(await locksOf(css, TEXT.replace('</p>', '<i>x</i></p>'))).toEqual([]),
  );
});

describe('languages', () => {
  test('groups rendered text by its declared language, the content area first', async () => {
    const { languages } =
      await read(`</head><body><nav>Menu van de site</nav><main><p>Uw fiets</p><p lang="EN">Your bike
      <b>now</b></p><p hidden>Weg</p><pre>code()</pre><script>var x</script></main>`);
    expect(languages).toEqual([
      { lang: 'nl', text: 'Uw fiets Menu van de site', letters: 20, selector: 'html' },
      { lang: 'en', text: 'Your bike now', letters: 11, selector: 'main > p' },
    ]);
  });

  test('is empty for HTML that was never rendered', async () => {
    const raw = await read('</head><body>', `subject.readRaw('<p lang="nl">Tekst</p>', 'https://voorbeeld.nl/')`);
    expect(raw).toMatchObject({ languages: [], styles: { sheets: 0 }, motion: { list: [] }, layout: { bars: [] } });
  });
});

test('nothing is said to lie beneath a bar while a modal dialog keeps the focus', async () => {
  const bar = '<div style="position:fixed;left:0;right:0;top:0;height:80px;background:#fff"></div><a href="/">Een</a>';
  const open = `</head><body style="margin:0">${bar}<dialog id="d"><button>Ja</button></dialog>`;
  expect((await read(open)).layout.obscured).toEqual(['a']);
  expect((await read(`${open}<script>d.showModal()</script>`)).layout).toMatchObject({ obscured: [], settled: false });
  expect((await read(`${open}<script>d.show()</script>`)).layout.obscured).toContain('a');
});
