import { defineCheck, toUnseen } from '../../check.ts';
import { filterRecords, findAnswer } from '../../parse/dns/dns-answers.ts';
import { findChain, isUnchained } from '../../parse/dns/dnssec-answers.ts';
import { HOUR } from '../../time.ts';

/** Hours for which a signature should remain valid: the limits of Zonemaster's DNSSEC04. */
const HOURS = { least: 12, short: 24, long: 180 * 24 };

export const dnssecSignatureLifetime = defineCheck({
  id: 'dnssec-signature-lifetime',
  weight: 3,
  who: 'domeinbeheerder',
  cause: 'dnssec',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc6781#section-4.4.2',
  needs: ['scan', 'dns'],
  verdicts: { fine: 'pass', short: 'warn', long: 'warn', ending: 'fail', noChain: 'skip' },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const chain = findChain(dns, domain);
    if (!chain.seen) return toUnseen(chain.why);
    if (isUnchained(chain.value)) return { code: 'noChain' };

    const soa = findAnswer(dns, 'SOA', domain);
    if (!soa.seen) return toUnseen(soa.why);

    const ends = filterRecords(soa.value, 'RRSIG').filter(({ covered }) => covered === 'SOA');
    if (ends.length === 0) return toUnseen('unfitResolver');

    const hours = Math.floor((Math.min(...ends.map(({ expiration }) => expiration)) * 1000 - scan.at) / HOUR);
    const args = { hours, days: Math.floor(hours / 24) };
    if (hours < HOURS.least) return { code: 'ending', args };
    if (hours < HOURS.short) return { code: 'short', args };

    return { code: hours > HOURS.long ? 'long' : 'fine', args };
  },
});
