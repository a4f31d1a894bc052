import { expect, test } from 'vitest';
import { hstsPreload } from '../../../lib/checks/beveiliging/hsts-preload.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, scan, seen } from '../../kit/facts.ts';
import { answer, ended, hop, trail, twins } from '../../kit/transport.ts';

const GOOD = 'max-age=31536000; includeSubDomains; preload';
const [HTTP, HTTPS] = ['http://voorbeeld.nl/', 'https://voorbeeld.nl/'];
const WWW = 'https://www.voorbeeld.nl/';

const given = (line: string | null, changes: Partial<Facts['twins']> = {}) => ({
  scan: scan({ host: 'voorbeeld.nl', url: HTTPS }),
  answer: answer(line === null ? {} : { 'strict-transport-security': line }, { url: HTTPS }),
  twins: seen(twins(changes)),
});
/** The page is below the home page, which redirects to it. */
const below = (line: string | null) => ({
  ...given(GOOD, { root: seen(trail(HTTPS, [hop(HTTPS, `${HTTPS}nl/`, { hsts: line })])) }),
  scan: scan({ host: 'voorbeeld.nl', url: `${HTTPS}nl/` }),
  answer: answer({ 'strict-transport-security': GOOD }, { url: `${HTTPS}nl/` }),
});

// The rules: https://hstspreload.org/#submission-requirements.
cases(hstsPreload, {
  eligible: [
    given(GOOD),
    given('max-age=63072000; INCLUDESUBDOMAINS; Preload'),
    below(GOOD),
    given(GOOD, { otherScheme: seen(ended(HTTP, 'refused')) }),
    given(GOOD, { twinHttps: seen(ended(WWW, 'noName')) }),
  ],
  notEligible: [
    given('max-age=31535999; includeSubDomains; preload'),
    given('max-age=31536000; preload'),
    // Without HSTS on the redirect itself, the header of its target does not count.
    below(null),
    below('max-age=31536000'),
    // First to another host, then to https.
    given(GOOD, { otherScheme: seen(trail(HTTP, [hop(HTTP, WWW)])) }),
    given(GOOD, { otherScheme: seen(trail(HTTP)) }),
    given(GOOD, { twinHttps: seen(ended(WWW, 'certificate')) }),
    {
      ...given(GOOD, { twinHttps: seen(trail(HTTPS, [], { reply: http({}, { url: HTTPS }) })) }),
      scan: scan({ host: 'www.voorbeeld.nl', url: WWW }),
      answer: answer({ 'strict-transport-security': GOOD }, { url: WWW }),
    },
  ],
  notAsked: [given(null), given('max-age=31536000; includeSubDomains'), given('preload')],
  subdomain: [
    {
      ...given(GOOD),
      scan: scan({ host: 'shop.voorbeeld.nl' }),
      answer: answer({}, { url: 'https://shop.voorbeeld.nl/' }),
    },
  ],
  plainHttp: [{ ...given(GOOD), scan: scan({ url: HTTP }), answer: answer({}, { url: HTTP }) }],
  loopback: [{ ...given(GOOD), scan: scan({ host: 'localhost' }) }],
  ipAddress: [{ ...given(GOOD), scan: scan({ host: '192.0.2.7', domain: null }) }],
});

test('lists each entry that falls short', () => {
  expect(hstsPreload.judge(below(null))).toEqual({ code: 'notEligible', items: ['https://voorbeeld.nl/ (–)'] });
  const first = given(GOOD, { otherScheme: seen(trail(HTTP, [hop(HTTP, WWW)])) });
  expect(hstsPreload.judge(first)).toMatchObject({ items: [`${HTTP} → ${WWW}`] });
});

blindCases(hstsPreload, [
  { ...given(GOOD), twins: blind('denied') },
  {
    ...below(GOOD),
    twins: seen(twins({ twinHttp: blind('denied'), twinHttps: blind('denied'), otherScheme: blind('denied') })),
  },
]);
