import { describe, expect, test } from 'vitest';
import { mixedContentPassive } from '../../../lib/checks/beveiliging/mixed-content-passive.ts';
import { cases } from '../../kit/cases.ts';
import { blind, page, seen } from '../../kit/facts.ts';

const ACTIVE = { resources: { insecure: [{ kind: 'active' as const, url: 'http://a.nl/a.js' }] } };
const PASSIVE = { resources: { insecure: [{ kind: 'passive' as const, url: 'http://a.nl/a.png' }] } };

cases(mixedContentPassive, {
  none: [
    { page: page(), raw: seen(page()) },
    { page: page(ACTIVE), raw: blind('wall') },
  ],
  present: [
    { page: page(PASSIVE), raw: seen(page()) },
    { page: page(), raw: seen(page(PASSIVE)) },
    { page: page(PASSIVE), raw: blind('login') },
  ],
  plainHttp: [{ page: page({ ...PASSIVE, document: { url: 'http://voorbeeld.nl/' } }), raw: blind('wall') }],
});

describe('mixed-content-passive', () => {
  test('counts an address in both the HTML and the live page once', () => {
    expect(mixedContentPassive.judge({ page: page(PASSIVE), raw: seen(page(PASSIVE)) })).toMatchObject({
      args: { count: 1 },
      items: ['http://a.nl/a.png'],
    });
  });
});
