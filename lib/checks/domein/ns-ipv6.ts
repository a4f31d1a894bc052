import { defineCheck, toUnseen } from '../../check.ts';
import { findPublicAddresses, nameServersOf } from '../../parse/dns/host-answers.ts';

const LEAST = 2;

export const nsIpv6 = defineCheck({
  id: 'ns-ipv6',
  weight: 1,
  who: 'domeinbeheerder',
  source: 'https://www.rfc-editor.org/rfc/rfc3901#section-4',
  needs: ['scan', 'dns'],
  verdicts: { enough: 'pass', one: 'warn', none: 'fail' },

  judge({ scan, dns }) {
    const servers = nameServersOf(dns, scan.domain ?? scan.host);
    if (!servers.seen) return toUnseen(servers.why);

    const looks = servers.value.sample.map((host) => ({ host, look: findPublicAddresses(dns, 'AAAA', host) }));
    const items = looks.flatMap(({ host, look }) => (look.seen && look.value.length > 0 ? [host] : []));
    if (items.length >= LEAST) return { code: 'enough', args: { count: items.length }, items };

    const blind = looks.flatMap(({ look }) => (look.seen ? [] : [look.why]))[0];
    if (blind !== undefined) return toUnseen(blind);

    return { code: items.length === 1 ? 'one' : 'none', items };
  },
});
