import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInsecure, isLoopback } from '../../../lib/parse/url/trustworthy.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('isLoopback', () => {
  test.each([
    ['localhost', true],
    ['app.localhost', true],
    ['LOCALHOST', true],
    ['127.0.0.1', true],
    ['127.9.8.7', true],
    ['::1', true],
    ['[::1]', true],
    ['notlocalhost', false],
    ['localhost.nl', false],
    ['127.voorbeeld.nl', false],
    ['128.0.0.1', false],
    ['192.168.1.1', false],
    ['voorbeeld.nl', false],
  ])('%s', (host, loopback) => expect(isLoopback(host)).toBe(loopback));
});

describe('isInsecure', () => {
  test.each([
    ['http://voorbeeld.nl/a.js', true],
    ['ws://voorbeeld.nl/', true],
    ['HTTP://voorbeeld.nl', true],
    ['http://192.168.1.1/', true],
    ['https://voorbeeld.nl/', false],
    ['http://localhost:8080/', false],
    ['http://127.0.0.1/', false],
    ['http://[::1]/', false],
    ['/a.js', false],
    ['javascript:void(0)', false],
    ['', false],
  ])('%s', (address, insecure) => expect(isInsecure(address)).toBe(insecure));

  test('any address over http is insecure unless its host is this machine, and none over https is', () => {
    const host = fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.constantFrom('localhost', 'a.localhost', '127.0.0.9', '[::1]', '[::2]'),
    );
    fc.assert(
      fc.property(host, anyText, (name, text) => {
        for (const scheme of ['http', 'ws']) expect(isInsecure(`${scheme}://${name}/${text}`)).toBe(!isLoopback(name));
        expect(isInsecure(`https://${name}/${text}`)).toBe(false);
        // What follows a name makes it another one.
        expect(isLoopback(`${name}.voorbeeld.nl`)).toBe(false);
      }),
      RUNS,
    );
  });
});
