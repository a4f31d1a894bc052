import type { Server } from './servers.ts';

/** Checks that are tried together, since their snippets do not touch each other, and what makes them fail. */
export interface Trial {
  readonly id: string;
  /** By check, the conclusion that it fails with. */
  readonly checks: Readonly<Record<string, string>>;
  readonly faulty: Readonly<Record<Server, string>>;
}

const NOTHING = { nginx: '', apache: '', caddy: '' };

const SET = (name: string, value: string) => ({
  nginx: `add_header ${name} "${value}" always;`,
  apache: `Header always set ${name} "${value}"`,
  caddy: `header ${name} "${value}"`,
});

/** Of what stands behind the server, as its snippet takes the place of that; Apache and Caddy replace their own. */
const NOTHING_BUT_HSTS = { ...SET('Strict-Transport-Security', 'max-age=31536000'), nginx: '' };

export const TRIALS: readonly Trial[] = [
  {
    id: 'koppen',
    checks: {
      hsts: 'absent',
      'content-type-options': 'absent',
      'referrer-policy': 'absent',
      'permissions-policy': 'absent',
      'cross-origin-opener': 'absent',
      clickjacking: 'absent',
      'csp-present': 'absent',
      'version-disclosure': 'exact',
      'text-compressed': 'plainHtml',
      'assets-cached': 'few',
    },
    faulty: NOTHING,
  },
  { id: 'onder', checks: { 'hsts-subdomains': 'left' }, faulty: NOTHING_BUT_HSTS },
  { id: 'naam', checks: { 'host-variants-merge': 'separate' }, faulty: NOTHING },
  { id: 'veilig', checks: { 'https-redirect': 'stays' }, faulty: NOTHING },
  {
    id: 'beleid',
    checks: { 'csp-base-uri-object': 'baseOpen', 'csp-form-action': 'unset', 'csp-eval': 'allowed' },
    faulty: SET('Content-Security-Policy', "script-src 'self' 'unsafe-eval'"),
  },
  { id: 'script', checks: { 'csp-script-policy': 'wildcard' }, faulty: SET('Content-Security-Policy', 'script-src *') },
];
