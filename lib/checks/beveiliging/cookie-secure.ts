import { defineCheck } from '../../check.ts';
import { SESSION_COOKIES } from '../../data/software/session-cookies.ts';
import { type CookieKind, findCookieKind } from '../../parse/http/cookie-kind.ts';
import { formatCookie } from './shared/shown-cookie.ts';

export const cookieSecure = defineCheck({
  id: 'cookie-secure',
  weight: 6,
  who: 'webbouwer',
  cause: 'cookies',
  source: 'https://www.rfc-editor.org/rfc/rfc6265#section-8.3',
  needs: ['cookies'],
  verdicts: { all: 'pass', other: 'warn', perhapsSession: 'warn', session: 'fail', none: 'skip' },

  judge({ cookies }) {
    if (cookies.length === 0) return { code: 'none' };

    const bare = cookies.filter(({ secure }) => !secure).map(({ name }) => name);
    const filterKind = (kind: CookieKind) => bare.filter((name) => findCookieKind(name, SESSION_COOKIES) === kind);
    const [clear, doubtful] = [filterKind('clear'), filterKind('doubtful')];
    if (clear.length > 0) return { code: 'session', items: clear };
    if (doubtful.length > 0) return { code: 'perhapsSession', items: doubtful };
    return bare.length > 0 ? { code: 'other', items: bare.map((name) => formatCookie({ name })) } : { code: 'all' };
  },
});
