import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSecurityTxtSpots, parseSecurityTxt } from '../../../lib/parse/site-files/security-txt.ts';
import { inputs } from '../../kit/inputs.ts';

const GOOD = 'Contact: mailto:beveiliging@voorbeeld.nl\nExpires: 2027-06-01T12:00:00Z\n';
const BROKEN = ['signature', 'contactMissing', 'expiresMissing'];
const faultsOf = (text: string) => parseSecurityTxt(text).faults;
const signed = (text: string, changes: { begin?: string; end?: string } = {}) =>
  `${changes.begin ?? '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n'}${text}\n-----BEGIN PGP SIGNATURE-----\n\nwsBzBAEBCgAdFiEE\n=abcd\n${changes.end ?? '-----END PGP SIGNATURE-----\n'}`;

describe('parseSecurityTxt', () => {
  test('reads the date and the canonical addresses', () => {
    const text = `# hallo\n${GOOD}Canonical: https://voorbeeld.nl/.well-known/security.txt\ncanonical: https://www.voorbeeld.nl/security.txt\n`;
    expect(parseSecurityTxt(text)).toEqual({
      faults: [],
      expires: Date.UTC(2027, 5, 1, 12),
      canonical: ['https://voorbeeld.nl/.well-known/security.txt', 'https://www.voorbeeld.nl/security.txt'],
      signed: false,
    });
  });

  test.each([
    ['minimal', GOOD],
    ['with CR LF', GOOD.replaceAll('\n', '\r\n')],
    ['with languages', `${GOOD}Preferred-Languages: nl , en-GB,x-klingon\n`],
    ['with white space at line ends', GOOD.replaceAll('\n', ' \t\n \n')],
    ['with a comment beyond ASCII', `# é\u00a0😀\n${GOOD}`],
    ['with an odd name', `${GOOD}X!%(y): z\n`],
    ['signed, without a hash', signed(GOOD, { begin: '-----BEGIN PGP SIGNED MESSAGE-----\n\n' })],
    ['with several contacts', `${GOOD}Contact: https://voorbeeld.nl/meld\nContact: tel:+31-30-1234567\n`],
    ['with unknown fields', `${GOOD}Bug-Bounty: nee\n`],
    ['with another time zone', 'Contact: mailto:a@b.nl\nExpires: 2027-06-01t14:00:00+02:00'],
    ['with an openpgp key', `${GOOD}Encryption: openpgp4fpr:5f2de5521c63a801ab59ccb603d49de44b29100f\n`],
    ['signed', signed(GOOD)],
    ['signed, with escaped dashes', signed(`- # streep\n${GOOD}`)],
  ])('valid: %s', (_, text) => expect(faultsOf(text)).toEqual([]));

  test.each([
    ['empty', '', ['contactMissing', 'expiresMissing']],
    ['no contact', 'Expires: 2027-06-01T12:00:00Z', ['contactMissing']],
    ['no date', 'Contact: mailto:a@b.nl', ['expiresMissing']],
    ['two dates', `${GOOD}Expires: 2028-01-01T00:00:00Z`, ['expiresRepeated']],
    ['a date in words', 'Contact: mailto:a@b.nl\nExpires: 1 juni 2027', ['expiresUnreadable']],
    ['a date without time', 'Contact: mailto:a@b.nl\nExpires: 2027-06-01', ['expiresUnreadable']],
    ['a day that does not exist', 'Contact: mailto:a@b.nl\nExpires: 2027-13-41T12:00:00Z', ['expiresUnreadable']],
    ['an http address', `${GOOD}Policy: http://voorbeeld.nl/beleid`, ['address']],
    ['a bare mail address', 'Contact: a@b.nl\nExpires: 2027-06-01T12:00:00Z', ['address']],
    ['two lists of languages', `${GOOD}Preferred-Languages: nl\nPreferred-Languages: en`, ['languagesRepeated']],
    ['a byte order mark', `\uFEFF${GOOD}`, ['line', 'contactMissing']],
    ['a byte order mark before a comment', `\uFEFF# x\n${GOOD}`, ['line']],
    ['no space after the colon', `${GOOD}Policy:https://voorbeeld.nl/beleid`, ['line']],
    ['a tab after the colon', `${GOOD}Policy:\thttps://voorbeeld.nl/beleid`, ['line']],
    ['two spaces after the colon', `${GOOD}Policy:  https://voorbeeld.nl/beleid`, ['address']],
    ['an address with a space', `${GOOD}Policy: https://voorbeeld.nl/ons beleid`, ['address']],
    ['a space before the colon', `${GOOD}Policy : https://voorbeeld.nl/beleid`, ['line']],
    ['words for languages', `${GOOD}Preferred-Languages: Nederlands en Engels`, ['line']],
    ['languages with an empty one', `${GOOD}Preferred-Languages: nl,,en`, ['line']],
    ['languages between semicolons', `${GOOD}Preferred-Languages: nl;en`, ['line']],
    ['a control character', `${GOOD}# \u0007`, ['line']],
    ['lines that end in CR only', GOOD.replaceAll('\n', '\r'), ['line', 'contactMissing', 'expiresMissing']],
    ['a date with a space', 'Contact: mailto:a@b.nl\nExpires: 2027-06-01 12:00:00Z', ['expiresUnreadable']],
    ['30 February', 'Contact: mailto:a@b.nl\nExpires: 2027-02-30T12:00:00Z', ['expiresUnreadable']],
    ['an end marker without a start', `${GOOD}-----END PGP SIGNATURE-----\n`, BROKEN],
    ['text after the signature', `${signed(GOOD)}Hiring: https://voorbeeld.nl/werk\n`, BROKEN],
    ['a signature that is not base64', signed(GOOD).replace('wsBzBAEBCgAdFiEE', 'ws?!'), BROKEN],
    ['a signature without data', signed(GOOD).replace('wsBzBAEBCgAdFiEE\n=abcd\n', ''), BROKEN],
    ['an invalid armor header', signed(GOOD, { begin: '-----BEGIN PGP SIGNED MESSAGE-----\nVersie 1\n\n' }), BROKEN],
    ['unescaped dashes', signed(`-# streep\n${GOOD}`), BROKEN],
    ['prose', `${GOOD}Meld een lek bij ons.`, ['line']],
    ['a field without value', `${GOOD}Policy:`, ['line']],
    ['not UTF-8', `${GOOD}# caf\uFFFD`, ['encoding']],
    ['a signature without end', signed(GOOD, { end: '' }), ['signature', 'contactMissing', 'expiresMissing']],
    ['text before the signed block', `hallo\n${signed(GOOD)}`, ['signature', 'contactMissing', 'expiresMissing']],
    [
      'a signature without its empty line',
      signed(GOOD, { begin: '-----BEGIN PGP SIGNED MESSAGE-----\n' }),
      ['signature', 'contactMissing', 'expiresMissing'],
    ],
  ])('invalid: %s', (_, text, faults) => expect(faultsOf(text)).toEqual(faults));

  test('never throws, and unknown text is never valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(parseSecurityTxt(text).faults).not.toEqual([]);
        parseSecurityTxt(signed(text));
        parseSecurityTxt(`${GOOD}${text}`);
      }),
      { numRuns: inputs() },
    );
  });
});

