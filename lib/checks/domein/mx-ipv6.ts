import { defineCheck, toUnseen } from '../../check.ts';
import { findPublicAddresses } from '../../parse/dns/host-answers.ts';
import { dropDeadServers, findMailServers } from '../../parse/mail/mail-answers.ts';

export const mxIpv6 = defineCheck({
  id: 'mx-ipv6',
  weight: 1,
  who: 'domeinbeheerder',
  source: 'https://www.rfc-editor.org/rfc/rfc6540',
  needs: ['scan', 'dns'],
  verdicts: { all: 'pass', some: 'warn', none: 'fail', noMail: 'skip', noneAlive: 'skip' },

  judge({ scan, dns }) {
    const servers = findMailServers(dns, scan.domain ?? scan.host);
    if (!servers.seen) return toUnseen(servers.why);

    if (servers.value.hosts.length === 0) return { code: 'noMail' };
    const sample = dropDeadServers(dns, servers.value.sample);
    if (sample.length === 0) return { code: 'noneAlive' };

    const looks = sample.map((host) => ({ host, look: findPublicAddresses(dns, 'AAAA', host) }));
    const blind = looks.flatMap(({ look }) => (look.seen ? [] : [look.why]))[0];
    if (blind !== undefined) return toUnseen(blind);

    const items = looks.flatMap(({ host, look }) => (look.seen && look.value.length > 0 ? [] : [host]));
    if (items.length === 0) return { code: 'all' };
    return { code: items.length === sample.length ? 'none' : 'some', items };
  },
});
