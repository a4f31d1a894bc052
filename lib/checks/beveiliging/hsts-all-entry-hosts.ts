import { defineCheck, findBlindness, toUnseen } from '../../check.ts';
import type { Trail } from '../../facts/reply.ts';
import { coversHost, isRemembered } from '../../parse/http/hsts.ts';
import { parseHost } from '../../parse/url/host-match.ts';
import { findFirstHsts, listBareRedirects } from './shared/entry-hosts.ts';
import { readOwnHsts } from './shared/own-hsts.ts';
import { isRefusal } from './shared/refusal.ts';

/** What a gateway answers when no server is behind it (RFC 9110, 15.6.3 and 15.6.5). */
const NO_SERVER: readonly number[] = [502, 504];

const isServed = ({ end, reply }: Trail): boolean =>
  end === 'redirect' || (end === 'answer' && !NO_SERVER.includes(reply?.status ?? 0));

export const hstsAllEntryHosts = defineCheck({
  id: 'hsts-all-entry-hosts',
  weight: 2,
  who: 'hostingpartij',
  cause: 'hsts',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc6797#section-11.4',
  needs: ['scan', 'answer'],
  helps: ['twins'],
  verdicts: {
    both: 'pass',
    // Visitors who are redirected within the host receive the header with the next answer.
    redirects: 'info',
    one: 'warn',
    none: 'fail',
    oneHost: 'skip',
    plainHttp: 'skip',
    loopback: 'skip',
    ipAddress: 'skip',
  },

  judge({ scan, answer, twins }) {
    const own = readOwnHsts(scan, answer);
    if ('unseen' in own || 'code' in own) return own;
    if (scan.url.startsWith('http:')) return { code: 'plainHttp' };
    if (![scan.domain, `www.${scan.domain}`].includes(scan.host)) return { code: 'oneHost' };
    if (!twins.seen) return toUnseen(twins.why === 'notApplicable' ? 'hidden' : twins.why);

    const { twinHttp, twinHttps } = twins.value;
    const bare = listBareRedirects(scan.host, twins.value);
    const isSent = isRemembered(own.hsts);
    const oneHost =
      isSent && bare.length > 0 ? ({ code: 'redirects', items: bare } as const) : ({ code: 'oneHost' } as const);
    if (!twinHttps.seen) return twinHttps.why === 'notApplicable' ? oneHost : toUnseen(twinHttps.why);
    // Browsers that remember the HSTS of this host never see the plain answer of a covered one, so it counts in none.
    const isCovered = coversHost(own.hsts, scan.host, parseHost(twinHttps.value.asked));
    const hasPlain = twinHttp.seen && isServed(twinHttp.value) && !isCovered;
    const plainBlindness = isCovered || twinHttps.value.end !== 'refused' ? null : findBlindness([twinHttp]);
    if (plainBlindness !== null) return toUnseen(plainBlindness);
    if (['noName', 'refused'].includes(twinHttps.value.end) && !hasPlain) return oneHost;

    const sent = findFirstHsts(twinHttps.value);
    // The answer came from another host, so the own host's header is not known.
    if (sent === undefined || parseHost(answer.url) !== scan.host) return toUnseen('denied');
    const twin = isRemembered(sent.hsts);
    const { reply } = twinHttps.value;
    if (!twin && reply !== null && isRefusal(reply)) return toUnseen('wall');
    const silent = [...(isSent ? [] : [scan.host]), ...(twin ? [] : [parseHost(twinHttps.value.asked)])];
    if (silent.length === 0) return bare.length > 0 ? { code: 'redirects', items: bare } : { code: 'both' };
    return { code: silent.length === 1 ? 'one' : 'none', items: [...silent, ...bare] };
  },
});
