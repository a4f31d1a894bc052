import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findContactFault, findGarbled } from '../../../lib/parse/text/broken-text.ts';
import { removeRanges } from '../../../lib/parse/text/remove-ranges.ts';

describe('garbled text', () => {
  test.each([
    'cafÃ© en crÃ¨me',
    'dat is â€™t',
    'â‚¬ 12',
    'een \uFFFD teken',
    'prijs&nbsp;nu',
    'Jansen &amp;amp; Zn',
    'ï»¿Titel',
  ])('%s', (text) => expect(findGarbled(text).length).toBeGreaterThan(0));
  test.each(['AMANHÃ…', '“AMANHÃ”', 'IRMÃ – E', 'IRMÃ–'])('accepts the Portuguese %s', (text) =>
    expect(findGarbled(text)).toEqual([]),
  );
  test.each(['KÃ–LN', 'Ã…rhus', 'in Ã… is', 'ESPAÃ‘A'])('%s is not Portuguese', (text) =>
    expect(findGarbled(text)).toHaveLength(1),
  );
  test.each(['café en crème', 'São Paulo', 'Ångström', '€ 12,50 – 20 °C', 'Jansen & Zn', 'Â', 'AT&T; en meer'])(
    'accepts %s',
    (text) => expect(findGarbled(text)).toEqual([]),
  );
  test('is shown in its context', () =>
    expect(findGarbled('Welkom in ons cafÃ© aan het plein')).toEqual(['Welkom in ons cafÃ© aan het plein']));
});

test.each(['open 09:00-17:00', 'open 9.00 tot 17.00', 'open 09:00 uur – 17:00', 'open 9:30 to 17:30'])(
  'opening hours are not a telephone number: %s',
  (text) => expect(findContactFault({ href: 'tel:0301234567', text: `${text} 0900-1234` })).toBe('contradicts'),
);
test.each(['09:00-17:00', '09.00 tot 17.00', '10:00 uur – 17:00', '010:00-17:00'])(
  'hours alone do not contradict a number: %s',
  (text) => expect(findContactFault({ href: 'tel:0301234567', text })).toBeNull(),
);

describe('findContactFault', () => {
  test.each([
    ['tel:+31301234567', '030 - 123 45 67', null],
    ['tel:0301234567', 'Bel ons', null],
    ['tel:+31%2030%20123', 'Bel', null],
    ['tel:112', 'Bel 112', null],
    ['tel:+31301234567;ext=12', '030 - 123 45 67', null],
    ['tel:0301234567,,12', 'Bel ons', null],
    ['tel:+31(0)301234567', 'T: +31 30 123 45 67', null],
    // The text beside it is not a number to call.
    ['tel:0301234567', 'Bel ons, ma–vr 09.00 - 17.00 uur', null],
    ['tel:0301234567', 'Bel Jansen B.V., KvK 20131234', null],
    ['tel:0301234567', 'Bel ons vanaf 01-09-2026 10.00 uur', null],
    ['tel:0301234567', 'Bel van 01-09-2026 - 30-09-2026', null],
    ['tel:0301234567', '01-09-2026 030 765 43 21', 'contradicts'],
    ['mailto:info@xn--bcher-kva.de', 'info@bücher.de', null],
    ['mailto:info@bücher.de', 'Info@XN--bcher-kva.de', null],
    ['mailto:info@xn--bcher-kva.de', 'info@bäcker.de', 'contradicts'],
    ['tel:0301234567', '3511 AB 12 (2026)', null],
    ['tel:08001234', '0800 - 1234', null],
    ['tel:08001234', '0900 - 1234', 'contradicts'],
    ['tel:0301234567', '+31 6 12 34 56 78', 'contradicts'],
    ['mailto:info@café-de-hoek.nl', 'info@café-de-hoek.nl', null],
    ['tel:0301234567', '030 - 765 43 21', 'contradicts'],
    ['tel:', 'Bel ons', 'invalid'],
    ['tel:belons', 'Bel ons', 'invalid'],
    ['mailto:info@voorbeeld.nl', 'INFO@voorbeeld.nl', null],
    ['mailto:info@voorbeeld.nl?subject=Vraag', 'Mail ons', null],
    ['mailto:a@b.nl,c@d.nl', 'a@b.nl', null],
    ['mailto:?subject=Deel dit', 'Deel per mail', null],
    ['mailto:info@voorbeeld.nl', 'verkoop@elders.nl', 'contradicts'],
    ["mailto:d'hondt@voorbeeld.nl", "d'hondt@voorbeeld.nl", null],
    ['mailto:verkoop%26service@voorbeeld.nl', 'Mail ons', null],
    ['mailto:info@', 'Mail ons', 'invalid'],
    ['mailto:info voorbeeld.nl', 'Mail ons', 'invalid'],
  ] as const)('%s with “%s”', (href, text, fault) => expect(findContactFault({ href, text })).toBe(fault));

  const number = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789+- ().;%'), maxLength: 20 }),
  );

  test('only the target of a link makes it invalid, and only a number in its text contradicts it', () =>
    fc.assert(
      fc.property(number, number, (target, text) => {
        const href = `tel:${target}`;
        const bare = findContactFault({ href, text: '' });
        expect(bare).not.toBe('contradicts');
        const fault = findContactFault({ href, text });
        if (bare === 'invalid') expect(fault).toBe('invalid');
        else expect(fault).not.toBe('invalid');
        if (fault === 'contradicts') expect(text).toMatch(/\d[^a-z]*\d/);
      }),
    ));

  test('a link that shows the number it calls has no fault', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 13 }), (digits) => {
        expect(findContactFault({ href: `tel:${digits}`, text: `Bel ${digits}` })).toBeNull();
      }),
    ));
});

