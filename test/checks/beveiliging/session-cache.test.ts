import { expect, test } from 'vitest';
import { sessionCache } from '../../../lib/checks/beveiliging/session-cache.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { http, scan } from '../../kit/facts.ts';
import { cookie } from '../../kit/transport.ts';

const given = (
  cacheControl: string | null,
  cookies = [cookie('PHPSESSID')],
  changes: Parameters<typeof http>[1] = {},
) => ({
  scan: scan(),
  fresh: http(cacheControl === null ? {} : { 'cache-control': cacheControl }, changes),
  cookies,
});

cases(sessionCache, {
  private: [
    given('no-store'),
    given('private, max-age=600'),
    given('public, no-store'),
    given('no-cache'),
    given('max-age=0, must-revalidate'),
  ],
  unsaid: [given(null), given('')],
  perhapsShared: [given('public', [cookie('shop_session')])],
  shared: [given('public'), given('s-maxage=60, max-age=0'), given('max-age=600')],
  none: [
    given('public', []),
    given('public', [cookie('lang')]),
    given('public', [cookie('AWSALB'), cookie('heroku-session-affinity')]),
  ],
});

test('a shared answer is reported with the responsible header', () => {
  expect(sessionCache.judge(given('public, max-age=600'))).toMatchObject({
    items: ['PHPSESSID', 'Cache-Control: public, max-age=600'],
  });
});

blindCases(sessionCache, [given('public', [cookie('PHPSESSID')], { redirected: true })]);
