import { describe, expect, test } from 'vitest';
import { readLinks } from '../../../../lib/collect/page/content/links.ts';
import { sent, shown, times } from '../../../kit/reading.ts';

const rawLinks = async (body: string) => (await readLinks(sent(`<!doctype html><html lang=nl><body>${body}`))).list;
const liveLinks = async (body: string) => (await readLinks(shown(`<!doctype html><html lang=nl><body>${body}`))).list;

describe('regions', () => {
  test.each([
    ['<main><a href=x>x</a></main>', 'content'],
    ['<div role=Main><a href=x>x</a></div>', 'content'],
    ['<main><aside><a href=x>x</a></aside></main>', 'content'],
    ['<main><nav><a href=x>x</a></nav></main>', 'nav'],
    ['<div role=Navigation><a href=x>x</a></div>', 'nav'],
    ['<header><a href=x>x</a></header>', 'header'],
    ['<div role=Banner><a href=x>x</a></div>', 'header'],
    ['<header><nav><a href=x>x</a></nav></header>', 'nav'],
    ['<footer><a href=x>x</a></footer>', 'footer'],
    ['<div role=ContentInfo><a href=x>x</a></div>', 'footer'],
    ['<header role=contentinfo><a href=x>x</a></header>', 'footer'],
    ['<aside><a href=x>x</a></aside>', 'aside'],
    ['<div role=Complementary><a href=x>x</a></div>', 'aside'],
    ['<div><a href=x>x</a></div>', 'content'],
    ['<main></main><div><a href=x>x</a></div>', 'aside'],
    ['<main></main><header><a href=x>x</a></header>', 'header'],
    ['<article><header><a href=x>x</a></header></article>', 'content'],
    ['<article><footer><a href=x>x</a></footer></article>', 'content'],
    ['<article><aside><a href=x>x</a></aside></article>', 'aside'],
    ['<main></main><article><footer><a href=x>x</a></footer></article>', 'aside'],
  ])('%s: %s', async (body, region) => expect((await rawLinks(body))[0]?.region).toBe(region));
});

describe('the text of a link, as a search engine reads it', () => {
  test.each([
    ['<a href=x aria-label="Lees meer over fietsen">Lees meer</a>', 'Lees meer'],
    ['<span id=a>Fietsen</span><a href=x aria-labelledby=a>→</a>', '→'],
    ['<a href=x aria-label="Winkel"><img src=a alt="Naar de winkel"></a>', 'Naar de winkel'],
    ['<a href=x><span aria-label="Fietsen">hier</span><script>x</script></a>', 'hier'],
    ['<a href=x aria-label=Winkel title=Titel></a>', 'Titel'],
    ['<a href=x aria-label="meer">meer</a>', undefined],
    ['<a href=x>meer</a>', undefined],
  ])('%s: %s', async (body, anchor) => expect((await rawLinks(body))[0]?.anchor).toBe(anchor));
});

describe('names', () => {
  test.each([
    ['<a href=x> Lees <b>meer</b>\n verder </a>', 'Lees meer verder'],
    ['<a href=x aria-label=" Over fietsen ">meer</a>', 'Over fietsen'],
    ['<a href=x aria-label=" ">meer</a>', 'meer'],
    [
      '<span id=a>Fietsen</span><span id=b>kopen</span><a href=x aria-label=y aria-labelledby=" a  b weg">x</a>',
      'Fietsen kopen',
    ],
    ['<a href=x aria-labelledby=weg>meer</a>', 'meer'],
    ['<a href=x><img src=a alt="Naar de winkel"></a>', 'Naar de winkel'],
    ['<a href=x><img src=a aria-label=Winkel alt=b></a>', 'Winkel'],
    ['<a href=x>op<img src=a>en</a>', 'op en'],
    ['<a href=x title=Winkel><img src=a></a>', 'Winkel'],
    [
      '<a href=x>Winkel<svg aria-hidden=true><title>pijl</title></svg><style>a{}</style><script>b</script></a>',
      'Winkel',
    ],
    ['<a href=x>Winkel<template>c</template><noscript>d</noscript><i aria-hidden=false>e</i></a>', 'Winkel e'],
    ['<a href=x></a>', ''],
    ['<a href=x>Lees<br>meer</a>', 'Lees meer'],
    ['<a href=x><h3>Fietsen</h3><p>voor kin<b>deren</b></p>thuis</a>', 'Fietsen voor kinderen thuis'],
    ['<map><area href=x alt=Noord></map>', 'Noord'],
    ['<map><area href=x title=Zuid></map>', 'Zuid'],
    [`<a href=x>${'x'.repeat(300)}</a>`, 'x'.repeat(200)],
    [`<a href=x>${'<b></b>'.repeat(1_990)}op</a>`, 'op'],
    [`<a href=x>${'<b></b>'.repeat(2_000)}te laat</a>`, ''],
  ])('%s: %s', async (body, name) => {
    const links = await rawLinks(body);
    expect(links.at(-1)?.text).toBe(name);
  });

  test('are composed of at most ten others', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `n${index}`);
    const spans = ids.map((id) => `<i id=${id}>${id}</i>`).join('');
    const [link] = await rawLinks(`${spans}<a href=x aria-labelledby="${ids.join(' ')}">x</a>`);
    expect(link?.text).toBe(ids.slice(0, 10).join(' '));
  });
});

