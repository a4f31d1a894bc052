import { describe, expect, test } from 'vitest';
import { cookieHttponly } from '../../../lib/checks/beveiliging/cookie-httponly.ts';
import { cases } from '../../kit/cases.ts';
import { scan } from '../../kit/facts.ts';
import { cookie } from '../../kit/transport.ts';

const readable = (name: string) => cookie(name, { httpOnly: false });
const given = (...cookies: ReturnType<typeof cookie>[]) => ({ scan: scan(), cookies });

cases(cookieHttponly, {
  all: [
    given(cookie('PHPSESSID')),
    given(cookie('sid'), readable('lang')),
    given(cookie('laravel_session'), readable('XSRF-TOKEN')),
  ],
  doubtful: [given(readable('shop_sid')), given(cookie('PHPSESSID'), readable('visitor-session'))],
  clear: [
    given(readable('PHPSESSID')),
    given(readable('auth_token')),
    given(readable('ASPSESSIONIDQQBCABCD')),
    given(readable('shop_sid'), readable('JSESSIONID')),
  ],
  none: [given(), given(readable('lang')), given(readable('assessment')), given(readable('csrf_token'))],
});

describe('cookie-httponly', () => {
  test('lists only the certain session cookies when there are any', () => {
    expect(cookieHttponly.judge(given(readable('shop_sid'), readable('JSESSIONID')))).toMatchObject({
      items: ['JSESSIONID'],
    });
  });
});
