import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CookieKind, cookieKind, type SessionCookieName } from '../../lib/parse/cookie-kind.ts';
import { inputs } from '../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('cookieKind', () => {
  const known: readonly SessionCookieName[] = [
    { name: 'phpsessid', kind: 'clear' },
    { name: 'auth_token', kind: 'clear' },
    { name: 'wordpress_logged_in_*', kind: 'clear' },
    { name: 'sess#', kind: 'clear' },
    { name: 'sid', kind: 'doubtful' },
  ];

  test.each<[string, CookieKind | null]>([
    ['PHPSESSID', 'clear'],
    ['__Host-PHPSESSID', 'clear'],
    ['auth_token', 'clear'],
    ['wordpress_logged_in_4f2a', 'clear'],
    ['sid', 'doubtful'],
    [`SESS${'0a'.repeat(16)}`, 'clear'],
    [`SESS${'0a'.repeat(15)}`, null],
    ['shopSessionId', 'doubtful'],
    ['my-session', 'doubtful'],
    ['__Host-sessie', 'doubtful'],
    ['inlog_klant', 'doubtful'],
    ['obsessie', null],
    ['assessment', null],
    ['obsession', null],
    ['inside', null],
    ['author', null],
    ['csrf_token', null],
    ['XSRF-TOKEN', null],
    ['__RequestVerificationToken', null],
    ['lang', null],
    ['', null],
  ])('%s', (name, kind) => expect(cookieKind(name, known)).toBe(kind));

  test('is total', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        cookieKind(name, known);
      }),
      RUNS,
    );
  });
});
