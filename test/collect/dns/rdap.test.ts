import { describe, expect, test } from 'vitest';
import { collectRdap } from '../../../lib/collect/dns/rdap.ts';
import { NotObservable, type Reach } from '../../../lib/collect/network/reach.ts';
import { BUILT_IN_TABLES } from '../../../lib/data/tables.ts';
import { FACTS } from '../../../lib/evidence.ts';
import { target } from '../network/fake-resolver.ts';

const FOUND = {
  objectClassName: 'domain',
  status: ['active'],
  events: [{ eventAction: 'registration', eventDate: '2001-02-03' }],
};

const registry = (status: number, body: unknown) => {
  const requested: string[] = [];
  const stored = new Map<string, unknown>();
  const reach = {
    registry: async (url: string) => {
      requested.push(url);
      return { status, text: typeof body === 'string' ? body : JSON.stringify(body) };
    },
    remember: async (key: string, find: () => Promise<unknown>) => {
      if (!stored.has(key)) stored.set(key, await find());
      return stored.get(key);
    },
  };
  return { asked: requested, reach: reach as unknown as Reach };
};
const look = async (domain: string, status: number, body: unknown) => {
  const { asked: requested, reach } = registry(status, body);
  return { asked: requested, fact: FACTS.rdap.parse(await collectRdap(target({ domain }), reach)) };
};

describe('rdap', () => {
  test.each([
    ['goed.nl', 'https://rdap.sidn.nl/domain/goed.nl'],
    ['voorbeeld.com', 'https://rdap.verisign.com/com/v1/domain/voorbeeld.com'],
    ['voorbeeld.co.uk', 'https://rdap.nominet.uk/uk/domain/voorbeeld.co.uk'],
    ['voorbeeld.zz', 'https://rdap.org/domain/voorbeeld.zz'],
  ])('requests %s at %s', async (domain, url) => {
    const { asked: requested, fact } = await look(domain, 200, FOUND);
    expect(requested).toEqual([url]);
    expect(fact).toMatchObject({ state: 'found', server: new URL(url).host, registration: { statuses: ['active'] } });
  });

  test.each([
    ['goed.nl', { ldhName: 'GOED.NL.' }],
    ['xn--caf-dma.nl', { ldhName: 'café.nl' }],
    ['xn--caf-dma.nl', { unicodeName: 'café.nl' }],
    ['xn--caf-dma.nl', { ldhName: 'XN--CAF-DMA.NL', unicodeName: 'Café.nl.' }],
    ['goed.nl', { ldhName: 'goed.nl', handle: 'NL-123.nl', links: [{ rel: 'self', href: 'https://a.nl/domain/1' }] }],
    ['goed.nl', { handle: 'goed.nl' }],
    ['goed.nl', { handle: '2138514_DOMAIN_NL-SIDN', links: [{ rel: 'related', href: 'https://a.nl/domain/b.nl' }] }],
    ['goed.nl', { links: [{ rel: 'self', href: 'https://rdap.sidn.nl/domain/GOED.nl' }] }],
  ])('accepts an answer for %s with %j', async (domain, names) => {
    expect((await look(domain, 200, { ...FOUND, ...names })).fact.state).toBe('found');
  });

  test('reports 404 as unknown to the registry, or as no server for the top-level domain', async () => {
    expect((await look('goed.nl', 404, {})).fact).toMatchObject({ state: 'unknown', registration: null });
    expect((await look('goed.zz', 404, {})).fact).toMatchObject({ state: 'noServer', registration: null });
  });

  test.each([
    [503, FOUND, 'limited'],
    [403, FOUND, 'limited'],
    [200, '<html>', 'malformed'],
    [200, { objectClassName: 'entity' }, 'malformed'],
    [200, { ...FOUND, ldhName: 'goet.nl' }, 'malformed'],
    [200, { ...FOUND, unicodeName: 'ander.nl' }, 'malformed'],
    [200, { ...FOUND, ldhName: 'goet.nl', unicodeName: 'goed.nl' }, 'malformed'],
    [200, { ...FOUND, handle: 'ander.nl' }, 'malformed'],
    [200, { ...FOUND, links: [{ rel: 'self', href: 'https://rdap.sidn.nl/domain/ander.nl' }] }, 'malformed'],
  ])('%i %j is not seen', async (status, body, why) => {
    await expect(look('goed.nl', status, body)).rejects.toMatchObject({ why });
  });

  test('sends one request a day', async () => {
    const { asked: requested, reach } = registry(200, FOUND);
    await collectRdap(target(), reach);
    await collectRdap(target(), reach);
    expect(requested).toHaveLength(1);
  });

  test.each([
    [{ level: 'A' as const }, 'off'],
    [{ isPublic: false }, 'notApplicable'],
    [{ onSharedSuffix: true }, 'notApplicable'],
    [{ domain: null }, 'notApplicable'],
  ])('%j: no request is sent', async (changes, why) => {
    const { asked: requested, reach } = registry(200, FOUND);
    await expect(collectRdap(target(changes), reach)).rejects.toEqual(new NotObservable(why as 'off'));
    expect(requested).toEqual([]);
  });
});

describe('the table of servers', () => {
  const tlds = BUILT_IN_TABLES.rdapServers.flatMap((server) => server.tlds);
  test('lists at least 60 top-level domains, each once', () => {
    expect(tlds.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tlds).size).toBe(tlds.length);
  });
  test.each(BUILT_IN_TABLES.rdapServers)('$base', ({ base, source, checked }) => {
    expect(base).toMatch(/^https:\/\/.*\/$/);
    expect(URL.canParse(base) && URL.canParse(source)).toBe(true);
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
