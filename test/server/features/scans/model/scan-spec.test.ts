import { expect, test } from 'vitest';
import { type ScanSpec, toScanKey, toScanSpec } from '../../../../../server/features/scans/model/scan-spec.ts';

const named = (typed: string, pillar: ScanSpec['pillar'] = null, locale: ScanSpec['locale'] = 'nl'): string => {
  const spec = toScanSpec(typed, pillar, locale);
  if (spec === null) throw new Error(`${typed} is no address`);
  return toScanKey(spec);
};

test.each([
  ['voorbeeld.nl', 'https://voorbeeld.nl/'],
  ['VOORBEELD.nl', 'https://voorbeeld.nl'],
  [' voorbeeld.nl/a#b ', 'https://ik:geheim@voorbeeld.nl:443/a'],
  ['bücher.nl', 'https://xn--bcher-kva.nl/'],
])('%s and %s have one key', (one, other) => {
  expect(named(one)).toBe(named(other));
});

test('both languages share one key, since they are read from one scan', () =>
  expect(named('voorbeeld.nl', 'seo', 'en')).toBe(named('voorbeeld.nl', 'seo', 'nl')));

test.each([
  ['another path', named('voorbeeld.nl/a')],
  ['another query', named('voorbeeld.nl/?a')],
  ['another protocol', named('http://voorbeeld.nl/')],
  ['another port', named('voorbeeld.nl:8443')],
  ['one pillar', named('voorbeeld.nl', 'seo')],
])('%s makes another key', (_, name) => {
  expect(name).not.toBe(named('voorbeeld.nl'));
  expect(name).toMatch(/^[0-9a-f]{64}$/);
});

test.each(['', 'twee woorden', 'file:///etc/passwd', 'ftp://voorbeeld.nl', 'https://'])('“%s” is invalid', (typed) => {
  expect(toScanSpec(typed, null, 'nl')).toBeNull();
});
