import { describe, expect, test } from 'vitest';
import { cents, firstPrice, hasPhone, phoneDigits } from '../../lib/parse/key-facts.ts';

describe('phone numbers', () => {
  test.each(['030-1234567', '+31 30 123 45 67', '0031301234567', '+31 (0)30 1234567', '030%201234567'])(
    '%s is one number',
    (written) => expect(phoneDigits(written)).toBe('301234567'),
  );

  // Area codes of Wageningen, Ede and Doetinchem begin with 031: no country code behind a trunk zero.
  test.each(['0318-123456', '+31 318 123456', '0031318123456', '+31 (0)318 123456', '31318123456', '%2B31318123456'])(
    '%s is one number in Ede',
    (written) => expect(phoneDigits(written)).toBe('318123456'),
  );

  test.each([
    ['+31 6 12345678', '612345678'],
    ['3106 12345678', '612345678'],
    ['0800-1234', '8001234'],
    ['+32 3 123 45 67', '3231234567'],
    ['0032 3 123 45 67', '3231234567'],
  ])('%s', (written, digits) => expect(phoneDigits(written)).toBe(digits));
});

describe('a telephone number on a page', () => {
  const page = (body: string, ...hrefs: readonly string[]) => ({
    links: { list: hrefs.map((href) => ({ href, hidden: false })) },
    text: { body, content: body },
  });

  test.each([
    ['030-1234567', page('Bel +31 (0)30 123 45 67.')],
    ['030-1234567', page('', 'tel:+31301234567')],
    ['030-1234567', page('', 'tel:0201111111', 'tel:+31301234567')],
    ['030-1234567', page('Bel 020-7654321 of 030 123 45 67, of 010-1111111.')],
    // As it is written within Belgium.
    ['+32 2 123 45 67', page('Bel 02 123 45 67.')],
    ['+32471234567', page('', 'tel:0471234567')],
  ])('%s is there', (number, where) => expect(hasPhone(where, number)).toBe(true));

  test.each([
    ['030-1234567', page('Bel 020-7654321.')],
    ['+32 2 123 45 67', page('Bel 123 45 67.')],
    ['030-1234567', page('KvK 12345670')],
  ])('%s is not', (number, where) => expect(hasPhone(where, number)).toBe(false));
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
    ['€1,250.00', 125_000],
    ['€1,250', 125_000],
    ['1,250,000.50', 125_000_050],
    ['€ 1,89', 189],
    ['gratis', null],
    ['', null],
  ])('%s', (written, value) => expect(cents(written)).toBe(value));

  test('the first of a text', () =>
    expect(
      firstPrice({ links: { list: [] }, text: { body: '', content: 'Vanaf € 12,95 per stuk, daarna € 9,00.' } }),
    ).toBe('€ 12,95'));
});
