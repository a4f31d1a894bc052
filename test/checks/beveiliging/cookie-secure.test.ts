import { cookieSecure } from '../../../lib/checks/beveiliging/cookie-secure.ts';
import { cases } from '../../kit/cases.ts';
import { scan } from '../../kit/facts.ts';
import { cookie } from '../../kit/transport.ts';

const bare = (name: string) => cookie(name, { secure: false });
const given = (...cookies: ReturnType<typeof cookie>[]) => ({ scan: scan(), cookies });

cases(cookieSecure, {
  all: [given(cookie('PHPSESSID')), given(cookie('lang'), cookie('sid'))],
  other: [
    given(bare('lang')),
    given(cookie('PHPSESSID'), bare('assessment')),
    given(bare('XSRF-TOKEN')),
    given(bare('heroku-session-affinity')),
  ],
  perhapsSession: [
    // The name alone is not proof.
    given(bare('shop_session')),
    given(bare('sid'), bare('AWSALB')),
  ],
  session: [
    given(bare('PHPSESSID')),
    given(bare('auth_token'), cookie('lang')),
    given(bare('JSESSIONID'), bare('sid')),
  ],
  none: [given()],
});
