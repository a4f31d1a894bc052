import { defineCheck, toUnseen } from '../../check.ts';
import { SESSION_COOKIES } from '../../data/software/session-cookies.ts';
import { isShared, parseCacheControl } from '../../parse/http/cache-control.ts';
import { findCookieKind } from '../../parse/http/cookie-kind.ts';

export const sessionCache = defineCheck({
  id: 'session-cache',
  weight: 2,
  who: 'webbouwer',
  source: 'https://www.rfc-editor.org/rfc/rfc9111#section-7.3',
  needs: ['fresh', 'cookies'],
  verdicts: { private: 'pass', unsaid: 'warn', perhapsShared: 'warn', shared: 'fail', none: 'skip' },

  judge({ fresh, cookies }) {
    const sessions = cookies.filter(({ name }) => findCookieKind(name, SESSION_COOKIES) !== null);
    if (sessions.length === 0) return { code: 'none' };
    // It is not recorded which answer of the redirect chain set the cookie.
    if (fresh.redirected) return toUnseen('hidden');

    const header = fresh.headers['cache-control'] ?? '';
    const directives = parseCacheControl(header);
    const names = sessions.map(({ name }) => name);
    if (directives.size === 0) return { code: 'unsaid', items: names };
    const items = [...names, `Cache-Control: ${header}`];
    if (!isShared(directives)) return { code: 'private', items };
    const isSession = cookies.some(({ name }) => findCookieKind(name, SESSION_COOKIES) === 'clear');
    return { code: isSession ? 'shared' : 'perhapsShared', items };
  },
});
