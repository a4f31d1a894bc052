import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIpLiteral } from '../../../lib/parse/url/addresses.ts';
import { isLeadingNowhere, isPublicHost, isPublicName, normalizeHost } from '../../../lib/parse/url/host-name.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();

const PUBLIC = [
  'voorbeeld.nl',
  'WWW.Voorbeeld.NL.',
  'local.nl',
  'mijnlan.nl',
  'test.com',
  'onion.voorbeeld.nl',
  'xn--80ak6aa92e.com',
  'xn--e1afmkfd.xn--p1ai',
  'winkel.xn--55qx5d.cn',
  'mijn_site.voorbeeld.nl',
  // Under a suffix of the list's ICANN part, whatever a platform registers below it.
  'iemand.github.io',
  'co.uk',
  'winkel.co.uk',
  'x.kawasaki.jp',
  // Private in many homes, but public names all the same.
  'fritz.box',
  'intranet.voorbeeld.nl',
  // Special use, but looked up like any other name (RFC 6761 §6.5).
  'example.com',
  'www.example.org',
];

/** Names of special use, with the RFC that defines them, and names that people give to their own networks. */
const PRIVATE = [
  ...['localhost', 'app.localhost', 'LOCALHOST.', 'site.test', 'www.example', 'x.invalid', 'printer.local'],
  ...['PRINTER.LOCAL.', 'x.onion', 'geheim.alt', 'db.internal', 'router.home.arpa', 'home.arpa', 'voorbeeld.onion'],
  ...['1.168.192.in-addr.arpa', '8.8.8.8.in-addr.arpa', 'x.ip6.arpa', 'resolver.arpa', '_dns.resolver.arpa'],
  ...['x.6tisch.arpa', 'x.eap-noob.arpa', 'ipv4only.arpa', 'default.service.arpa', 'x.e164.arpa'],
  ...['nas.myhome', 'wiki.intern', 'server.loc', 'jira.bedrijf', 'x.lokal', 'db.consul', 'a.i2p', 'WIKI.INTERN.'],
  ...['nas.lan', 'a.b.corp', 'x.home', 'x.mail', 'x.intranet', 'x.private', 'x.localdomain', 'dc1.kantoor'],
  ...['x.eth', 'x.bit', 'pod.cluster', 'svc.cluster.local', 'a_b.intern', 'xn--caf-dma.intern', 'x.xn--lokl-5na'],
  ...['intranet', 'router', 'nl', 'com', 'xn--p1ai', '', '.', 'voorbeeld.nl1', 'x.1', '1.2.3', '127.1', '0x7f.1'],
  // One label that contains a dot, as a DNS name can.
  ...['geheim\\.nl', 'a\\046nl.nl'],
];

describe('isPublicHost', () => {
  test.each(PUBLIC)('%s is public', (host) => expect(isPublicHost(host)).toBe(true));
  test.each(PRIVATE)('%s is not public', (host) => expect(isPublicHost(host)).toBe(false));

  test.each(['8.8.8.8', '8.8.8.8.', '[2a00:d78::1]', '[2A00:D78::1]'])('address %s is public', (host) =>
    expect(isPublicHost(host)).toBe(true),
  );
  test.each(['127.0.0.1', '192.168.1.1', '192.168.1.1.', '100.64.0.1', '[::1]', '[fd00::1]', '[fe80::1]', '192.0.2.1'])(
    'address %s is not public',
    (host) => expect(isPublicHost(host)).toBe(false),
  );
});

describe('isPublicName', () => {
  test.each([...PUBLIC, 'nl', 'xn--p1ai', '_25._tcp.mx1.voorbeeld.nl', '_dmarc.nl'])('%s is public', (name) =>
    expect(isPublicName(name)).toBe(true),
  );
  const addresses = ['8.8.8.8', '10.0.0.1', '2a00:d78::1', '[::1]'];
  test.each([...PRIVATE.filter((name) => !['nl', 'com', 'xn--p1ai'].includes(name)), ...addresses])(
    '%s is not public',
    (name) => expect(isPublicName(name)).toBe(false),
  );
});

test.each([
  ['mail.local', true],
  ['LOCALHOST.', true],
  ['x.onion', true],
  ['mail', true],
  ['45.92.7.10', true],
  ['nl', false],
  ['mail.intern', false],
  ['voorbeeld.nl', false],
])('%s certainly has no destination: %s', (name, nowhere) => expect(isLeadingNowhere(name)).toBe(nowhere));

test.each([
  ['WWW.Voorbeeld.NL.', 'www.voorbeeld.nl'],
  ['[2A00:1450::1]', '[2a00:1450::1]'],
])('normalizeHost %s', (host, expected) => expect(normalizeHost(host)).toBe(expected));

const label = fc.stringMatching(/^[a-z0-9_]([a-z0-9_-]{0,10}[a-z0-9_])?$/);
const labels = fc.array(label, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
/** A top level that the public DNS cannot have: no single letter, and no digit except in punycode (RFC 1123 §2.1). */
const unlisted = fc.oneof(
  fc.stringMatching(/^[a-z]$/),
  fc.stringMatching(/^[a-z]{1,8}[0-9][a-z0-9]{0,4}$/),
  fc.constantFrom('local', 'test', 'onion', 'arpa', 'alt', 'internal', 'localhost', 'invalid', 'example'),
  fc.constantFrom('myhome', 'intern', 'loc', 'bedrijf', 'lokal', 'consul', 'i2p', 'lan', 'corp', 'home', 'mail'),
);
const listed = fc.constantFrom('nl', 'com', 'co.uk', 'amsterdam', 'frl', 'xn--p1ai', 'gov.au', 'app', 'de');
const spelt = (name: string): readonly string[] => [name, `${name}.`, name.toUpperCase(), `${name.toUpperCase()}.`];

describe('generated names', () => {
  test('under an unlisted suffix are never public, however they are written', () => {
    fc.assert(
      fc.property(labels, unlisted, (below, top) => {
        for (const name of spelt(`${below}.${top}`))
          expect([isPublicHost(name), isPublicName(name)]).toEqual([false, false]);
      }),
      { numRuns },
    );
  });

  test('under a listed suffix are always public, whatever the labels, and may have a destination', () => {
    fc.assert(
      fc.property(labels, listed, (below, top) => {
        for (const name of spelt(`${below}.${top}`)) {
          expect([isPublicHost(name), isPublicName(name), isLeadingNowhere(name)]).toEqual([true, true, false]);
        }
      }),
      { numRuns },
    );
  });

  test('with a single label are never public hosts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          label,
          listed.filter((one) => !one.includes('.')),
        ),
        (name) => {
          for (const written of spelt(name)) expect(isPublicHost(written)).toBe(false);
        },
      ),
      { numRuns },
    );
  });

  test('give the same result in every spelling', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string(), fc.ipV4(), fc.ipV6()), (host) => {
        if (isPublicHost(host) && !isIpLiteral(normalizeHost(host))) expect(isPublicName(host)).toBe(true);
        expect(isPublicName(host) && isLeadingNowhere(host)).toBe(false);
        if (!host.endsWith('.')) expect(isPublicHost(`${host.toUpperCase()}.`)).toBe(isPublicHost(host));
        expect(normalizeHost(normalizeHost(host))).toBe(normalizeHost(host));
      }),
      { numRuns },
    );
  });
});
