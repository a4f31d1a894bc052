import { describe, expect, test } from 'vitest';
import type { Page } from '../../../lib/facts/page.ts';
import { inPage } from '../kit/in-page.ts';

const { run } = inPage('lib/collect/page/read-page.ts');

const links = async (body: string, lang = 'nl'): Promise<Page['links']['list']> =>
  (await run<Page>(`<!doctype html><html lang="${lang}"><title>t</title><body>${body}`, 'subject.readLive(document)'))
    .links.list;

describe('regions of links', () => {
  test.each([
    ['<main><a href=x>x</a></main>', 'content'],
    ['<main><aside><a href=x>x</a></aside></main>', 'content'],
    ['<main><nav><a href=x>x</a></nav></main>', 'nav'],
    ['<header><a href=x>x</a></header>', 'header'],
    ['<header><nav><a href=x>x</a></nav></header>', 'nav'],
    ['<div role=contentinfo><a href=x>x</a></div>', 'footer'],
    ['<aside><a href=x>x</a></aside>', 'aside'],
    ['<div><a href=x>x</a></div>', 'content'],
    ['<article><header><a href=x>x</a></header></article>', 'content'],
    ['<main></main><div><a href=x>x</a></div>', 'aside'],
    ['<div role="main"><a href=x>x</a></div>', 'content'],
  ])('%s', async (body, region) => expect((await links(body))[0]?.region).toBe(region));
});

describe('accessible names of links', () => {
  test.each([
    ['<a href=x> Lees <b>meer</b>\n verder </a>', 'Lees meer verder'],
    ['<a href=x aria-label="Meer over fietsen">meer</a>', 'Meer over fietsen'],
    ['<span id=a>Fietsen</span><span id=b>kopen</span><a href=x aria-labelledby="a b">x</a>', 'Fietsen kopen'],
    ['<a href=x><img src=a alt="Naar de winkel"></a>', 'Naar de winkel'],
    ['<a href=x title="Winkel"><img src=a></a>', 'Winkel'],
    ['<a href=x>Winkel<svg aria-hidden="true"><title>pijl</title></svg><style>a{}</style></a>', 'Winkel'],
    ['<a href=x></a>', ''],
    ['<a href=x>Lees<br>meer</a>', 'Lees meer'],
    ['<a href=x><h3>Fietsen</h3><p>voor kin<b>deren</b></p></a>', 'Fietsen voor kinderen'],
    ['<map><area href=x alt="Noord"></map>', 'Noord'],
  ])('%s', async (body, name) => expect((await links(body))[0]?.text).toBe(name));
});

describe('elements without an address that look clickable', () => {
  test.each([
    ['<a onclick="ga()">x</a>', true],
    ['<a role=link>x</a>', true],
    ['<a role=button>x</a>', false],
    ['<a role=button onclick="toggle()" style="cursor:pointer">Menu</a>', false],
    ['<a role=button href="javascript:void(0)">Menu</a>', false],
    ['<a aria-current=page style="cursor:pointer">Home</a>', false],
    ['<a style="cursor:pointer">x</a>', true],
    ['<a name=anker>x</a>', false],
    ['<style>a { cursor: pointer }</style><a name=anker>x</a>', false],
    ['<style>a { cursor: pointer }</style><a id=anker></a>', false],
    ['<style>a { cursor: pointer }</style><a id=menu>Menu</a>', true],
    ['<a href=x onclick="ga()">x</a>', false],
    // The title of an accordion, as a page builder writes it.
    ['<div role=button style="cursor:pointer"><a tabindex=0>Wat kost het?</a></div>', false],
    ['<a aria-expanded=false style="cursor:pointer">Meer</a>', false],
  ])('%s: %s', async (body, clickable) => expect((await links(body))[0]?.clickable).toBe(clickable));
});

describe('the address of links with the role of a button', () => {
  test.each([
    ['<a role=button href=" javascript:void(0)">Menu</a>', null],
    ['<a role=button href=x>Bestel</a>', 'x'],
    ['<a href="javascript:void(0)">Menu</a>', 'javascript:void(0)'],
  ])('%s: %s', async (body, raw) => expect((await links(body))[0]?.raw).toBe(raw));
});

describe('links explained by their context', () => {
  test.each([
    ['<p><a href=x>Lees meer</a></p>', false],
    ['<p>Voor onze prijzen: <a href=x>klik hier</a></p>', true],
    ['<p>Nieuw: <a href=x>klik hier</a></p>', false],
    ['<div class=card><h3>Fietsen</h3><div><a href=x>Lees meer</a></div></div>', true],
    ['<div class=card><div><a href=x>Lees meer</a></div><h3>Fietsen</h3></div>', false],
    ['<main><h1>Welkom</h1><a href=x>Lees meer</a></main>', false],
    ['<ul><li>Fietsen voor kinderen <a href=x>meer</a></li></ul>', true],
  ])('%s: %s', async (body, explained) => expect((await links(body))[0]?.explained).toBe(explained));
});

test('links are listed with address, relation, language and visibility', async () => {
  const [own, broken, script, shut, english] = await links(
    `<a href=" /a b#c " rel="NoFollow  external" download>x</a><a href="https://[">x</a><a href="javascript:void(0)">x</a>
     <div style="display:none"><a href=x>x</a></div><p lang="EN-gb"><a href=x>x</a></p>`,
  );
  expect(own).toMatchObject({
    raw: ' /a b#c ',
    href: 'https://voorbeeld.nl/a%20b#c',
    rel: 'nofollow external',
    download: true,
    lang: 'nl',
    hidden: false,
    selector: 'a',
  });
  expect(broken).toMatchObject({ raw: 'https://[', href: null });
  expect(script?.href).toBe('javascript:void(0)');
  expect(shut?.hidden).toBe(true);
  expect(english?.lang).toBe('en-gb');
});

test('when there are too many links, those of the footer are included, in document order', async () => {
  const product = (index: number): string =>
    `<a href="/dames/hardloopschoenen/merk-${index}?kleur=zwart&maat=42">Hardloopschoen ${index}</a>`;
  const shelf = Array.from({ length: 2_000 }, (_, index) => product(index)).join(' ');
  const found = await links(`<main>${shelf}</main><footer><a href="/toegankelijkheid">Toegankelijkheid</a></footer>`);
  expect(found.length).toBeLessThan(1_500);
  expect(found[0]?.text).toBe('Hardloopschoen 0');
  expect(found.at(-1)).toMatchObject({ text: 'Toegankelijkheid', region: 'footer' });
});

test('selectors use the nearest id, or classes', async () => {
  const found = await links(
    '<div id="a:b"><p class="x y"><a class=meer href=x>x</a></p></div><ul class=l><li><a href=x>x</a></li></ul>',
  );
  expect(found.map(({ selector }) => selector)).toEqual(['#a\\:b > p.x > a.meer', 'ul.l > li > a']);
});

test('a link inside an SVG image is ignored', async () => {
  expect(await links('<svg><a href=x><text>x</text></a></svg>')).toEqual([]);
});