describe('explained by the text around it', () => {
  test.each([
    ['<p><a href=x>Lees meer</a></p>', false],
    ['<p>Nieuw: <a href=x>klik hier</a></p>', false],
    ['<p>Onze prijzen: <a href=x>klik hier</a></p>', false],
    ['<p>Voor onze prijzen: <a href=x>klik hier</a></p>', true],
    ['<ul><li>Fietsen voor kinderen <a href=x>meer</a></li></ul>', true],
    ['<div>Fietsen voor kinderen <a href=x>meer</a></div>', false],
    ['<div><h3>Fietsen</h3><div><a href=x>Lees meer</a></div></div>', true],
    ['<div><b role=Heading>Fietsen</b><a href=x>Lees meer</a></div>', true],
    ['<div><h3> </h3><div><a href=x>Lees meer</a></div></div>', false],
    ['<div><div><a href=x>Lees meer</a></div><h3>Fietsen</h3></div>', false],
    ['<main><h1>Welkom</h1><a href=x>Lees meer</a></main>', false],
    ['<section><h2>A</h2><i><i><i><a href=x>x</a></i></i></i></section>', true],
    ['<section><h2>A</h2><i><i><i><i><a href=x>x</a></i></i></i></i></section>', false],
    ['<table><tr><td>Fietsen voor kinderen <a href=x>meer</a></table>', true],
    ['<dl><dd>Fietsen voor kinderen <a href=x>meer</a></dl>', true],
    ['<blockquote>12 jaar garantie <a href=x>meer</a></blockquote>', true],
    ['<ul><li><p>Fietsen voor kinderen</p> <p><a href=x>meer</a></p></ul>', true],
    ['<ul><li>Fietsen voor kinderen <ul><li><a href=x>meer</a></ul></ul>', true],
    ['<ul><li>Fietsen<ul><li><a href=x>meer</a></ul></ul>', false],
    ['<table><tr><th>Fietsen<td>€ 9<td><a href=x>meer</a></table>', true],
    ['<table><tr><th id=k>Fietsen<tr><td headers=k><a href=x>meer</a></table>', true],
    ['<table><tr><th> <td><a href=x>meer</a></table>', false],
    ['<table><tr><td>Fietsen<td><a href=x>meer</a></table>', false],
    ['<a href=x title="Meer over fietsen">meer</a>', true],
    ['<a href=x title="Lees meer">meer</a>', false],
    ['<a href=x title="Opent in een nieuw venster">meer</a>', false],
    ['<b id=f>Fietsen</b><a href=x aria-describedby=f>meer</a>', true],
    ['<a href=x aria-describedby=weg>meer</a>', false],
  ])('%s: %s', async (body, explained) => expect((await rawLinks(body))[0]?.explained).toBe(explained));

  test.each([
    // One heading explains several links of the same name only when they lead to the same place.
    ['<div><h2>Nieuws</h2><a href=1>Lees meer</a><a href=2>Lees meer »</a></div>', [false, false]],
    ['<div><h2>Nieuws</h2><a href=1>Lees meer</a><a href=1>Lees meer</a></div>', [true, true]],
    ['<div><h2>Nieuws</h2><a href=1>Lees meer</a><a href=2>Reageren</a></div>', [true, true]],
    [
      '<div><div><h3>A</h3><a href=1>Lees meer</a></div><div><h3>B</h3><a href=2>Lees meer</a></div></div>',
      [true, true],
    ],
    ['<div><h2>Nieuws</h2><p>Drie nieuwe fietsen</p><a href=1>Meer</a><a href=2>Meer</a></div>', [false, false]],
    // A sentence needs words for each link.
    ['<p>Over onze tarieven: <a href=1>hier</a> en <a href=2>hier</a></p>', [false, false]],
    ['<p>Over onze tarieven leest u <a href=1>hier</a>, over onze tijden <a href=2>hier</a></p>', [true, true]],
    ['<p>Over onze tarieven: <a href=1>hier</a> en <a href=1>hier</a></p>', [true, true]],
    ['<ul><li>Over onze tarieven <a href=1>hier</a><li>Over onze tijden <a href=2>hier</a></ul>', [true, true]],
    ['<table><tr><th>A<td><a href=1>Meer</a><tr><th>B<td><a href=2>Meer</a></table>', [true, true]],
    ['<table><tr><th>A<td><a href=1>Meer</a><td><a href=2>Meer</a></table>', [false, false]],
    ['<div><h2>Nieuws</h2><p><a href=1>Meer</a><p>Voor onze prijzen: <a href=2>Meer</a></div>', [false, true]],
  ])('%s: %j', async (body, explained) =>
    expect((await rawLinks(body)).map((link) => link.explained)).toEqual(explained),
  );

  test.each(['body', 'nav', 'header', 'footer', 'aside', 'form'])('the heading of a %s explains none', async (tag) => {
    const body = tag === 'body' ? '<h2>A</h2><a href=x>x</a>' : `<${tag}><h2>A</h2><a href=x>x</a></${tag}>`;
    expect((await rawLinks(body))[0]?.explained).toBe(false);
  });
});

