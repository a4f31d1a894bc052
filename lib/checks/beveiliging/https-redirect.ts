import { defineCheck, type Ruling, type Unseen, unseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { addressesOf, lastAddress, lingersOnHttp } from '../../parse/redirect-chain.ts';
import { isLoopback } from '../../parse/trustworthy.ts';

type Trail = Extract<Facts['twins']['otherScheme'], { seen: true }>['value'];
type Code = 'redirects' | 'portClosed' | 'byBrowser' | 'lingers' | 'byMarkup' | 'stays' | 'loopback';

/** An answer that came over http and went no further by HTTP. */
const rulingOnPlain = ({ reply, onward }: Trail): Ruling<Code> | Unseen => {
  if (reply === null) return unseen('hidden');
  // A refusal says something about us, not about what visitors get.
  if ([401, 403, 429].includes(reply.status)) return unseen(reply.status === 401 ? 'login' : 'wall');
  if (onward === undefined) return unseen('hidden');
  if (onward?.url.startsWith('https:')) return { code: 'byMarkup', items: [onward.url] };
  return { code: 'stays', items: [reply.url] };
};

const rulingOn = (trail: Trail): Ruling<Code> | Unseen => {
  const [first] = trail.hops;
  if (first?.byBrowser) return { code: 'byBrowser' };
  if (first === undefined && trail.end === 'refused') return { code: 'portClosed' };

  const isSecure = addressesOf(trail).some((address) => address.startsWith('https:'));
  if (!isSecure) return trail.end === 'redirect' && !trail.complete ? unseen('denied') : rulingOnPlain(trail);
  if (lastAddress(trail).startsWith('http:')) return { code: 'stays', items: addressesOf(trail) };
  // Where it ends is known, by which steps and whether the browser took them by itself is not.
  if (!trail.complete) return unseen('denied');
  return { code: lingersOnHttp(trail) ? 'lingers' : 'redirects', items: addressesOf(trail) };
};

export const httpsRedirect = defineCheck({
  id: 'https-redirect',
  weight: 8,
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc6797#section-7.2',
  needs: ['scan'],
  helps: ['answer', 'twins'],
  verdicts: {
    redirects: 'pass',
    portClosed: 'pass',
    byBrowser: 'pass',
    lingers: 'warn',
    byMarkup: 'warn',
    stays: 'fail',
    loopback: 'skip',
  },

  judge({ scan, answer, twins }) {
    if (isLoopback(scan.host)) return { code: 'loopback' };
    if (scan.url.startsWith('http:')) {
      if (!answer.seen) return unseen(answer.why === 'moot' ? 'hidden' : answer.why);
      return { code: answer.value.url.startsWith('https:') ? 'redirects' : 'stays', items: [answer.value.url] };
    }
    const twin = twins.seen ? twins.value.otherScheme : twins;
    return twin.seen ? rulingOn(twin.value) : unseen(twin.why === 'moot' ? 'hidden' : twin.why);
  },
});
