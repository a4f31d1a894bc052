import { defineCheck, toUnseen } from '../../check.ts';
import { findAnswer } from '../../parse/dns/dns-answers.ts';
import { findChain } from '../../parse/dns/dnssec-answers.ts';

export const dnssecValid = defineCheck({
  id: 'dnssec-valid',
  weight: 10,
  who: 'domeinbeheerder',
  cause: 'dnssec',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc4035#section-5',
  needs: ['scan', 'dns'],
  verdicts: {
    valid: 'pass',
    bogus: { verdict: 'fail', cap: 39, total: 39, step: 'danger' },
    partlyBogus: { verdict: 'fail', cap: 40, step: 'broken' },
    noChain: 'skip',
  },

  judge({ scan, dns }) {
    if (!dns.validates) return toUnseen('unfitResolver');

    const domain = scan.domain ?? scan.host;
    const questions = [
      ['SOA', domain],
      ['A', scan.host],
      ['AAAA', scan.host],
      ['MX', domain],
    ] as const;
    const answers = questions.map(([type, name]) => ({ item: `${type} ${name}`, look: findAnswer(dns, type, name) }));
    const items = answers.flatMap(({ item, look }) => (look.seen && look.value.bogus ? [item] : []));
    // Without the host's own address, nobody behind a validating resolver reaches the site; the other records concern
    // only mail or the zone.
    const isUnreachable = items.some((item) => /^A/.test(item));
    if (items.length > 0) return { code: isUnreachable ? 'bogus' : 'partlyBogus', items };

    const chain = findChain(dns, domain);
    if (!chain.seen) return toUnseen(chain.why);
    if (chain.value !== 'secure') return { code: 'noChain' };

    const blind = answers.flatMap(({ look }) => (look.seen ? [] : [look.why]))[0];
    return blind === undefined ? { code: 'valid' } : toUnseen(blind);
  },
});
