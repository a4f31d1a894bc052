import { defineCheck, unseen } from '../../check.ts';
import { publicAddressesOf } from '../../parse/host-answers.ts';

export const apexAndWwwResolve = defineCheck({
  id: 'apex-and-www-resolve',
  weight: 3,
  who: 'domeinbeheerder',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc1034#section-3.6',
  needs: ['scan', 'dns'],
  verdicts: { both: 'pass', one: 'warn', deeperHost: 'skip' },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const names = [domain, `www.${domain}`];
    if (!names.includes(scan.host)) return { code: 'deeperHost' };

    const looks = names.map((name) => ({
      name,
      families: (['A', 'AAAA'] as const).map((family) => publicAddressesOf(dns, family, name)),
    }));
    const without = looks.filter(({ families }) => !families.some((look) => look.seen && look.value.length > 0));
    if (without.length === 0) return { code: 'both', items: names };

    const blind = without.flatMap(({ families }) => families).find((look) => !look.seen);
    return blind && !blind.seen ? unseen(blind.why) : { code: 'one', items: without.map(({ name }) => name) };
  },
});
