import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import type { Evidence } from '../../lib/evidence.ts';
import type { Finding, Pillar } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { http, meta, NOW, page, scan, seen } from '../kit/facts.ts';

/** **Present but unread is told**: where a reader passed over something, no check of it says that all is clear. */

const pillarOf = (check: string): Pillar => {
  const found = (Object.keys(CHECKS) as Pillar[]).find((pillar) =>
    CHECKS[pillar].checks.some(({ id }) => id === check),
  );
  if (found === undefined) throw new Error(`there is no check ${check}`);
  return found;
};

const findingOf = (check: string, facts: Partial<Evidence>): Finding => {
  const all = { scan: seen(scan()), page: seen(page()), kind: seen('home' as const), ...facts };
  const found = assess(pillarOf(check), all).findings.find(({ id }) => id === check);
  if (found === undefined) throw new Error(`${check} said nothing`);
  return found;
};

const CALM = ['none', 'clear', 'valid', 'strong', 'strict', 'limited', 'open', 'clean', 'absent'];

const header = (name: string, value: string): Partial<Evidence> => {
  const answer = http({ [name]: value });
  return {
    fresh: seen(answer),
    answer: seen({ ...answer, barrier: null }),
    raw: seen({ ...page(), bytes: 1 } as never),
  };
};
const file = (body: string) => http({ 'content-type': 'text/plain; charset=utf-8' }, { body });
const robots = (...lines: readonly string[]): Partial<Evidence> => ({ robots: seen(file(`${lines.join('\n')}\n`)) });
const security = (...lines: readonly string[]): Partial<Evidence> => {
  const whole = [
    'Contact: mailto:a@voorbeeld.nl',
    `Expires: ${new Date(NOW + 90 * 86_400_000).toISOString()}`,
    ...lines,
  ];
  const found = seen(file(`${whole.join('\n')}\n`));
  return { security: seen({ wellKnown: found, root: found }) };
};
const llms = (...lines: readonly string[]): Partial<Evidence> => {
  const whole = [
    '# De werf',
    '',
    '> Houten boten, hersteld aan de haven.',
    '',
    '## Over',
    '- [Werf](/werf): wie wij zijn',
    ...lines,
  ];
  return { llms: seen(file(whole.join('\n'))), missing: seen(http({}, { status: 404 })) };
};
const jsonLd = (...blocks: readonly (object | string)[]): Partial<Evidence> => ({
  page: seen(
    page({
      structuredData: { jsonLd: blocks.map((block) => (typeof block === 'string' ? block : JSON.stringify(block))) },
    }),
  ),
  richResults: seen([]),
});
const metas = (content: string): Partial<Evidence> => ({
  page: seen(page({ head: { metas: [meta('robots', content)] } })),
  fresh: seen(http()),
});
const sitemap = (changes: object): Partial<Evidence> => {
  const lastmods = { total: 0, malformed: [], future: [], today: 0, newest: null, oldest: null };
  const one = {
    ...{ status: 200, contentType: 'application/xml', truncated: false, kind: 'urlset', fault: null, entries: 1 },
    ...{ relative: [], elsewhere: [], http: [], lastmods, news: false },
    ...changes,
  };
  const files = [{ url: 'https://voorbeeld.nl/sitemap.xml', via: 'robots', file: seen(one) }];
  return {
    sitemap: seen({
      named: [],
      files,
      complete: true,
      wanted: 'https://voorbeeld.nl/',
      listed: true,
      sample: [],
      accessibility: [],
    } as never),
  };
};

const SCHEMA = 'https://schema.org';

