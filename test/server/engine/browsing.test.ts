import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createExtraHeaders, isOfSite, readBrowsing } from '../../../server/engine/browsing.ts';
import { BrowsingRequest, toBrowsing } from '../../../server/engine/browsing-request.ts';

describe('custom request headers', () => {
  test.each([
    ['https://a.nl/x', 'https://a.nl/', true],
    ['https://www.a.nl/', 'https://a.nl/', true],
    ['https://a.nl/', 'https://www.a.nl/pad', true],
    ['wss://a.nl/', 'https://a.nl/', true],
    // Over http only when the scanned address itself uses it.
    ['http://a.nl/', 'https://a.nl/', false],
    ['http://a.nl/', 'http://a.nl/', true],
    ['https://a.nl/', 'http://a.nl/', true],
    // Another server on the same host.
    ['https://a.nl:8443/', 'https://a.nl/', false],
    ['http://localhost:3000/x', 'http://localhost:3000/', true],
    ['http://localhost:4000/', 'http://localhost:3000/', false],
    ['https://cdn.a.nl/', 'https://a.nl/', false],
    ['https://a.nl.kwaad.nl/', 'https://a.nl/', false],
    ['https://kwaad.nl/?https://a.nl/', 'https://a.nl/', false],
    ['https://a.nl@kwaad.nl/', 'https://a.nl/', false],
    ['data:text/html,a.nl', 'https://a.nl/', false],
    ['geen adres', 'https://a.nl/', false],
  ])('to %s, in a scan of %s: %s', (address, requested, may) => {
    expect(isOfSite(address, requested)).toBe(may);
    const lines = createExtraHeaders({ headers: [['X-Preview', '1']] }, requested)(address);
    expect(lines).toEqual(may ? { 'x-preview': '1' } : {});
  });

  test('are all that were requested, and none by default', () => {
    const options = {
      ...{ headers: [['X-A', '1']] as const, cookies: [['a', '1'] as const, ['b', '2'] as const] },
      ...{ basicAuth: ['naam', 'wachtwoord é'] as const, userAgent: 'Eigen/1', language: 'de-DE,de' },
    };
    const basic = Buffer.from('naam:wachtwoord é').toString('base64');
    expect(createExtraHeaders(options, 'https://a.nl/')('https://a.nl/b')).toEqual({
      ...{ 'x-a': '1', cookie: 'a=1; b=2', authorization: `Basic ${basic}` },
      ...{ 'user-agent': 'Eigen/1', 'accept-language': 'de-DE,de' },
    });
    expect(createExtraHeaders(undefined, 'https://a.nl/')('https://a.nl/')).toEqual({});
    expect([readBrowsing(undefined), readBrowsing({ colorScheme: 'light', isMobile: false })]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

const name = fc.stringMatching(/^x-[a-z]{1,8}$/);
/** Long and odd enough not to occur by chance. */
const secret = fc.stringMatching(/^geheim[A-Z0-9]{12}$/);

test('a report contains the names of custom headers and cookies, but never their values', () => {
  fc.assert(
    fc.property(fc.dictionary(name, secret), fc.dictionary(name, secret), secret, (headers, cookies, password) => {
      const request = BrowsingRequest.parse({ headers, cookies, basic_auth: { username: password, password } });
      const text = JSON.stringify(readBrowsing(toBrowsing(request)));
      expect(text).not.toContain('geheim');
      for (const one of Object.keys(headers)) expect(text).toContain(one);
    }),
  );
});

describe('a browsing request is valid or not', () => {
  test.each([
    [{ headers: { 'X-A': 'é' } }, true],
    [{ headers: { 'X A': '1' } }, false],
    [{ headers: { 'X-A': 'a\r\nX-B: 1' } }, false],
    [{ headers: { Host: 'kwaad.nl' } }, false],
    [{ headers: { 'Content-Length': '5' } }, false],
    [{ headers: { Cookie: 'a=1' } }, false],
    [{ headers: { 'Sec-Fetch-Site': 'none' } }, false],
    [{ headers: { 'Proxy-Authorization': 'x' } }, false],
    [{ headers: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`x-${at}`, '1'])) }, false],
    [{ cookies: { a: '1; Domain=kwaad.nl' } }, false],
    [{ cookies: { 'a b': '1' } }, false],
    [{ basic_auth: { username: 'a:b', password: 'c' } }, false],
    [{ basic_auth: { username: 'a', password: 'c:d' } }, true],
    [{ user_agent: 'a\nb' }, false],
    [{ language: 'de-DE,de' }, true],
    [{ language: 'de; DROP' }, false],
    [{ viewport: { width: 390, height: 844 } }, true],
    [{ viewport: { width: 39, height: 844 } }, false],
    [{ viewport: { width: 1e9, height: 844 } }, false],
    [{ device_scale_factor: Number.NaN }, false],
    [{ device_scale_factor: 3 }, true],
    [{ color_scheme: 'blauw' }, false],
    [{ script: 'alert(1)' }, false],
    [{}, true],
  ])('%j: %s', (request, is) => {
    expect(BrowsingRequest.safeParse(request).success).toBe(is);
  });
});
