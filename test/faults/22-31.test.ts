import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { llmsTxtValid } from '../../lib/checks/ai/llms-txt-valid.ts';
import { robotsFileValid } from '../../lib/checks/seo/robots-file-valid.ts';
import { collectFact } from '../../lib/collect/collect-fact.ts';
import { createReach } from '../../lib/collect/network/create-reach.ts';
import { openLedger } from '../../lib/collect/network/ledger.ts';
import { createSender } from '../../lib/collect/network/send.ts';
import type { Facts, Seen } from '../../lib/evidence.ts';
import { decodeHtml } from '../../lib/parse/html/html-charset.ts';
import { parseSitemap } from '../../lib/parse/site-files/sitemap.ts';
import { parseJsonLd } from '../../lib/parse/structured-data/json-ld.ts';
import { http, seen } from '../kit/facts.ts';
import { inputs } from '../kit/inputs.ts';
import { type FakeAnswer, fakeReach, target } from '../kit/reach.ts';
import { fakeScanHost, from } from '../kit/scan-host.ts';

/** Answers of sites. How many are generated: fewer where each costs more. */
const RUNS = inputs();
const LONG = 300_000;

describe('row 23: JSON-LD of any size and depth', () => {
  test('100,000 levels of objects, lists and __proto__ do not throw, and change no prototype', () => {
    const deep = (open: string, close: string): string => open.repeat(100_000) + 1 + close.repeat(100_000);
    for (const block of [deep('{"__proto__":', '}'), deep('[', ']'), deep('{"@graph":[', ']}')]) {
      expect(() => parseJsonLd([block])).not.toThrow();
    }
    const spoiled =
      '{"@context":"https://schema.org","@type":"Thing","__proto__":{"polluted":1},"constructor":{"a":1}}';
    parseJsonLd([spoiled]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('row 28: a web page where a file was requested', () => {
  const page = '<!doctype html><html><title>Niet gevonden</title>';
  const requestOf = (type: string) =>
    http({ 'content-type': type }, { body: page, url: 'https://voorbeeld.nl/llms.txt' });

  test.each(['text/html; charset=utf-8', 'text/plain'])('sent as %s is neither a file nor an empty file', (type) => {
    expect(robotsFileValid.judge({ robots: requestOf(type) })).toMatchObject({ code: 'webPage' });
    const llms = { llms: requestOf(type), missing: seen(http({}, { status: 404 })) };
    expect(llmsTxtValid.judge(llms)).toMatchObject({ code: 'webPage' });
    expect(parseSitemap(page).kind).not.toBe('urlset');
  });
});

/** Content types that servers declare, rightly or not. */
const types = fc.oneof(
  fc.constantFrom(
    'text/html; charset=utf-8',
    'text/html; charset=utf-16',
    'text/html; charset=klingon',
    'text/plain',
    'application/xml',
    'application/json',
    'image/png',
    '',
    ';;;',
  ),
  fc.string({ maxLength: 30 }),
);
const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .constantFrom('<!doctype html><title>x', 'User-agent: *\nDisallow: /', '<urlset><url><loc>', '# x', '{"a":', '\0')
    .map((text) => new TextEncoder().encode(text)),
  fc
    .constantFrom([0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf])
    .chain((mark) => fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from([...mark, ...bytes]))),
);
const statuses = fc.oneof(
  fc.constantFrom(0, 200, 204, 206, 304, 401, 403, 404, 410, 418, 429, 451, 500, 503, 599),
  fc.integer({ min: 100, max: 999 }),
);
const answers: fc.Arbitrary<FakeAnswer> = fc.record({
  status: statuses,
  body: bodies,
  truncated: fc.boolean(),
  redirected: fc.boolean(),
  headers: fc.record({ 'content-type': types, link: fc.string({ maxLength: 60 }) }, { requiredKeys: [] }),
});

/** Facts that a collector makes of this site's own answers. */
const FACTS = [
  'answer',
  'fresh',
  'raw',
  'robots',
  'sitemap',
  'security',
  'llms',
  'missing',
  'favicon',
  'wellKnown',
  'wordpress',
  'shareImage',
  'scripts',
  'listed',
  'variants',
  'canonicalTarget',
  'visited',
] as const;

describe('row 29: any status, type and bytes', () => {
  test.each(FACTS)(
    '%s is seen, or not seen for a stated reason, but never an error',
    async (name) => {
      const property = fc.asyncProperty(answers, async (answer) => {
        const world = new Proxy({}, { get: () => answer });
        const fact: Seen<Facts[typeof name]> = await collectFact(name, target(), fakeReach({}, world));
        // An error of our own becomes `interrupted`.
        if (!fact.seen) expect(fact.why).not.toBe('interrupted');
      });
      await fc.assert(property, { numRuns: Math.ceil(RUNS / 5) });
    },
    LONG,
  );

  test('a byte order mark overrides the header, the header the meta, and the meta windows-1252', () => {
    const utf16 = Uint8Array.from([0xff, 0xfe, 0xe9, 0x00]);
    expect(decodeHtml(utf16, 'text/html; charset=windows-1252')).toBe('é');
    expect(decodeHtml(Uint8Array.from([0xe9]), 'text/html; charset=iso-8859-1')).toBe('é');
    const meta = new TextEncoder().encode('<meta charset="koi8-r">');
    expect(decodeHtml(Uint8Array.from([...meta, 0xc1]), 'text/html')).toMatch(/а$/);
    expect(decodeHtml(Uint8Array.from([0xe9]), '')).toBe('é');
  });
});

describe('row 30: any headers', () => {
  const values = fc.oneof(
    fc.stringMatching(/^[\x20-\x7e]{0,60}$/),
    fc.stringMatching(/^[\x80-\xff]{0,60}$/),
    fc.constantFrom('', ',', ';=', '"'.repeat(50), 'x'.repeat(65_536), 'a, b, a', 'max-age=1, max-age=2'),
  );
  const names = fc.constantFrom(
    'strict-transport-security',
    'content-security-policy',
    'link',
    'x-frame-options',
    'server',
  );

  test(
    'are stored in lower case and truncated, whatever they contain',
    async () => {
      const property = fc.asyncProperty(fc.array(fc.tuple(names, values), { maxLength: 8 }), async (list) => {
        const headers = new Headers();
        for (const [name, value] of list) headers.append(name, value);
        const scanHost = fakeScanHost({
          'https://voorbeeld.nl/': () => from('https://voorbeeld.nl/', new Response('x', { headers })),
        });
        const send = createSender({ scanHost, ledger: openLedger(scanHost.now), end: new AbortController().signal });
        const errand = { purpose: 'page', redirect: 'manual', accept: '*/*', cap: 10 } as const;
        const { answer } = await send(new URL('https://voorbeeld.nl/'), errand);
        const stored = Object.entries(answer?.headers ?? {});
        expect(stored.map(([name]) => name)).toEqual(expect.arrayContaining([...headers.keys()]));
        for (const [name, value] of stored) {
          expect(name).toBe(name.toLowerCase());
          expect(value.length).toBeLessThanOrEqual(16_000);
        }
      });
      await fc.assert(property, { numRuns: Math.ceil(RUNS / 2) });
    },
    LONG,
  );
});

describe('row 31: refused by CORS against network down', () => {
  test.each([
    [null, false, 'denied', 0],
    [null, true, 'offline', 2],
    ['https://voorbeeld.nl', false, 'offline', 2],
  ] as const)(
    'both fail alike: readable without access %s, access %s: %s',
    async (readableOrigin, access, why, times) => {
      const scanHost = fakeScanHost({}, { access, readableOrigin: async () => readableOrigin });
      const end = new AbortController().signal;
      const ledger = openLedger(scanHost.now);
      const reach = createReach({ target: target(), scanHost, ledger, resolver: 'https://resolver.example/', end });
      expect(await collectFact('llms', target(), reach)).toEqual({ seen: false, why });
      // A request that would be refused is not sent.
      expect(scanHost.requests).toHaveLength(times);
    },
  );
});
