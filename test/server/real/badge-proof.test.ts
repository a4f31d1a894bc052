import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProof } from '../../../server/engine/badge-proof.ts';
import { DEFAULTS, type EngineSettings } from '../../../server/engine/settings.ts';
import { toProofPlaces } from '../../../server/features/sharing/worker/badge-places.ts';
import type { Handler, Site } from '../../world/site.ts';
import { startWorld, type World } from '../../world/world.ts';
import { worldEgress } from '../kit/world-engine.ts';

/** The lookup of a badge's code in the DNS and over https of the test world. */

const TOKEN = 'een-code-van-22-tekens';
const places = (domain: string) => toProofPlaces({ domain, token: TOKEN });
const LINE = places('x').dns.text;

const saying =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Handler =>
  ({ path }) =>
    path === '/.well-known/pijler-badge.txt'
      ? { status, headers: { 'content-type': 'text/plain', ...headers }, body }
      : { status: 404, headers: {}, body: '' };

const site = (domain: string, https?: Handler, records: readonly string[] = []): Site => ({
  hosts: [domain],
  ...(https && { https }),
  zones: [{ name: domain, signing: 'unsigned', records: ['@ IN A 45.92.7.30', ...records] }],
});

const SITES = [
  site('bestand.nl', saying(200, `# van ons\r\n${LINE}\r\n`)),
  site('dns.nl', saying(404, ''), [`_pijler IN TXT "iets anders"`, `_pijler IN TXT "${LINE}"`]),
  site('niets.nl', saying(404, '')),
  site('ander.nl', saying(200, `${LINE}x\nx${LINE}`), [`_pijler IN TXT "${LINE}x"`]),
  site('elders.nl', saying(302, '', { location: 'https://bestand.nl/.well-known/pijler-badge.txt' })),
  site('stuk.nl', saying(503, LINE)),
  site('groot.nl', saying(200, `${'x'.repeat(5_000)}\n${LINE}\n`)),
  site('dicht.nl'),
];

let world: World;
let settings: EngineSettings;
beforeAll(async () => {
  world = await startWorld({ sites: SITES });
  const authorities = [readFileSync(world.authorityFile, 'utf8')];
  settings = { ...DEFAULTS, browser: '', version: '0.1.0', authorities, egress: worldEgress(world) };
});
afterAll(() => world?.stop());

test.each([
  ['bestand.nl', 'found'],
  ['dns.nl', 'found'],
  ['niets.nl', 'gone'],
  ['ander.nl', 'gone'],
  ['elders.nl', 'gone'],
  ['groot.nl', 'gone'],
  ['stuk.nl', 'unseen'],
  ['dicht.nl', 'unseen'],
])('on %s the code is %s', async (domain, state) => {
  expect(await findProof(places(domain), settings)).toBe(state);
});

test('only the file is requested from a domain, without following its redirect', async () => {
  world.clearLog();
  await findProof(places('elders.nl'), settings);
  const requests = world.log().filter(({ host }) => host.endsWith('.nl'));
  expect(requests.map(({ host, path }) => `${host}${path}`)).toEqual(['elders.nl/.well-known/pijler-badge.txt']);
});

test('a domain in a private network is not contacted', async () => {
  const dialled: string[] = [];
  const egress = {
    ...{ letIn: [], ports: [443], resolve: async () => ['10.0.0.1'] },
    connect: async ({ address, host }: { address: string; host: string }) => {
      dialled.push(`${host} ${address}`);
      throw new Error('no connection');
    },
  };
  const to = { ...settings, egress, resolver: 'https://resolver.example/dns-query' };
  expect(await findProof(places('binnen.nl'), to)).toBe('unseen');
  // The resolver is the operator's own choice, and is allowed.
  expect(dialled.filter((one) => !one.startsWith('resolver.example'))).toEqual([]);
});
