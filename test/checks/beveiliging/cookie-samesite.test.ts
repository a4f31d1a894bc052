import { expect, test } from 'vitest';
import { cookieSamesite } from '../../../lib/checks/beveiliging/cookie-samesite.ts';
import { cases } from '../../kit/cases.ts';
import { cookie } from '../../kit/transport.ts';

const same = (sameSite: string | null, secure = true) => cookie('a', { sameSite, secure });
const given = (...cookies: ReturnType<typeof cookie>[]) => ({ cookies });

cases(cookieSamesite, {
  all: [given(same('lax'), same('strict', false), same('none'))],
  absent: [given(same(null)), given(same('lax'), same(null))],
  bare: [given(same('')), given(same(''), same(null), cookie('', { sameSite: '' }))],
  invalid: [given(same('yes'), same('')), given(same('lax'), same('no-restriction'))],
  noneWithoutSecure: [given(same('none', false)), given(same(null), same('none', false))],
  none: [given()],
});

test('a cookie without a name is listed as such', () => {
  const cookies = [cookie('', { sameSite: null })];
  expect(cookieSamesite.judge({ cookies })).toEqual({ code: 'absent', items: ['Set-Cookie: =…'] });
});

test('an invalid value costs as much as a missing one', () => {
  const { absent, bare, invalid } = cookieSamesite.verdicts;
  expect([bare, invalid]).toEqual([absent, absent]);
});