describe('lines', () => {
  const faults = (line: string) => faultsOf(`${GOOD}${line}`);
  test.each(["X-!#$%&'*+.^`|~_1: a", 'Policy: https://a.nl/ \t', '#x', '  \t', 'Csaf: https://a.nl/b'])(
    '%j is a valid line',
    (line) => expect(faults(line)).toEqual([]),
  );
  test.each([
    ' Policy: https://a.nl/',
    'Policy:\thttps://a.nl/',
    'Hiring:x:y',
    ' # x',
    'Pol icy: https://a.nl/',
    ':x',
    'x',
    'Policy:  ',
  ])('%j is not a valid line', (line) => expect(faults(line)).toEqual(['line']));

  test.each(['Acknowledgments', 'canonical', 'CONTACT', 'Encryption', 'Hiring', 'Policy', 'CSAF'])(
    '%s must be an address, and may not be over http',
    (name) => {
      expect(faults(`${name}: https://a.nl/`)).toEqual([]);
      expect(faults(`${name}: http://a.nl/`)).toEqual(['address']);
      expect(faults(`${name}: a.nl`)).toEqual(['address']);
    },
  );
});

describe('the date', () => {
  const expires = (value: string) => parseSecurityTxt(`Contact: mailto:a@b.nl\nExpires: ${value}\n`).expires;
  test.each([
    ['2027-06-01T12:00:00Z', Date.UTC(2027, 5, 1, 12)],
    ['2027-06-01T12:00:00z', Date.UTC(2027, 5, 1, 12)],
    ['2027-06-01 12:00:00z', null],
    ['2027-06-01t12:00:00.5-01:30', Date.UTC(2027, 5, 1, 13, 30, 0, 500)],
    ['2027-06-01T12:00:00', null],
    ['2027-06-01T12:00Z', null],
    ['x2027-06-01T12:00:00Z', null],
    ['2027-06-01T12:00:00Zx', null],
    ['2027-06-01T12:00:00.Z', null],
    ['2027-06-01T12:00:00+0100', null],
  ])('%s is %j', (value, moment) => expect(expires(value)).toBe(moment));

  test('a repeated date is invalid', () => expect(parseSecurityTxt(`${GOOD}${GOOD}`).expires).toBeNull());
});

