import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenPrefix, parseSetCookie } from '../../lib/parse/set-cookie.ts';
import { inputs } from '../kit/inputs.ts';

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
  ])('%s', (line, cookie) => expect(parseSetCookie(line)).toEqual(cookie));

  test.each([
    ['nothing', ''],
    ['no name and no value', '='],
    ['a control character', 'a=1\u0000; Secure'],
    ['a name and value of more than 4,096 octets', `a=${'x'.repeat(4_096)}`],
    ['a removal by Max-Age', 'PHPSESSID=deleted; Max-Age=0; Secure'],
    ['a removal by a negative Max-Age', 'a=1; Max-Age=-1'],
    ['a removal by date', 'a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
    ['a removal by a date with dashes', 'a=; expires=Thu, 01-Jan-1970 00:00:01 GMT'],
  ])('sets no cookie: %s', (_, line) => expect(parseSetCookie(line)).toBeNull());

  test('an attribute longer than 1,024 octets is ignored', () => {
    expect(parseSetCookie(`a=1; Path=/${'x'.repeat(1_024)}`)).toEqual({ ...bare, name: 'a' });
  });

  test('is total and never hands the value on', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (rest) => {
        const secret = 'geheim4711';
        expect(JSON.stringify(parseSetCookie(`sid=${secret}; ${rest}`))).not.toContain(secret);
        parseSetCookie(rest);
      }),
      { numRuns: inputs() },
    );
  });
});

describe('brokenPrefix', () => {
  const cookie = (name: string, changes = {}) => ({ ...bare, name, secure: true, path: '/', ...changes });

  test.each([
    ['kept', cookie('__Host-sid'), null],
    ['without Secure', cookie('__Host-sid', { secure: false }), '__Host-'],
    ['with Domain', cookie('__Host-sid', { domain: 'voorbeeld.nl' }), '__Host-'],
    ['with another path', cookie('__Host-sid', { path: '/shop' }), '__Host-'],
    ['without path', cookie('__Host-sid', { path: null }), '__Host-'],
    ['in another case', cookie('__HOST-sid', { path: null }), '__Host-'],
    ['__Secure- kept', cookie('__Secure-sid', { path: null, domain: 'voorbeeld.nl' }), null],
    ['__Secure- without Secure', cookie('__Secure-sid', { secure: false }), '__Secure-'],
    ['no prefix', cookie('sid', { secure: false }), null],
  ])('%s', (_, given, broken) => expect(brokenPrefix(given)).toBe(broken));
});
