import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findMetaPolicies,
  findMetas,
  findRefresh,
  findTitle,
  hasPasswordField,
  measureText,
} from '../../../lib/parse/html/html-scan.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const first = (html: string) => Object.fromEntries(findMetas(html)[0] ?? []);

describe('findMetas', () => {
  test.each([
    ['<meta name=a content="b c">', { name: 'a', content: 'b c' }],
    ["<META NAME='A'  Content = x>", { name: 'A', content: 'x' }],
    ['<meta content="a > b" hidden>', { content: 'a > b', hidden: '' }],
    ['<meta content="&quot;a&quot; &amp; b&#39;">', { content: '"a" & b\'' }],
    ['<meta name=a name=b/>', { name: 'a' }],
    ['<meta\nname=a\n>', { name: 'a' }],
    ['<meta content="&lt;b&gt; &apos;c&apos;">', { content: "<b> 'c'" }],
    // In an attribute, a reference without a semicolon is plain text before a letter or an equals sign (13.2.5.73).
    ['<meta content="&nbsp;&ampx;&amp">', { content: '\u00a0&ampx;&' }],
    ['<meta content="?a=1&copy=2&copy">', { content: '?a=1&copy=2©' }],
    ["<meta content='&quot;' lang = nl/>", { content: '"', lang: 'nl/' }],
    ['<meta a="b"c=d>', { a: 'b', c: 'd' }],
    ['<meta a= b>', { a: 'b' }],
    ['<meta a="" b>', { a: '', b: '' }],
  ])('%s', (html, attributes) => expect(first(html)).toEqual(attributes));

  test('matches whole names only, and only elements of the document', () => {
    expect(findMetas('<xmeta><input><meta name=a')).toEqual([]);
    expect(findMetas('<!-- a --><!-- b --><meta>-->')).toHaveLength(1);
    expect(findMetas('<metadata><!-- <meta name=a> --><meta name=b><!-- <meta name=c>')).toHaveLength(1);
    expect(findMetas('<template><meta></template><noscript><meta></noscript><script><meta></script>')).toEqual([]);
    expect(findMetas('<template shadowrootmode=open><meta></template>')).toEqual([]);
  });
});

describe('where a meta refresh leads', () => {
  test.each([
    ['0; url=3d.html', '3d.html'],
    ['5', null],
    ["0;URL='/a'", '/a'],
  ])('%s: %s', (content, address) =>
    expect(findRefresh(`<meta http-equiv="Refresh" content="${content}">`)).toBe(address),
  );
});

describe('findTitle', () => {
  test.each([
    ['<title>Een &amp; twee</title>', 'Een & twee'],
    ['<TITLE class=a>\n Een\n twee </title>', 'Een twee'],
    ['<p>geen</p>', ''],
    ['<titles>geen</titles>', ''],
    ['<title >a<b>c', 'a<b>c'],
    ['<title>Caf&eacute; &#8211; men&uuml; &notin; &amp&copy</title>', 'Café – menü ∉ &©'],
    ['<title>een\u00a0twee</title>', 'een\u00a0twee'],
    ['<!-- <title>nee</title> --><title>ja</title>', 'ja'],
    ['<script>"<title>nee</title>"</script><title>ja</title>', 'ja'],
    ['<style><title>nee</title></style><noscript><title>nee</title></noscript><title>ja</title>', 'ja'],
    ['<template><title>nee</title></template><title>ja</title>', 'ja'],
    ['<svg><title>nee</title></svg><title>ja</title>', 'ja'],
    ['<svg><foreignObject><title>ja</title></foreignObject></svg><title>nee</title>', 'ja'],
    ['<svg><p><title>ja</title>', 'ja'],
    // The end tag of an element around an svg closes the svg.
    ['<div><svg></div><title>ja</title>', 'ja'],
    ['<div><svg></p><title>ja</title>', 'ja'],
    ['<div><svg></span><title>nee</title></svg><title>ja</title>', 'ja'],
    ['<math><annotation-xml encoding="text/html"><title>ja</title>', 'ja'],
    ['<title></title><title>nee</title>', ''],
    ['<textarea><title>nee</title></textarea>', ''],
    ['<title\nx>a', 'a'],
  ])('%s', (html, title) => expect(findTitle(html)).toBe(title));
});