describe('a signature', () => {
  const END = '\n-----BEGIN PGP SIGNATURE-----\n\nabc\n-----END PGP SIGNATURE-----';
  const HEAD = '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n';
  test.each([
    [`${HEAD}${GOOD}${END}`, []],
    [`${HEAD}${GOOD}${END}\n\n`, []],
    [`${HEAD}- ${GOOD}${END}`, []],
    [`${HEAD}- - ${GOOD}${END}`, ['line', 'contactMissing']],
    [`${HEAD}${GOOD}${END}x`, ['signature', 'contactMissing', 'expiresMissing']],
    [`x${HEAD}${GOOD}${END}`, ['signature', 'contactMissing', 'expiresMissing']],
    [`${HEAD.trimEnd()}\n${GOOD.trimEnd()}${END}`, ['signature', 'contactMissing', 'expiresMissing']],
    ['-----BEGIN PGP PUBLIC KEY-----', ['signature', 'contactMissing', 'expiresMissing']],
  ])('%#', (text, faults) => {
    const read = parseSecurityTxt(text);
    expect([read.faults, read.signed]).toEqual([faults, true]);
  });
});

describe('findSecurityTxtSpots', () => {
  const textOf = (text: string) => findSecurityTxtSpots(text).map(({ fault, line }) => [fault, line]);

  test.each([
    [GOOD, []],
    [
      'Contact: a@b.nl\n',
      [
        ['address', 1],
        ['expiresMissing', null],
      ],
    ],
    [
      'Contact: mailto:b.nl\nContact: mailto:a%40b.nl\nContact: mailto:?to=a@b.nl\nExpires: 2030-01-01T00:00:00Z\n',
      [['address', 1]],
    ],
    [
      '# hallo\r\nContact: a@b.nl\r\nPolicy: http://b.nl/\r\nbel ons\r\nExpires: morgen\r\n',
      [
        ['address', 2],
        ['address', 3],
        ['line', 4],
        ['expiresUnreadable', 5],
      ],
    ],
    [`${GOOD}\n\n${GOOD}`, [['expiresRepeated', 6]]],
    [
      signed('Contact: mailto:a@b.nl\nbel ons\n'),
      [
        ['line', 5],
        ['expiresMissing', null],
      ],
    ],
  ])('%j', (text, spots) => expect(textOf(text)).toEqual(spots));

  test('reports the same faults as parseSecurityTxt for any file', () => {
    const piece = fc.constantFrom(
      'Contact: a@b.nl',
      'Contact: mailto:a@b.nl',
      'Expires: 2027-06-01T12:00:00Z',
      'Expires: x',
      'Preferred-Languages: nl',
      'Preferred-Languages: x y',
      '# \uFFFD',
      '',
      'hallo',
      'Policy: http://b.nl/',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (lines) => {
        const text = lines.join('\n');
        const spots = new Set(findSecurityTxtSpots(text).map(({ fault }) => fault));
        for (const fault of parseSecurityTxt(text).faults) expect(spots).toContain(fault);
        expect(spots.size > 0).toBe(parseSecurityTxt(text).faults.length > 0);
      }),
      { numRuns: inputs() },
    );
  });
});
