import { expect, test } from 'vitest';
import { byHost } from '../../lib/view/ledger.ts';
import { sampleLedger } from '../components/sample.ts';

test('contacts are gathered by host, in the order of first contact, and none is lost', () => {
  const hosts = byHost(sampleLedger);
  expect(hosts.map(({ host, contacts }) => [host, contacts.length])).toEqual([
    ['voorbeeld.nl', 4],
    ['cloudflare-dns.com', 2],
    ['rdap.sidn.nl', 1],
  ]);
  expect(hosts[0]).toMatchObject({ bytes: 49_628, purposes: ['page', 'robots', 'llms', 'sitemap'] });
  expect(hosts[1]?.purposes).toEqual(['dns']);
});

test('no contacts, no hosts', () => expect(byHost([])).toEqual([]));
