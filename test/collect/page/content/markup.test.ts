import { describe, expect, test } from 'vitest';
import { readMarkup } from '../../../../lib/collect/page/content/markup.ts';
import { sent, shown, times } from '../../../kit/reading.ts';

const raw = (html: string) => readMarkup(sent(html));
const live = (html: string) => readMarkup(shown(html));

test('elements are counted by name, for at most two hundred names', async () => {
  const { tags } = await raw('<body><FONT>a</FONT><font>b</font><x-y></x-y>');
  expect(tags).toEqual({ html: 1, head: 1, body: 1, font: 2, 'x-y': 1 });
  // Elements of SVG are not HTML's, whatever their names.
  expect((await raw('<svg><defs><font id="f"></font></defs></svg>')).tags).toEqual({ html: 1, head: 1, body: 1 });
  const many = await raw(`<body><p></p>${times(250, (index) => `<x-${index}></x-${index}>`)}<p></p>`);
  expect([Object.keys(many.tags).length, many.tags['p']]).toEqual([200, 2]);
  expect(Object.keys((await raw(`<x-${'y'.repeat(80)}>`)).tags).at(-1)).toHaveLength(60);
});

test.each([
  ['<html manifest="c.appcache">', 'c.appcache'],
  [`<html manifest="${'c'.repeat(400)}">`, 'c'.repeat(300)],
  ['<html>', null],
])('the application cache of %s', async (html, appCache) => expect((await raw(html)).appCache).toBe(appCache));

test('plug-ins are listed by the first attribute that identifies them', async () => {
  const html =
    '<object type=t data=x></object><object data=x.swf></object><embed type="" src=" e  f "><applet code=c></applet><object classid=k></object><object></object>';
  expect((await raw(html)).plugins).toEqual([
    'object t',
    'object x.swf',
    'embed e f',
    'applet c',
    'object k',
    'object',
  ]);
  expect((await raw('<embed>'.repeat(30))).plugins).toHaveLength(20);
  expect((await raw(`<embed src=${'x'.repeat(400)}>`)).plugins[0]).toHaveLength(300);
});

describe('state sent by frameworks', () => {
  test.each(['__NEXT_DATA__', '__next_f', '__NUXT__', '__NUXT_DATA__', '__remixContext', '__INITIAL_STATE__'])(
    '%s, as an id or as code',
    async (name) => {
      expect((await raw(`<script id=${name}>{}</script>`)).state).toEqual([name]);
      expect((await raw(`<script>window.${name} = {}</script>`)).state).toEqual([name]);
      expect((await raw(`<script>${' '.repeat(200)}${name}</script><script src=${name}></script>`)).state).toEqual([]);
    },
  );
});

describe('fragments without a target', () => {
  test.each([
    ['#weg', ['#weg']],
    ['#1', ['#1']],
    ['#_a', ['#_a']],
    ['#er', []],
    ['#oud', []],
    ['#caf%C3%A9', []],
    ['#100%', ['#100%']],
    ['#TOP', []],
    ['#', []],
    ['#/pad', []],
    ['#!x', []],
    ['#a b', []],
    ['/x#weg', []],
    [`#${'x'.repeat(101)}`, [`#${'x'.repeat(101)}`]],
    [`#${'x'.repeat(102)}`, []],
  ])('%s: %j', async (href, dead) => {
    const html = `<a href="${href}">a</a><p id=er></p><a name=oud></a><p id=café></p>`;
    expect((await live(html)).deadFragments).toEqual(dead);
    expect((await raw(html)).deadFragments).toEqual([]);
  });

  test('are listed once each, at most twenty', { tags: ['full'] }, async () => {
    const html = times(60, (index) => `<a href="#x${index % 30}">a</a>`);
    expect((await live(html)).deadFragments).toEqual(Array.from({ length: 20 }, (_, index) => `#x${index}`));
  });
});

