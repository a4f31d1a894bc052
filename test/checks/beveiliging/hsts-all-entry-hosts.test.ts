import { expect, test } from 'vitest';
import { hstsAllEntryHosts } from '../../../lib/checks/beveiliging/hsts-all-entry-hosts.ts';
import type { Facts, Seen } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, scan, seen } from '../../kit/facts.ts';
import { answer, ended, hop, trail, twins } from '../../kit/transport.ts';

const GOOD = 'max-age=31536000';
const HTTP_WWW = 'http://www.voorbeeld.nl/';
const HTTPS_WWW = 'https://www.voorbeeld.nl/';
const HOME = 'https://voorbeeld.nl/';
const SENDING = answer({ 'strict-transport-security': GOOD });
const COVERING = answer({ 'strict-transport-security': `${GOOD}; includeSubDomains` }, { url: HOME });

const given = (
  own: Facts['answer'],
  secure: Facts['twins']['twinHttps'],
  plain = blind('timeout') as typeof secure,
) => ({
  scan: scan(),
  answer: own,
  twins: seen(twins({ twinHttp: plain, twinHttps: secure })) as Seen<Facts['twins']>,
});
const redirecting = (hsts: string | null) => seen(trail(HTTPS_WWW, [hop(HTTPS_WWW, HOME, { hsts })]));
const answering = (headers: Readonly<Record<string, string>>) =>
  seen(trail(HTTPS_WWW, [], { reply: http(headers, { url: HTTPS_WWW }) }));
/** The plain twin answers with an error. */
const failing = (status: number) => seen(trail(HTTP_WWW, [], { reply: http({}, { url: HTTP_WWW, status }) }));
const alive = seen(trail(HTTP_WWW));

cases(hstsAllEntryHosts, {
  both: [
    given(SENDING, redirecting(GOOD)),
    given(SENDING, answering({ 'strict-transport-security': GOOD })),
    { ...given(SENDING, redirecting(GOOD)), scan: scan({ host: 'voorbeeld.nl' }) },
  ],
  redirects: [
    // The first address of the host redirects within it without the header (visible when a chain passed it).
    {
      ...given(SENDING, redirecting(GOOD)),
      scan: scan({ host: 'voorbeeld.nl' }),
      answer: answer({ 'strict-transport-security': GOOD }, { url: `${HOME}nl/` }),
      twins: seen(
        twins({
          twinHttps: redirecting(GOOD),
          otherScheme: seen(
            trail('http://voorbeeld.nl/', [hop('http://voorbeeld.nl/', HOME), hop(HOME, `${HOME}nl/`)]),
          ),
        }),
      ),
    },
    {
      ...given(SENDING, blind('notApplicable')),
      twins: seen(twins({ twinHttps: blind('notApplicable'), root: seen(trail(HOME, [hop(HOME, `${HOME}nl/`)])) })),
    },
  ],
  one: [
    given(SENDING, redirecting(null)),
    given(SENDING, redirecting('max-age=0')),
    given(answer(), redirecting(GOOD)),
    given(SENDING, seen(ended(HTTPS_WWW, 'certificate'))),
    given(SENDING, seen(ended(HTTPS_WWW, 'refused')), alive),
    given(SENDING, seen(ended(HTTPS_WWW, 'refused')), failing(500)),
  ],
  none: [given(answer(), redirecting(null)), given(answer(), answering({}))],
  oneHost: [
    given(SENDING, blind('notApplicable')),
    given(SENDING, seen(ended(HTTPS_WWW, 'noName')), seen(ended(HTTP_WWW, 'noName'))),
    given(SENDING, seen(ended(HTTPS_WWW, 'refused')), seen(ended(HTTP_WWW, 'refused'))),
    // A gateway's error serves nobody, and a covered host is never requested over plain http.
    given(SENDING, seen(ended(HTTPS_WWW, 'refused')), failing(502)),
    given(SENDING, seen(ended(HTTPS_WWW, 'refused')), failing(504)),
    given(COVERING, seen(ended(HTTPS_WWW, 'refused')), alive),
    { ...given(SENDING, blind('denied')), scan: scan({ host: 'shop.voorbeeld.nl' }) },
  ],
  plainHttp: [
    { ...given(SENDING, redirecting(GOOD)), scan: scan({ url: 'http://voorbeeld.nl/' }) },
    given(answer({}, { url: 'http://voorbeeld.nl/' }), redirecting(GOOD)),
  ],
  loopback: [{ scan: scan({ host: 'localhost' }), answer: SENDING, twins: blind('notApplicable') }],
  ipAddress: [{ scan: scan({ host: '192.0.2.1', domain: null }), answer: SENDING, twins: blind('denied') }],
});

test('lists the redirect beside the host', () => {
  const facts = given(SENDING, redirecting(null));
  const root = seen(trail(HOME, [hop(HOME, `${HOME}nl/`)]));
  expect(hstsAllEntryHosts.judge({ ...facts, twins: seen(twins({ twinHttps: redirecting(null), root })) })).toEqual({
    code: 'one',
    items: ['www.voorbeeld.nl', HOME],
  });
});

test('lists the hosts that do not send the header', () => {
  expect(hstsAllEntryHosts.judge(given(SENDING, redirecting(null)))).toEqual({
    code: 'one',
    items: ['www.voorbeeld.nl'],
  });
  expect(hstsAllEntryHosts.judge(given(answer(), redirecting(GOOD)))).toEqual({ code: 'one', items: ['voorbeeld.nl'] });
  expect(hstsAllEntryHosts.judge(given(SENDING, redirecting(GOOD)))).toEqual({ code: 'both' });
});

blindCases(hstsAllEntryHosts, [
  { scan: scan(), answer: SENDING, twins: blind('denied') },
  given(SENDING, blind('timeout')),
  given(answer({}, { barrier: 'wall' }), redirecting(GOOD)),
  // Without https on the twin, its plain answer decides.
  given(SENDING, seen(ended(HTTPS_WWW, 'refused')), blind('denied')),
  // The first answer of the twin was not seen.
  given(SENDING, seen(trail(HTTPS_WWW, [], { complete: false, reply: http({}, { url: HOME }) }))),
  given(SENDING, seen(ended(HTTPS_WWW, 'redirect', { complete: false }))),
  given(
    SENDING,
    seen({ ...trail(HTTPS_WWW), hops: [{ url: HTTPS_WWW, status: 301, location: HOME, byBrowser: false }] }),
  ),
  // The twin refuses us, and the refusal may lack headers that visitors get.
  given(SENDING, seen(trail(HTTPS_WWW, [], { reply: http({}, { url: HTTPS_WWW, status: 403 }) }))),
  given(SENDING, answering({ 'sg-captcha': 'challenge' })),
  // The first answer of the host itself was not seen.
  given(answer({ 'strict-transport-security': GOOD }, { url: HTTPS_WWW }), redirecting(GOOD)),
]);