test.each([
  ['<a role=tab href="#a">Details</a>', true],
  ['<a role=Button href="#">Meer</a>', true],
  ['<a role=button href="/winkel">Meer</a>', undefined],
  ['<a href="#a">Meer</a>', undefined],
])('whether it acts on the page as a control, %s: %s', async (body, control) =>
  expect((await rawLinks(body))[0]?.control).toBe(control),
);

describe('tables of contents', () => {
  test.each([
    ['<a href="#info">Informatie</a><h2 id=info>Informatie</h2>', true],
    ['<a href="#info">1.2 informatie</a><h2 id=info>Informatie:</h2>', true],
    ['<a href="#info">Informatie</a><h2 id=info>2.1. Informatie</h2>', true],
    ['<a href="#info">Informatie</a><section id=info><h2>Informatie</h2>tekst</section>', true],
    ['<a href="#info">Informatie</a><h2><span id=info>Informatie</span></h2>', true],
    ['<a href="#info">Informatie</a><h2><a name=info></a>Informatie</h2>', true],
    ['<a href="#info">Informatie</a><a name=info></a> <h2>Informatie</h2>', true],
    ['<a href="#info">Informatie</a><a name=info></a> tekst <h2>Informatie</h2>', false],
    ['<a href="#info">Meer</a><h2 id=info>Informatie</h2>', false],
    ['<a href="#info">Informatie</a><p id=info>Informatie</p>', false],
    ['<a href="#weg">Informatie</a><h2 id=info>Informatie</h2>', false],
    ['<a href="#caf%C3%A9">Informatie</a><h2 id=café>Informatie</h2>', true],
    ['<a href="https://voorbeeld.nl/#info">Informatie</a><h2 id=info>Informatie</h2>', true],
    ['<a href="https://elders.nl/#info">Informatie</a><h2 id=info>Informatie</h2>', false],
    ['<a href="#">Informatie</a><h2 id=info>Informatie</h2>', false],
    ['<a href="#info"></a><h2 id=info></h2>', false],
  ])('%s: %s', async (body, contents) => expect((await rawLinks(body))[0]?.contents ?? false).toBe(contents));
});

