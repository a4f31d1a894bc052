import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOnward } from '../../../lib/parse/page-kind/onward.ts';
import { inputs } from '../../kit/inputs.ts';

const HERE = 'http://voorbeeld.nl/';
const SECURE = 'https://voorbeeld.nl/';
const LONG = '<p>Wij repareren fietsen.</p>'.repeat(50);

describe('findOnward', () => {
  test.each([
    ['<meta http-equiv=refresh content="0; url=https://voorbeeld.nl/">', { by: 'refresh', url: SECURE }],
    ['<meta http-equiv=refresh content="0; url=/nl">', { by: 'refresh', url: `${HERE}nl` }],
    ['<script>window.location.href = "https://voorbeeld.nl/"</script>', { by: 'script', url: SECURE }],
    [
      "<script>location.replace('https://www.voorbeeld.nl')</script>",
      { by: 'script', url: 'https://www.voorbeeld.nl/' },
    ],
    ['<script>location.protocol = "https:"</script>', { by: 'script', url: SECURE }],
    ['<script>location = "https://" + location.host</script>', { by: 'script', url: SECURE }],
    [
      `<script>if (location.protocol !== 'https:') location.href = location.href.replace('http:', 'https:')</script>${LONG}`,
      { by: 'script', url: SECURE },
    ],
    ['<script>location.assign("https://a.nl/x")</script>', { by: 'script', url: 'https://a.nl/x' }],
    ['<script>location  =  `http://a.nl/x`</script>', { by: 'script', url: 'http://a.nl/x' }],
    ['<script>location.href="https://a.nl:x/"</script>', null],
    ['<script>mylocation="https://a.nl/x"</script>', null],
    ['<script>location.hrefs="https://a.nl/x"</script>', null],
    ['<script>locationX="https://a.nl/x"</script>', null],
    ['<script>location="//a.nl/x"</script>', null],
    ['<script>location="https://a.nl/x y"</script>', { by: 'script', url: SECURE }],
    ['<script>location.href.x = "https:"</script>', null],
    ['<script>location = a;\n"https:"</script>', null],
    ['<script>mylocation.protocol = "https:"</script>', null],
    ['<script>location.replace(a + "https:" + b)</script>', { by: 'script', url: SECURE }],
    ...["location.protocol == 'http:'", 'location.protocol  ===  "http"', "location.protocol != 'https:'"].map(
      (asks): [string, object] => [
        `<script>if (${asks}) location = 'https:' + x</script>${LONG}`,
        { by: 'script', url: SECURE },
      ],
    ),
    [`<script>if (location.protocol = 'http:') location = 'https:' + x</script>${LONG}`, null],
    [`<script>if (mylocation.protocol == 'http:') location = 'https:' + x</script>${LONG}`, null],
    [`<script>location.protocol = "https:"</script>${'x'.repeat(499)}`, { by: 'script', url: SECURE }],
    [`<script>location.protocol = "https:"</script>${'x'.repeat(500)}`, null],
    ['<p>Welkom</p>', null],
    ['<meta http-equiv=refresh content="600">', null],
    [`<meta http-equiv=refresh content="60; url=${HERE}">`, null],
    [`<script>button.onclick = () => { location.href = "https://kassa.nl/" }</script>${LONG}`, null],
    ['', null],
  ])('%s', (html, onward) => expect(findOnward(html, HERE)).toEqual(onward));

  test('reads any markup without throwing, and never returns the page itself', () => {
    const piece = fc.constantFrom(
      '<script>',
      'location',
      '.href',
      '=',
      '"https://a.nl"',
      '<meta http-equiv=refresh content="',
      '0;url=',
      ';',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 }))), (pieces) => {
        expect(findOnward(pieces.join(''), HERE)?.url).not.toBe(HERE);
      }),
      { numRuns: inputs() },
    );
  });
});

test('a page that is already secure, or that leads to itself, leads nowhere', () => {
  expect(findOnward('<script>location.protocol = "https:"</script>', SECURE)).toBeNull();
  expect(findOnward(`<script>location = "${SECURE}"</script>`, SECURE)).toBeNull();
  expect(
    findOnward('<meta http-equiv=refresh content="0; url=http://["><script>location = "https://a.nl"</script>', HERE),
  ).toEqual({
    by: 'script',
    url: 'https://a.nl/',
  });
});
