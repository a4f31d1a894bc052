import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findChain } from '../../../lib/parse/dns/dnssec-answers.ts';
import { findAlias, findHostState, findPublicAddresses, nameServersOf } from '../../../lib/parse/dns/host-answers.ts';
import {
  findDmarcRecord,
  findMailServers,
  findSpf,
  findTexts,
  isMailless,
  listReportReceivers,
} from '../../../lib/parse/mail/mail-answers.ts';
import { findDane, parsePolicyFile } from '../../../lib/parse/mail/transport-answers.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();

const DOMAIN = 'voorbeeld.nl';
const TYPES = ['A', 'AAAA', 'CNAME', 'NS', 'MX', 'TXT', 'SOA', 'DNSKEY', 'TLSA', 'CAA'];
const NAMES = [DOMAIN, `_dmarc.${DOMAIN}`, '_dmarc.nl', `_25._tcp.${DOMAIN}`, 'nl'];

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'v=spf1',
    'v=spf1 include:voorbeeld.nl redirect=nl',
    'v=DMARC1; p=reject; rua=mailto:a@b.nl',
    DOMAIN,
    '.',
  ),
);
const anyValue = fc.oneof(anyText, fc.integer(), fc.constant(null), fc.array(anyText, { maxLength: 2 }));
const FIELDS = ['address', 'target', 'text', 'exchange', 'preference', 'usage', 'selector', 'matching', 'association'];
const anyRecord = fc.record({
  name: fc.constantFrom(...NAMES),
  type: fc.constantFrom(...TYPES),
  ttl: fc.nat(),
  data: fc.dictionary(fc.constantFrom(...FIELDS), anyValue),
});
const anyAnswer = fc.record({
  rcode: fc.constantFrom('NOERROR', 'NXDOMAIN', 'SERVFAIL', 'REFUSED', 'RCODE4095'),
  authenticated: fc.boolean(),
  bogus: fc.boolean(),
  records: fc.array(anyRecord, { maxLength: 6 }),
});
const anyPart = fc.oneof(
  fc.record({ seen: fc.constant(true as const), value: anyAnswer }),
  fc.record({ seen: fc.constant(false as const), why: fc.constantFrom('timeout', 'notApplicable', 'limited') }),
);
const keys = TYPES.flatMap((type) => NAMES.map((name) => `${type} ${name}`));
const anyBook = fc.record({
  validates: fc.boolean(),
  answers: fc.dictionary(fc.constantFrom(...keys), anyPart, { maxKeys: 20 }),
});

test('each reader gives a result for any answers, and never an unexpected reason', () => {
  fc.assert(
    fc.property(anyBook, (book) => {
      const spf = findSpf(book, DOMAIN);
      const dmarc = findDmarcRecord(book, DOMAIN);
      const looks = [
        findChain(book, DOMAIN),
        findHostState(book, DOMAIN),
        findAlias(book, DOMAIN),
        nameServersOf(book, DOMAIN),
        findPublicAddresses(book, 'A', DOMAIN),
        findMailServers(book, DOMAIN),
        isMailless(book, DOMAIN),
        findTexts(book, DOMAIN),
        findDane(book, DOMAIN, [DOMAIN]),
      ];
      const whys = [...looks.flatMap((look) => (look.seen ? [] : [look.why])), ...spf.unseen, ...dmarc.unseen];
      expect(whys.filter((why) => !['timeout', 'limited', 'time', 'unfitResolver'].includes(why))).toEqual([]);
      expect(listReportReceivers(dmarc, DOMAIN).length).toBeLessThanOrEqual(3);
    }),
    { numRuns },
  );
});

test('any policy file yields a known state', () => {
  const anyReply = fc.record({
    status: fc.integer({ min: 0, max: 599 }),
    redirected: fc.boolean(),
    headers: fc.constantFrom({}, { 'content-type': 'text/plain' }, { 'content-type': 'text/html' }),
    body: fc.oneof(anyText, fc.constant('version: STSv1\nmode: enforce\nmx: *.b.nl\nmax_age: 1\n')),
  });
  fc.assert(
    fc.property(anyReply, fc.array(anyText, { maxLength: 3 }), (reply, hosts) => {
      expect(['broken', 'off', 'testing', 'enforced', 'uncovered']).toContain(parsePolicyFile(reply, hosts).state);
    }),
    { numRuns },
  );
});
