import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOrigins } from '../../lib/collect/network/origins.ts';
import type { Evidence } from '../../lib/evidence.ts';
import { assess } from '../../lib/scan.ts';
import { build, withSiteAccess } from '../../scripts/start/build.ts';
import { turnsOf } from '../kit/taking-turns.ts';
import { always, html } from '../world/answers.ts';
import type { Site } from '../world/site.ts';
import { startWorld, type World } from '../world/world.ts';
import type { Driven } from './kit/driven.ts';
import { openFirefox } from './kit/firefox/session.ts';
import { enterKey } from './kit/options-page.ts';
import { command, readEvidence, tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession } from './kit/session.ts';

/** Strict-Transport-Security lines, reported separately by webRequest where access was granted (RFC 6797 §8.1, §6.1). */

const PAGE = '<!doctype html><html lang="nl"><head><title>Regels</title></head><body><h1>Regels</h1></body></html>';

/** The headers that each host sends, and the expected verdict. */
const CASES = [
  ['twee-regels.nl', ['max-age=31536000', 'includeSubDomains'], 'strong'],
  ['laatste-regel.nl', ['max-age=0', 'max-age=31536000'], 'removed'],
  ['lege-regel.nl', ['includeSubDomains', 'max-age=31536000'], 'malformed'],
  ['een-regel.nl', ['max-age=31536000, max-age=31536000'], 'malformed'],
  ['tweemaal.nl', ['max-age=31536000; max-age=31536000'], 'malformed'],
  ['geen-regel.nl', [], 'absent'],
] as const;

const SITES: readonly Site[] = CASES.map(([host, lines]) => ({
  hosts: [host],
  https: always(html(PAGE, lines.length === 0 ? {} : { 'strict-transport-security': [...lines] })),
}));

const HOSTS = CASES.map(([host]) => host);

const openGranted = {
  chromium: async (world: World) => {
    const extension = await withSiteAccess(await build(), ...HOSTS);
    return openSession({ extension, world });
  },
  firefox: async (world: World) => {
    const session = await openFirefox({ extension: await build('firefox'), world });
    const permissions = ['webRequest', 'webRequestBlocking'];
    for (const host of HOSTS) await session.grant({ origins: listOrigins(host), permissions });
    return session;
  },
};

describe.each(['chromium', 'firefox'] as const)('in %s', (kind) => {
  let world: World;
  let session: Driven;

  beforeAll(async () => {
    world = await startWorld({ sites: SITES });
    session = await openGranted[kind](world);
    await enterKey(session, 'sleutel-voor-de-test-1234');
  });
  afterAll(async () => {
    await session?.close();
    await world?.stop();
  });

  test.each(turnsOf(kind, CASES))('%s sends %j', async (host, _, code) => {
    const { page } = await session.visit(`https://${host}/`);
    const tabId = await tabIdOf(session, page);
    const { id } = await command<{ id: string }>(session, 'start', { tabId, again: true, pillar: 'beveiliging' });
    await waitForScan(session, tabId, id);
    const facts = (await readEvidence(session, tabId)) as Partial<Evidence>;
    await page.close();
    const found = assess('beveiliging', facts).findings.find((finding) => finding.id === 'hsts');
    expect(found?.code).toBe(code);
  });
});
