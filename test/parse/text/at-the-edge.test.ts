import { describe, expect, test } from 'vitest';
import { LIBRARIES } from '../../../lib/data/software/libraries.ts';
import { ORGANISATION_TYPES } from '../../../lib/data/structured-data/organisation-types.ts';
import { parseEnforcedPolicies } from '../../../lib/parse/csp/csp.ts';
import { splitSelectors } from '../../../lib/parse/css/focus-selector.ts';
import { parseQuestionInPath } from '../../../lib/parse/dns/question-in-path.ts';
import { decodeHtml } from '../../../lib/parse/html/html-charset.ts';
import { parsePublicKey } from '../../../lib/parse/http/certificate-key.ts';
import { findCaaDomains } from '../../../lib/parse/http/issuer.ts';
import { parseSetCookie } from '../../../lib/parse/http/set-cookie.ts';
import { parseSitemap } from '../../../lib/parse/site-files/sitemap.ts';
import { assessVersion, type BranchRow } from '../../../lib/parse/software/branch.ts';
import { findProducts } from '../../../lib/parse/software/found-products.ts';
import { findLibrariesInAddress } from '../../../lib/parse/software/library-address.ts';
import { findEntities } from '../../../lib/parse/structured-data/entity.ts';
import { listNodes, listValues, parseJsonLd } from '../../../lib/parse/structured-data/json-ld.ts';
import { hasSharedWord } from '../../../lib/parse/text/content-words.ts';
import { hasPhone } from '../../../lib/parse/text/key-facts.ts';
import { isHomePath } from '../../../lib/parse/url/page-address.ts';
import { hasToken } from '../../../lib/parse/url/token-address.ts';

/** Boundary cases: a sample of small mutations of the parsers went unnoticed at these places. */

test.each([
  ['fiet', 'fietsen', true],
  ['fie', 'fietsen', false],
  ['fie', 'fie', true],
])('%s shares a word with %s: %s', (one, other, akin) => {
  expect([hasSharedWord([one], [other]), hasSharedWord([other], [one])]).toEqual([akin, akin]);
});

test.each([
  [15_999, false],
  [16_000, true],
])('a policy of %i characters may be truncated: %s', (length, isCut) => {
  const policy = `img-src ${'x'.repeat(length - 8)}`;
  expect(parseEnforcedPolicies({ 'content-security-policy': policy }, []) === null).toBe(isCut);
});

test.each([
  ['Thu, 01-Jan-1970 00:00:00 GMT', null],
  ['Thu, 01 Jan 1970 00:00:00 GMT', null],
  ['Fri, 20-Nov-2099 00:00:00 GMT', 'a'],
])('a cookie that expires on %s is removed or set', (date, name) =>
  expect(parseSetCookie(`a=b; Expires=${date}`, Date.UTC(2020, 0, 1))?.name ?? null).toBe(name),
);

test.each([
  ['a[title="it\'s"], b', ['a[title="it\'s"]', 'b']],
  [`a[title='say "x'], b`, [`a[title='say "x']`, 'b']],
  ['a[title="("], b', ['a[title="("]', 'b']],
  ['a[title=","], b', ['a[title=","]', 'b']],
])('%s is a list of two selectors', (list, selectors) => expect(splitSelectors(list)).toEqual(selectors));

test('one of several numbers on a page is enough', () => {
  const page = {
    links: { list: ['tel:020-1234567', 'tel:0318-123456'].map((href) => ({ href, hidden: false })) },
    text: { body: 'Bel 020 123 45 67 of 030 765 43 21.', content: '' },
  };
  for (const number of ['0318-123456', '030-7654321', '020-1234567']) expect(hasPhone(page, number)).toBe(true);
});

