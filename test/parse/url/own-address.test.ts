import { describe, expect, test } from 'vitest';
import { isOwnAddress, listOtherPages } from '../../../lib/parse/url/own-address.ts';

const APEX = { host: 'voorbeeld.nl', domain: 'voorbeeld.nl' };
const WWW = { host: 'www.voorbeeld.nl', domain: 'voorbeeld.nl' };
const SHOP = { host: 'shop.voorbeeld.nl', domain: 'voorbeeld.nl' };
const LOCAL = { host: 'localhost', domain: null };

test.each([
  ['https://voorbeeld.nl/a', APEX, true],
  ['http://voorbeeld.nl:8080/', APEX, true],
  ['https://voorbeeld.nl./', APEX, true],
  ['https://www.voorbeeld.nl/', APEX, true],
  ['https://voorbeeld.nl/', WWW, true],
  ['https://shop.voorbeeld.nl/', APEX, false],
  ['https://voorbeeld.nl/', SHOP, false],
  ['https://shop.voorbeeld.nl/', SHOP, true],
  ['https://www.shop.voorbeeld.nl/', SHOP, false],
  ['https://voorwww.beeld.nl/', { host: 'voorbeeld.nl', domain: 'voorbeeld.nl' }, false],
  ['http://localhost/', LOCAL, true],
  ['http://www.localhost/', LOCAL, false],
  ['https://elders.nl/', APEX, false],
  ['ftp://voorbeeld.nl/', APEX, false],
  ['httpsx://voorbeeld.nl/', APEX, false],
  ['xhttp://voorbeeld.nl/', APEX, false],
  ['mailto:a@voorbeeld.nl', APEX, false],
  ['geen adres', APEX, false],
])('%s of %j: %s', (address, site, is) => expect(isOwnAddress(address, site)).toBe(is));

describe('listOtherPages', () => {
  const pages = (...hrefs: readonly (string | null)[]) => [
    ...listOtherPages(
      hrefs.map((href) => ({ href })),
      { ...APEX, url: 'https://voorbeeld.nl/hier?utm_source=x#a' },
    ),
  ];
  test.each([
    [
      ['https://voorbeeld.nl/a', 'https://voorbeeld.nl/a#b', 'https://voorbeeld.nl/a?utm_medium=c'],
      ['https://voorbeeld.nl/a'],
    ],
    [['https://voorbeeld.nl/hier', 'https://voorbeeld.nl/hier#c'], []],
    [['https://voorbeeld.nl/hier?d=1'], ['https://voorbeeld.nl/hier?d=1']],
    [['https://elders.nl/', null, 'mailto:a@b.nl'], []],
    [[], []],
  ])('%j: %j', (hrefs, expected) => expect(pages(...hrefs)).toEqual(expected));
});
