import { describe, expect, test } from 'vitest';
import { parseHost, parseOrigin } from '../../../lib/parse/url/host-match.ts';
import { isOwnAddress } from '../../../lib/parse/url/own-address.ts';
import { isHomePath, isSameAddress, splitPath, withoutTracking } from '../../../lib/parse/url/page-address.ts';

describe('isOwnAddress', () => {
  const apex = { host: 'voorbeeld.nl', domain: 'voorbeeld.nl' };
  const www = { host: 'www.voorbeeld.nl', domain: 'voorbeeld.nl' };
  const sub = { host: 'shop.voorbeeld.nl', domain: 'voorbeeld.nl' };
  const staging = { host: 'staging', domain: null };

  test.each([
    ['https://voorbeeld.nl/a', apex, true],
    ['http://www.voorbeeld.nl/', apex, true],
    ['https://voorbeeld.nl/', www, true],
    ['https://shop.voorbeeld.nl/', apex, false],
    ['https://shop.voorbeeld.nl/', sub, true],
    ['https://voorbeeld.nl/', sub, false],
    ['https://www.shop.voorbeeld.nl/', sub, false],
    ['https://voorbeeld.nl.kwaad.nl/', apex, false],
    ['http://staging/', staging, true],
    ['http://www.staging/', staging, false],
    ['https://voorbeeld.nl./a', apex, true],
    ['https://www.voorbeeld.nl./', apex, true],
    ['https://shop.voorbeeld.nl./', apex, false],
    ['ftp://voorbeeld.nl/', apex, false],
    ['/a', apex, false],
  ])('%s of %o: %s', (address, site, own) => expect(isOwnAddress(address, site)).toBe(own));
});

describe('withoutTracking', () => {
  test.each([
    ['https://a.nl/?utm_source=x&b=1&gclid=2#boven', 'https://a.nl/?b=1'],
    ['https://a.nl/?UTM_Medium=x', 'https://a.nl/'],
    ['https://a.nl/b?c=d', 'https://a.nl/b?c=d'],
    ['geen adres', 'geen adres'],
  ])('%s', (address, expected) => expect(withoutTracking(address)).toBe(expected));
});

test('percent-encoding is compared ignoring case', () => {
  expect(isSameAddress('https://a.nl/caf%c3%a9', 'https://a.nl/caf%C3%A9')).toBe(true);
  expect(isSameAddress('https://a.nl/cafe', 'https://a.nl/Cafe')).toBe(false);
});

test('a trailing dot of the host is ignored when comparing addresses; another dot is not', () => {
  expect(isSameAddress('https://a.nl./b?c', 'https://a.nl/b?c')).toBe(true);
  expect(isSameAddress('https://a.nl.:8443/', 'https://a.nl:8443/')).toBe(true);
  expect(isSameAddress('https://a.nl/b.', 'https://a.nl/b')).toBe(false);
  expect(isSameAddress('https://a.nl./', 'https://b.nl/')).toBe(false);
});

test('host and origin are returned without a trailing dot', () => {
  const addresses = ['https://A.nl./b', 'https://a.nl/', 'http://a.nl.:8080/', 'geen adres', null];
  expect(addresses.map(parseHost)).toEqual(['a.nl', 'a.nl', 'a.nl', '', '']);
  expect(addresses.map(parseOrigin)).toEqual(['https://a.nl:', 'https://a.nl:', 'http://a.nl:8080', '', '']);
});

describe('isHomePath', () => {
  test.each([
    ['https://a.nl/', true],
    ['https://a.nl/index.html', true],
    ['https://a.nl/home', true],
    ['https://a.nl/nl-be/', true],
    ['https://a.nl/nl/fiets', false],
    ['https://a.nl/indexen', false],
    ['https://a.nl/homepage', false],
  ])('%s: %s', (address, home) => expect(isHomePath(address)).toBe(home));
});

test('splitPath decodes segments where possible', () => {
  expect(splitPath('https://a.nl//Caf%C3%A9/%E0%A4%A/')).toEqual(['café', '%e0%a4%a']);
});