describe('a sitemap', () => {
  const parsed = (inner: string) => parseSitemap(`<urlset>${inner}</urlset>`, false).entries;

  test('lists the fields of an entry, but not those nested deeper', () => {
    expect(parsed('<url><loc>https://a.nl/</loc><x><loc>https://b.nl/</loc><lastmod>2026</lastmod></x></url>')).toEqual(
      [{ loc: 'https://a.nl/', lastmod: '' }],
    );
  });
});

describe('a version in the query of an address', () => {
  const found = (query: string) =>
    findLibrariesInAddress(`https://a.nl/wp-includes/js/jquery/jquery.min.js${query}`, LIBRARIES).map(
      ({ version }) => version,
    );

  test.each([
    ['?ver=3.7.1', ['3.7.1']],
    ['?v=3.7.1&x=1', ['3.7.1']],
    ['?3.7.1', ['3.7.1']],
    ['?theme=a?ver=3.7.1', []],
    ['?ver=20250101', []],
    ['?ver=3.7.1%20', []],
  ])('%s: %j', (query, versions) => expect(found(query)).toEqual(versions));
});

describe('markup', () => {
  const entities = (jsonLd: object | null, microdata: readonly object[] = []) =>
    findEntities(
      {
        jsonLd:
          jsonLd === null
            ? []
            : [JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', ...jsonLd })],
        microdata,
      } as never,
      new Set(ORGANISATION_TYPES),
    );

  test('with an organisation in microdata yields its fields, and leaves the others empty', () => {
    const type = 'https://schema.org/Organization';
    const value = (property: string, text: string) => ({ type, property, value: text });
    expect(entities(null, [value('legalName', 'Fiets BV')])).toEqual([
      {
        type: 'Organization',
        name: 'Fiets BV',
        url: '',
        telephone: '',
        kvk: '',
        vat: '',
        postcode: '',
        hasLogo: false,
        hasAddress: false,
        sameAs: [],
      },
    ]);
    const all = ['name', 'url', 'telephone', 'vatID', 'image', 'address', 'sameAs'].map((name) =>
      value(name, `${name}!`),
    );
    const postcode = { type: 'https://schema.org/PostalAddress', property: 'postalCode', value: '6711 AB' };
    expect(entities(null, [...all, postcode])).toEqual([
      {
        type: 'Organization',
        name: 'name!',
        url: 'url!',
        telephone: 'telephone!',
        kvk: '',
        vat: 'vatID!',
        postcode: '6711 AB',
        hasLogo: true,
        hasAddress: true,
        sameAs: ['sameAs!'],
      },
    ]);
  });

  test('may give a Chamber of Commerce number bare, as text or as a number', () => {
    for (const identifier of ['12345678', 12345678, [{ '@type': 'PropertyValue', value: 'x' }, '12345678']]) {
      expect(entities({ identifier })[0]?.kvk, JSON.stringify(identifier)).toBe('12345678');
    }
  });

  test('nested too deep is cut off at 60 levels', () => {
    let nested: object = { name: 'diep' };
    for (let depth = 0; depth < 70; depth += 1) nested = { '@type': 'Thing', a: nested };
    let [node] = parseJsonLd([JSON.stringify({ '@context': 'https://schema.org', ...nested })]).nodes;
    let depth = 0;
    for (; node !== undefined && listValues(node, 'a').length > 0; depth += 1) {
      expect(listValues(node, 'a').every((one) => typeof one === 'object')).toBe(true);
      node = listNodes(node, 'a')[0];
    }
    expect(depth).toBe(60);
  });
});

test('a product takes its version from its version signs only', () => {
  const product = {
    id: 'x',
    name: 'X',
    hosted: false,
    generator: [/^X$/],
    headers: [],
    assets: [/\/x-(\d+)\//],
    marks: [],
    versions: [],
    inline: [],
  };
  const addresses = [{ url: 'https://a.nl/x-7/a.js', own: true }];
  expect(findProducts({ generators: ['X'], headers: {}, addresses, inline: [] }, [product])).toMatchObject([
    { name: 'X', version: null },
  ]);
});

describe('an unknown branch older than the oldest', () => {
  const DAY = 86_400_000;
  const ends = Date.UTC(2026, 0, 1);
  const row: BranchRow = {
    branch: '2.0',
    ends: '2026-01-01',
    newest: null,
    newestDate: null,
    patches: [],
    yearOld: null,
  };

  test.each([
    [0, 'uncharted'],
    [1, 'ended'],
  ])('%i days after the end of the oldest is %s', (days, kind) =>
    expect(assessVersion('1.0', [row], ends + days * DAY).kind).toBe(kind),
  );
});

test('a truncated certificate has no key', () => {
  const bytes = Uint8Array.from([0x30, 0x05, 0x02, 0x01]);
  expect(parsePublicKey(bytes)).toBeNull();
});

describe('character encoding of a page', () => {
  const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((sign) => sign.charCodeAt(0)))),
    );

  test.each([
    ['a big-endian byte order mark', bytes(0xfe, 0xff, 0, 'A', 0, 0xe9), 'Aé'],
    ['a little-endian byte order mark', bytes(0xff, 0xfe, 'A', 0, 0xe9, 0), 'Aé'],
    ['a UTF-8 byte order mark', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9), 'é'],
    [
      'a single byte of it is no byte order mark',
      bytes('A', 0xff, '<meta charset=iso-8859-1>'),
      'Aÿ<meta charset=iso-8859-1>',
    ],
  ])('%s', (_, page, text) => expect(decodeHtml(page, '')).toBe(text));

  test.each([
    ['<meta http-equiv=Content-Type content="text/html; charset=iso-8859-1">', 'é'],
    ['<meta http-equiv=refresh content="9;url=/?charset=iso-8859-5">', 'é'],
    ['<meta http-equiv=refresh content="9;url=/?charset=iso-8859-5"><meta charset=iso-8859-1>', 'é'],
  ])('is read from %s', (head, sign) => {
    expect(decodeHtml(bytes(head, 0xe9), '').at(-1)).toBe(sign);
  });
});

