import { expect, test } from 'vitest';
import { securityTxt } from '../../../lib/checks/beveiliging/security-txt.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, NOW, scan, seen } from '../../kit/facts.ts';

type Reply = Facts['fresh'];
const DAY = 86_400_000;
const ADDRESS = 'https://voorbeeld.nl/.well-known/security.txt';
const until = (days: number) => new Date(NOW + days * DAY).toISOString();
const file = (body: string, changes: Partial<Reply> = {}, type = 'text/plain; charset=utf-8'): Reply =>
  http({ 'content-type': type }, { url: ADDRESS, body, ...changes });
const text = (expires: string, more = '') => `Contact: mailto:lek@voorbeeld.nl\nExpires: ${expires}\n${more}`;
const GOOD = text(until(200));
const NONE = file('', { status: 404 });

const given = (wellKnown: Reply, root?: Reply) => ({
  scan: scan(),
  security: { wellKnown: seen(wellKnown), root: root === undefined ? blind('notApplicable') : seen(root) },
});
const says = (body: string) => given(file(body));

cases(securityTxt, {
  valid: [
    says(GOOD),
    says(text(until(30))),
    says(text(until(366))),
    says(`${GOOD}Canonical: https://elders.nl/security.txt\nCanonical: ${ADDRESS}\n`),
    given(file(GOOD, {}, 'text/plain')),
    given(file(GOOD, {}, 'text/plain; format=flowed; charset="UTF-8"')),
    given(file(GOOD, {}, 'text/plain; note="a;b"; charset=utf-8')),
  ],
  partlyRead: [says(`${GOOD}Encription: https://voorbeeld.nl/sleutel\n`)],
  oldPath: [given(NONE, file(GOOD)), given(http({}, { body: '' }), file(text(until(10))))],
  expiresSoon: [says(text(until(29))), says(text(until(0)))],
  expiresLate: [says(text(until(367)))],
  elsewhere: [says(`${GOOD}Canonical: https://www.voorbeeld.nl/security.txt\n`)],
  expired: [says(text(until(-1))), given(NONE, file(text(until(-400))))],
  wrongType: [
    given(file(GOOD, {}, 'application/octet-stream')),
    given(file(GOOD, {}, 'text/plain; charset=iso-8859-1')),
    given(file(GOOD, {}, 'text/html; charset=utf-8')),
    given(NONE, file(`# Meldpunt\r\n${GOOD}`, {}, 'text/html')),
    given(http({}, { url: ADDRESS, body: GOOD, headers: {} })),
  ],
  encoding: [says(`${GOOD}# caf\uFFFD\n`)],
  line: [says(`${GOOD}Meld een lek bij ons.\n`)],
  signature: [says(`-----BEGIN PGP SIGNED MESSAGE-----\n\n${GOOD}`)],
  contactMissing: [says(`Expires: ${until(200)}\n`), says('')],
  expiresMissing: [says('Contact: mailto:lek@voorbeeld.nl\n')],
  expiresRepeated: [says(`${GOOD}Expires: ${until(300)}\n`)],
  expiresUnreadable: [says(text('volgend jaar'))],
  languagesRepeated: [says(`${GOOD}Preferred-Languages: nl\nPreferred-Languages: en\n`)],
  address: [says(`${GOOD}Policy: http://voorbeeld.nl/\n`)],
  missing: [
    given(NONE, NONE),
    given(file('', { status: 503 }), NONE),
    given(http({}, { body: '' }), http({}, { body: '' })),
    given(file('<p>Bel ons.</p>\nContact: info@voorbeeld.nl', {}, 'text/html'), NONE),
    given(file('Fietsen en contact: info@voorbeeld.nl', {}, 'text/html'), NONE),
  ],
});

blindCases(securityTxt, [
  { scan: scan(), security: { wellKnown: blind('wall'), root: blind('notApplicable') } },
  { scan: scan(), security: { wellKnown: seen(NONE), root: blind('timeout') } },
  given(file(GOOD, { truncated: true })),
  given(NONE, file(GOOD, { truncated: true })),
]);

test('every fault is listed with its line', () =>
  expect(securityTxt.judge(says('Contact: lek@voorbeeld.nl\n'))).toEqual({
    code: 'expiresMissing',
    items: ['1: Contact: lek@voorbeeld.nl', 'Expires: –'],
  }));
