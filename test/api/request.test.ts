import { describe, expect, test } from 'vitest';
import { ScanRequest, toAddress } from '../../lib/api/request.ts';

describe('toAddress', () => {
  test.each([
    ['voorbeeld.nl', 'https://voorbeeld.nl/'],
    ['  VOORBEELD.nl/pad?q=1#deel ', 'https://voorbeeld.nl/pad?q=1'],
    ['http://voorbeeld.nl:8080', 'http://voorbeeld.nl:8080/'],
    ['https://naam:geheim@voorbeeld.nl/', 'https://voorbeeld.nl/'],
    ['café.nl', 'https://xn--caf-dma.nl/'],
    ['localhost:3000', 'https://localhost:3000/'],
    ['192.168.1.1', 'https://192.168.1.1/'],
    ['https.nl:/pad', 'https://https.nl/pad'],
    ['voorbeeld.nl/https:/ander.nl', 'https://voorbeeld.nl/https:/ander.nl'],
    ['HTTP://voorbeeld.nl', 'http://voorbeeld.nl/'],
    ['voorbeeld.nl/http://ander.nl', 'https://voorbeeld.nl/http://ander.nl'],
  ])('reads %s as %s', (typed, address) => expect(toAddress(typed)?.href).toBe(address));

  test.each([
    '',
    '   ',
    'twee woorden',
    'ftp://voorbeeld.nl',
    'x://voorbeeld.nl',
    'xhttp://voorbeeld.nl',
    'httpsx://voorbeeld.nl',
    'voor\tbeeld.nl',
    'javascript://alert(1)',
    'https://',
    'http://%',
    'https:/voorbeeld.nl',
    'HTTPS:/voorbeeld.nl',
    'http:voorbeeld.nl',
    'https:',
  ])('rejects “%s”', (typed) => expect(toAddress(typed)).toBeNull());
});

describe('the request', () => {
  test('accepts a url, one of the six pillars and a key', () => {
    expect(ScanRequest.parse({ url: 'voorbeeld.nl', pillar: 'seo', key: 'k' })).toBeTruthy();
  });
  test.each([{}, { url: '' }, { url: 'a.nl', pillar: 'speed' }, { url: 'a.nl', key: '' }])('%j is wrong', (request) =>
    expect(ScanRequest.safeParse(request).success).toBe(false),
  );

  test('has a url of one to 2,048 characters, and a key of at most 512', () => {
    const fits = (request: object) => ScanRequest.safeParse(request).success;
    const [url, key] = ['x'.repeat(2_048), 'k'.repeat(512)];
    expect([fits({ url: 'x' }), fits({ url, key })]).toEqual([true, true]);
    expect([fits({ url: `${url}x` }), fits({ url, key: `${key}k` })]).toEqual([false, false]);
  });
});
