import { dnssecSignatureLifetime } from '../../../lib/checks/domein/dnssec-signature-lifetime.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { NOW } from '../../kit/facts.ts';
import { facts, rrsig, soa, unsigned } from './dns-facts.ts';

const ending = (...hours: readonly number[]) =>
  facts({ 'SOA voorbeeld.nl': [soa(), ...hours.map((left) => rrsig(NOW / 1000 + left * 3_600))] });

cases(dnssecSignatureLifetime, {
  fine: [facts(), ending(24), ending(180 * 24)],
  short: [ending(12), ending(23.9)],
  long: [ending(180 * 24 + 1), ending(4_000_000_000 / 3_600)],
  ending: [ending(11.9), ending(-5), ending(240, 3)],
  noChain: [facts({ 'SOA voorbeeld.nl': unsigned(soa(), rrsig(1)), 'DNSKEY voorbeeld.nl': unsigned() })],
});

blindCases(dnssecSignatureLifetime, [facts({}, { validates: false }), facts({ 'SOA voorbeeld.nl': [soa()] })]);
