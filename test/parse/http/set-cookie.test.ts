import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBrokenPrefix, hasPrefix, parseSetCookie, readAnswerMoment } from '../../../lib/parse/http/set-cookie.ts';
import { inputs } from '../../kit/inputs.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const read = (line: string, now = NOW) => parseSetCookie(line, now);
const bare = { secure: false, httpOnly: false, sameSite: null, path: null, domain: null };

describe('parseSetCookie', () => {
  test.each([
    ['a=1', { ...bare, name: 'a' }],
    ['a=1; Secure; HttpOnly', { ...bare, name: 'a', secure: true, httpOnly: true }],
    ['a=1;SECURE;httponly', { ...bare, name: 'a', secure: true, httpOnly: true }],
    [
      'a=1; SameSite=Lax; Path=/; Domain=.Voorbeeld.NL',
      {
        ...bare,
        name: 'a',
        sameSite: 'lax',
        path: '/',
        domain: 'voorbeeld.nl',
      },
    ],
    ['a=1; SameSite=Lax; SameSite=None', { ...bare, name: 'a', sameSite: 'none' }],
    ['a=1; SameSite', { ...bare, name: 'a', sameSite: '' }],
    ['a=b=c; Secure', { ...bare, name: 'a', secure: true }],
    [' spaced name = 1 ', { ...bare, name: 'spaced name' }],
    ['a=', { ...bare, name: 'a' }],
    ['only-value', { ...bare, name: '' }],
    ['a=1; Max-Age=3600', { ...bare, name: 'a' }],
    ['a=1; Expires=Fri, 20 Nov 2037 12:00:00 GMT', { ...bare, name: 'a' }],
    ['a=1; Expires=Thu, 01-Jan-1970 00:00:00 GMT; Max-Age=60', { ...bare, name: 'a' }],
    ['a=1; Expires=whenever', { ...bare, name: 'a' }],
    ['a=1; Domain=', { ...bare, name: 'a' }],
    ['a=1; Domain=..x.nl', { ...bare, name: 'a', domain: '.x.nl' }],
    ['a=1; Domain=x.nl', { ...bare, name: 'a', domain: 'x.nl' }],
    ['a=1\t; Secure \t', { ...bare, name: 'a', secure: true }],
    ['a=1; Max-Age=0x; Secure', { ...bare, name: 'a', secure: true }],
    ['a=1; Max-Age=x0', { ...bare, name: 'a' }],
    ['a=1; Max-Age=1', { ...bare, name: 'a' }],
    ['a=1; Max-Age=; Expires=Fri, 20-Nov-2037 12:00:00 GMT', { ...bare, name: 'a' }],
    ['a=1; Expires=Wed, 25 Nov 2026 12:00:01 GMT', { ...bare, name: 'a' }],
    ['a=1; Path = /x ', { ...bare, name: 'a', path: '/x' }],
    [`a=${'x'.repeat(4_095)}`, { ...bare, name: 'a' }],
    ['   x   ', { ...bare, name: '' }],
    // Not dates (RFC 6265 §5.1.1), so that these are session cookies.
    ['a=1; Expires=0', { ...bare, name: 'a' }],
    ['a=1; Expires=-1', { ...bare, name: 'a' }],
    ['a=1; Expires=1 Jan 1970', { ...bare, name: 'a' }],
    ['a=1; Expires=Fri, 30 Feb 1990 00:00:00 GMT', { ...bare, name: 'a' }],
    ['a=1; Expires=Thu, 01 Jan 1970 24:00:00 GMT', { ...bare, name: 'a' }],
    ['a=1; Max-Age=60; Max-Age=soon; Expires=Thu, 01 Jan 1970 00:00:00 GMT', { ...bare, name: 'a' }],
    ['a\u00a0=1; Secure\u00a0', { ...bare, name: 'a\u00a0' }],
  ])('%s', (line, cookie) => expect(read(line)).toEqual(cookie));

  test.each([
    ['nothing', ''],
    ['no name and no value', '='],
    ['a control character', 'a=1\u0000; Secure'],
    ['a name and value of more than 4,096 octets', `a=${'x'.repeat(4_096)}`],
    ['a removal by Max-Age', 'PHPSESSID=deleted; Max-Age=0; Secure'],
    ['a removal by a negative Max-Age', 'a=1; Max-Age=-1'],
    ['nothing but spaces', '  ;Secure'],
    ['a line feed', 'a=1\n'],
    ['a DEL character', 'a=1\u007f'],
    ['a removal by a date of 2019', 'a=; Expires=Tue, 31 Dec 2019 23:59:59 GMT'],
    ['an expiry this second', 'a=; Expires=Wed, 25 Nov 2026 12:00:00 GMT'],
    [
      'an expiry yesterday, as ASP.NET removes a cookie',
      'ASP.NET_SessionId=; expires=Tue, 24-Nov-2026 12:00:00 GMT; path=/; HttpOnly',
    ],
    ['an expiry an hour ago, as Perl removes a cookie', 'CGISESSID=; path=/; expires=Wed, 25-Nov-2026 11:00:00 GMT'],
    [
      'an expiry a year and a second ago, as PHP removes a cookie',
      'PHPSESSID=deleted; expires=Tue, 25-Nov-2025 11:59:59 GMT; Max-Age=0',
    ],
    ['a removal by Rails', '_session=; path=/; max-age=0; expires=Thu, 01 Jan 1970 00:00:00 GMT; secure; HttpOnly'],
    ['a Max-Age of zero before a future date', 'a=1; Max-Age=0; Expires=Fri, 20 Nov 2037 12:00:00 GMT'],
    ['Max-Age of minus zero', 'a=1; Max-Age=-0'],
    ['a removal by date', 'a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
    ['a removal by date, and then no date', 'a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Expires=0'],
    ['a removal by a date with dashes', 'a=; expires=Thu, 01-Jan-1970 00:00:01 GMT'],
  ])('sets no cookie: %s', (_, line) => expect(read(line)).toBeNull());

  test('ignores an attribute longer than 1,024 octets', () => {
    expect(read(`a=1; Path=/${'x'.repeat(1_024)}`)).toEqual({ ...bare, name: 'a' });
    expect(read(`a=1; Path=/${'x'.repeat(1_023)}`)?.path).toHaveLength(1_024);
    expect(read(`a=1; Path=/${'€'.repeat(341)}`)?.path).toHaveLength(342);
    expect(read(`a=1; Path=//${'€'.repeat(341)}`)?.path).toBeNull();
  });

  test('never throws, and never returns the value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (rest) => {
        const secret = 'geheim4711';
        expect(JSON.stringify(read(`sid=${secret}; ${rest}`))).not.toContain(secret);
        read(rest);
      }),
      { numRuns: inputs() },
    );
  });
});

