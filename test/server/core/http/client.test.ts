import { expect, test } from 'vitest';
import { toClient, toNetwork } from '../../../../server/core/http/client.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['nowhere', 'unknown'],
  ['', 'unknown'],
])('the client at %j is counted as %s', (address, client) => {
  expect(toClient(address)).toBe(client);
});

test.each([
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['nowhere', null],
])('the network of %j is %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