describe('a text has its own language', () => {
  test.each([
    ['<a href=x>Read more</a>', 'nl'],
    ['<a href=x><span lang=en>Read more</span></a>', 'en'],
    ['<a href=x><b> <i lang=EN-gb>Read</i></b> </a>', 'en-gb'],
    ['<a href=x>Over <span lang=en>bikes</span></a>', 'nl'],
    ['<a href=x aria-label="Lees meer"><span lang=en>Read more</span></a>', 'nl'],
    ['<a href=x><img lang=en alt="Read more" src=a></a>', 'en'],
    ['<a href=x><img lang=en alt="" src=a><img alt=meer src=b></a>', 'nl'],
    ['<div lang=fr><a href=x lang="">Lire</a></div>', ''],
  ])('%s: %j', async (body, lang) => expect((await rawLinks(body))[0]?.lang).toBe(lang));
});

test('elements with the role of a link but no address are listed separately', async () => {
  const body = `<span role=link>Lees meer</span><i role="LINK button">x</i><a href=x role=link>x</a><a role=link>y</a>
    <b role="button link">z</b><h3>Fietsen</h3><div role=doc-backlink>w</div>
    <div><h3>Fietsen</h3><img role=link alt="Klik hier" lang=en></div>`;
  const { widgets, total } = await readLinks(sent(`<!doctype html><html lang=nl><body>${body}`));
  expect(total).toBe(2);
  expect(widgets?.map(({ text, lang, explained }) => [text, lang, explained])).toEqual([
    ['Lees meer', 'nl', false],
    ['x', 'nl', false],
    ['y', 'nl', false],
    ['Klik hier', 'en', true],
  ]);
  const many = await readLinks(sent(`<body>${times(300, () => '<i role=link>x</i>')}`));
  expect(many.widgets).toHaveLength(200);
  expect((await readLinks(sent('<body><a href=x>x</a>'))).widgets).toBeUndefined();
});

describe('elements that look clickable without an address', () => {
  test.each([
    ['<a onclick="ga()">x</a>', true],
    ['<a role=Link>x</a>', true],
    ['<a>x</a>', false],
    ['<a href=x onclick="ga()">x</a>', false],
    ['<a role=button onclick="ga()">x</a>', false],
    ['<a aria-expanded=false onclick="ga()">x</a>', false],
    ['<summary><a onclick="ga()">x</a></summary>', false],
    ['<i role=Tab><a onclick="ga()">x</a></i>', false],
    ['<a aria-current=Page onclick="ga()">x</a>', false],
    ['<a aria-current=location onclick="ga()">x</a>', false],
    ['<a aria-current=step onclick="ga()">x</a>', true],
    ['<a role=MenuItem onclick="ga()">x</a>', false],
    ['<a aria-haspopup=true onclick="ga()">x</a>', false],
    ['<a role=button href=" JavaScript:void(0)">x</a>', false],
  ])('%s: %s', async (body, clickable) => expect((await rawLinks(body))[0]?.clickable).toBe(clickable));

  const script = 'javascript:void(0)';
  test.each([
    [`<a role=button href="${script}">x</a>`, null],
    [`<a role=tab href="${script}">x</a>`, null],
    [`<a role=menuitem href="${script}">x</a>`, null],
    [`<a aria-expanded=false href="${script}">x</a>`, null],
    [`<a aria-haspopup=true href="${script}">x</a>`, null],
    [`<summary><a href="${script}">x</a></summary>`, null],
    [`<a href="${script}">x</a>`, script],
    [`<a role=link href="${script}">x</a>`, script],
    ['<a role=menuitem href="/x">x</a>', '/x'],
    ['<a aria-expanded=false href="/x">x</a>', '/x'],
  ])('the address of %s is %s', async (body, raw) => expect((await rawLinks(body))[0]?.raw).toBe(raw));

  test.each([
    ['<a style="cursor:pointer">x</a>', true],
    ['<a style="cursor:pointer"> </a>', false],
    ['<a style="cursor:pointer" name=anker>x</a>', false],
    ['<a style="cursor:help">x</a>', false],
    ['<a style="cursor:pointer;display:none">x</a>', false],
  ])('by the pointer cursor, %s: %s', async (body, clickable) => {
    expect((await liveLinks(body))[0]?.clickable).toBe(clickable);
    expect((await rawLinks(body))[0]?.clickable).toBe(false);
  });
});

