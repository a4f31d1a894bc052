import { defineCheck, toUnseen } from '../../check.ts';
import { findAnswer } from '../../parse/dns/dns-answers.ts';
import { dropDeadServers, findMailServers } from '../../parse/mail/mail-answers.ts';

export const mxDnssec = defineCheck({
  id: 'mx-dnssec',
  weight: 3,
  who: 'domeinbeheerder',
  source: 'https://www.rfc-editor.org/rfc/rfc7672#section-2.1',
  needs: ['scan', 'dns'],
  verdicts: {
    all: 'pass',
    some: 'warn',
    none: 'fail',
    bogus: { verdict: 'fail', step: 'broken' },
    noMail: 'skip',
    noneAlive: 'skip',
  },

  judge({ scan, dns }) {
    const servers = findMailServers(dns, scan.domain ?? scan.host);
    if (!servers.seen) return toUnseen(servers.why);

    const { sample } = servers.value;
    if (sample.length === 0) return { code: 'noMail' };

    const looks = sample.map((host) => ({
      host,
      parts: (['A', 'AAAA'] as const).map((type) => findAnswer(dns, type, host)),
    }));
    const broken = looks.filter(({ parts }) => parts.some((look) => look.seen && look.value.bogus));
    if (dns.validates && broken.length > 0) return { code: 'bogus', items: broken.map(({ host }) => host) };

    const reachable = dropDeadServers(dns, sample);
    if (reachable.length === 0) return { code: 'noneAlive' };
    if (!dns.validates) return toUnseen('unfitResolver');

    const there = looks.filter(({ host }) => reachable.includes(host));
    const blind = there.flatMap(({ parts }) => parts).flatMap((look) => (look.seen ? [] : [look.why]))[0];
    if (blind !== undefined) return toUnseen(blind);

    const unsigned = there.filter(({ parts }) => !parts.every((look) => look.seen && look.value.authenticated));
    const items = unsigned.map(({ host }) => host);
    if (items.length === 0) return { code: 'all' };
    return { code: items.length === there.length ? 'none' : 'some', items };
  },
});