test('findMetaPolicies finds the policies that are enforced', () => {
  const html = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><meta http-equiv=refresh content=1>`;
  expect(findMetaPolicies(html)).toEqual(["script-src 'self'"]);
  expect(findMetaPolicies('<meta http-equiv="CONTENT-Security-Policy" content=x>')).toEqual(['x']);
  // An enumerated attribute allows no white space, an empty policy does not count, and one in the body has no effect.
  expect(findMetaPolicies('<meta http-equiv=" Content-Security-Policy " content=x>')).toEqual([]);
  expect(findMetaPolicies('<meta http-equiv=Content-Security-Policy content="">')).toEqual([]);
  expect(findMetaPolicies('<p><meta http-equiv=Content-Security-Policy content=x>')).toEqual([]);
  expect(findMetaPolicies('</head><meta http-equiv=Content-Security-Policy content=x><body>')).toEqual(['x']);
  expect(findMetaPolicies('<meta name=content-security-policy content=x>')).toEqual([]);
});

describe('findRefresh', () => {
  test.each([
    ['<meta http-equiv="refresh" content="0; url=https://voorbeeld.nl/">', 'https://voorbeeld.nl/'],
    ['<meta http-equiv=Refresh content="0;URL=\'/login\'">', '/login'],
    ['<meta http-equiv=refresh content="5, /elders">', '/elders'],
    // Values may have character references, names may not (HTML, 13.2.5.33).
    ['<META HTTP-EQUIV="ref&#114;esh" content="5, /elders">', '/elders'],
    ['<meta http&#45;equiv=refresh content="5, /elders">', null],
    ['<meta http-equiv=refresh content="30">', null],
    ['<meta http-equiv=refresh content="">', null],
    ['<meta name=refresh content="0; url=/a">', null],
    ['<noscript><meta http-equiv=refresh content="0; url=/zonder-js"></noscript>', null],
    ['<script>document.write(\'<meta http-equiv=refresh content="0; url=/a">\')</script>', null],
    ['<template><meta http-equiv=refresh content="0; url=/a"></template>', null],
    ['<meta http-equiv=refresh content="nu"><meta http-equiv=refresh content="0; url=/a">', '/a'],
    ['<meta http-equiv=refresh content="9"><meta http-equiv=refresh content="0; url=/a">', null],
    ['<body><p><meta http-equiv=refresh content="0; url=/a?b=1&amp;c=2">', '/a?b=1&c=2'],
  ])('%s', (html, address) => expect(findRefresh(html)).toBe(address));
});

describe('measureText', () => {
  test.each([
    ['<p>abc</p>', 3],
    ['<p>abc</p><script>let x = "<p>lang</p>";</script><p>de</p>', 6],
    ['<style>p{}</style><SCRIPT>x</SCRIPT>a', 1],
    ['<script>never closed', 0],
    ['a<b', 1],
    ['a < b', 5],
    ['', 0],
    [' a \n b ', 3],
    ['a<svg><text>x</text></svg>b', 3],
    // A paragraph ends an svg.
    ['a<svg><p>x</p></svg>b', 5],
    ['a<noscript>x</noscript>b', 3],
    ['<template shadowrootmode=open>ab</template>', 2],
    ['a<template>x</template>b', 3],
    ['a<script>x</script y>b', 3],
    ['a<script>x</script', 1],
    ['a<scripts>b', 3],
    ['a<style><script></style>b', 3],
    ['a<script>1</script><script>2</script>b', 3],
    ['<i></i>a<i></i>', 1],
  ])('%s', (html, length) => expect(measureText(html)).toBe(length));
});

describe('hasPasswordField', () => {
  test.each([
    ['<input type="password">', true],
    ['<INPUT name=a TYPE=Password>', true],
    ['<input type="pass&#119;ord">', true],
    ['<input type=text name=password>', false],
    ['<!-- <input type=password> -->', false],
    ['<input data-type="password">', false],
    ['<input type=" password ">', false],
    ['<textarea><input type=password></textarea>', false],
    ['<noscript><input type=password></noscript>', false],
    ['<div><template shadowrootmode=open><input type=password></template></div>', true],
    ['<input type=passwords>', false],
    ['<input>', false],
    ['<dialog><input type=password></dialog>', false],
    ['<dialog open><input type=password></dialog>', true],
    ['<div hidden><div><input type=password></div></div>', false],
    ['<div hidden><div></div></div><input type=password>', true],
    ['<div inert><input type=password></div>', false],
    ['<div popover id=a><form><input type=password></form></div>', false],
    ['<template><input type=password></template>', false],
    ['<script type="text/template"><input type=password></script>', false],
    ['<details><summary>Inloggen</summary><input type=password></details>', false],
    ['<details open><summary>Inloggen</summary><input type=password></details>', true],
    ['<div class="modal fade" tabindex="-1" aria-hidden="true"><input type=password></div>', false],
    ['<div class="modal fade show"><input type=password></div>', true],
    ['<div style="color:red; display: none"><input type=password></div>', false],
    ['<ul class="dropdown-menu"><li><input type=password></li></ul>', false],
    ['<input hidden type=text><input type=password>', true],
    ['<input hidden type=password>', false],
    ['<!-- <div hidden> --><input type=password>', true],
  ])('%s', (html, asks) => expect(hasPasswordField(html)).toBe(asks));
});

describe('any text', () => {
  test('gives titles, policies and refreshes of its own text, and no password field without an input', () => {
    const piece = fc.constantFrom(
      '<title>',
      '</title>',
      '<meta http-equiv=refresh content="0;a">',
      '<meta http-equiv=content-security-policy content="img-src a">',
      '<input type=password>',
      '<meta ',
      '<input ',
      '<script',
      '</script>',
      '<!--',
      '-->',
      '"',
      "'",
      '=',
      '>',
      '<',
      'a',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 }))), (pieces) => {
        const html = pieces.join('');
        const title = findTitle(html);
        expect(title).not.toMatch(/^ | $|[\t\n\f\r]| {2}/);
        if (title !== '') expect(html).toMatch(/<title/i);
        for (const policy of findMetaPolicies(html)) expect(html).toContain(policy);
        const target = findRefresh(html);
        expect(html).toContain(target ?? '');
        expect(measureText(html)).toBeLessThanOrEqual(html.length);
        if (hasPasswordField(html)) expect(html).toMatch(/<input/i);
        // What comes first counts, whatever follows.
        expect(findTitle(`<title> A  b</title>${html}`)).toBe('A b');
        expect(findRefresh(`<meta http-equiv=refresh content="1;url=/c">${html}`)).toBe('/c');
        expect(hasPasswordField(`<input type=password>${html}`)).toBe(true);
      }),
      RUNS,
    );
  });
});
