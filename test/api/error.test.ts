import { describe, expect, test } from 'vitest';
import { ScanError } from '../../lib/api/error.ts';

const ERROR = { code: 'timeout', message: 'Te laat.', retry_after: 5 };
const fits = (value: unknown): boolean => ScanError.safeParse(value).success;
const failing = (changes: object) => ({ ok: false, error: { ...ERROR, ...changes } });

describe('the error of a scan', () => {
  test.each([
    'invalid_url',
    'unsupported_page',
    'rate_limited',
    'invalid_key',
    'unreachable',
    'timeout',
    'busy',
    'cancelled',
    'internal',
  ])('may be %s', (code) => expect(fits(failing({ code }))).toBe(true));

  test('has a code, a message and optionally a wait in whole seconds', () => {
    expect(fits({ ok: false, error: { code: 'timeout', message: '' } })).toBe(true);
    expect(fits(failing({ retry_after: 0 }))).toBe(true);
    for (const changes of [{ code: '' }, { message: null }, { retry_after: -1 }, { retry_after: 1.5 }, { more: 1 }])
      expect(fits(failing(changes)), JSON.stringify(changes)).toBe(false);
    for (const field of ['code', 'message']) expect(fits(failing({ [field]: undefined })), field).toBe(false);
  });

  test('is invalid for a successful scan', () => {
    expect(fits({ ok: true, error: ERROR })).toBe(false);
    expect(fits({ error: ERROR })).toBe(false);
    expect(fits({ ok: false })).toBe(false);
    expect(fits({ ok: false, error: ERROR, more: 1 })).toBe(false);
  });
});
