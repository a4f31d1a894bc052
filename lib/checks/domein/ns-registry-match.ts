import { defineCheck, toUnseen } from '../../check.ts';
import { nameServersOf } from '../../parse/dns/host-answers.ts';

export const nsRegistryMatch = defineCheck({
  id: 'ns-registry-match',
  weight: 3,
  who: 'domeinbeheerder',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc1034#section-4.2.2',
  needs: ['scan', 'dns', 'rdap'],
  verdicts: { equal: 'pass', different: 'warn', notListed: 'skip' },

  judge({ scan, dns, rdap }) {
    const listed = rdap.registration?.nameservers ?? [];
    if (listed.length === 0) return { code: 'notListed' };

    const servers = nameServersOf(dns, scan.domain ?? scan.host);
    if (!servers.seen) return toUnseen(servers.why);

    const { hosts } = servers.value;
    const [registered, delegated] = [new Set(listed), new Set(hosts)];
    const extra = hosts.filter((host) => !registered.has(host)).map((host) => `+ ${host}`);
    const missing = listed.filter((host) => !delegated.has(host)).map((host) => `- ${host}`);
    const items = [...extra, ...missing];
    return items.length === 0 ? { code: 'equal', items: hosts } : { code: 'different', items };
  },
});
