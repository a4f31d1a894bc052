import { afterAll, beforeAll, describe, expect } from 'vitest';
import { parseFittingFacts } from '../../../lib/evidence.ts';
import type { Finding } from '../../../lib/model.ts';
import type { Engine, Scanned } from '../../../server/engine/engine.ts';
import { samplePages } from '../../../server/features/crawls/model/sample.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { openWorldEngine } from '../kit/world-engine.ts';

/* Two pages of one site in the test world, the second both by itself and with the first page's site-wide facts. */

const HOME = 'https://goed.nl/';
const RESOLVER = 'cloudflare-dns.com';

let world: World;
let engine: Engine;
let first: Scanned;
let other: string;
let alone: Scanned;
let withKnown: Scanned;
/** Requests of the scans, by host and path. */
let request: { readonly first: readonly string[]; readonly withKnown: readonly string[] };

const log = (): readonly string[] => world.log().map(({ host, path }) => `${host}${path}`);
/** The facts as they are stored between jobs. */
const stored = ({ siteWide }: Scanned) => {
  const cached = JSON.parse(JSON.stringify(siteWide));
  return parseFittingFacts((name) => cached[name]);
};

beforeAll(async () => {
  world = await startWorld();
  engine = await openWorldEngine(world, { heedsRobots: true });
  first = await engine.scan({ url: HOME, wantsAddresses: true });
  const ofFirst = log();
  other = samplePages({ home: HOME, listed: first.addresses?.addresses ?? [], pinned: [] })[1] ?? '';
  alone = await engine.scan({ url: other });
  world.clearLog();
  withKnown = await engine.scan({ url: other, known: stored(first) });
  request = { first: ofFirst, withKnown: log() };
});
afterAll(async () => {
  await engine?.close();
  await world?.stop();
});

/** Findings without timings of this visit, and regardless of the order in which a resolver lists records. */
const rowsOf = ({ stored: { report } }: Scanned): readonly Finding[] =>
  (report?.findings ?? []).map(({ args: { firstByte, paint, ...args }, ...row }) => ({
    ...{ ...row, args, items: row.items.toSorted() },
  }));

describe('the first page', () => {
  test('gives the addresses in the sitemap, without requesting it again', () => {
    expect(first.addresses?.from).toBe('sitemap');
    expect(first.addresses?.addresses).toEqual(expect.arrayContaining([HOME, other]));
    expect(request.first.filter((address) => address === 'goed.nl/sitemap.xml')).toHaveLength(1);
  });

  test('gives site-wide facts for other pages, and none about the page itself', () => {
    expect(Object.keys(stored(first)).toSorted()).toEqual(
      [
        'dns',
        'rdap',
        'mailPolicy',
        'robots',
        'llms',
        'security',
        'twins',
        'twinPage',
        'missing',
        'listed',
        'scan',
      ].toSorted(),
    );
  });
});

describe('another page with these facts', () => {
  test('has the same findings as by itself', () => {
    expect(rowsOf(alone).length).toBeGreaterThan(200);
    expect(rowsOf(withKnown)).toEqual(rowsOf(alone));
    expect(withKnown.stored.report?.scores).toEqual(alone.stored.report?.scores);
    expect(withKnown.lost).toEqual([]);
  });

  test('makes no requests to the resolver, the registry or site-wide files', () => {
    expect(request.withKnown.filter((address) => address.startsWith(RESOLVER))).toEqual([]);
    expect(
      request.withKnown.filter((address) => /rdap|robots\.txt|llms|security\.txt|bestaat-niet|mta-sts/.test(address)),
    ).toEqual([]);
    expect(request.withKnown.length).toBeGreaterThan(3);
  });

  test('has no site-wide requests in its ledger', () => {
    const purposes = new Set(withKnown.stored.report?.ledger.map(({ purpose }) => purpose));
    expect(purposes).toContain('page');
    for (const purpose of ['dns', 'registry', 'robots', 'llms', 'security', 'missing', 'mail'] as const)
      expect(purposes).not.toContain(purpose);
  });

  test('passes the same facts on, with their original age', () => {
    const { scan, ...facts } = withKnown.siteWide;
    const { scan: before, ...known } = first.siteWide;
    expect(facts).toEqual(known);
    expect(scan).toMatchObject({ value: { url: other, at: before?.seen ? before.value.at : null } });
  });
});

test('facts of another site are not reused', async () => {
  world.clearLog();
  const { session } = await engine.scan({ url: 'https://gewoon.nl/', pillar: 'domein', known: stored(first) });
  expect(session.state.host).toBe('gewoon.nl');
  expect(log().filter((address) => address.startsWith(RESOLVER)).length).toBeGreaterThan(10);
});
