import { defineCheck, toUnseen } from '../../check.ts';
import { nameServersOf } from '../../parse/dns/host-answers.ts';

const LEAST = 2;

export const nsCount = defineCheck({
  id: 'ns-count',
  weight: 5,
  who: 'domeinbeheerder',
  source: 'https://www.rfc-editor.org/rfc/rfc1034#section-4.1',
  needs: ['scan', 'dns'],
  verdicts: { enough: 'pass', tooFew: 'fail' },

  judge({ scan, dns }) {
    const servers = nameServersOf(dns, scan.domain ?? scan.host);
    if (!servers.seen) return toUnseen(servers.why);

    const { hosts } = servers.value;
    return { code: hosts.length < LEAST ? 'tooFew' : 'enough', args: { count: hosts.length }, items: hosts };
  },
});
