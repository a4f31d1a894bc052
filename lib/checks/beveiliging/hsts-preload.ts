import { defineCheck, toUnseen } from '../../check.ts';
import { parseHost } from '../../parse/url/host-match.ts';
import { listChains } from './shared/entry-hosts.ts';
import { readOwnHsts } from './shared/own-hsts.ts';
import { findSent, listPreloadFaults } from './shared/preload-list.ts';

export const hstsPreload = defineCheck({
  id: 'hsts-preload',
  weight: 0,
  who: 'hostingpartij',
  cause: 'hsts',
  effort: 1,
  source: 'https://hstspreload.org/#submission-requirements',
  needs: ['scan', 'answer'],
  helps: ['twins'],
  verdicts: {
    eligible: 'info',
    notEligible: 'info',
    notAsked: 'skip',
    subdomain: 'skip',
    plainHttp: 'skip',
    loopback: 'skip',
    ipAddress: 'skip',
  },

  judge({ scan, answer, twins }) {
    const { domain, host, url } = scan;
    const own = readOwnHsts(scan, answer);
    if ('unseen' in own || 'code' in own) return own;
    if (url.startsWith('http:')) return { code: 'plainHttp' };
    if (domain === null || ![domain, `www.${domain}`].includes(host)) return { code: 'subdomain' };
    const chains = twins.seen ? listChains(twins.value) : [];
    const base = findSent(`https://${domain}/`, chains, answer);
    const asks = (parseHost(answer.url) === host && own.hsts.preload) || base?.hsts.preload === true;
    if (!asks) return { code: 'notAsked' };
    if (!twins.seen) return toUnseen(twins.why === 'notApplicable' ? 'hidden' : twins.why);
    if (base === undefined) return toUnseen('hidden');

    const faults = listPreloadFaults(domain, base, chains);
    return { code: faults.length === 0 ? 'eligible' : 'notEligible', items: faults };
  },
});
