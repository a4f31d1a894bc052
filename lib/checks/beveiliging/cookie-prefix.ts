import { defineCheck } from '../../check.ts';
import { findBrokenPrefix, hasPrefix } from '../../parse/http/set-cookie.ts';

export const cookiePrefix = defineCheck({
  id: 'cookie-prefix',
  weight: 1,
  who: 'webbouwer',
  cause: 'cookies',
  source: 'https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-cookie-name-prefixes',
  needs: ['cookies'],
  verdicts: { kept: 'pass', broken: 'fail', none: 'skip' },

  judge({ cookies }) {
    const prefixed = cookies.filter(hasPrefix);
    if (prefixed.length === 0) return { code: 'none' };
    const broken = prefixed.filter((cookie) => findBrokenPrefix(cookie) !== null);
    return broken.length > 0 ? { code: 'broken', items: broken.map(({ name }) => name) } : { code: 'kept' };
  },
});
