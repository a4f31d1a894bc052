import { describe, expect, test } from 'vitest';
import {
  findFirstEmail,
  findFirstPhone,
  findFirstPrice,
  hasEmail,
  hasPhone,
  hasPrice,
  listTypes,
  parseCents,
  toPhoneDigits,
} from '../../../lib/parse/text/key-facts.ts';

describe('phone numbers', () => {
  test.each(['030-1234567', '+31 30 123 45 67', '0031301234567', '+31 (0)30 1234567', '030%201234567'])(
    '%s is one number',
    (written) => expect(toPhoneDigits(written)).toBe('301234567'),
  );

  // The area codes of Wageningen, Ede and Doetinchem begin with 031, which is not a country code behind a trunk zero.
  test.each(['0318-123456', '+31 318 123456', '0031318123456', '+31 (0)318 123456', '31318123456', '%2B31318123456'])(
    '%s is one number in Ede',
    (written) => expect(toPhoneDigits(written)).toBe('318123456'),
  );

  test.each([
    ['+31 6 12345678', '612345678'],
    ['3106 12345678', '612345678'],
    ['0800-1234', '8001234'],
    ['31 12345678', '3112345678'],
    ['311234567890', '311234567890'],
    ['0131123456789', '131123456789'],
    ['%2B31%2B6', '6'],
    ['+32 3 123 45 67', '3231234567'],
    ['0032 3 123 45 67', '3231234567'],
  ])('%s', (written, digits) => expect(toPhoneDigits(written)).toBe(digits));
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
    // As written within Belgium.
    ['+32 2 123 45 67', page('Bel 02 123 45 67.')],
    ['+32471234567', page('', 'tel:0471234567')],
  ])('%s is found', (number, where) => expect(hasPhone(where, number)).toBe(true));

  test.each([
    ['030-1234567', page('Bel 020-7654321.')],
    ['+32 2 123 45 67', page('Bel 123 45 67.')],
    ['030-1234567', page('KvK 12345670')],
  ])('%s is not found', (number, where) => expect(hasPhone(where, number)).toBe(false));
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
  ])('%s', (written, value) => expect(parseCents(written)).toBe(value));

  test('uses the first of a text', () =>
    expect(
      findFirstPrice({ links: { list: [] }, text: { body: '', content: 'Vanaf € 12,95 per stuk, daarna € 9,00.' } }),
    ).toBe('€ 12,95'));
});

describe('the first facts of a page', () => {
  const page = (changes: {
    readonly hrefs?: readonly (string | null)[];
    readonly body?: string;
    readonly content?: string;
  }) => ({
    links: { list: (changes.hrefs ?? []).map((href) => ({ href, hidden: false })) },
    text: { body: changes.body ?? '', content: changes.content ?? '' },
  });

  test.each([
    [['https://a.nl', null, 'tel:12345', 'TEL:030-1234567?x=1', 'tel:0201111111'], '030-1234567'],
    [['tel:123456'], '123456'],
    [['tel:12345', 'xtel:030-1234567'], null],
    [[], null],
  ])('of %j the first telephone number is %j', (hrefs, phone) => expect(findFirstPhone(page({ hrefs }))).toBe(phone));

  test.each([
    [
      ['mailto:', 'mailto:info', 'MAILTO:Jan.de+x_y-Z@mail.voor-beeld.co.nl?subject=x'],
      'Jan.de+x_y-Z@mail.voor-beeld.co.nl',
    ],
    [['mailto:a@b.c'], 'a@b.c'],
    [['mailto:@b.nl', 'mailto:a@.nl', 'mailto:a@b', 'mailto:!@b.nl', null], null],
  ])('of %j the first address is %j', (hrefs, address) => expect(findFirstEmail(page({ hrefs }))).toBe(address));

  test.each([
    ['vanaf € 12,50 of € 10', '€ 12,50'],
    ['EUR 1.250,- per stuk', 'EUR 1.250,-'],
    ['eur12', 'eur12'],
    ['12,50 euro', null],
    ['EURO 12', null],
  ])('of %j the first price is %j', (content, price) => expect(findFirstPrice(page({ content }))).toBe(price));

  test.each([
    [{ hrefs: ['mailto:INFO@voorbeeld.nl?x'] }, true],
    [{ hrefs: ['mailto:xinfo@voorbeeld.nl'] }, false],
    [{ hrefs: [null, 'https://voorbeeld.nl/info@voorbeeld.nl'] }, false],
    [{ body: 'Mail Info@Voorbeeld.NL.' }, true],
    [{ body: 'Mail ons.' }, false],
    [{ hrefs: ['/cdn-cgi/l/email-protection#a1'] }, true],
    [{ body: 'spambots' }, true],
    [{ body: 'antispambots' }, false],
    [{ body: 'spambotsx' }, false],
    [{ body: 'info[at]voorbeeld' }, true],
    [{ body: 'info[email protected]' }, true],
    [{ body: `info[email${'x'.repeat(21)}]` }, false],
    [{ body: 'info(AT)voorbeeld' }, true],
    [{ body: 'info(apenstaartje)voorbeeld' }, true],
    [{ body: 'info at voorbeeld' }, true],
    [{ body: 'info apenstaartje voorbeeld' }, true],
    [{ body: 'info{at}voorbeeld' }, false],
    // English prose, and somebody else's address.
    [{ body: 'Look at our bikes' }, false],
    [{ body: 'sales at voorbeeld dot nl' }, false],
    [{ body: 'datum' }, false],
  ])('in %j the address is found: %s', (changes, is) => expect(hasEmail(page(changes), 'info@voorbeeld.NL')).toBe(is));

  test.each([
    ['€ 12,50', '€ 12,50', true],
    ['Nu € 10, straks EUR 12.50', '€ 12,50', true],
    ['€ 1.250,-', '€ 1250', true],
    ['12,50', '€ 12,50', false],
    ['€ 112,50', '€ 12,50', false],
    ['', '€ 12,50', false],
  ])('%j contains %j: %s', (body, price, is) => expect(hasPrice(page({ body }), price)).toBe(is));

  test('finds a telephone number as a whole, or in its national form', () => {
    const has = (body: string, number = '+32 471 23 45 67') => hasPhone(page({ body }), number);
    expect([has('0471234567'), has('71234567'), has('1234567'), has('04712345678')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(has('0044 030 1234567', '030-1234567')).toBe(true);
    expect(has('12 45', '12 45')).toBe(false);
  });

  test('lists the types in JSON-LD', () => {
    const jsonLd = ['{"@context":"https://schema.org","@type":["A","B"],"c":{"@type":"D"}}'];
    expect([...listTypes(jsonLd)].toSorted()).toEqual(['A', 'B', 'D']);
  });
});

test.each([
  ['1.250', 125_000],
  ['1 250,50', 125_050],
  ['12.50', 1_250],
  ['12,-', 1_200],
  ['1,250', 125_000],
  ['1.2.3', null],
  ['x12', null],
  ['12x', null],
  ['', null],
])('%j is %j cents', (text, amount) => expect(parseCents(text)).toBe(amount));
