import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SESSION_COOKIES } from '../../../lib/data/software/session-cookies.ts';
import { type CookieKind, findCookieKind, type KnownCookie } from '../../../lib/parse/http/cookie-kind.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('findCookieKind', () => {
  const known: readonly KnownCookie[] = [
    { name: 'phpsessid', kind: 'clear' },
    { name: 'auth_token', kind: 'clear' },
    { name: 'wordpress_logged_in_*', kind: 'clear' },
    { name: 'sess#', kind: 'clear' },
    { name: 'sid', kind: 'doubtful' },
  ];

  test.each<[string, CookieKind | null]>([
    ['PHPSESSID', 'clear'],
    ['__Host-PHPSESSID', 'clear'],
    ['__Http-PHPSESSID', 'clear'],
    ['__host-http-PHPSESSID', 'clear'],
    ['auth_token', 'clear'],
    ['wordpress_logged_in_4f2a', 'clear'],
    ['sid', 'doubtful'],
    [`SESS${'0a'.repeat(16)}`, 'clear'],
    [`SESS${'0a'.repeat(15)}`, null],
    ['shopSessionId', 'doubtful'],
    ['SimpleSAMLSessionID', 'doubtful'],
    ['SSOToken', 'doubtful'],
    ['JWTToken', 'doubtful'],
    ['xSSOSessionABC', 'doubtful'],
    ['ABSession', 'doubtful'],
    ['OBSESSION', null],
    ['XSRFToken', null],
    ['LBSticky', null],
    ['LBStickySession', null],
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
  ])('%s', (name, kind) => expect(findCookieKind(name, known)).toBe(kind));

  test('a prefix does not change the kind, the start of a known name makes it known, and a forgery token has none', () => {
    const anyName = fc.oneof(
      anyText,
      fc.constantFrom('PHPSESSID', 'sid', 'my-session', 'lang', 'inlog_klant', 'obsessie'),
    );
    fc.assert(
      fc.property(anyName, (name) => {
        const kind = findCookieKind(name, known);
        expect([null, 'clear', 'doubtful']).toContain(kind);
        expect(findCookieKind(`__Host-${name}`, known)).toBe(kind);
        expect(findCookieKind(`wordpress_logged_in_${name}`, known)).toBe('clear');
        expect(findCookieKind(`${name}csrf`, known)).toBeNull();
      }),
      RUNS,
    );
  });
});

/** Names that load balancers give to their affinity cookies. */
const BALANCERS = [
  'heroku-session-affinity',
  'AWSALB',
  'AWSALBCORS',
  'AWSALBTG',
  'AWSELB',
  'ARRAffinity',
  'ARRAffinitySameSite',
  'ApplicationGatewayAffinityCORS',
  'SERVERID',
  'SERVERID80001',
  'BIGipServerpool_www_443',
  'GCLB',
  'NSC_mc_xxx',
  '__cflb',
  'ROUTEID',
  'INGRESSCOOKIE',
  'DO-LB',
  'barra_counter_session',
  'incap_ses_1234_56789',
  // On no list, but the name says so.
  'fly-session-affinity',
  'sticky_session',
  'lb-sid-stickiness',
];

test.each(BALANCERS)('%s is an affinity cookie, not a session', (name) =>
  expect(findCookieKind(name, SESSION_COOKIES)).toBeNull(),
);
