import { defineCheck } from '../../check.ts';
import { formatCookie } from './shared/shown-cookie.ts';

/** Browsers replace any other value, or a missing one, by their default (RFC 6265bis §5.6.7): both cost the same. */
const VALUES = ['lax', 'strict', 'none'];

export const cookieSamesite = defineCheck({
  id: 'cookie-samesite',
  weight: 3,
  who: 'webbouwer',
  cause: 'cookies',
  source: 'https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-samesite-attribute-2',
  needs: ['cookies'],
  verdicts: { all: 'pass', absent: 'warn', bare: 'warn', invalid: 'warn', noneWithoutSecure: 'fail', none: 'skip' },

  judge({ cookies }) {
    if (cookies.length === 0) return { code: 'none' };
    const listCookies = (test: (cookie: (typeof cookies)[number]) => boolean) => cookies.filter(test).map(formatCookie);

    const open = listCookies(({ sameSite, secure }) => sameSite === 'none' && !secure);
    if (open.length > 0) return { code: 'noneWithoutSecure', items: open };

    const invalid = listCookies(({ sameSite }) => sameSite !== null && sameSite !== '' && !VALUES.includes(sameSite));
    if (invalid.length > 0) return { code: 'invalid', items: invalid };

    const bare = listCookies(({ sameSite }) => sameSite === '');
    if (bare.length > 0) return { code: 'bare', items: bare };

    const absent = listCookies(({ sameSite }) => sameSite === null);
    return absent.length > 0 ? { code: 'absent', items: absent } : { code: 'all' };
  },
});
