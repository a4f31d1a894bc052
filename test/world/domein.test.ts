import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import { collectDns } from '../../lib/collect/dns/dns.ts';
import type { Reach } from '../../lib/collect/network/reach.ts';
import { toTarget } from '../../lib/collect/target.ts';
import { createNotSeen, createSeen, type Evidence, FACTS, type FactName, type Seen } from '../../lib/evidence.ts';
import { judgePillar } from '../../lib/judge.ts';
import { computeScore } from '../../lib/score.ts';
import { rdap } from '../checks/domein/dns-facts.ts';
import { checkMachine } from '../kit/programs.ts';
import { askByTcp, askByUdp, isTruncated } from './dns-client.ts';
import { hasResolver, type Resolver, startResolver } from './resolver.ts';
import { domains } from './sites/domains.ts';
import { zonesOf } from './zones.ts';

/** Milliseconds for one query on loopback. */
const LIMIT = 5_000;

let folder = '';
let resolver: Resolver;
beforeAll(async () => {
  if (!hasResolver()) return;
  folder = await mkdtemp(join(tmpdir(), 'pijler-domein-'));
  resolver = await startResolver(zonesOf([domains]), folder);
});
afterAll(async () => {
  if (!hasResolver()) return;
  await resolver.stop();
  await rm(folder, { recursive: true });
});

/** Queries the resolver directly, as the front does. */
const reachResolver = () => {
  const stored = new Map<string, unknown>();
  let questions = 0;
  const reach = {
    async resolve(query: Uint8Array): Promise<Uint8Array> {
      questions += 1;
      const brief = await askByUdp(resolver.port, Buffer.from(query), LIMIT);
      return isTruncated(brief) ? askByTcp(resolver.port, Buffer.from(query), LIMIT) : brief;
    },
    async remember(key: string, find: () => Promise<unknown>): Promise<unknown> {
      if (!stored.has(key)) stored.set(key, await find());
      return stored.get(key);
    },
  };
  return { reach: reach as unknown as Reach, questions: () => questions };
};

/** Evidence with only the given facts. */
const evidenceOf = (facts: Partial<Evidence>): Evidence =>
  ({
    ...Object.fromEntries(Object.keys(FACTS).map((name) => [name as FactName, createNotSeen('off')])),
    ...facts,
  }) as Evidence;

const look = async (domain: string) => {
  const at = Date.now();
  const target = toTarget({ tabId: 1, url: `https://${domain}/`, at, level: 'B', pillar: null });
  const { reach, questions } = reachResolver();
  const fact = FACTS.dns.parse(await collectDns(target, reach));
  const registered = rdap({ expires: null, nameservers: [] });
  const mailPolicy: Seen<never> = createNotSeen('notApplicable');
  const findings = judgePillar(
    'domein',
    CHECKS.domein,
    evidenceOf({ scan: createSeen(target), dns: createSeen(fact), rdap: createSeen(registered), mailPolicy }),
  );
  return { fact, findings, score: computeScore('domein', findings), questions: questions() };
};

/** The expected result of each zone: a code, or the reason why the check could not be made. */
const EXPECTED: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'voorbeeldig.nl',
    {
      'dnssec-signed': 'signed',
      'dnssec-valid': 'valid',
      'nsec3-parameters': 'plain',
      'mail-transport-policy': 'dane',
      'dkim-detected': 'found',
      'wildcard-dns': 'none',
    },
  ],
  [
    'kapot.nl',
    { 'dnssec-signed': 'signed', 'dnssec-valid': 'bogus', 'web-ipv6': 'reachable', 'mail-transport-policy': 'dane' },
  ],
  [
    'afgelopen.nl',
    {
      'dnssec-signed': 'brokenElsewhere',
      'dnssec-valid': 'bogus',
      'dnssec-signature-lifetime': 'ending',
      'spf-valid': 'valid',
      'mx-dnssec': 'all',
      'mail-transport-policy': 'partialDane',
    },
  ],
  ['verkeerdesleutel.nl', { 'dnssec-signed': 'brokenElsewhere', 'dnssec-valid': 'bogus', 'dmarc-policy': 'reject' }],
  [
    'ongetekend.nl',
    {
      'dnssec-signed': 'unsigned',
      'dnssec-valid': 'noChain',
      'dnssec-algorithm': 'noChain',
      'mail-transport-policy': 'partialDane',
    },
  ],
  ['losgeraakt.nl', { 'dnssec-signed': 'island', 'dnssec-valid': 'noChain' }],
  [
    'joker.nl',
    {
      'wildcard-dns': 'wild',
      'dmarc-valid': 'onlyWildcard',
      'dmarc-policy': 'reject',
      'dkim-detected': 'hidden',
      'tls-rpt': 'absent',
    },
  ],
  ['jokersleutel.nl', { 'dkim-detected': 'hidden' }],
  ['nulmx.nl', { 'null-mx': 'said', 'mx-valid': 'noMail', 'spf-policy': 'strict', 'dkim-detected': 'noMail' }],
  ['mailloos.nl', { 'null-mx': 'unsaid', 'mail-transport-policy': 'noMail', 'spf-policy': 'strict' }],
  ['kring.nl', { 'spf-valid': 'loop' }],
  ['elf.nl', { 'spf-valid': 'valid', 'spf-lookup-limit': 'over' }],
  ['negen.nl', { 'spf-lookup-limit': 'near' }],
  ['leegte.nl', { 'spf-lookup-limit': 'overVoid' }],
  ['los.nl', { 'dangling-cname': 'dangling', 'apex-and-www-resolve': 'one' }],
  ['dubbel.nl', { 'dmarc-valid': 'several', 'dmarc-policy': 'noRecord', 'dmarc-reporting': 'noRecord' }],
  ['spaar.bank', { 'dmarc-valid': 'valid', 'dmarc-policy': 'quarantine', 'dmarc-reporting': 'received' }],
];

describe.runIf(checkMachine('a resolver', hasResolver()))('a validating resolver', () => {
  test.each(EXPECTED)('%s', async (domain, expected) => {
    const { findings, fact, questions } = await look(domain);
    expect(fact.validates).toBe(true);
    expect(questions).toBeLessThanOrEqual(70);
    const said = Object.fromEntries(findings.map(({ id, code, why }) => [id, code ?? why]));
    expect(said).toMatchObject(expected);
  });

  test('leaves nothing untested in an exemplary zone', async () => {
    const { findings, score: result } = await look('voorbeeldig.nl');
    expect(findings.filter(({ outcome, weight }) => outcome === 'unknown' && weight > 0)).toEqual([]);
    expect(result).toMatchObject({ score: 100, seen: 1 });
  });

  test('limits an otherwise exemplary zone with broken signatures to 39, with the reason', async () => {
    expect((await look('kapot.nl')).score).toMatchObject({ score: 39, cap: { at: 39, check: 'dnssec-valid' } });
  });

  test('gives the same findings for the same zone twice', async () => {
    const [one, two] = await Promise.all([look('joker.nl'), look('joker.nl')]);
    expect(two.findings).toEqual(one.findings);
  });
});
