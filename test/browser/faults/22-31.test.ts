import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LedgerEntry } from '../../../lib/model.ts';
import { isTurnOf } from '../../kit/taking-turns.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import type { Driven } from '../kit/driven.ts';
import { KINDS, type Kind, type Looked, lookAt, openWith } from './granted.ts';
import { HOSTILE, HOSTILE_HOSTS } from './hostile-sites.ts';

/** Sites that answer maliciously, scanned by the whole product with access to them, in both browsers. */

let worlds: Readonly<Record<Kind, World>>;
let browsers: Readonly<Record<Kind, Driven>>;

beforeAll(async () => {
  const sites = [...SITES, ...HOSTILE];
  const [one, other] = await Promise.all([startWorld({ sites }), startWorld({ sites })]);
  worlds = { chromium: one, firefox: other };
  const [chromium, firefox] = await Promise.all([
    openWith('chromium', one, HOSTILE_HOSTS),
    openWith('firefox', other, HOSTILE_HOSTS),
  ]);
  browsers = { chromium, firefox };
});
afterAll(async () => {
  await Promise.all(KINDS.map((kind) => browsers?.[kind].close()));
  await Promise.all(KINDS.map((kind) => worlds?.[kind].stop()));
});

const look = (kind: Kind, host: string): Promise<Looked> =>
  lookAt(browsers[kind], `https://${host}/`, () => worlds[kind].clearLog());

const rowOf = ({ state }: Looked, path: string): LedgerEntry | undefined =>
  state.ledger.find((row) => row.path === path);
const address = ({ host, path }: { host: string; path: string | null }): string => `${host}${path}`;

/** Every scan ends with results for all six pillars. */
const ended = ({ state }: Looked): void => {
  expect(state).toMatchObject({ phase: 'done', error: null });
  expect(state.pillars.filter(({ phase }) => phase !== 'done')).toEqual([]);
};

/** Each row in one browser, in the full run in both. */
const oneOf = (row: number): readonly Kind[] => KINDS.filter((kind) => isTurnOf(kind, row));

describe('row 24: giant body, compression bomb', () => {
  test.concurrent.each(oneOf(0))('%s reads no more of each than its limit', async (kind) => {
    const looked = await look(kind, 'bom.nl');
    ended(looked);
    expect(rowOf(looked, '/')?.bytes).toBe(2_097_152);
    expect(rowOf(looked, '/robots.txt')?.bytes).toBe(512_000);
    expect(rowOf(looked, '/llms.txt')?.bytes).toBe(262_144);
    expect(rowOf(looked, '/sitemap.xml')?.bytes).toBe(1_048_576);
    expect(looked.facts['robots']).toMatchObject({ seen: true, value: { truncated: true } });
  });
});

describe('row 25: a response that trickles in and never ends', () => {
  test.concurrent.each(oneOf(1))('%s stops at the deadline, and reports a timeout', async (kind) => {
    const looked = await look(kind, 'druppel.nl');
    ended(looked);
    expect(looked.facts['robots']).toEqual({ seen: false, why: 'timeout' });
    expect(looked.facts['llms']).toEqual({ seen: false, why: 'timeout' });
    expect(rowOf(looked, '/robots.txt')).toMatchObject({ status: null, bytes: null });
  });
});

describe('row 26: a redirect loop', () => {
  test.concurrent.each(oneOf(2))('%s stops after a few hops, and reports a loop', async (kind) => {
    const looked = await look(kind, 'lus.nl');
    ended(looked);
    expect(looked.facts['robots']).toEqual({ seen: false, why: 'loop' });
    expect(looked.facts['llms']).toEqual({ seen: false, why: 'loop' });
    expect(looked.facts['twins']).toMatchObject({
      value: { otherScheme: { seen: true, value: { end: 'redirect', reply: null } } },
    });
    expect(looked.state.ledger.filter(({ path }) => path.startsWith('/llms.txt')).length).toBeLessThan(12);
  });
});

describe('row 27: a redirect to another host, a private address, file: or data:', () => {
  test.concurrent.each(oneOf(3))('%s sends no request there, and the ledger matches the proxy log', async (kind) => {
    const looked = await look(kind, 'leid.nl');
    ended(looked);
    const seen = worlds[kind].log();
    const strangers = seen.filter(({ host }) => !/^(www\.)?leid\.nl$|^cloudflare-dns\.com$|^rdap\./.test(host));
    expect(strangers.map(address)).toEqual([]);
    expect(seen.map(address).sort()).toEqual(looked.state.ledger.map(address).sort());
    // To another site, and to where nobody on the internet gets: an address of a private network, a file.
    const [elsewhere, malformed] = (['elsewhere', 'malformed'] as const).map((why) => ({ seen: false, why }));
    expect(looked.facts).toMatchObject({ robots: elsewhere, llms: malformed });
    expect(looked.facts['security']).toMatchObject({ value: { wellKnown: malformed } });
  });
});
