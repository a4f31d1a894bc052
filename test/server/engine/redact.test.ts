import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRedactor } from '../../../server/engine/redact.ts';

/** Odd enough not to occur by chance, in any encoding. */
const secret = fc.stringMatching(/^[ -~é]{2,10}KANARIE[ -~é]{2,10}$/);

test('a secret is removed in every encoding, and other data is unchanged', () => {
  fc.assert(
    fc.property(secret, fc.string(), (value, other) => {
      const methods = [value, encodeURIComponent(value), new URLSearchParams([['a', value]]).toString()];
      const data = {
        a: [`voor ${value} na`, { [value]: methods }],
        b: 3,
        c: null,
        d: true,
        e: other.replaceAll(value, ''),
      };
      const created = createRedactor([value])(data);
      expect(JSON.stringify(created)).not.toContain('KANARIE');
      expect(created).toMatchObject({ b: 3, c: null, d: true, e: data.e });
    }),
  );
});

test('data is unchanged without secrets, or with one that is too short', () => {
  const data = { a: 'abc' };
  expect([createRedactor([])(data), createRedactor(['abc'])(data)]).toEqual([data, data]);
});

test('values that are not plain data are passed through', () => {
  const created = new Date(0);
  expect(createRedactor(['geheim'])({ made: created, text: 'geheim' })).toEqual({ made: created, text: '•••' });
});
