import { describe, expect, test } from 'vitest';
import { hsts } from '../../../lib/checks/beveiliging/hsts.ts';
import { CREDIT } from '../../../lib/score.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { scan } from '../../kit/facts.ts';
import { answer } from '../../kit/transport.ts';

type Changes = Parameters<typeof answer>[1];
const sent = (value: string, changes: Changes = {}) => ({
  scan: scan(),
  answer: answer({ 'strict-transport-security': value }, changes),
});
const GOOD = 'max-age=31536000';

cases(hsts, {
  strong: [
    sent(GOOD),
    sent('includeSubDomains; max-age="63072000"'),
    sent('max-age=31536000, max-age=0'),
    sent(GOOD, { barrier: 'login', url: 'https://voorbeeld.nl/login' }),
    sent(GOOD, { status: 500 }),
    sent(`${GOOD}, includeSubDomains`, { hsts: GOOD }),
  ],
  partlyRead: [sent(`${GOOD}; includeSubDomain`), sent(`${GOOD}; preload; later="ooit"`)],
  short: [sent('max-age=15552000'), sent('max-age=31535999')],
  tooShort: [sent('max-age=86400'), sent('max-age=1'), sent('max-age=15551999')],
  removed: [
    sent('max-age=0'),
    sent('max-age=0, max-age=31536000', { hsts: 'max-age=0' }),
    sent('max-age="0"; includeSubDomains'),
  ],
  malformed: [
    sent(''),
    sent('max-age=abc'),
    sent('max-age=31536000; max-age=31536000'),
    sent('includeSubDomains'),
    sent(`${GOOD}, ${GOOD}`, { hsts: `${GOOD}, ${GOOD}` }),
  ],
  absent: [{ scan: scan(), answer: answer() }],
  plainHttp: [{ scan: scan(), answer: answer({}, { url: 'http://voorbeeld.nl/' }) }],
  loopback: [{ scan: scan({ host: 'localhost' }), answer: answer() }],
  ipAddress: [
    { ...sent(GOOD, { url: 'https://192.0.2.7/' }), scan: scan({ host: '192.0.2.7' }) },
    { scan: scan({ host: '[2001:db8::7]' }), answer: answer({}, { url: 'https://[2001:db8::7]/' }) },
  ],
});

describe('a time below 180 days keeps a share of the weight', () => {
  const creditOf = (seconds: number): number => {
    const { scan: aim, answer: got } = sent(`max-age=${seconds}`);
    const ruling = hsts.judge({ scan: aim, answer: got });
    return 'code' in ruling ? (ruling.credit ?? Number.NaN) : Number.NaN;
  };

  test('91 days earn about half the credit of 180 days, and a day almost none', () => {
    expect(creditOf(91 * 86_400)).toBeCloseTo(0.253, 3);
    expect(creditOf(86_400)).toBeLessThan(0.01);
  });

  test('the credit rises continuously up to that of 180 days', () => {
    const credits = [1, 86_400, 30 * 86_400, 91 * 86_400, 15_551_999].map(creditOf);
    expect(credits).toEqual(credits.toSorted((one, other) => one - other));
    expect(credits.at(-1)).toBeCloseTo(CREDIT.warn, 5);
  });
});

blindCases(hsts, [
  sent(GOOD, { barrier: 'wall', status: 403 }),
  sent(GOOD, { barrier: 'login', url: 'https://login.voorbeeld.nl/' }),
]);
