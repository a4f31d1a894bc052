import { defineCheck } from '../../check.ts';
import { SESSION_COOKIES } from '../../data/software/session-cookies.ts';
import { findCookieKind } from '../../parse/http/cookie-kind.ts';

export const cookieHttponly = defineCheck({
  id: 'cookie-httponly',
  weight: 5,
  who: 'webbouwer',
  cause: 'cookies',
  source: 'https://www.rfc-editor.org/rfc/rfc6265#section-4.1.2.6',
  needs: ['cookies'],
  verdicts: { all: 'pass', doubtful: 'warn', clear: 'fail', none: 'skip' },

  judge({ cookies }) {
    const sessions = cookies.flatMap(({ name, httpOnly }) => {
      const kind = findCookieKind(name, SESSION_COOKIES);
      return kind === null ? [] : [{ name, kind, httpOnly }];
    });
    if (sessions.length === 0) return { code: 'none' };

    const readable = sessions.filter(({ httpOnly }) => !httpOnly);
    if (readable.length === 0) return { code: 'all' };
    const clear = readable.filter(({ kind }) => kind === 'clear');
    return clear.length > 0
      ? { code: 'clear', items: clear.map(({ name }) => name) }
      : { code: 'doubtful', items: readable.map(({ name }) => name) };
  },
});
