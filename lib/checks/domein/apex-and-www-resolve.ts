import { defineCheck, toUnseen } from '../../check.ts';
import { findPublicAddresses } from '../../parse/dns/host-answers.ts';

export const apexAndWwwResolve = defineCheck({
  id: 'apex-and-www-resolve',
  weight: 8,
  who: 'domeinbeheerder',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc1034#section-3.6',
  needs: ['scan', 'dns'],
  verdicts: {
    both: 'pass',
    one: 'warn',
    // As severe as bogus DNSSEC: visitors who type the name reach nothing.
    bareDead: { verdict: 'fail', cap: 39, step: 'broken', state: 'deadName' },
    deeperHost: 'skip',
  },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const names = [domain, `www.${domain}`];
    if (!names.includes(scan.host)) return { code: 'deeperHost' };

    const looks = names.map((name) => ({
      name,
      families: (['A', 'AAAA'] as const).map((family) => findPublicAddresses(dns, family, name)),
    }));
    const without = looks.filter(({ families }) => !families.some((look) => look.seen && look.value.length > 0));
    if (without.length === 0) return { code: 'both', items: names };

    const blind = without.flatMap(({ families }) => families).find((look) => !look.seen);
    if (blind && !blind.seen) return toUnseen(blind.why);
    // Visitors who type the name without www reach nothing; a missing www name is hardly noticed.
    const items = without.map(({ name }) => name);
    return { code: items.includes(domain) ? 'bareDead' : 'one', items };
  },
});