/** Check, facts with a part that no reader uses, and a pattern for its items. */
const IGNORED: readonly (readonly [check: string, what: string, facts: Partial<Evidence>, shown: RegExp])[] = [
  [
    'structured-data-valid',
    'another context',
    jsonLd({ '@context': 'https://example.org', '@type': 'Iets' }),
    /example\.org/,
  ],
  [
    'structured-data-valid',
    'a context nobody knows',
    jsonLd({ '@context': '//schema.org', '@type': 'Bakery' }),
    /schema\.org/,
  ],
  ['structured-data-valid', 'no type', jsonLd({ '@context': SCHEMA, name: 'De werf' }), /De werf/],
  ['structured-data-valid', 'JSON in a text', jsonLd(JSON.stringify('{"@context":"https://schema.org"}')), /schema/],
  ['structured-data-valid', 'no JSON', jsonLd('{"@context":'), /@context/],
  ['robots-file-valid', 'a list of names', robots('User-agent: GPTBot, CCBot', 'Disallow: /'), /GPTBot, CCBot/],
  [
    'robots-file-valid',
    'a whole user agent',
    robots('User-agent: Mozilla/5.0 (compatible; GPTBot/1.1)', 'Disallow: /'),
    /Mozilla/,
  ],
  ['robots-file-valid', 'a misspelt name', robots('User-agent: GTPBot', 'Disallow: /'), /GTPBot/],
  ['robots-file-valid', 'a full address', robots('User-agent: *', 'Disallow: https://voorbeeld.nl/a'), /https:/],
  [
    'robots-file-valid',
    'a sitemap without an address',
    robots('User-agent: *', 'Sitemap: /sitemap.xml'),
    /sitemap\.xml/,
  ],
  ['robots-file-valid', 'a directive of nobody', robots('User-agent: *', 'Blokkeer: /'), /Blokkeer/],
  [
    'robots-rules-unambiguous',
    'a directive of nobody',
    robots('User-agent: *', 'Disallow: /a', 'Blokkeer: /'),
    /Blokkeer/,
  ],
  ['robots-rules-unambiguous', 'a noindex line', robots('User-agent: *', 'Noindex: /a'), /Noindex/],
  [
    'robots-rules-unambiguous',
    'a line without a name',
    robots('User-agent: *', 'Disallow: /a', 'niets van dit alles'),
    /niets/,
  ],
  [
    'robots-rules-unambiguous',
    'a rule above every name',
    robots('Disallow: /a', 'User-agent: *', 'Disallow: /b'),
    /1: Disallow/,
  ],
  ['robots-rules-unambiguous', 'two paths on one line', robots('User-agent: *', 'Disallow: /a, /b'), /\/a, \/b/],
  ['sitemap-valid', 'a damaged gzip', sitemap({ damaged: true, truncated: true }), /gzip/],
  ['sitemap-valid', 'another namespace', sitemap({ namespace: 'https://www.sitemaps.org' }), /xmlns/],
  ['sitemap-valid', 'no sitemap at all', sitemap({ kind: 'other', entries: 0 }), /\?/],
  [
    'hsts',
    'a misspelt directive',
    header('strict-transport-security', 'max-age=63072000; includeSubDomain'),
    /includeSubDomain/,
  ],
  ['referrer-policy', 'a word of nobody', header('referrer-policy', 'strict, strict-origin'), /strict/],
  ['permissions-policy', 'a feature of nobody', header('permissions-policy', 'camera=(), kamera=()'), /kamera/],
  [
    'permissions-policy',
    'a word that is no origin',
    header('permissions-policy', 'camera=(), microphone=(zelf)'),
    /microphone=zelf/,
  ],
  [
    'csp-syntax',
    'a directive of nobody',
    header('content-security-policy', "script-src 'self'; scripts-src 'self'"),
    /scripts-src/,
  ],
  ['page-indexable', 'a directive of nobody', metas('no-index'), /no-index/],
  ['security-txt', 'a field of nobody', security('Encription: https://voorbeeld.nl/sleutel'), /Encription/],
  ['security-txt', 'a line without a field', security('bel ons gerust'), /bel ons/],
  ['llms-txt-valid', 'an entry without a link', llms('- Onze boten'), /Onze boten/],
  ['llms-txt-valid', 'a second title', llms('# Nog een titel'), /Nog een titel/],
];

describe('parts that no reader uses are reported', () => {
  test.each(IGNORED)('%s: %s', (check, _, facts, shown) => {
    const { code, items } = findingOf(check, facts);
    expect(CALM).not.toContain(code);
    expect(items.join('\n')).toMatch(shown);
  });
});

/** The same without that part: the check reports no ignored part. */
const READ: readonly (readonly [check: string, facts: Partial<Evidence>, code: string])[] = [
  ['robots-file-valid', robots('User-agent: GPTBot', 'User-agent: CCBot', 'Disallow: /'), 'valid'],
  ['robots-rules-unambiguous', robots('User-agent: *', 'Disallow: /a'), 'clear'],
  ['sitemap-valid', sitemap({}), 'valid'],
  ['hsts', header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload'), 'strong'],
  ['referrer-policy', header('referrer-policy', 'no-referrer, strict-origin-when-cross-origin'), 'strict'],
  ['permissions-policy', header('permissions-policy', 'camera=(), geolocation=(self "https://kaart.nl")'), 'limited'],
  [
    'page-indexable',
    metas('index, follow, max-snippet:-1, max-image-preview:large, unavailable_after: 2030-01-01'),
    'open',
  ],
  ['security-txt', security('Preferred-Languages: nl, en', 'Policy: https://voorbeeld.nl/beleid'), 'valid'],
  [
    'llms-txt-valid',
    llms('- [Boten](boten.md)', '', '## Optional', '- [Zeilen](https://voorbeeld.nl/zeilen.md)'),
    'valid',
  ],
];
describe('parts that a reader uses are not reported as ignored', () => {
  test.each(READ)('%s', (check, facts, code) => expect(findingOf(check, facts).code).toBe(code));
});

test('a line that no reader of robots.txt knows is reported, wherever it is and whatever it says', () => {
  const known = fc.constantFrom('User-agent: *', 'User-agent: GPTBot', 'Disallow: /a', 'Allow: /b', '# niets', '');
  const word = fc
    .stringMatching(/^[b-z]{4,12}$/)
    .filter(
      (text) =>
        !/^(?:user|allow|disal|dissa|diasl|site|host|crawl|clean|request|visit|content|license|schema|noindex)/.test(
          text,
        ),
    );
  fc.assert(
    fc.property(fc.array(known, { maxLength: 8 }), fc.array(known, { maxLength: 8 }), word, (before, after, name) => {
      const facts = robots('User-agent: *', ...before, `${name}: /pad`, ...after);
      for (const check of ['robots-file-valid', 'robots-rules-unambiguous']) {
        const { code, items } = findingOf(check, facts);
        expect(CALM).not.toContain(code);
        expect(items.join('\n')).toContain(`${name}: /pad`);
      }
    }),
  );
});
