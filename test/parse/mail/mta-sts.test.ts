import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMatchingMx, isSts, parseStsPolicy, parseStsRecord } from '../../../lib/parse/mail/mta-sts.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();

describe('the record (RFC 8461 §3.1)', () => {
  test.each([
    ['v=STSv1; id=20160831085700Z;', '20160831085700Z'],
    ['v=STSv1;id=1', '1'],
    ['v=STSv1; id=2026-11-20', null],
    ['v=STSv1; id=', null],
    [`v=STSv1; id=${'a'.repeat(33)}`, null],
    ['v=STSv1;', null],
    ['v=STSv1', null],
    ['v=STSv1 \t;id=Ab9', 'Ab9'],
    [`v=STSv1; id=${'a'.repeat(32)}`, 'a'.repeat(32)],
    ['v=STSv1; id=-1', null],
  ])('%s', (text, id) => expect(parseStsRecord(text)).toEqual({ id }));

  test.each(['v=STSv2; id=1', 'v=stsv1; id=1', 'xv=STSv1;', 'v=STSv1x;', 'v=STSv1 x;', 'id=1; v=STSv1', ''])(
    'rejects %j',
    (text) => {
      expect(isSts(text)).toBe(false);
      expect(parseStsRecord(text)).toBeNull();
    },
  );
});

describe('the policy (RFC 8461 §3.2)', () => {
  test('accepts the example of the standard', () => {
    const body =
      'version: STSv1\r\nmode: enforce\r\nmx: mail.example.com\r\nmx: *.example.net\r\nmx: backupmx.example.com\r\nmax_age: 604800\r\n';
    expect(parseStsPolicy(body)).toEqual({
      mode: 'enforce',
      maxAge: 604_800,
      mx: ['mail.example.com', '*.example.net', 'backupmx.example.com'],
      errors: [],
    });
  });

  test('accepts LF, and ignores unknown and repeated fields', () => {
    const body = 'version:STSv1\nmode: testing\nmode: enforce\nmx: Mail.nl\nmax_age:86400\nnote: x\n';
    expect(parseStsPolicy(body)).toEqual({ mode: 'testing', maxAge: 86_400, mx: ['mail.nl'], errors: [] });
  });

  test('requires no mx in mode none', () => {
    expect(parseStsPolicy('version: STSv1\nmode: none\nmax_age: 86400').errors).toEqual([]);
  });

  test.each([
    ['', ['version', 'mode', 'max_age', 'mx']],
    ['version: STSv2\nmode: enforce\nmx: a.nl\nmax_age: 1', ['version: STSv2']],
    ['version: STSv1\nmode: strict\nmx: a.nl\nmax_age: 1', ['mode: strict']],
    ['version: STSv1\nmode: enforce\nmx: a.nl\nmax_age: 31557601', ['max_age: 31557601']],
    ['version: STSv1\nmode: enforce\nmx: a.nl\nmax_age: -1', ['max_age: -1']],
    ['version: STSv1\nmode: enforce\nmx: *.*.nl\nmax_age: 1', ['mx: *.*.nl']],
    ['version: STSv1\nmode: enforce\nmx: a.nl\nmax_age: 1\n<html>', ['<html>']],
    ['version: STSv1\nmode: none\nmax_age: 31557600', []],
    ['version: STSv1\nmode: none\nmax_age: 0', []],
    ['version: STSv1\nmode: none\nmax_age: 1x', ['max_age: 1x']],
    ['version: STSv1\nmode: none\nmax_age: x1', ['max_age: x1']],
    ['version: STSv1\nmode: none\nmax_age: 00000000001', ['max_age: 00000000001']],
    ['version:\t STSv1 \t\nmode:none\t\nmax_age: 1\n \n', []],
    ['version: STSv1\nmode: none\nmax_age: 1\nx y: z', ['x y: z']],
    ['version: STSv1\nmode: none\nmax_age: 1\n-x: y', ['-x: y']],
    ['version: STSv1\nmode: none\nmax_age: 1\nnote:', []],
    [`version: STSv1\nmode: none\nmax_age: 1\n${'x'.repeat(32)}: y`, []],
    [`version: STSv1\nmode: none\nmax_age: 1\n${'x'.repeat(33)}: y`, [`${'x'.repeat(33)}: y`]],
    ...['a', 'a-b', 'A1.b2', '*.a', '*.a-1.nl'].map((mx): [string, string[]] => [
      `version: STSv1\nmode: none\nmax_age: 1\nmx: ${mx}`,
      [],
    ]),
    ...['-a', 'a-', 'a.-b', 'a.b-', 'a..b', 'a.', '*', '**.a', 'x*.a', 'a.nl/x', 'a_b', ''].map(
      (mx): [string, string[]] => [`version: STSv1\nmode: none\nmax_age: 1\nmx: ${mx}`, [`mx: ${mx}`]],
    ),
  ])('%j', (body, errors) => expect(parseStsPolicy(body).errors).toEqual(errors));

  test('returns errors or a complete policy for any text', () => {
    const line = fc.stringMatching(/^(?:version|mode|mx|max_age)?[: ]*[A-Za-z0-9.*]{0,12}$/);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(line).map((lines) => lines.join('\n')),
        ),
        (body) => {
          const { mode, maxAge, errors } = parseStsPolicy(body);
          expect(errors.length > 0 || (mode !== null && maxAge !== null)).toBe(true);
        },
      ),
      { numRuns },
    );
  });
});

// RFC 8461 §4.1.
test.each([
  ['mail.example.com', 'mail.example.com', true],
  ['mail.example.com', 'a.mail.example.com', false],
  ['*.example.com', 'mail.example.com', true],
  ['*.example.com', 'example.com', false],
  ['*.example.com', 'a.mail.example.com', false],
  ['*.example.com', 'com', false],
])('isMatchingMx %s %s', (pattern, host, expected) => expect(isMatchingMx(pattern, host)).toBe(expected));
