import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Locale } from '../../../lib/model.ts';
import { makeApp } from '../../../server/app/app.ts';
import { SCAN_PATH } from '../../../server/core/paths.ts';
import type { Engine } from '../../../server/engine/engine.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { compressed } from '../../world/answers.ts';
import type { Handler, Site } from '../../world/site.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { storeForAll, TIMEOUT } from '../kit/store.ts';
import { openWorldEngine } from '../kit/world-engine.ts';

/** The pages of the service, published as by an operator, scanned by its own engine: each in both languages in the full run. */

const HOST = 'scan.pijlerdienst.nl';
/** Excluded from search engines, since a site's score is only for those who request it; so these have nothing to quote, nor do assistants. */
const CLOSED = '/rapport/pagina.nl';
const store = storeForAll();
const service = serviceForEach(store);

let app: FastifyInstance | undefined;
const served: Handler = async ({ path, query, headers }) => {
  const answer = await app?.inject({ method: 'GET', url: `${path}${query}`, headers: { ...headers, host: HOST } });
  // Without hop-by-hop headers (RFC 9113 §8.2.2).
  const { connection: _, 'content-length': __, 'transfer-encoding': ___, ...rest } = answer?.headers ?? {};
  const entries = Object.entries(rest).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]);
  return { status: answer?.statusCode ?? 500, headers: Object.fromEntries(entries), body: answer?.rawPayload ?? '' };
};

/** A domain that sends no mail, set up as recommended to operators (docs/service.md). */
const OPERATED: Site = {
  hosts: [HOST],
  http: ({ path, query }) => ({ status: 301, headers: { location: `https://${HOST}${path}${query}` } }),
  https: compressed(served),
  zones: [
    {
      name: 'pijlerdienst.nl',
      signing: 'secure',
      denial: 'nsec3',
      records: [
        'scan IN A 45.92.7.10',
        'scan IN AAAA 2a0e:4d40:7::10',
        'scan IN HTTPS 1 . alpn="h2,http/1.1"',
        '@ IN MX 0 .',
        '@ IN TXT "v=spf1 -all"',
        '@ IN CAA 0 issue "letsencrypt.org"',
        '_dmarc IN TXT "v=DMARC1; p=reject; adkim=s; aspf=s; rua=mailto:dmarc@pijlerdienst.nl"',
      ],
    },
  ],
};

let world: World;
let engine: Engine;
beforeAll(async () => {
  world = await startWorld({ sites: [OPERATED] });
  engine = await openWorldEngine(world);
}, TIMEOUT);
afterAll(async () => {
  await engine?.close();
  await world?.stop();
});

const LOCALES: readonly Locale[] = ['nl', 'en'];
const PAGES = ['/', CLOSED, '/controles', '/controles/hsts', '/documentatie', '/aanmelden'];

test('every page of the service scores 100 in every pillar that applies', async () => {
  const { scanService, work } = service();
  app = makeApp({
    ...{ store: store(), scanService, now: () => Date.now(), needsKey: false, keepPublic: 30, proxies: [] },
    ...{
      publicUrl: `https://${HOST}`,
      contact: 'mailto:beheer@pijlerdienst.nl',
      isNeverScanned: () => false,
      hasMail: true,
      lookAtBadge: async () => {},
    },
    health: { ready: async () => {} },
    answered: () => {},
    reportFault: (fault) => {
      throw fault;
    },
  });
  await work();
  await app.inject({ url: `${SCAN_PATH}?url=pagina.nl`, headers: { host: HOST } });
  const faults: unknown[] = [];
  for (const [index, path] of PAGES.entries())
    for (const locale of isFullRun ? LOCALES : LOCALES.slice(index % 2, (index % 2) + 1)) {
      const { stored } = await engine.scan({ url: `https://${HOST}${path}?lang=${locale}`, locale: 'en' });
      const findings = stored.report?.findings ?? [];
      const costly = findings.filter(
        ({ points, pillar }) => points > 0 && !(path === CLOSED && ['seo', 'ai'].includes(pillar)),
      );
      faults.push(
        ...costly.map(({ id, code, points, args, items }) =>
          [path, locale, id, code, points, JSON.stringify(args), JSON.stringify(items)].join(' '),
        ),
      );
      expect([path, findings.length > 100]).toEqual([path, true]);
    }
  expect(faults).toEqual([]);
  await app.close();
}, 300_000);
