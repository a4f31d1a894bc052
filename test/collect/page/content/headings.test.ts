import { expect, test } from 'vitest';
import { readHeadings } from '../../../../lib/collect/page/content/headings.ts';
import { sent, shown, times } from '../../../kit/reading.ts';

test.each([
  ['<h1>a</h1>', 1],
  ['<h6>a</h6>', 6],
  ['<h2 aria-level=5>a</h2>', 5],
  ['<h3 aria-level=0>a</h3>', 3],
  ['<h3 aria-level=100>a</h3>', 3],
  ['<h3 aria-level=99>a</h3>', 99],
  ['<h3 aria-level=1>a</h3>', 1],
  ['<div role=Heading aria-level=4>a</div>', 4],
  ['<div role=heading>a</div>', 2],
  ['<h5 role=heading>a</h5>', 5],
])('%s', async (html, level) => expect(await readHeadings(sent(html))).toEqual([{ level, text: 'a', visible: true }]));

test.each([
  ['Installeren <a href="#installeren">#</a>', 'Installeren'],
  ['Installeren<a class="headerlink" href="#installeren" title="Link naar deze kop">¶</a>', 'Installeren'],
  ['<a href="#installeren" aria-label="Permalink: Installeren"><svg></svg></a>Installeren', 'Installeren'],
  [
    'Installeren <a class="hash-link" href="/gids#installeren" aria-label="Direct naar Installeren">&#8203;</a>',
    'Installeren',
  ],
  ['<a href="#installeren">Installeren</a>', 'Installeren'],
  ['C <a href="#c">C#</a>', 'C C#'],
  ['Werken met C#', 'Werken met C#'],
  ['Nummer <a href="/nummer">#</a>', 'Nummer #'],
])('%s is read without the character of its link', async (html, text) =>
  expect((await readHeadings(sent(`<h2 id=installeren>${html}</h2>`)))[0]?.text).toBe(text),
);

const box = (letter: string) => `<div style="position:relative;display:inline-block">${letter}</div>`;
const split = (text: string) =>
  text
    .split(' ')
    .map((word) => box([...word].map(box).join('')))
    .join(' ');
test.each([
  [split('Houten boten'), 'Houten boten'],
  [`${[...'Boten'].map(box).join('')} ${box('1')}`, 'Boten 1'],
  [`${box('1')}Kies`, '1 Kies'],
  [`Stap${box('1')}`, 'Stap 1'],
  [`${box('Nu')}${box('Fietsen')}`, 'Nu Fietsen'],
  ['<div>a</div><div>b</div>', 'a b'],
])('%s is read as %s', async (html, text) =>
  expect((await readHeadings(shown(`<h1>${html}</h1>`)))[0]?.text).toBe(text),
);

test('an element with another role is not a heading', async () =>
  expect(await readHeadings(sent('<h2 role=presentation>x</h2><p>y</p>'))).toEqual([]));

test('visibility is read from the shown page only', async () => {
  const html = '<h1>Een <b>kop</b></h1><div hidden><h4>Weg</h4></div><h2 aria-label="Anders">x</h2>';
  expect((await readHeadings(shown(html))).map(({ text, visible }) => [text, visible])).toEqual([
    ['Een kop', true],
    ['Weg', false],
    ['Anders', true],
  ]);
  expect((await readHeadings(sent(html))).map(({ visible }) => visible)).toEqual([true, true, true]);
});

test('what screen readers pass over is marked', async () =>
  expect(
    (await readHeadings(sent('<div aria-hidden=true><h1>a</h1></div><h1>b</h1>'))).map(({ silent }) => silent),
  ).toEqual([true, undefined]));

test('at most three hundred are read', async () =>
  expect(await readHeadings(sent(times(310, () => '<h2>a</h2>')))).toHaveLength(300));