describe('lists and tables in the content', () => {
  test.each([
    ['<ul><li>Een echt punt</ul>', 1, 0],
    ['<ol><li>Een echt punt</ol>', 1, 0],
    ['<dl><dt><a href=x>a</a></dl>', 1, 0],
    ['<ul><li><a href=x> B  c</a> <li><a href=y>D</a></ul>', 0, 0],
    ['<ul><li><a href=x>B</a><li>C</ul>', 1, 0],
    ['<ul><li><a href=x>B</a> en meer</ul>', 1, 0],
    ['<ul><li>Een <ul><li><a href=x>B</a></ul></ul>', 1, 0],
    ['<table><tr><td>1</table>', 0, 1],
    ['<nav><ul><li>Een echt punt</ul><table></table></nav>', 0, 0],
    ['<footer><dl><dt>a</dl></footer>', 0, 0],
  ])('%s: %i and %i', async (html, lists, tables) => expect(await raw(html)).toMatchObject({ lists, tables }));
});

describe('a control', () => {
  test.each([
    '<button>Zend</button>',
    '<button aria-label=Zend></button>',
    '<label>Naam <input></label>',
    '<label for="a.b">V</label><select id="a.b"></select>',
    '<input aria-label=Mail>',
    '<input title=Mail>',
    '<input type=submit>',
    '<input type=Reset>',
    '<input type=button value=x>',
    '<input type=image alt=Zoek>',
    '<a href=x><img src=i alt=Logo></a>',
    '<label><b>V</b><textarea></textarea></label>',
  ])('%s has a name', async (html) =>
    expect((await raw(html)).controls).toMatchObject({ total: 1, named: 1, nameless: [] }),
  );

  test.each([
    ['<button></button>', 'button'],
    ['<input class=a>', 'input.a'],
    ['<input placeholder=Naam>', 'input'],
    ['<label><input></label>', 'label > input'],
    ['<label for=b>V</label><select id=a></select>', '#a'],
    ['<label for="">V</label><input>', 'input'],
    ['<input type=submit value="">', 'input'],
    ['<input type=submits>', 'input'],
    ['<input type=nosubmit>', 'input'],
    ['<label for=a></label><input id=a>', '#a'],
    ['<label for=a></label><label for=a>V</label><input id=a>', '#a'],
    ['<input type=image alt="">', 'input'],
    ['<a href=x><img src=i></a>', 'a'],
    ['<textarea></textarea>', 'textarea'],
  ])('%s has no name', async (html, selector) =>
    expect((await raw(html)).controls).toMatchObject({ total: 1, named: 0, nameless: [selector] }),
  );

  test.each(['<a>x</a>', '<input type=Hidden>', '<nav><button></button></nav>', '<footer><input></footer>'])(
    '%s is not a control of the content',
    async (html) => expect((await raw(html)).controls).toMatchObject({ total: 0, named: 0, nameless: [] }),
  );

  test('is ignored when invisible on the shown page', async () => {
    const html = '<textarea hidden></textarea><button>a</button>';
    expect([(await live(html)).controls.total, (await raw(html)).controls.total]).toEqual([1, 2]);
  });

  test('is counted up to six hundred times, and twenty are listed', async () =>
    expect((await raw('<button></button>'.repeat(700))).controls).toMatchObject({
      total: 600,
      named: 0,
      nameless: Array.from({ length: 20 }, () => 'button'),
      namelessHtml: Array.from({ length: 20 }, () => '<button></button>'),
    }));
});

describe('a page that is an application', () => {
  const editor = `<div role=Application>${times(20, () => '<button>a</button>')}</div>`;
  const textOf = async (html: string) => {
    const { application, asksScripts } = await live(html);
    return { application, asksScripts };
  };

  test.each([
    [editor, { application: true }],
    [`<main>${times(60, () => '<p>a</p>')}</main>${editor}`, {}],
    ['<div role=main><button>a</button></div>', {}],
    ['<noscript>You need to enable JavaScript to run this app.</noscript>', { asksScripts: true }],
    [
      '<noscript>Schakel JavaScript in: zonder kan deze pagina niet; javascript is nodig</noscript>',
      { asksScripts: true },
    ],
    ['<noscript><img src="/teller.gif"></noscript>', {}],
    ['<p>You need to enable JavaScript to run this app.</p>', {}],
  ])('%#', async (html, expected) =>
    expect(await textOf(html)).toEqual({ application: undefined, asksScripts: undefined, ...expected }),
  );
});
