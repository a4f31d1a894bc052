import { defineCheck } from '../../check.ts';
import { SESSION_COOKIES, SESSION_COOKIES_CHECKED } from '../../data/session-cookies.ts';
import { cookieKind } from '../../parse/cookie-kind.ts';
import { isStale } from '../../parse/table-age.ts';

export const cookieHttponly = defineCheck({
  id: 'cookie-httponly',
  weight: 5,
  who: 'webbouwer',
  cause: 'cookies',
  source: 'https://www.rfc-editor.org/rfc/rfc6265#section-4.1.2.6',
  needs: ['scan', 'cookies'],
  verdicts: { all: 'pass', doubtful: 'warn', clear: 'fail', none: 'skip' },

  judge({ scan, cookies }) {
    const sessions = cookies.flatMap(({ name, httpOnly }) => {
      const kind = cookieKind(name, SESSION_COOKIES);
      return kind === null ? [] : [{ name, kind, httpOnly }];
    });
    if (sessions.length === 0) return { code: 'none' };

    const readable = sessions.filter(({ httpOnly }) => !httpOnly);
    if (readable.length === 0) return { code: 'all' };
    const clear = isStale(SESSION_COOKIES_CHECKED, scan.at) ? [] : readable.filter(({ kind }) => kind === 'clear');
    return clear.length > 0
      ? { code: 'clear', items: clear.map(({ name }) => name) }
      : { code: 'doubtful', items: readable.map(({ name }) => name) };
  },
});
