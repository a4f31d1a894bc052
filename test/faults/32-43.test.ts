import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rawMainContentCoverage } from '../../lib/checks/ai/raw-main-content-coverage.ts';
import { listOrigins } from '../../lib/collect/network/origins.ts';
import { findTwin, mayAsk } from '../../lib/collect/network/policy.ts';
import { toTarget } from '../../lib/collect/target.ts';
import { createNotSeen, createSeen } from '../../lib/evidence.ts';
import { findPolicyNote, noteOf } from '../../lib/session/notes.ts';
import { page } from '../kit/facts.ts';
import { inputs } from '../kit/inputs.ts';
import { policy, policyMeta } from '../kit/transport.ts';

const RUNS = inputs();

const at = (url: string) => toTarget({ tabId: 1, url, at: 0, level: 'B', pillar: null });

/** This machine and private networks in every notation that the URL parser accepts. */
const PRIVATE = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '012.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '0xc0a80101',
  '3232235777',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  'localhost',
  'LOCALHOST.',
  'app.localhost',
  'router',
  'printer.local',
  'nas.lan',
  'db.internal',
] as const;

describe('row 34: odd host names', () => {
  test.each(PRIVATE)('%s is this machine or a private network', (host) => {
    expect(at(`http://${host}/`).isPublic).toBe(false);
  });

  test.each(PRIVATE)('policy: private addresses: %s is not requested from a public page', (host) => {
    for (const scheme of ['http', 'https']) {
      expect(mayAsk(new URL(`${scheme}://${host}/`), at('https://voorbeeld.nl/'))).toBe(false);
    }
  });

  test.each(PRIVATE)('policy: private pages: from %s only its own origin is requested', (host) => {
    const here = at(`http://${host}/a`);
    expect(mayAsk(new URL(`http://${host}/robots.txt`), here)).toBe(true);
    for (const other of [`https://${host}/`, `http://${host}:8080/`, 'https://voorbeeld.nl/', 'http://10.9.8.7/']) {
      expect(mayAsk(new URL(other), here)).toBe(false);
    }
  });

  test.each([
    ['https://bücher.example.nl/', 'xn--bcher-kva.example.nl', 'example.nl'],
    ['https://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
    ['https://www.VOORBEELD.nl./', 'www.voorbeeld.nl', 'voorbeeld.nl'],
    ['https://mijn_site.voorbeeld.nl/', 'mijn_site.voorbeeld.nl', 'voorbeeld.nl'],
    ['https://co.uk/', 'co.uk', null],
    ['https://winkel.co.uk/', 'winkel.co.uk', 'winkel.co.uk'],
    ['https://iemand.github.io/', 'iemand.github.io', 'github.io'],
    ['https://8.8.8.8/', '8.8.8.8', null],
    ['https://[2a00:d78::1]/', '[2a00:d78::1]', null],
  ])('%s has host %s and domain %s', (url, host, domain) => {
    expect(at(url)).toMatchObject({ host, domain });
  });

  const hosts = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.ipV4Extended(),
    fc.ipV6().map((ip) => `[${ip}]`),
    fc.string({ maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 12 }).map((label) => `${label}.nl`),
    fc.constantFrom(...PRIVATE),
  );
  const urls = fc
    .record({ host: hosts, scheme: fc.constantFrom('http', 'https'), port: fc.constantFrom('', ':80', ':8443') })
    .map(({ host, scheme, port }) => URL.parse(`${scheme}://${host}${port}/`))
    .filter((url) => url !== null)
    // A lone dot is the root of the DNS, not a host.
    .filter(({ hostname }) => hostname !== '.');

  test('any address that parses has a host of printable ASCII, and match patterns for it', () => {
    fc.assert(
      fc.property(urls, ({ href }) => {
        const { host } = at(href);
        expect(host).toMatch(/^[\x21-\x7e]+$/);
        for (const pattern of listOrigins(host)) expect(pattern).toMatch(/^\*:\/\/(\*\.)?[^/]+\/\*$/);
      }),
      { numRuns: RUNS },
    );
  });

  test('policy: allowed requests: from a public page only its host, its twin and its mail policy, on their own ports', () => {
    const near = (here: URL) =>
      fc
        .record({
          before: fc.constantFrom('', '', 'www.', 'mta-sts.', 'winkel.'),
          scheme: fc.constantFrom('http:', 'https:'),
          port: fc.constantFrom('', ':8443', `:${here.port}`),
        })
        .map(({ before, scheme, port }) => URL.parse(`${scheme}//${before}${here.hostname}${port}/`) ?? here);
    const pairs = urls.chain((here) => fc.tuple(fc.constant(here), fc.oneof(urls, near(here))));
    let checked = 0;
    fc.assert(
      fc.property(pairs, ([here, there]) => {
        const target = at(here.href);
        if (!mayAsk(there, target)) return;
        checked += target.isPublic ? 1 : 0;
        const known = [target.host, findTwin(target), `mta-sts.${target.domain}`];
        expect(known).toContain(there.hostname.replace(/\.$/, ''));
        expect(['', here.port]).toContain(there.port);
        expect(target.isPublic || there.origin === here.origin).toBe(true);
        expect(there.username + there.password).toBe('');
      }),
      { numRuns: RUNS },
    );
    expect(checked).toBeGreaterThan(RUNS / 50);
  });

  test('policy: allowed requests: no scheme but http and https, and no credentials', () => {
    const schemes = [
      'ftp',
      'file',
      'data',
      'javascript',
      'blob',
      'ws',
      'wss',
      'chrome-extension',
      'about',
      'view-source',
    ];
    for (const scheme of schemes)
      expect(mayAsk(new URL(`${scheme}://voorbeeld.nl/`), at('https://voorbeeld.nl/'))).toBe(false);
    expect(mayAsk(new URL('https://a@voorbeeld.nl/'), at('https://voorbeeld.nl/'))).toBe(false);
    expect(mayAsk(new URL('https://:b@voorbeeld.nl/'), at('https://voorbeeld.nl/'))).toBe(false);
  });
});

