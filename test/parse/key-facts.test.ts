import { describe, expect, test } from 'vitest';
import { cents, firstPrice, phoneDigits } from '../../lib/parse/key-facts.ts';

describe('phone numbers', () => {
  test.each(['030-1234567', '+31 30 123 45 67', '0031301234567', '+31 (0)30 1234567', '030%201234567'])(
    '%s is one number',
    (written) => expect(phoneDigits(written)).toBe('301234567'),
  );
});

describe('prices', () => {
  test.each([
    ['€ 89,50', 8_950],
    ['EUR 89.50', 8_950],
    ['€1.250,-', 125_000],
    ['€ 1.250', 125_000],
    ['€ 1 250,00', 125_000],
    ['€12', 1_200],
    ['1250.00', 125_000],
    ['gratis', null],
    ['', null],
  ])('%s', (written, value) => expect(cents(written)).toBe(value));

  test('the first of a text', () =>
    expect(
      firstPrice({ links: { list: [] }, text: { body: '', content: 'Vanaf € 12,95 per stuk, daarna € 9,00.' } }),
    ).toBe('€ 12,95'));
});
