import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../../lib/checks/index.ts';
import { createNotSeen, createSeen, type Evidence, FACTS, type FactName, type Facts } from '../../../lib/evidence.ts';
import { judgePillar } from '../../../lib/judge.ts';
import type { Finding } from '../../../lib/model.ts';
import { http, scan } from '../../kit/facts.ts';
import { inputs } from '../../kit/inputs.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import {
  a,
  bogus,
  caa,
  cname,
  dns,
  ds,
  mx,
  noName,
  ns,
  rdap,
  servfail,
  soa,
  tlsa,
  txt,
  unsigned,
  type Zone,
} from './dns-facts.ts';

const numRuns = inputs();

/** Domains in various states, each as changes to a healthy one. */
const ZONES: Readonly<Record<string, Zone>> = {
  healthy: {},
  'twice protected': { 'TXT _mta-sts.voorbeeld.nl': [txt('v=STSv1; id=1')] },
  unsigned: { 'SOA voorbeeld.nl': unsigned(soa()), 'DNSKEY voorbeeld.nl': unsigned(), 'DS voorbeeld.nl': [] },
  bogus: { 'SOA voorbeeld.nl': bogus(soa()), 'A voorbeeld.nl': bogus(a('45.92.7.10')) },
  weak: { 'DS voorbeeld.nl': [ds(5, 1)], 'CAA voorbeeld.nl': servfail, 'AAAA voorbeeld.nl': [] },
  'few servers': {
    'NS voorbeeld.nl': [ns('ns1.dnshuis.nl')],
    'A ns1.dnshuis.nl': noName(),
    'AAAA ns1.dnshuis.nl': noName(),
  },
  'mail elsewhere': {
    'A mx1.mailhuis.nl': [cname('mx1.mailhuis.nl', 'x.nl')],
    'TLSA _25._tcp.mx1.mailhuis.nl': [tlsa(3)],
    'TLSA _25._tcp.mx2.mailhuis.nl': [],
    'TXT _mta-sts.voorbeeld.nl': [txt('v=STSv1; id=1')],
  },
  'no mail': { 'MX voorbeeld.nl': [mx('.', 0)], 'TXT voorbeeld.nl': [txt('v=spf1 redirect=spf.mailhuis.nl')] },
  silent: { 'MX voorbeeld.nl': [], 'TXT voorbeeld.nl': [txt('v=spf1 -all')] },
  'weak mail policy': {
    'TXT voorbeeld.nl': [txt('v=spf1 a:leeg.nl mx include:spf.mailhuis.nl ptr ?all')],
    'A leeg.nl': noName(),
    'TXT spf.mailhuis.nl': [txt('v=spf1 +all')],
    'TXT _dmarc.voorbeeld.nl': [txt('v=DMARC1; p=none; pct=20; rua=mailto:a@elders.nl')],
    'TXT voorbeeld.nl._report._dmarc.elders.nl': noName(),
    'TXT _smtp._tls.voorbeeld.nl': noName(),
    'TXT selector1._domainkey.voorbeeld.nl': [txt('v=DKIM1; p=')],
  },
  'two policies': {
    'TXT _dmarc.voorbeeld.nl': [txt('v=DMARC1; p=none'), txt('v=DMARC1; p=reject')],
    'TXT _dmarc.nl': [txt('v=DMARC1; p=reject; psd=y')],
    'CAA voorbeeld.nl': [],
    'CAA nl': [caa('iodef', 'mailto:a@b.nl')],
  },
  dangling: { 'A www.voorbeeld.nl': noName(cname('www.voorbeeld.nl', 'weg.nl')) },
};

const POLICY = http(
  { 'content-type': 'text/plain' },
  { body: 'version: STSv1\nmode: enforce\nmx: *.mailhuis.nl\nmax_age: 86400\n' },
);

const findingsOf = (fact: Facts['dns']): readonly Finding[] => {
  const nothing = Object.fromEntries(Object.keys(FACTS).map((name) => [name as FactName, createNotSeen('denied')]));
  const facts = {
    scan: createSeen(scan()),
    dns: createSeen(fact),
    rdap: createSeen(rdap()),
    mailPolicy: createSeen(POLICY),
  };
  return judgePillar('domein', CHECKS.domein, { ...nothing, ...facts } as unknown as Evidence);
};

const lostOf = (findings: readonly Finding[]): ReadonlyMap<string, number> =>
  new Map(findings.map(({ id, points }) => [id, points]));

describe.each(sampleOf(Object.entries(ZONES), 3))('a domain: %s', (_, zone) => {
  const whole = dns(zone);
  const lost = lostOf(findingsOf(whole));
  const keys = Object.keys(whole.answers);

  test('loses no points for facts that were not seen', () => {
    const hiding = fc.tuple(fc.subarray(keys), fc.constantFrom('timeout', 'time' as const), fc.boolean());
    fc.assert(
      fc.property(hiding, ([hidden, why, validates]) => {
        const answers = {
          ...whole.answers,
          ...Object.fromEntries(hidden.map((key) => [key, createNotSeen(why as 'time')])),
        };
        const dearer = findingsOf({ ...whole, answers: answers as Facts['dns']['answers'], validates })
          .filter(({ id, points }) => points > (lost.get(id) ?? 0))
          .map(({ id, code }) => `${id}: ${code}`);
        expect(dearer).toEqual([]);
      }),
      { numRuns: Math.ceil(numRuns / 5) },
    );
  });
});
