import { describe, expect, test } from 'vitest';
import { createReach } from '../../lib/collect/network/create-reach.ts';
import { openLedger } from '../../lib/collect/network/ledger.ts';
import type { ResponseCache, StoredAnswer } from '../../lib/collect/network/response-cache.ts';
import { limitToQuota } from '../../lib/collect/page-quota.ts';
import { toTarget } from '../../lib/collect/target.ts';
import { createSeen } from '../../lib/evidence.ts';
import type { LedgerEntry, Purpose } from '../../lib/model.ts';
import { scan } from '../../lib/scan.ts';
import { noteOf } from '../../lib/session/notes.ts';
import { page } from '../kit/facts.ts';
import { fakeScanHost, from } from '../kit/scan-host.ts';

const HOME = 'https://voorbeeld.nl/';
const RESOLVER = 'https://resolver.example/dns-query';
const target = toTarget({ tabId: 1, url: HOME, at: 0, level: 'B', pillar: null });

const rows = (count: number, purpose: Purpose): readonly LedgerEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    at,
    method: 'GET',
    host: 'voorbeeld.nl',
    path: '/',
    purpose,
    ms: 1,
    bytes: 1,
    status: 200,
  }));

const remembered = (): ResponseCache & { readonly kept: Map<string, StoredAnswer> } => {
  const stored = new Map<string, StoredAnswer>();
  return { kept: stored, recall: (key) => stored.get(key), keep: (key, one) => void stored.set(key, one) };
};

const reachAfter = (before: readonly LedgerEntry[], memory: ResponseCache) => {
  const scanHost = fakeScanHost({ [HOME]: () => from(HOME, new Response('<title>Thuis</title>')) });
  const ledger = openLedger(scanHost.now, { rows: before });
  const end = new AbortController().signal;
  return { scanHost, ledger, reach: createReach({ target, scanHost, ledger, resolver: RESOLVER, end, memory }) };
};

const asking = { purpose: 'page', cap: 1_000 } as const;

describe('row 1: another background resumes the scan', () => {
  test('an earlier answer is not requested again: no request, no row', async () => {
    const memory = remembered();
    await reachAfter([], memory).reach.site(HOME, asking);
    const { scanHost, ledger, reach } = reachAfter([], memory);
    const answer = await reach.site(HOME, asking);
    expect(new TextDecoder().decode(answer.body)).toBe('<title>Thuis</title>');
    expect([scanHost.requests, ledger.rows()]).toEqual([[], []]);
  });

  test('earlier requests count towards the plan of 48, and earlier queries towards that of 70', async () => {
    const { reach } = reachAfter([...rows(48, 'page'), ...rows(69, 'dns')], remembered());
    await expect(reach.site(HOME, asking)).rejects.toMatchObject({ why: 'time' });
    const question = Uint8Array.of(1);
    await expect(reach.resolve(question)).rejects.toMatchObject({ why: 'offline' });
    await expect(reach.resolve(Uint8Array.of(2))).rejects.toMatchObject({ why: 'time' });
  });

  test('a ledger row is persisted before its request is sent', async () => {
    const order: string[] = [];
    const scanHost = fakeScanHost(
      { [HOME]: () => from(HOME, new Response('')) },
      {
        ask: async () => {
          order.push('asked');
          return { response: from(HOME, new Response('')), hops: [], cookies: null, failure: null };
        },
      },
    );
    const onRequestLogged = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push('written');
    };
    const ledger = openLedger(scanHost.now, { onRequestLogged });
    const end = new AbortController().signal;
    await createReach({ target, scanHost, ledger, resolver: RESOLVER, end }).site(HOME, asking);
    expect(order.slice(0, 2)).toEqual(['written', 'asked']);
  });

  test('a known fact is not collected again', async () => {
    const { reach } = reachAfter([], remembered());
    const heard = new Map<string, boolean>();
    const one = { ...target, pillar: 'toegankelijkheid' } as const;
    const notebook = {
      known: { page: createSeen(page()) },
      onFact: (name: string, fact: { readonly seen: boolean }) => void heard.set(name, fact.seen),
    };
    for await (const _ of scan(one, reach, notebook));
    // This host returns neither a page nor results of the engine: what was seen was known before.
    expect([heard.get('page'), heard.get('axe')]).toEqual([true, false]);
  });
});

describe('row 16: a page with more elements than are inspected', () => {
  test.each([
    [true, null],
    [false, 'hugePage'],
  ] as const)('inspected completely: %s; note: %s', (complete, note) => {
    expect(noteOf('page', createSeen(page({ document: { complete } })), { at: 0 })).toBe(note);
  });
});

describe('row 17: a page made to fill every list', () => {
  const filled = (size: number) => page({ document: { ...page().document, bodyClass: 'x'.repeat(size) } });

  test('its facts are complete or absent: nothing is judged by truncated data', () => {
    expect(limitToQuota(filled(400_000), filled(400_000)).document.bodyClass).toHaveLength(400_000);
    expect(() => limitToQuota(filled(500_000), filled(500_000))).toThrow('tooLarge');
    expect(() => limitToQuota(filled(1_000_000))).toThrow('tooLarge');
  });
});
