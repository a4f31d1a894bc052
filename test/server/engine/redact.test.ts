import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRedactor } from '../../../server/engine/redact.ts';

/** Odd enough that it stands nowhere by chance, in whatever way it is written. */
const secret = fc.stringMatching(/^[ -~é]{2,10}KANARIE[ -~é]{2,10}$/);

test('a secret is gone in every way that a page writes it, and all else is as it was', () => {
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

test('without secrets, and with one too short to be one, data stays itself', () => {
  const data = { a: 'abc' };
  expect([createRedactor([])(data), createRedactor(['abc'])(data)]).toEqual([data, data]);
});

test('what is no plain data is handed on', () => {
  const created = new Date(0);
  expect(createRedactor(['geheim'])({ made: created, text: 'geheim' })).toEqual({ made: created, text: '•••' });
});
