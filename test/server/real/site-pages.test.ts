import { afterAll, beforeAll, describe, expect } from 'vitest';
import { parseFittingFacts } from '../../../lib/evidence.ts';
import type { Finding } from '../../../lib/model.ts';
import type { Engine, Scanned } from '../../../server/engine/engine.ts';
import { samplePages } from '../../../server/features/crawls/model/sample.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { openWorldEngine } from '../kit/world-engine.ts';

/* Two pages of one site in the test world, the second by itself and with what the first told of the site. */

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
/** As it goes from one job to another. */
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

/** Rows without how long this visit took, and without the order in which a resolver lists the records of one name. */
const rowsOf = ({ stored: { report } }: Scanned): readonly Finding[] =>
  (report?.findings ?? []).map(({ args: { firstByte, paint, ...args }, ...row }) => ({
    ...{ ...row, args, items: row.items.toSorted() },
  }));

describe('the first page', () => {
  test('brings the addresses in the sitemap home, without asking for it again', () => {
    expect(first.addresses?.from).toBe('sitemap');
    expect(first.addresses?.addresses).toEqual(expect.arrayContaining([HOME, other]));
    expect(request.first.filter((address) => address === 'goed.nl/sitemap.xml')).toHaveLength(1);
  });

  test('tells of the site what another page takes over, and nothing of itself', () => {
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

describe('another page, with what the first told', () => {
  test('comes to the same rows as by itself', () => {
    expect(rowsOf(alone).length).toBeGreaterThan(200);
    expect(rowsOf(withKnown)).toEqual(rowsOf(alone));
    expect(withKnown.stored.report?.scores).toEqual(alone.stored.report?.scores);
    expect(withKnown.lost).toEqual([]);
  });

  test('asks the resolver, the registry and the files of the site nothing, its welcome included', () => {
    expect(request.withKnown.filter((address) => address.startsWith(RESOLVER))).toEqual([]);
    expect(
      request.withKnown.filter((address) => /rdap|robots\.txt|llms|security\.txt|bestaat-niet|mta-sts/.test(address)),
    ).toEqual([]);
    expect(request.withKnown.length).toBeGreaterThan(3);
  });

  test('tells so in its ledger', () => {
    const purposes = new Set(withKnown.stored.report?.ledger.map(({ purpose }) => purpose));
    expect(purposes).toContain('page');
    for (const purpose of ['dns', 'registry', 'robots', 'llms', 'security', 'missing', 'mail'] as const)
      expect(purposes).not.toContain(purpose);
  });

  test('hands the same on, as old as it is', () => {
    const { scan, ...facts } = withKnown.siteWide;
    const { scan: before, ...known } = first.siteWide;
    expect(facts).toEqual(known);
    expect(scan).toMatchObject({ value: { url: other, at: before?.seen ? before.value.at : null } });
  });
});

test('what was seen of another site is not taken over', async () => {
  world.clearLog();
  const { session } = await engine.scan({ url: 'https://gewoon.nl/', pillar: 'domein', known: stored(first) });
  expect(session.state.host).toBe('gewoon.nl');
  expect(log().filter((address) => address.startsWith(RESOLVER)).length).toBeGreaterThan(10);
});