describe('row 42: a page in translation', () => {
  const text = Array.from({ length: 461 }, (_, index) => `woord${index}`).join(' ');
  const shown = (translated: boolean) => page({ document: { translated }, text: { main: text, body: text } });
  const sent = page({ text: { body: 'something else altogether', truncated: false } });

  test('is not checked by comparing shown and sent text', () => {
    expect(rawMainContentCoverage.judge({ page: shown(false), raw: sent })).toHaveProperty('code');
    expect(rawMainContentCoverage.judge({ page: shown(true), raw: sent })).toHaveProperty('unseen');
  });

  test('is marked as translated', () => {
    expect(noteOf('page', createSeen(shown(true)), { at: 0 })).toBe('translated');
    expect(noteOf('page', createSeen(shown(false)), { at: 0 })).toBeNull();
  });
});

describe('row 41: a policy other than that of the fresh response', () => {
  const OWN = "script-src 'self'";
  const noteFor = (refusedBy: readonly string[], { fresh, raw } = policy(OWN), metas: readonly string[] = []) => {
    const live = page({ document: { refusedBy: [...refusedBy] }, head: { metas: metas.map(policyMeta) } });
    return findPolicyNote({ page: createSeen(live), fresh: createSeen(fresh), raw: createSeen(raw) });
  };

  test('is noted when it blocked something on the page', () => {
    expect(noteFor(["connect-src 'none'"])).toBe('otherPolicy');
    expect(noteFor(["connect-src 'none'"], policy(null))).toBe('otherPolicy');
  });

  test('is not noted when it is the page’s own, wherever it is, or when it cannot be compared', () => {
    expect(noteFor([])).toBeNull();
    expect(noteFor([OWN])).toBeNull();
    expect(noteFor([OWN], policy(null, OWN))).toBeNull();
    expect(noteFor(["img-src 'none'"], policy(OWN), ["img-src 'none'"])).toBeNull();
    expect(noteFor(["img-src 'none'"], policy(`script-src ${'https://a.nl '.repeat(2_000)}`))).toBeNull();
    const { fresh, raw } = policy(OWN);
    const live = createSeen(page({ document: { refusedBy: ["img-src 'none'"] } }));
    expect(findPolicyNote({ page: live, fresh: createSeen(fresh) })).toBeNull();
    expect(findPolicyNote({ page: live, fresh: createNotSeen('wall'), raw: createSeen(raw) })).toBeNull();
  });
});
