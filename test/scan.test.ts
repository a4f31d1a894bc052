import { expect, test } from 'vitest';
import { CHECKS } from '../lib/checks/index.ts';
import { createReach } from '../lib/collect/network/create-reach.ts';
import { openLedger } from '../lib/collect/network/ledger.ts';
import { toTarget } from '../lib/collect/target.ts';
import { PILLARS, type Pillar } from '../lib/model.ts';
import { type Judged, needsOf, scan } from '../lib/scan.ts';
import { fakeScanHost } from './kit/scan-host.ts';

const targetOf = (pillar: Pillar | null, url = 'https://voorbeeld.nl/') =>
  toTarget({ tabId: 1, url, at: 0, level: 'B', pillar });

const scanBlindly = async (pillar: Pillar | null, url?: string) => {
  const target = targetOf(pillar, url);
  const scanHost = fakeScanHost({});
  const ledger = openLedger(scanHost.now);
  const reach = createReach({
    target,
    scanHost,
    ledger,
    resolver: 'https://resolver.example/dns-query',
    end: new AbortController().signal,
  });
  const heard: string[] = [];
  const judged: Judged[] = [];
  for await (const one of scan(target, reach, { onFact: (name) => heard.push(name) })) judged.push(one);
  return { judged, heard, ledger };
};

test('a scan that sees nothing judges every pillar, without costs or grades', async () => {
  const { judged } = await scanBlindly(null);
  expect(judged.map(({ pillar }) => pillar).sort()).toEqual([...PILLARS].sort());
  for (const { pillar, findings, score } of judged) {
    expect(findings.map(({ id }) => id)).toEqual(CHECKS[pillar].checks.map(({ id }) => id));
    expect(findings.filter(({ points, cap }) => points > 0 || cap !== null)).toEqual([]);
    expect(score).toMatchObject({ score: null, lost: 0, incomplete: true });
  }
});

test('reports every fact once', async () => {
  const { heard } = await scanBlindly(null);
  expect(heard.sort()).toEqual([...new Set(PILLARS.flatMap(needsOf))].sort());
});

test('a single pillar collects only its own facts', async () => {
  const { judged, heard, ledger } = await scanBlindly('domein');
  expect(judged.map(({ pillar }) => pillar)).toEqual(['domein']);
  expect(heard.sort()).toEqual([...needsOf('domein')].sort());
  expect(new Set(ledger.rows().map(({ purpose }) => purpose))).not.toContain('page');
});

test('a private name is sent to no third party, and its domain does not apply', async () => {
  const { judged, ledger } = await scanBlindly(null, 'https://server.local/');
  expect(ledger.rows().filter(({ host }) => host !== 'server.local')).toEqual([]);
  const domein = judged.find(({ pillar }) => pillar === 'domein');
  expect(new Set(domein?.findings.map(({ outcome }) => outcome))).toEqual(new Set(['skip']));
  expect(domein?.score).toMatchObject({ score: null, incomplete: false });
});
