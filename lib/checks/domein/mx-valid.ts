import { defineCheck, toUnseen } from '../../check.ts';
import { findHostState, type HostState } from '../../parse/dns/host-answers.ts';
import { findMailServers } from '../../parse/mail/mail-answers.ts';
import { isIpLiteral } from '../../parse/url/addresses.ts';

export const mxValid = defineCheck({
  id: 'mx-valid',
  weight: 9,
  who: 'domeinbeheerder',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc5321#section-5.1',
  needs: ['scan', 'dns'],
  verdicts: {
    all: 'pass',
    someDead: 'warn',
    noneAlive: { verdict: 'fail', step: 'broken', opens: true },
    alias: { verdict: 'fail', step: 'broken' },
    ipLiteral: { verdict: 'fail', step: 'broken' },
    mixedNull: 'fail',
    noMail: 'skip',
  },

  judge({ scan, dns }) {
    const servers = findMailServers(dns, scan.domain ?? scan.host);
    if (!servers.seen) return toUnseen(servers.why);

    const { hosts, sample, nullMx } = servers.value;
    if (hosts.length === 0) return { code: 'noMail' };
    if (nullMx === 'mixed') return { code: 'mixedNull', items: hosts };

    const literals = hosts.filter(isIpLiteral);
    if (literals.length > 0) return { code: 'ipLiteral', items: literals };

    const looks = sample.map((host) => ({ host, look: findHostState(dns, host) }));
    const listInState = (wanted: HostState): string[] =>
      looks.flatMap(({ host, look }) => (look.seen && look.value === wanted ? [host] : []));
    const aliases = listInState('alias');
    if (aliases.length > 0) return { code: 'alias', items: aliases };

    const blind = looks.flatMap(({ look }) => (look.seen ? [] : [look.why]))[0];
    if (blind !== undefined) return toUnseen(blind);

    const alive = listInState('alive');
    if (alive.length === sample.length) return { code: 'all', items: hosts };
    const dead = sample.filter((host) => !alive.includes(host));
    return { code: alive.length === 0 ? 'noneAlive' : 'someDead', items: dead };
  },
});
