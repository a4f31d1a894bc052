import { cookiePrefix } from '../../../lib/checks/beveiliging/cookie-prefix.ts';
import { cases } from '../../kit/cases.ts';
import { cookie } from '../../kit/transport.ts';

const given = (...cookies: ReturnType<typeof cookie>[]) => ({ cookies });

cases(cookiePrefix, {
  kept: [
    given(cookie('__Host-sid')),
    given(cookie('__Host-Http-sid', { httpOnly: true })),
    given(cookie('__Secure-sid', { domain: 'voorbeeld.nl', path: null }), cookie('lang')),
  ],
  broken: [
    given(cookie('__Host-sid', { secure: false })),
    given(cookie('__Host-sid', { domain: 'voorbeeld.nl' })),
    given(cookie('__Host-sid', { path: '/shop' })),
    given(cookie('__Secure-sid', { secure: false })),
    given(cookie('__host-sid', { path: null })),
    given(cookie('__Http-sid', { httpOnly: false })),
    given(cookie('__Host-Http-sid', { httpOnly: false })),
  ],
  none: [given(), given(cookie('Host-sid')), given(cookie('sid'))],
});
