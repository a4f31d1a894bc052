import { type Ruling, type Unseen, unseen } from '../../../check.ts';
import type { Facts } from '../../../evidence.ts';
import { addressesOf, lastAddress, lingersOnHttp } from '../../../parse/http/redirect-chain.ts';
import { isRefusal } from './refusal.ts';

type Trail = Extract<Facts['twins']['otherScheme'], { seen: true }>['value'];
type Code = 'redirects' | 'portClosed' | 'byBrowser' | 'lingers' | 'byMarkup' | 'stays';

/** An answer that came over http and went no further by HTTP. */
const rulingOnPlain = ({ reply, onward }: Trail): Ruling<Code> | Unseen => {
  if (reply === null) return unseen('hidden');
  if (reply.status === 401) return unseen('login');
  if (isRefusal(reply)) return unseen('wall');
  if (onward === undefined) return unseen('hidden');
  if (onward?.url.startsWith('https:')) return { code: 'byMarkup', items: [onward.url] };
  return { code: 'stays', items: [reply.url] };
};

/** What becomes of a visitor who comes over http. */
export const entryOverHttp = (trail: Trail): Ruling<Code> | Unseen => {
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
