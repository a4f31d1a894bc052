import { beforeEach, describe, expect, test } from 'vitest';
import type { CheckedLink, MailServerTls } from '../../../../../lib/model.ts';
import type { ExtraProbes } from '../../../../../server/engine/probes.ts';
import { forgetProbeResults, PROBE_TTL } from '../../../../../server/features/scans/store/probe-results.ts';
import { collectExtras } from '../../../../../server/features/scans/worker/extras.ts';
import { sampleReport } from '../../../../components/sample.ts';
import { recorded } from '../../../../sites/recorded.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

/** Extra probes beside a scan: done once a day, and shared by all requests. */

const store = storeForAll();
const report = sampleReport();
const DOMAIN = report.target.domain ?? report.target.host;

let now = NOW;
let requested: string[] = [];
let states: Readonly<Record<string, CheckedLink['state']>> = {};
beforeEach(async () => {
  now = NOW;
  requested = [];
  states = {};
  await store().db.deleteFrom('probe_results').execute();
});

const LINKS = [
  { url: 'https://a.nl/?token=KANARIE', text: 'A' },
  { url: 'https://b.nl/', text: 'B' },
];
const server: MailServerTls = {
  ...{ host: 'mx.a.nl', state: 'tls', why: '', protocol: 'TLSv1.3', distrust: '', expiresAt: NOW, dane: 'none' },
};
const probes: ExtraProbes = {
  linksOf: () => LINKS,
  checkLinks: async (links) => {
    requested.push(...links.map(({ url }) => url));
    return links.map((link) => ({ ...link, state: states[link.url] ?? 'alive', why: '200', to: null }));
  },
  mail: {
    hostsOf: () => [server.host],
    probe: async ({ domain }, known) => {
      if (!known.has(server.host)) requested.push(`${domain} ${server.host}`);
      known.set(server.host, known.get(server.host) ?? server);
      return [server];
    },
  },
};
const facts = recorded('goed', 'granted');
const scanned = { session: { facts } as never, stored: { report } as never };
const look = (also: Parameters<typeof collectExtras>[0], changes: Partial<ExtraProbes> = {}) =>
  collectExtras(also, scanned, { db: store().db, now: () => now, probes: { ...probes, ...changes } });

describe('links', () => {
  test('are checked once a day, and the result is shared', async () => {
    states = { 'https://b.nl/': 'dead' };
    const first = await look(['links']);
    expect(first).toEqual({
      links: [
        { ...LINKS[0], state: 'alive', why: '200', to: null },
        { ...LINKS[1], state: 'dead', why: '200', to: null },
      ],
    });
    now += PROBE_TTL - 1_000;
    expect([await look(['links']), requested.length]).toEqual([first, 2]);
    now += 2_000;
    await look(['links']);
    expect(requested).toHaveLength(4);
  });

  test('with an unclear result are checked again', async () => {
    states = { 'https://b.nl/': 'unclear' };
    await look(['links']);
    await look(['links']);
    expect(requested).toEqual([...LINKS.map(({ url }) => url), 'https://b.nl/']);
  });

  test('are stored as hashes, since an address may contain a token', async () => {
    await look(['links']);
    const rows = await store().db.selectFrom('probe_results').select('name').execute();
    expect(rows).toHaveLength(2);
    expect(rows.every(({ name }) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
  });
});

describe('mail servers', () => {
  test('are probed once a day', async () => {
    expect(await look(['mail_tls'])).toEqual({ mailTls: [server] });
    expect(await look(['mail_tls'])).toEqual({ mailTls: [server] });
    expect(requested).toEqual([`${DOMAIN} mx.a.nl`]);
  });

  test('are not probed unless the operator enabled it', async () => {
    expect([await look(['mail_tls'], { mail: null }), requested]).toEqual([{}, []]);
  });
});

test('nothing is probed without a request', async () => {
  expect([await look([]), requested]).toEqual([{}, []]);
});

test('results older than a day are deleted', async () => {
  await look(['links', 'mail_tls']);
  await forgetProbeResults(store().db, NOW + PROBE_TTL - 1);
  expect(await store().db.selectFrom('probe_results').select('name').execute()).toHaveLength(3);
  await forgetProbeResults(store().db, NOW + PROBE_TTL);
  expect(await store().db.selectFrom('probe_results').select('name').execute()).toEqual([]);
});
