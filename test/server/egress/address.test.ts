import { describe, expect, test } from 'vitest';
import { mayReach, toBlock } from '../../../server/egress/address.ts';

const PRIVATE = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.100.100.200', '100.127.255.255'],
  ...['127.0.0.1', '127.255.255.254', '168.63.129.16', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.0.0.1', '192.0.0.192', '192.0.2.1', '192.88.99.1', '192.168.0.1', '198.18.0.1', '198.19.255.255'],
  ...['198.51.100.1', '203.0.113.9', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:169.254.169.254', '::ffff:0:127.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '100::1', '2001::1', '2001:0:4136:e378::1'],
  ...['2001:2::1', '2001:10::1', '2001:20::1', '2001:db8::1', '2002:7f00:1::', '2002:a9fe:a9fe::1', '3fff::1'],
  ...['5f00::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1'],
];
const PUBLIC = [
  ...['1.1.1.1', '8.8.8.8', '93.184.215.14', '100.63.0.1', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.0.1.1'],
  ...['198.17.0.1', '198.20.0.1', '223.255.255.254', '2001:4860:4860::8888', '2001:67c::1', '2400::1'],
  ...['2606:4700::1111', '2a00:1450:400e::1', '[2a00:1450:400e::1]'],
];
/** What some resolver or library accepts as an address, though we do not. */
const ODD = ['', 'localhost', '1.2.3', '127.1', '0x7f.1', '0177.0.0.1', '2130706433', '8.8.8.8.', '8.8.8.8 ', 'abc'];

describe('addresses', () => {
  test.each(PRIVATE)('%s is blocked', (address) => expect(mayReach(address, [])).toBe(false));
  test.each(PUBLIC)('%s is allowed', (address) => expect(mayReach(address, [])).toBe(true));
  test.each(ODD)('“%s” is no address', (text) => expect(mayReach(text, [])).toBe(false));
});

test('an operator can allow blocks of either family, in any notation of their addresses', () => {
  const letIn = ['10.1.0.0/16', 'fd00::/8'].map(toBlock).filter((block) => block !== null);
  expect(['10.1.2.3', '::ffff:10.1.2.3', 'fd00::5'].map((address) => mayReach(address, letIn))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['10.2.0.1', '127.0.0.1', 'fe80::1', '64:ff9b::10.1.2.3'].map((address) => mayReach(address, letIn))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test.each(['10.0.0.0', '10.0.0.0/33', 'intern', '/8'])('%s is no block', (text) => expect(toBlock(text)).toBeNull());
