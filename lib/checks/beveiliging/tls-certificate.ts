import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { getLastAddress, listChainAddresses } from '../../parse/http/redirect-chain.ts';
import { parseHost } from '../../parse/url/host-match.ts';
import { isLoopback } from '../../parse/url/trustworthy.ts';

type Trail = Extract<Facts['twins']['otherScheme'], { seen: true }>['value'];

const isOwn = (address: string, host: string): boolean => /^https:/i.test(address) && parseHost(address) === host;

/**
 * What a redirect chain shows about the host's own certificate: every https address it passed was accepted, except
 * perhaps the last. Null when it shows nothing.
 */
const findShown = (trail: Trail, host: string): 'accepted' | 'refused' | null => {
  if (trail.end === 'certificate') {
    return isOwn(getLastAddress(trail), host) ? 'refused' : null;
  }
  const answered = trail.end === 'answer' || trail.hops.length > 0 ? listChainAddresses(trail) : [];
  const passed = trail.end === 'answer' ? answered : answered.slice(0, -1);
  return passed.some((address) => isOwn(address, host)) ? 'accepted' : null;
};

/** Whether the way the chain ended shows that there is no https at all. */
const hasNoHttps = ({ asked: requested, hops, end }: Trail): boolean =>
  requested.startsWith('https:') && hops.length === 0 && (end === 'refused' || end === 'noTls');

export const tlsCertificate = defineCheck({
  id: 'tls-certificate',
  weight: 9,
  who: 'hostingpartij',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9525',
  needs: ['scan'],
  helps: ['answer', 'twins'],
  verdicts: {
    accepted: 'pass',
    refused: { verdict: 'fail', cap: 30, step: 'broken', opens: true },
    noHttps: 'skip',
    loopback: 'skip',
  },

  judge({ scan, answer, twins }) {
    if (isLoopback(scan.host)) return { code: 'loopback' };
    // The TLS connection of our own request succeeded, whatever the answer was.
    if (answer.seen && [answer.value.asked, answer.value.url].some((address) => isOwn(address, scan.host))) {
      return { code: 'accepted' };
    }

    const twin: Seen<Trail> = twins.seen ? twins.value.otherScheme : twins;
    if (!twin.seen) return toUnseen(twin.why === 'notApplicable' ? 'hidden' : twin.why);
    const shown = findShown(twin.value, scan.host);
    if (shown !== null) return { code: shown };
    return hasNoHttps(twin.value) ? { code: 'noHttps' } : toUnseen('hidden');
  },
});