test('addresses, relations and language are read', async () => {
  const found = await rawLinks(
    `<a href=" /a b#c " rel="NoFollow  external" download>x</a><a href="https://[">x</a><a href=" javascript:void(0)" role=button>x</a>
     <a href=b role=button lang=EN>x</a><a href="x javascript:" role=button>x</a><a href="/${'x'.repeat(3_000)}">y</a>`,
  );
  expect(found[0]).toEqual({
    raw: ' /a b#c ',
    href: 'https://voorbeeld.nl/a%20b#c',
    text: 'x',
    rel: 'nofollow external',
    region: 'content',
    download: true,
    clickable: false,
    explained: false,
    lang: 'nl',
    hidden: false,
    selector: '',
  });
  expect(found.slice(1, 5).map(({ raw, href }) => [raw, href])).toEqual([
    ['https://[', null],
    [null, null],
    ['b', 'https://voorbeeld.nl/b'],
    ['x javascript:', 'https://voorbeeld.nl/x%20javascript:'],
  ]);
  expect([found[3]?.lang, found[5]?.raw?.length, found[5]?.href?.length]).toEqual(['en', 2_000, 2_000]);
});

test('visibility and selector are read from the shown page only', async () => {
  const body = `<div style="display:none"><a href=x>x</a></div><a href=y class="a b">y</a><a href=z style="visibility:hidden">z</a>
    <map style="display:none"><area href=x alt=w></map>`;
  expect((await liveLinks(body)).map(({ hidden, selector }) => [hidden, selector])).toEqual([
    [true, 'div > a'],
    [false, 'a.a'],
    [true, 'a'],
    [false, 'map > area'],
  ]);
  expect((await rawLinks(body)).every(({ hidden }) => !hidden)).toBe(true);
});

test('a link in an svg image is listed for visitors only', async () => {
  for (const address of ['href=x', 'xlink:href=x']) {
    const body = `<p>Kaart: <svg><a ${address}><title>Haven</title><text>hier</text></a></svg></p>`;
    const { list, widgets = [] } = await readLinks(sent(`<!doctype html><html lang=nl><body>${body}`));
    expect([list, widgets.map(({ text }) => text)]).toEqual([[], ['Haven hier']]);
  }
  expect((await readLinks(sent('<svg><a><text>x</text></a></svg>'))).widgets).toBeUndefined();
});

test('of too many links the first and the last are listed', { tags: ['full'] }, async () => {
  const among = (count: number) => readLinks(sent(times(count, (index) => `<a href=${index}></a>`)));
  const { total, list } = await among(1_600);
  expect([total, list[1_199]?.raw, list[1_200]?.raw]).toEqual([1_600, '1199', '1300']);
  expect((await among(1_501)).list[1_200]?.raw).toBe('1201');
});

test('when room is short the footer is dropped first, but some of it remains', { tags: ['full'] }, async () => {
  const link = (address: string): string => `<a href="/${address}${'x'.repeat(900)}"></a>`;
  const footer = times(60, (index) => link(`f${index}`));
  const list = (
    await readLinks(sent(`<main>${times(150, (index) => link(`m${index}`))}</main><footer>${footer}</footer>`))
  ).list;
  const count = (region: string): number => list.filter((one) => one.region === region).length;
  const size = (region: string): number =>
    list.filter((one) => one.region === region).reduce((sum, one) => sum + JSON.stringify(one).length, 0);
  expect(list.at(-1)?.region).toBe('footer');
  expect(count('footer')).toBeLessThan(60);
  expect(size('footer')).toBeGreaterThan(57_000);
  expect(size('footer')).toBeLessThanOrEqual(60_000);
  expect(size('footer') + size('content')).toBeGreaterThan(247_000);
  expect(size('footer') + size('content')).toBeLessThanOrEqual(250_000);
});
