import { defineCheck, toUnseen } from '../../check.ts';
import { getLastAddress } from '../../parse/http/redirect-chain.ts';
import { isLoopback } from '../../parse/url/trustworthy.ts';

export const httpsAvailable = defineCheck({
  id: 'https-available',
  weight: 10,
  who: 'hostingpartij',
  cause: 'https',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9325',
  needs: ['scan'],
  helps: ['answer', 'twins'],
  verdicts: {
    available: 'pass',
    certificateRefused: 'pass',
    refused: { verdict: 'fail', cap: 20, step: 'danger', opens: true, state: 'noHttps' },
    noTls: { verdict: 'fail', cap: 20, step: 'danger', opens: true, state: 'noHttps' },
    sendsToHttp: { verdict: 'fail', cap: 20, step: 'danger', opens: true, state: 'noHttps' },
    loopback: 'skip',
  },

  judge({ scan, answer, twins }) {
    if (isLoopback(scan.host)) return { code: 'loopback' };

    const landed = answer.seen ? answer.value.url : scan.url;
    if (scan.url.startsWith('https:')) {
      return landed.startsWith('http:') ? { code: 'sendsToHttp', items: [landed] } : { code: 'available' };
    }
    if (landed.startsWith('https:')) return { code: 'available' };

    const twin = twins.seen ? twins.value.otherScheme : twins;
    if (!twin.seen) return toUnseen(twin.why === 'notApplicable' ? 'hidden' : twin.why);
    const { hops, end, complete } = twin.value;
    if (hops.length === 0 && (end === 'refused' || end === 'noTls')) return { code: end };
    if (hops.length === 0 && end === 'certificate') return { code: 'certificateRefused' };
    if (end === 'noName') return toUnseen('hidden');
    if (end === 'redirect' && !complete) return toUnseen('denied');

    const last = getLastAddress(twin.value);
    return last.startsWith('http:') ? { code: 'sendsToHttp', items: [last] } : { code: 'available' };
  },
});
