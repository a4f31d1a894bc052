import { defineCheck } from '../../check.ts';

const VALUES = ['lax', 'strict', 'none'];

export const cookieSamesite = defineCheck({
  id: 'cookie-samesite',
  weight: 3,
  who: 'webbouwer',
  cause: 'cookies',
  source: 'https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-samesite-attribute-2',
  needs: ['cookies'],
  verdicts: { all: 'pass', absent: 'warn', invalid: 'fail', noneWithoutSecure: 'fail', none: 'skip' },

  judge({ cookies }) {
    if (cookies.length === 0) return { code: 'none' };
    const named = (test: (cookie: (typeof cookies)[number]) => boolean) => cookies.filter(test).map(({ name }) => name);

    const invalid = named(({ sameSite }) => sameSite !== null && !VALUES.includes(sameSite));
    if (invalid.length > 0) return { code: 'invalid', items: invalid };

    const open = named(({ sameSite, secure }) => sameSite === 'none' && !secure);
    if (open.length > 0) return { code: 'noneWithoutSecure', items: open };

    const absent = named(({ sameSite }) => sameSite === null);
    return absent.length > 0 ? { code: 'absent', items: absent } : { code: 'all' };
  },
});
