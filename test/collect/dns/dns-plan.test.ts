import { describe, expect, test } from 'vitest';
import { type Known, planDns } from '../../../lib/collect/dns/dns-plan.ts';
import { createSeen } from '../../../lib/evidence.ts';
import { toAnswerKey } from '../../../lib/parse/dns/dns-answers.ts';

type Rows = readonly (readonly [type: string, data: Readonly<Record<string, string | number>>])[];

const part = (name: string, rows: Rows): Known['answers'][string] =>
  createSeen({
    rcode: 'NOERROR',
    authenticated: true,
    bogus: false,
    errors: [],
    records: rows.map(([type, data]) => ({ name, type, ttl: 300, data: { ...data } })),
  });

const mx = (exchange: string) => ['MX', { preference: 10, exchange }] as const;
const ns = (target: string) => ['NS', { target }] as const;
const txt = (text: string) => ['TXT', { text, bytes: text.length }] as const;

const many = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word}${index}.huis.nl`);

const zoneOf = (servers: number): Readonly<Record<string, Rows>> => ({
  'NS goed.nl': many(servers, 'ns').map(ns),
  'MX goed.nl': many(servers, 'mx').map(mx),
  'TXT goed.nl': [txt('v=spf1 include:a.huis.nl -all')],
  'TXT a.huis.nl': [txt('v=spf1 include:b.huis.nl -all')],
  'TXT b.huis.nl': [txt('v=spf1 ip4:45.92.9.25 -all')],
  'TXT _dmarc.goed.nl': [txt('v=DMARC1; p=reject; rua=mailto:a@rapport.nl')],
});

/** Queries everything that is planned at once, repeatedly: returns the rounds with the queries of each. */
const roundsOf = (zone: Readonly<Record<string, Rows>>): readonly (readonly string[])[] => {
  const rounds: string[][] = [];
  const answers: Known['answers'] = {};
  for (;;) {
    const planned = planDns({ host: 'goed.nl' }, 'goed.nl', { answers, madeUpName: 'pijler-x.goed.nl' });
    const names = new Map(planned.map(({ type, name }) => [toAnswerKey(type, name), name]));
    const open = [...names].filter(([key]) => !Object.hasOwn(answers, key));
    if (open.length === 0) return rounds;
    rounds.push(open.map(([key]) => key));
    for (const [key, name] of open) answers[key] = part(name, zone[key] ?? []);
  }
};

describe('planDns', () => {
  test('no query waits for answers that it does not depend on', () => {
    const rounds = roundsOf(zoneOf(2));
    const roundOf = (key: string) => rounds.findIndex((keys) => keys.includes(key));
    expect(rounds.length).toBe(3);
    for (const key of ['NS goed.nl', 'MX goed.nl', 'TXT goed.nl', 'CAA goed.nl', 'HTTPS goed.nl']) {
      expect(roundOf(key), key).toBe(0);
    }
    for (const key of ['A ns0.huis.nl', 'TLSA _25._tcp.mx1.huis.nl', 'TXT _domainkey.goed.nl', 'TXT a.huis.nl']) {
      expect(roundOf(key), key).toBe(1);
    }
    for (const key of ['TXT b.huis.nl', 'TXT selector1._domainkey.goed.nl']) expect(roundOf(key), key).toBe(2);
  });

  test('queries that others depend on are sent first', () => {
    const [first = []] = roundsOf(zoneOf(2));
    const heads = ['SOA goed.nl', 'NS goed.nl', 'MX goed.nl', 'TXT goed.nl', 'TXT _dmarc.goed.nl'];
    expect(first.slice(0, heads.length)).toEqual(heads);
  });

  test('selectors wait for the end of an SPF chain that the limit could otherwise cut off', () => {
    const rounds = roundsOf(zoneOf(6));
    const selectors = rounds.findIndex((keys) => keys.includes('TXT selector1._domainkey.goed.nl'));
    expect(selectors).toBeGreaterThan(rounds.findIndex((keys) => keys.includes('TXT b.huis.nl')));
  });
});
