import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSealingKey,
  makeSealer,
  type PrivateScanRequest,
  toEngine,
} from '../../../../../server/features/scans/worker/sealed.ts';

const secret = fc.stringMatching(/^geheim[A-Za-z0-9]{10}$/);
const requestOf = (value: string): PrivateScanRequest => ({
  browsing: { headers: { 'x-a': value }, basic_auth: { username: 'naam', password: value } },
  steps: [{ fill: { role: 'textbox', name: 'Wachtwoord' }, with: value }],
  hosts: ['a.nl'],
});

test('a sealed request can only be opened with its own key, and is unreadable until then', () => {
  const [own, shared] = [makeSealer(), randomBytes(32)];
  fc.assert(
    fc.property(secret, (value) => {
      const sealed = own.seal(requestOf(value));
      expect(Buffer.from(sealed, 'base64').toString('latin1') + sealed).not.toContain(value);
      expect(sealed).not.toBe(own.seal(requestOf(value)));
      expect([own.open(sealed), makeSealer().open(sealed)]).toEqual([requestOf(value), null]);
      expect(makeSealer(shared).open(makeSealer(shared).seal(requestOf(value)))).toEqual(requestOf(value));
    }),
  );
});

test('an altered or malformed sealed request cannot be opened', () => {
  const sealer = makeSealer();
  const bytes = Buffer.from(sealer.seal(requestOf('geheimABCDEFGHIJ')), 'base64');
  fc.assert(
    fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const other = Buffer.from(bytes);
      other[at] = (other[at] ?? 0) ^ change;
      expect(sealer.open(other.toString('base64'))).toBeNull();
    }),
  );
  for (const none of ['', 'x', '%%%', bytes.subarray(0, 20).toString('base64')]) expect(sealer.open(none)).toBeNull();
});

test('every filled-in value is a secret of the scan', () => {
  expect(toEngine(requestOf('geheimABCDEFGHIJ'))).toEqual({
    browsing: { headers: [['x-a', 'geheimABCDEFGHIJ']], basicAuth: ['naam', 'geheimABCDEFGHIJ'] },
    before: { ...{ steps: requestOf('geheimABCDEFGHIJ').steps, secrets: ['geheimABCDEFGHIJ'] }, hosts: ['a.nl'] },
  });
  expect(toEngine({ hosts: [] })).toEqual({});
  expect(toEngine({ steps: [], hosts: [] })).toEqual({});
});

test.each([
  [0, false],
  [31, false],
  [32, true],
  [33, false],
])('%i bytes are a valid key: %s', (length, is) => {
  expect(isSealingKey(new Uint8Array(length))).toBe(is);
});
