import { describe, expect, test } from 'vitest';
import { readRobotsLines } from '../../../lib/parse/site-files/robots-lines.ts';

const read = (text: string, bomSpoils = false) => readRobotsLines(text, bomSpoils);

test.each([
  ['User-agent: *', 'agent', 'user-agent', '*'],
  ['user agent: a', 'agent', 'user agent', 'a'],
  ['useragent: a', 'agent', 'useragent', 'a'],
  ['ALLOW : /a', 'allow', 'allow', '/a'],
  ...['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'].map((key) => [
    `${key}:/`,
    'disallow',
    key,
    '/',
  ]),
  ['Sitemap: https://a.nl/b.xml', 'sitemap', 'sitemap', 'https://a.nl/b.xml'],
  ['site-map: x', 'sitemap', 'site-map', 'x'],
  ['crawl-delay: 5', 'other', 'crawl-delay', '5'],
  ['x-allow: /', 'other', 'x-allow', '/'],
  ['x-disallow: /', 'other', 'x-disallow', '/'],
  ['my-user-agent: a', 'other', 'my-user-agent', 'a'],
  ['my-sitemap: a', 'other', 'my-sitemap', 'a'],
  ['Disallow  /a', 'disallow', 'disallow', '/a'],
  ['Disallow\t/a', 'disallow', 'disallow', '/a'],
  ['Disallow:', 'disallow', 'disallow', ''],
  ['a:', 'other', 'a', ''],
])('%j is %s', (text, kind, key, value) => expect(read(text ?? '')).toEqual([{ number: 1, kind, key, value, text }]));

test.each(['a', 'a b c', ': x', 'zomaar een regel'])('%j is malformed', (text) =>
  expect(read(text)).toEqual([{ number: 1, kind: 'malformed', key: '', value: '', text }]),
);

test('comments and empty lines are skipped, but counted', () =>
  expect(read('# a\r\n\rAllow: /a # b\n  \nDisallow: /#c').map(({ number, text }) => [number, text])).toEqual([
    [3, 'Allow: /a'],
    [5, 'Disallow: /'],
  ]));

describe('a byte order mark', () => {
  const text = '\uFEFFUser-agent: *\nAllow: /';
  test('is skipped', () => expect(read(text).map(({ kind }) => kind)).toEqual(['agent', 'allow']));
  test('spoils the first line in some readers', () => {
    expect(read(text, true)).toMatchObject([{ kind: 'allow', number: 2 }]);
    expect(read(text.slice(1), true)).toHaveLength(2);
  });
});
