import { describe, expect, test } from 'vitest';
import { headersOnErrorPages } from '../../../lib/checks/beveiliging/headers-on-error-pages.ts';
import { cases } from '../../kit/cases.ts';
import { http } from '../../kit/facts.ts';

type Headers = Readonly<Record<string, string>>;
const ALL: Headers = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'self'",
};
type Missing = Parameters<typeof headersOnErrorPages.judge>[0]['missing'];
const given = (onPage: Headers, onError: Headers, status = 404) => ({
  fresh: http(onPage),
  missing: { ...http(onError, { status }) } as Missing,
});

cases(headersOnErrorPages, {
  same: [
    given(ALL, ALL),
    given(ALL, { ...ALL, 'content-security-policy': '', 'x-frame-options': 'DENY' }, 500),
    given({ 'x-content-type-options': 'nosniff' }, { 'x-content-type-options': 'nosniff' }),
  ],
  some: [
    given(ALL, { 'x-content-type-options': 'nosniff' }),
    given(ALL, { ...ALL, 'strict-transport-security': 'max-age=0' }),
  ],
  none: [given(ALL, {}), given({ 'x-frame-options': 'DENY' }, { 'x-content-type-options': 'nosniff' })],
  noHeaders: [given({}, {}), given({ 'x-frame-options': 'ALLOWALL' }, {})],
  noError: [given(ALL, {}, 200), given(ALL, {}, 0)],
});

describe('headers-on-error-pages', () => {
  test('names the missing headers', () => {
    expect(headersOnErrorPages.judge(given(ALL, { 'x-content-type-options': 'nosniff' }))).toMatchObject({
      items: ['Strict-Transport-Security', 'frame-ancestors / X-Frame-Options'],
    });
  });
});
