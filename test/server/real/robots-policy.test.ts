import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserLease } from '../../../server/engine/browser/pool.ts';
import { assertRobotsAllow } from '../../../server/engine/network/robots-policy.ts';
import { DEFAULTS, type EngineSettings } from '../../../server/engine/settings.ts';
import { html, redirect, text } from '../../world/answers.ts';
import type { Answer, Site } from '../../world/site.ts';
import { startWorld, type World } from '../../world/world.ts';
import { worldEgress } from '../kit/world-engine.ts';

const NOT_FOUND = text('niets', {}, 404);
const site = (host: string, robots: Answer): Site => ({
  hosts: [host],
  https: ({ path }) => (path === '/robots.txt' ? robots : NOT_FOUND),
});

const SITES: readonly Site[] = [
  site('dicht.nl', text('User-agent: *\nDisallow: /')),
  site('bijnaopen.nl', text('User-agent: pijler\nDisallow: /prive\n\nUser-agent: *\nDisallow: /')),
  site('zonder.nl', NOT_FOUND),
  site('stuk.nl', text('User-agent: *\nDisallow: /', {}, 503)),
  site('elders.nl', redirect(301, 'https://dicht.nl/robots.txt')),
  site('rondje.nl', redirect(301, '/robots.txt')),
  site('pagina.nl', html('<p>Disallow: /')),
];

let world: World;
let settings: EngineSettings;
beforeAll(async () => {
  world = await startWorld({ sites: SITES });
  const authorities = [readFileSync(world.authorityFile, 'utf8')];
  settings = { ...DEFAULTS, browser: '', version: '0', authorities, egress: worldEgress(world) };
});
afterAll(() => world?.stop());

const lease = {
  userAgent: 'Mozilla/5.0 Pijler/0 (+https://wij.nl)',
  preloads: async () => false,
} as unknown as BrowserLease;
const visitAllowed = (url: string, more: Partial<EngineSettings> = {}) =>
  assertRobotsAllow(url, { lease, settings: { ...settings, ...more } });

describe('robots.txt', () => {
  test.each([
    ['https://dicht.nl/', 'line 2, “Disallow: /”'],
    ['https://bijnaopen.nl/prive/a', 'line 2, “Disallow: /prive”'],
    ['https://elders.nl/', 'line 2'],
  ])('%s is not visited', async (url, message) => {
    world.clearLog();
    await expect(visitAllowed(url)).rejects.toMatchObject({
      code: 'unsupported_page',
      message: expect.stringContaining(message),
    });
    expect(new Set(world.log().map(({ path }) => path))).toEqual(new Set(['/robots.txt']));
  });

  test.each([
    'https://bijnaopen.nl/',
    'https://zonder.nl/',
    'https://stuk.nl/',
    'https://rondje.nl/',
    'https://pagina.nl/',
    'https://bestaatniet.nl/',
  ])('%s may be visited', (url) => expect(visitAllowed(url)).resolves.toBeUndefined());

  test('can be ignored by the operator', async () => {
    world.clearLog();
    await visitAllowed('https://dicht.nl/', { heedsRobots: false });
    expect(world.log()).toEqual([]);
  });
});

test('a domain that asked not to be scanned is left alone, with its subdomains', async () => {
  const isNeverScanned = (host: string) => host.endsWith('zonder.nl');
  for (const url of ['https://zonder.nl/', 'https://www.zonder.nl./a'])
    await expect(visitAllowed(url, { isNeverScanned })).rejects.toMatchObject({
      ...{ code: 'unsupported_page', why: { reason: 'leftAlone' } },
    });
  await visitAllowed('https://bijnaopen.nl/', { isNeverScanned });
});
