import { cookieSamesite } from '../../../lib/checks/beveiliging/cookie-samesite.ts';
import { cases } from '../../kit/cases.ts';
import { cookie } from '../../kit/transport.ts';

const same = (sameSite: string | null, secure = true) => cookie('a', { sameSite, secure });
const given = (...cookies: ReturnType<typeof cookie>[]) => ({ cookies });

cases(cookieSamesite, {
  all: [given(same('lax'), same('strict', false), same('none'))],
  absent: [given(same(null)), given(same('lax'), same(null))],
  invalid: [given(same('')), given(same('yes')), given(same('lax'), same('no-restriction'))],
  noneWithoutSecure: [given(same('none', false)), given(same(null), same('none', false))],
  none: [given()],
});
