import { describe, expect, test } from 'vitest';
import { readLanguages } from '../../../../lib/collect/page/content/languages.ts';
import { sent, shown, times } from '../../../kit/reading.ts';

const live = (body: string) => readLanguages(shown(`<html lang=NL><body>${body}`));

test('nothing is collected from HTML that was only parsed', async () =>
  expect(await readLanguages(sent('<p>tekst'))).toEqual([]));

test('text is grouped by language, with its letters and the element that declares it', async () =>
  expect(await live('<p>Een 2 drie</p><div class=a lang=en><p>four</p> five!</div><p>zes</p>')).toEqual([
    { lang: 'nl', text: 'Een 2 drie zes', letters: 10, selector: 'html' },
    { lang: 'en', text: 'four five!', letters: 8, selector: 'div.a' },
  ]));

test('text without a declaration has an empty language', async () =>
  expect(await readLanguages(shown('<body><p class=a>tekst</p>'))).toEqual([
    { lang: '', text: 'tekst', letters: 5, selector: 'p.a' },
  ]));

test('the content area precedes the text around it', async () =>
  expect(await live('<nav>menu</nav><main>inhoud</main><footer>voet</footer>')).toMatchObject([
    { text: 'inhoud menu voet' },
  ]));

test.each([
  ['<a href=x><img alt="Naar de winkel" src=a></a>', 'Naar de winkel'],
  ['<a href=x aria-label="Naar de winkel"></a>', 'Naar de winkel'],
  ['<button aria-label="Zoek een fiets"><i></i></button>', 'Zoek een fiets'],
  ['<input type=Image alt="Zoek een fiets" src=a>', 'Zoek een fiets'],
  ['<main>inhoud <img alt="een fiets" src=a></main>voet', 'inhoud voet een fiets'],
])('text for screen readers only is included: %s', async (body, text) =>
  expect(await live(body)).toMatchObject([{ lang: 'nl', text }]),
);

test.each([
  '<img alt="IMG_2041.jpg" src=a>',
  '<img alt=Gazelle src=a>',
  '<img alt="" src=a>',
  '<i aria-hidden=true><img alt="een fiets" src=a></i>',
  '<img alt="een fiets" src=a style="display:none">',
  '<p translate=no><img alt="een fiets" src=a></p>',
])('brands, file names and unexposed text are excluded: %s', async (body) => expect(await live(body)).toEqual([]));

test('a name has the language of its element, and at most 500 are read', { tags: ['full'] }, async () => {
  expect(await live('<img alt="two wheels" lang=en src=a>')).toMatchObject([{ lang: 'en', text: 'two wheels' }]);
  const many = await live(times(600, () => '<img alt="ab cd" src=a>'));
  expect(many[0]?.letters).toBe(2_000);
});

describe('excluded is', () => {
  test.each([
    ...['script', 'style', 'template', 'noscript', 'textarea', 'select', 'code', 'pre', 'kbd', 'samp', 'svg'].map(
      (tag) => `<${tag} type=text/x>stil</${tag}>`,
    ),
    '<p translate=No>stil</p>',
    '<code><b>stil</b></code>',
    '<p style="display:none">stil</p>',
    '<p style="visibility:hidden">stil</p>',
    '<!-- stil -->',
    ' \n ',
  ])('%s', async (body) => expect(await live(body)).toEqual([]));

  test('nothing that may be translated', async () =>
    expect(await live('<p translate=yes>luid</p>')).toMatchObject([{ text: 'luid' }]));

  test('a language after the twelfth, and text after three thousand characters of one', async () => {
    const many = times(14, (at) => `<p lang=x-${at}>woord</p>`);
    expect((await live(many)).map(({ lang }) => lang)).toEqual(Array.from({ length: 12 }, (_, at) => `x-${at}`));
    const [long] = await live(`<main><p>${'a'.repeat(2_990)}</p><p>${'b'.repeat(20)}</p><p>c</p></main><p>d</p>`);
    expect(long?.text).toBe(`${'a'.repeat(2_990)} ${'b'.repeat(9)}`);
    const [room] = await live(`<main>a</main><p>${'b'.repeat(5_000)}</p>`);
    expect(room?.text).toBe(`a ${'b'.repeat(2_998)}`);
    expect((await live(`<main>${'b'.repeat(5_000)}</main>`))[0]).toMatchObject({ letters: 3_000 });
  });
});
