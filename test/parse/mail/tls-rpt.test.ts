import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTlsReporting, parseTlsReporting } from '../../../lib/parse/mail/tls-rpt.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();

// The first two are the examples of RFC 8460 §3.1.
describe('parseTlsReporting', () => {
  test.each([
    ['v=TLSRPTv1;rua=mailto:reports@example.com', ['mailto:reports@example.com'], []],
    ['v=TLSRPTv1; rua=https://reporting.example.com/v1/tlsrpt', ['https://reporting.example.com/v1/tlsrpt'], []],
    ['v=TLSRPTv1; rua=mailto:a@b.nl , mailto:c@d.nl;', ['mailto:a@b.nl', 'mailto:c@d.nl'], []],
    ['v=TLSRPTv1; rua=a@b.nl', ['a@b.nl'], ['a@b.nl']],
    ['v=TLSRPTv1; rua=http://b.nl/', ['http://b.nl/'], ['http://b.nl/']],
    ['v=TLSRPTv1', [], ['rua']],
  ])('%s', (text, uris, errors) => expect(parseTlsReporting(text)).toEqual({ uris, errors }));

  test.each(['v=TLSRPTv2; rua=mailto:a@b.nl', 'v=tlsrptv1; rua=mailto:a@b.nl', 'rua=mailto:a@b.nl', ''])(
    'rejects %j',
    (text) => expect(parseTlsReporting(text)).toBeNull(),
  );

  test('returns a record for exactly the texts that isTlsReporting accepts', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `v=TLSRPTv1;${rest}`),
    );
    fc.assert(
      fc.property(text, (record) => {
        expect(parseTlsReporting(record) !== null).toBe(isTlsReporting(record));
      }),
      { numRuns },
    );
  });
});

test.each([
  ['v=TLSRPTv1; rua=mailto:a@b.nl', []],
  ['v=TLSRPTv1 \t; rua=HTTPS://a.nl/x', []],
  ['v=TLSRPTv1; rua=mailto:a@b.nl, https://a.nl', []],
  ['v=TLSRPTv1', ['rua']],
  ['v=TLSRPTv1; rua= , ', ['rua']],
  ['v=TLSRPTv1; rua=mailto:a@', ['mailto:a@']],
  ['v=TLSRPTv1; rua=mailto:@b', ['mailto:@b']],
  ['v=TLSRPTv1; rua=mailto:a@b@c', ['mailto:a@b@c']],
  ['v=TLSRPTv1; rua=xmailto:a@b', ['xmailto:a@b']],
  ['v=TLSRPTv1; rua=https://a b', ['https://a b']],
  ['v=TLSRPTv1; rua=https://', ['https://']],
  ['v=TLSRPTv1; rua=http://a.nl', ['http://a.nl']],
])('%s has the errors %j', (text, errors) => expect(parseTlsReporting(text)?.errors).toEqual(errors));

test.each(['xv=TLSRPTv1;', 'v=TLSRPTv1x;', 'v=TLSRPTv1 x', 'v=tlsrptv1;', ''])('%j is not a TLS-RPT record', (text) =>
  expect(parseTlsReporting(text)).toBeNull(),
);
