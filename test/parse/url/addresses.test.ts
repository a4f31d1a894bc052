import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { isIpLiteral, isPublicAddress, toNetwork } from '../../../lib/parse/url/addresses.ts';
import { isPublicHost } from '../../../lib/parse/url/host-name.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();

describe('isPublicAddress', () => {
  test.each(['8.8.8.8', '94.198.159.35', '2a00:d78::1', '2001:7b8::53', '[2a00:d78::1]'])('%s', (text) => {
    expect(isPublicAddress(text)).toBe(true);
  });

  test.each([
    ['RFC 1918', '10.1.2.3'],
    ['RFC 1918', '172.31.255.255'],
    ['RFC 1918', '192.168.0.1'],
    ['loopback', '127.0.0.1'],
    ['link-local', '169.254.1.1'],
    ['link-local with its zone', 'fe80::1%eth0'],
    ['link-local with its zone', '[fe80::1%25eth0]'],
    ['mapped', '::ffff:8.8.8.8'],
    ['mapped and private', '::ffff:10.0.0.1'],
    ['compatible', '::8.8.8.8'],
    ['site-local', 'fec0::1'],
    ['translated', '64:ff9b::808:808'],
    ['translated and private', '64:ff9b::10.0.0.1'],
    ['6to4', '2002:808:808::1'],
    ['6to4 and private', '2002:a00:1::1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['unallocated', '4000::1'],
    ['a name', 'voorbeeld.nl'],
    ['not four parts', '8.8'],
    ['nothing', ''],
  ])('rejects %s %s', (_, text) => expect(isPublicAddress(text)).toBe(false));
});

/**
 * Blocks of IANA's two registries of special-purpose addresses (RFC 6890) that are not globally reachable, of multicast
 * (RFC 5771, RFC 4291) and of what lies outside global unicast.
 */
const BLOCKS_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/29'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '255.255.255.255/32'],
];
const BLOCKS_6 = [
  ...['::/128', '::1/128', '::ffff:0:0/96', '64:ff9b:1::/48', '100::/64', '100:0:0:1::/64', '2001::/32', '2001:2::/48'],
  ...['2001:10::/28', '2001:db8::/32', '2002::/16', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10'],
  ...['ff00::/8', '4000::/3', '8000::/1'],
];

/** An address of a block: its network's bits, and any others. */
const inBlock = (block: string) => {
  const [network, length] = ipaddr.parseCIDR(block);
  const bytes = network.toByteArray();
  return fc.array(fc.nat(255), { minLength: bytes.length, maxLength: bytes.length }).map((any) => {
    const mixed = bytes.map((byte, index) => {
      const fixed = Math.min(8, Math.max(0, length - 8 * index));
      const mask = (0xff << (8 - fixed)) & 0xff;
      return (byte & mask) | ((any[index] ?? 0) & ~mask & 0xff);
    });
    return ipaddr.fromByteArray(mixed).toString();
  });
};

test.each([...BLOCKS_4, ...BLOCKS_6])('no address of %s is public, however it is written', (block) => {
  fc.assert(
    fc.property(inBlock(block), (text) => {
      expect(isPublicAddress(text)).toBe(false);
      const host = new URL(`http://${text.includes(':') ? `[${text}]` : text}/`).hostname;
      expect([isPublicHost(host), isPublicHost(`${host}.`)]).toEqual([false, false]);
    }),
    { numRuns: Math.ceil(numRuns / 10) },
  );
});

test('an IPv4 address that is not public is not public within an IPv6 address either', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BLOCKS_4).chain(inBlock), (v4) => {
      const [a = 0, b = 0, c = 0, d = 0] = v4.split('.').map(Number);
      const [high, low] = [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
      for (const text of [`::ffff:${v4}`, `::${v4}`, `64:ff9b::${v4}`, `64:ff9b:1::${v4}`, `2002:${high}:${low}::1`]) {
        expect(isPublicAddress(text)).toBe(false);
      }
    }),
    { numRuns },
  );
});

test.each([
  ['192.0.2.1', true],
  ['[::1]', true],
  ['::1', true],
  ['1.2.3', false],
  ['0x7f000001', false],
  ['1.2.3.4.nl', false],
  ['', false],
])('isIpLiteral %s', (text, expected) => expect(isIpLiteral(text)).toBe(expected));

test.each([
  ['192.0.2.200', '192.0.2.0/24'],
  ['2001:7b8:1:2::53', '2001:7b8:1::/48'],
  ['2001:7b8:0:2::53', '2001:7b8::/48'],
  ['nothing', null],
])('toNetwork %s', (text, expected) => expect(toNetwork(text)).toBe(expected));

test('any text gives consistent answers', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
      expect(isPublicAddress(text) && !isIpLiteral(text)).toBe(false);
      expect(toNetwork(text) === null).toBe(!isIpLiteral(text));
    }),
    { numRuns },
  );
});
