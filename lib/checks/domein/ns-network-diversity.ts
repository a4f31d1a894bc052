import { defineCheck, toUnseen } from '../../check.ts';
import { findPublicAddresses, nameServersOf } from '../../parse/dns/host-answers.ts';
import { toNetwork } from '../../parse/url/addresses.ts';

const FAMILIES = ['A', 'AAAA'] as const;

export const nsNetworkDiversity = defineCheck({
  id: 'ns-network-diversity',
  weight: 2,
  who: 'domeinbeheerder',
  effort: 3,
  source: 'https://www.rfc-editor.org/rfc/rfc2182#section-3.1',
  needs: ['scan', 'dns'],
  verdicts: { spread: 'pass', single: 'warn' },

  judge({ scan, dns }) {
    const servers = nameServersOf(dns, scan.domain ?? scan.host);
    if (!servers.seen) return toUnseen(servers.why);

    const looks = FAMILIES.map((family) => servers.value.sample.map((host) => findPublicAddresses(dns, family, host)));
    const networks = looks.map(
      (list) => new Set(list.flatMap((look) => (look.seen ? look.value.flatMap((at) => toNetwork(at) ?? []) : []))),
    );
    const items = networks.flatMap((list) => [...list]);
    if (networks.some(({ size }) => size > 1)) return { code: 'spread', items };

    const blind = looks.flat().find((look) => !look.seen);
    return blind && !blind.seen ? toUnseen(blind.why) : { code: 'single', items };
  },
});
