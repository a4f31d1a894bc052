import { expect, test } from 'vitest';
import { DEFAULTS } from '../../lib/settings.ts';
import { toKeyRequest } from '../../lib/view/key-request.ts';

const BASE = 'https://scandienst.nl/api';
const OWN = 'https://bureau.nl/sleutel';
const request = { url: OWN, text: 'Bel ons.' };

test.each([
  ['our own page, when nothing is set', {}, ''],
  ['that of the service in use', { serviceBase: BASE, level: 'C' }, BASE],
  ['not that of a service that is not in use', { serviceBase: BASE, level: 'B' }, ''],
  ['the operator’s own, when set', { keyRequest: request, serviceBase: BASE, level: 'C' }, OWN],
  ['the operator’s own, at every contact level', { keyRequest: request, level: 'A' }, OWN],
  [
    'none, when the addresses are not http(s)',
    { keyRequest: { url: 'javascript:alert(1)', text: '' }, serviceBase: 'x', level: 'C' },
    '',
  ],
] as const)('the address to request a key: %s', (_, changes, url) =>
  expect(toKeyRequest({ ...DEFAULTS, ...changes })).toMatchObject({ url }),
);

test('the text is the operator’s own when set', () =>
  expect(toKeyRequest({ ...DEFAULTS, keyRequest: request }).text).toBe('Bel ons.'));
