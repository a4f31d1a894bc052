import { defineCheck, toUnseen } from '../../check.ts';
import { findFirstTurn, listChainAddresses } from '../../parse/http/redirect-chain.ts';
import { parseHost } from '../../parse/url/host-match.ts';
import { isLoopback } from '../../parse/url/trustworthy.ts';
import { isHstsInForce } from './shared/own-hsts.ts';

export const httpsRedirectSameHost = defineCheck({
  id: 'https-redirect-same-host',
  weight: 2,
  who: 'hostingpartij',
  cause: 'https',
  effort: 1,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS',
  needs: ['scan'],
  helps: ['answer', 'twins'],
  verdicts: {
    same: 'pass',
    other: 'warn',
    behindHsts: 'skip',
    byBrowser: 'skip',
    noHttp: 'skip',
    noRedirect: 'skip',
    loopback: 'skip',
  },

  judge({ scan, answer, twins }) {
    if (isLoopback(scan.host)) return { code: 'loopback' };
    if (scan.url.startsWith('http:')) {
      if (!answer.seen) return toUnseen(answer.why === 'notApplicable' ? 'hidden' : answer.why);
      // The redirects were followed, so only the final address was seen.
      return answer.value.url.startsWith('https:') ? toUnseen('hidden') : { code: 'noRedirect' };
    }

    // Not every browser still sends an http request here, as HSTS told it not to.
    if (isHstsInForce(scan, answer)) return { code: 'behindHsts' };
    const twin = twins.seen ? twins.value.otherScheme : twins;
    if (!twin.seen) return toUnseen(twin.why === 'notApplicable' ? 'hidden' : twin.why);
    const { value: trail } = twin;
    if (trail.hops[0]?.byBrowser) return { code: 'byBrowser' };
    if (trail.hops.length === 0 && trail.end === 'refused') return { code: 'noHttp' };
    if (!trail.complete && (trail.reply === null || trail.reply.url.startsWith('https:'))) return toUnseen('denied');

    const addresses = listChainAddresses(trail);
    const turn = findFirstTurn(trail);
    if (turn === null || !addresses.some((address) => address.startsWith('https:'))) return { code: 'noRedirect' };
    const isSame = parseHost(turn.href) === parseHost(trail.asked);
    return { code: isSame ? 'same' : 'other', items: addresses };
  },
});
