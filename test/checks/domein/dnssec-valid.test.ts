import { expect, test } from 'vitest';
import { dnssecValid } from '../../../lib/checks/domein/dnssec-valid.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { a, bogus, dnskey, facts, mx, onWww, servfail, soa, timeout, unsigned } from './dns-facts.ts';

cases(dnssecValid, {
  valid: [facts(), onWww()],
  bogus: [facts({ 'A voorbeeld.nl': bogus(a('45.92.7.10')) }), onWww({ 'AAAA www.voorbeeld.nl': bogus() })],
  partlyBogus: [
    facts({ 'SOA voorbeeld.nl': bogus(soa()) }),
    facts({ 'MX voorbeeld.nl': bogus(mx('mx.nl')), 'SOA voorbeeld.nl': timeout }),
  ],
  noChain: [
    facts({ 'SOA voorbeeld.nl': unsigned(soa()), 'DNSKEY voorbeeld.nl': unsigned() }),
    facts({
      'SOA voorbeeld.nl': unsigned(soa()),
      'DNSKEY voorbeeld.nl': unsigned(dnskey()),
      'A voorbeeld.nl': timeout,
    }),
  ],
});

blindCases(dnssecValid, [
  facts({ 'A voorbeeld.nl': bogus() }, { validates: false }),
  facts({ 'SOA voorbeeld.nl': timeout }),
  facts({ 'A voorbeeld.nl': timeout }),
  facts({ 'A voorbeeld.nl': servfail }),
]);

test('an unreachable site limits the total, a refused mail record only its pillar', () => {
  expect(dnssecValid.verdicts.bogus).toMatchObject({ cap: 39, total: 39 });
  expect(dnssecValid.verdicts.partlyBogus).toMatchObject({ cap: 40 });
  expect(dnssecValid.verdicts.partlyBogus).not.toHaveProperty('total');
});
