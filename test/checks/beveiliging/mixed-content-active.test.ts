import { expect, test } from 'vitest';
import { mixedContentActive } from '../../../lib/checks/beveiliging/mixed-content-active.ts';
import { cases, partialCases } from '../../kit/cases.ts';
import { blind, http, page, seen } from '../../kit/facts.ts';
import { policyMeta } from '../../kit/transport.ts';

type Given = Parameters<typeof mixedContentActive.judge>[0];
const ACTIVE = { resources: { insecure: [{ kind: 'active' as const, url: 'http://a.nl/a.js' }] } };
const PASSIVE = { resources: { insecure: [{ kind: 'passive' as const, url: 'http://a.nl/a.png' }] } };
const UPGRADE = 'upgrade-insecure-requests';
const given = (changes: Partial<Given> = {}): Given => ({
  page: page(),
  raw: seen(page()),
  fresh: seen(http()),
  ...changes,
});

cases(mixedContentActive, {
  none: [given(), given({ page: page(PASSIVE) }), given({ raw: blind('wall'), fresh: blind('wall') })],
  upgraded: [
    given({ page: page(ACTIVE), fresh: seen(http({ 'content-security-policy': UPGRADE })) }),
    given({ raw: seen(page({ ...ACTIVE, head: { metas: [policyMeta(UPGRADE)] } })) }),
    given({
      page: page({ ...ACTIVE, head: { metas: [policyMeta(UPGRADE)] } }),
      raw: blind('login'),
      fresh: blind('login'),
    }),
  ],
  perhapsUpgraded: [given({ page: page(ACTIVE), raw: blind('wall'), fresh: blind('wall') })],
  present: [
    given({ page: page(ACTIVE) }),
    given({ raw: seen(page(ACTIVE)) }),
    given({ page: page(ACTIVE), fresh: seen(http({ 'content-security-policy-report-only': UPGRADE })) }),
  ],
  plainHttp: [given({ page: page({ ...ACTIVE, document: { url: 'http://voorbeeld.nl/' } }) })],
});

partialCases(mixedContentActive, {
  perhapsUpgraded: [[given({ page: page(ACTIVE), fresh: blind('wall') }), 'wall']],
});

test('a truncated policy may or may not upgrade requests', () => {
  const long = { 'content-security-policy': `img-src ${'a.nl '.repeat(4_000)}` };
  expect(mixedContentActive.judge(given({ page: page(ACTIVE), fresh: seen(http(long)) }))).toMatchObject({
    code: 'perhapsUpgraded',
  });
});