describe('removeRanges', () => {
  test.each([
    ['a {{b}} c', [[2, 7]], 'a   c'],
    ['abc', [], 'abc'],
    [
      '0123456789',
      [
        [2, 8],
        [3, 5],
      ],
      '01 89',
    ],
    [
      '0123456789',
      [
        [6, 8],
        [0, 2],
      ],
      ' 2345 89',
    ],
  ] as const)('%s', (text, ranges, plain) => expect(removeRanges(text, ranges)).toBe(plain));
});

describe('each form of garbled text', () => {
  test.each([
    'Ã\u0080',
    'Ã\u00BF',
    'Ã€',
    'Ã™',
    'â€\u0080',
    'â€œ',
    'â€¢',
    'â‚¬',
    'Â\u00A0',
    'Â\u00BF',
    'ï»¿',
    '\uFFFD',
    '&nbsp;',
    '&amp;',
    '&QUOT;',
    '&lt;',
    '&gt;',
    '&euro;',
    '&eacute;',
    '&ouml;',
    '&#39;',
    '&#12345;',
    '&#x27;',
    '&#x20AC0;',
    '&amp;amp;nbsp;',
    '&copy;',
    '&rsquo;',
    '&bdquo;',
    '&hellip;',
    '&ndash;',
    '&egrave;',
    '&Ccedil;',
    'Ã…',
    'Ã\u00AB',
  ])('%j', (text) => expect(findGarbled(`a${text}b`)).toEqual([`a${text}b`]));

  test.each([
    'Ãz',
    'â€z',
    'â‚z',
    'Âz',
    '&kopie;',
    '&xxacute;',
    '&1uml;',
    '&#1;',
    '&#123456;',
    '&#xG0;',
    '&#x2;',
    '&nbsp',
  ])('rejects %j', (text) => expect(findGarbled(`a${text} b`)).toEqual([]));

  test('is shown with twenty characters on either side', () => {
    const text = `${'a'.repeat(30)}Ã©${'b'.repeat(30)}`;
    expect(findGarbled(text)).toEqual([`${'a'.repeat(20)}Ã©${'b'.repeat(20)}`]);
    expect(findGarbled('ï»¿ en \uFFFD')).toHaveLength(2);
  });
});

test.each([
  ['xtel:0301234567', '', 'invalid'],
  ['tel:030;1', '', null],
  ['tel:a0301234567;1', '', 'invalid'],
  ['tel:030-123 45 67', '', null],
  ['tel:+1', '', 'invalid'],
  ['tel:12', '', 'invalid'],
  ['tel:123', '', null],
  ['tel:---', '', 'invalid'],
  ['tel:x123', '', 'invalid'],
  [`tel:${'1'.repeat(25)}`, '', null],
  [`tel:${'1'.repeat(26)}`, '', 'invalid'],
  ['tel:%20030123456%20', '', null],
  ['tel:030%', '', 'invalid'],
  ['tel:0301234567', 'Bel 0900 1234 of 030 1234567', null],
  ['tel:0301234567', '0906-1234', 'contradicts'],
  ['tel:0301234567', '0909-1234', 'contradicts'],
  ['tel:0301234567', '0907-1234', null],
  ['tel:0301234567', '31301234568', 'contradicts'],
  ['tel:0301234567', '930123456', null],
  ['tel:0301234567', '0 9:00 - 17:0', null],
  ['tel:1234567', '030 1234567', null],
  ['tel:0031301234567', '030 1234567', null],
  ['mailto:', 'info@voorbeeld.nl', null],
  ['MAILTO:info@voorbeeld.nl', 'anders@voorbeeld.nl', 'contradicts'],
  ['mailto:a@b.nl; c@d.nl', 'c@d.nl of x@y.nl', null],
  ['mailto:a@b.nl c@d.nl', '', 'invalid'],
  ['mailto:x a@b.nl', '', 'invalid'],
])('%s as %j: %s', (href, text, fault) => expect(findContactFault({ href, text })).toBe(fault));
