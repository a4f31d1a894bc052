import { expect, test } from 'vitest';
import { findChosenResolver } from '../../../lib/collect/dns/chosen-resolver.ts';
import { RESOLVERS } from '../../../lib/data/network/resolvers.ts';
import { DEFAULTS } from '../../../lib/settings.ts';

const addressOf = (id: string): string => RESOLVERS.find((one) => one.id === id)?.address ?? '';
const standard = addressOf(DEFAULTS.resolver);
const OWN = 'https://dns.voorbeeld.nl/vraag';

test.each<readonly [string, string, string]>([
  ...RESOLVERS.map(({ id, address }) => [id, '', address] as const),
  ['custom', OWN, OWN],
  ['custom', '', standard],
  ['of an earlier version', '', standard],
  ['google', OWN, addressOf('google')],
])('%s (%s): %s', (resolver, customResolver, address) => {
  expect(address).toMatch(/^https:/);
  expect(findChosenResolver({ resolver, customResolver })).toBe(address);
});
