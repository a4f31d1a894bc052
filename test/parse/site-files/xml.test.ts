import { describe, expect, test } from 'vitest';
import { scanXml } from '../../../lib/parse/site-files/xml.ts';

/** Elements as they close, `parent/name=text`, and the outcome of the scan. */
const scan = (text: string) => {
  const elements: string[] = [];
  const { fault, root } = scanXml(text, (one) => elements.push(`${one.parent}/${one.name}=${one.text}`));
  return { elements, fault, root };
};
const textOf = (data: string) => scan(`<a>${data}</a>`).elements[0]?.slice(3);

describe('elements', () => {
  test('are reported when they close, with their own text', () =>
    expect(scan('<a> x <b>y</b> z </a>')).toEqual({ elements: ['a/b=y', '/a=x  z'], fault: null, root: 'a' }));

  test.each([
    ['<a/>', 'a'],
    ['<a />', 'a'],
    ['<a\n></a\t>', 'a'],
    ['<a b="1" c=\'2\' xml:lang = "&amp;"/>', 'a'],
    ['<_a-b.c:d1 xmlns:_a-b.c="x"/>', '_a-b.c:d1'],
    ['<é/>', 'é'],
    ['\uFEFF<a/>', 'a'],
    ['<a/>\n ', 'a'],
    ['<!DOCTYPE a><a/>', 'a'],
    ['<?xml version="1.0"?><a/>', 'a'],
    ['\uFEFF<?xml version="1.0"?><a/>', 'a'],
    ['<!-- > <b> --><a/>', 'a'],
    ['<?php > <b> ?><a/>', 'a'],
    ['<?xml-stylesheet x?><a/><?xml-stylesheet x?>', 'a'],
  ])('%j is well-formed', (text, root) => expect(scan(text)).toEqual({ elements: [`/${root}=`], fault: null, root }));

  test('ignore comments and processing instructions inside them', () =>
    expect(scan('<a>1<!-- 2 -->3<?x 4 ?>5</a>').elements).toEqual(['/a=135']));
});

describe('text', () => {
  test.each([
    ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
    ['&#65;&#x42;&#x1F600;', 'AB😀'],
    ['&#x10FFFF;', '\u{10FFFF}'],
    ['<![CDATA[<b>&nbsp;]]>', '<b>&nbsp;'],
    ['a<![CDATA[]]>b', 'ab'],
    ['a; b', 'a; b'],
  ])('%s is %j', (data, text) => expect(textOf(data)).toBe(text));

  test.each([
    '&',
    'a & b',
    '&nbsp;',
    '&AMP;',
    '&toString;',
    '&#x;',
    '&#;',
    '&#12345678;',
    '&#x1234567;',
    '&#a;',
    '&#X43;',
    '&#x110000;',
    '&#1114112;',
    '&#xD800;',
    '&amp',
  ])('%s is a fault', (data) =>
    expect(scan(`<a>${data}</a>`)).toEqual({ elements: [], fault: 'badEntity', root: 'a' }),
  );
});

describe('the first fault ends the scan', () => {
  test.each([
    ['', 'empty', ''],
    [' \n', 'empty', ''],
    ['<!-- x -->', 'empty', ''],
    ['x<a/>', 'textOutside', ''],
    ['<a/>x', 'textOutside', 'a'],
    ['x', 'textOutside', ''],
    [' <?xml version="1.0"?><a/>', 'lateDeclaration', ''],
    [' <?XML\tversion="1.0"?><a/>', 'lateDeclaration', ''],
    ['\uFEFF <?xml version="1.0"?><a/>', 'lateDeclaration', ''],
    ['<a/><?xml ?>', 'lateDeclaration', 'a'],
    ['<!-- <a/>', 'empty', ''],
    ['<!--->', 'empty', ''],
    ['<!DOCTYPE a', 'empty', ''],
    ['<?x >', 'empty', ''],
    ['<a><![CDATA[x</a>', 'notClosed', 'a'],
    ['<', 'empty', ''],
    ['<1/>', 'badTag', ''],
    ['<a></>', 'badTag', 'a'],
    ['<a></a x>', 'badTag', 'a'],
    ['<a b/>', 'badAttribute', ''],
    ['<a b=1/>', 'badAttribute', ''],
    ['<a b="<"/>', 'badCharacter', ''],
    ['<a b="1"c="2"/>', 'badAttribute', ''],
    ['<a', 'empty', ''],
    ['<a b="&nbsp;"/>', 'badEntity', ''],
    ["<a b='&'/>", 'badEntity', ''],
    ['<a></b>', 'wrongEnd', 'a'],
    ['</a>', 'wrongEnd', ''],
    ['<a/><b/>', 'severalRoots', 'a'],
    ['<a></a><b></b>', 'severalRoots', 'a'],
    ['<a>', 'notClosed', 'a'],
    ['<a><b></b>', 'notClosed', 'a'],
  ])('%j: %s', (text, fault, root) => expect(scan(text)).toMatchObject({ fault, root }));

  test('scans at most a hundred levels', () => {
    const nested = (levels: number) => scan('<a>'.repeat(levels) + '</a>'.repeat(levels));
    expect([nested(100).fault, nested(100).elements.length]).toEqual([null, 100]);
    expect(nested(101)).toEqual({ elements: [], fault: 'tooDeep', root: 'a' });
  });
});