describe('findBrokenPrefix', () => {
  const cookie = (name: string, changes = {}) => ({ ...bare, name, secure: true, path: '/', ...changes });

  test.each([
    ['__Host- as required', cookie('__Host-sid'), null],
    ['without Secure', cookie('__Host-sid', { secure: false }), '__Host-'],
    ['with Domain', cookie('__Host-sid', { domain: 'voorbeeld.nl' }), '__Host-'],
    ['with another path', cookie('__Host-sid', { path: '/shop' }), '__Host-'],
    ['without path', cookie('__Host-sid', { path: null }), '__Host-'],
    ['in another case', cookie('__HOST-sid', { path: null }), '__Host-'],
    ['__Secure- as required', cookie('__Secure-sid', { path: null, domain: 'voorbeeld.nl' }), null],
    ['__Secure- without Secure', cookie('__Secure-sid', { secure: false }), '__Secure-'],
    ['__Http- as required', cookie('__Http-sid', { httpOnly: true, path: '/x', domain: 'voorbeeld.nl' }), null],
    ['__Http- without Secure', cookie('__HTTP-sid', { httpOnly: true, secure: false }), '__Http-'],
    ['__Http- without HttpOnly', cookie('__Http-sid'), '__Http-'],
    ['__Host-Http- as required', cookie('__Host-Http-sid', { httpOnly: true }), null],
    ['__Host-Http- without HttpOnly', cookie('__host-http-sid'), '__Host-Http-'],
    ['__Host-Http- with Domain', cookie('__Host-Http-a', { httpOnly: true, domain: 'a.nl' }), '__Host-Http-'],
    ['no prefix', cookie('sid', { secure: false }), null],
  ])('%s', (_, given, broken) => expect(findBrokenPrefix(given)).toBe(broken));
});

test.each([
  ['__Secure-a', true],
  ['__HOST-a', true],
  ['__Http-a', true],
  ['__host-HTTP-a', true],
  ['Http-a', false],
  ['x__Secure-a', false],
  ['__Secure', false],
  ['a', false],
])('%s has a prefix: %s', (name, is) => expect(hasPrefix({ ...bare, name })).toBe(is));

test.each([
  ['__Host-a; Secure; Path=/', null],
  ['__HOST-a; Secure; Path=/', null],
  ['__Host-a; Path=/', '__Host-'],
  ['__Host-a; Secure', '__Host-'],
  ['__Host-a; Secure; Path=/x', '__Host-'],
  ['__Host-a; Secure; Path=/; Domain=a.nl', '__Host-'],
  ['__Secure-a', '__Secure-'],
  ['__secure-a; Secure', null],
  ['a', null],
])('%s breaks %s', (line, prefix) => {
  const cookie = read(line.replace(/^([^;]+)/, '$1=1'));
  expect(cookie && findBrokenPrefix(cookie)).toBe(prefix);
});

describe('cookie removal', () => {
  const DAY = 86_400_000;
  const expiring = (at: number) => `a=1; Expires=${new Date(at).toUTCString()}`;

  test('requires an expiry that is past on arrival', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (days, seconds) => {
          const now = NOW + days * DAY;
          expect(read(expiring(now - seconds * 1_000), now)).toBeNull();
          expect(read(expiring(now + seconds * 1_000), now)).not.toBeNull();
          expect(read(`a=1; Max-Age=-${seconds}`, now)).toBeNull();
          expect(read(`${expiring(now - seconds * 1_000)}; Max-Age=${seconds}`, now)).not.toBeNull();
        },
      ),
    );
  });

  test.each([
    ['Wed, 25 Nov 2026 13:00:00 GMT', NOW + 3_600_000],
    [undefined, NOW],
    ['soon', NOW],
  ])('reads the moment of the answer from the Date %s', (date, at) => expect(readAnswerMoment(date, NOW)).toBe(at));
});