test.each([
  ["CN=R11,O=Let's Encrypt,C=US", true],
  ['C=US, O="Let\'s Encrypt"', true],
  ["CN=FOO=Let's Encrypt,O=Onbekend", false],
  ["CN=Let's Encrypt", false],
])('the authority in %s is recognised: %s', (issuer, known) => expect(findCaaDomains(issuer) !== null).toBe(known));

test.each([
  ['@list', ['a', 'b']],
  ['@set', ['a', 'b']],
])('a value may be a %s', (name, values) => {
  const [node] = parseJsonLd([
    JSON.stringify({ '@context': 'https://schema.org', '@type': 'Thing', sameAs: { [name]: values } }),
  ]).nodes;
  expect(node === undefined ? [] : listValues(node, 'sameAs')).toEqual(values);
});

test.each([
  ['/', true],
  ['/index.php', true],
  ['/home', true],
  ['/nl', true],
  ['/nl-nl/', true],
  ['/index.html.bak', false],
  ['/my-index.html', false],
  ['/home/a', false],
])('%s is a home page: %s', (path, isHome) => expect(isHomePath(`https://a.nl${path}`)).toBe(isHome));

test.each([
  [0xff, 0xff, '__'],
  [0xfb, 0xef, '--'],
])('a query is decoded whatever characters encode it: %i %i', (first, second, start) => {
  const message = Uint8Array.of(first, second, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 97, 2, 110, 108, 0, 0, 28, 0, 1);
  const encoded = Buffer.from(message).toString('base64url');
  expect(encoded.startsWith(start)).toBe(true);
  expect(parseQuestionInPath(`/dns-query?dns=${encoded}`)).toEqual({ type: 'AAAA', name: 'a.nl' });
});

test.each([
  ['geen adres', true],
  ['https://a.nl/?q=fiets', false],
])('%s cannot be judged, or carries a token: %s', (address, carries) => expect(hasToken(address)).toBe(carries));
