import { type Ruling, toUnseen, type Unseen } from '../../../check.ts';
import type { Facts } from '../../../evidence.ts';
import { getLastAddress, isLingeringOnHttp, listChainAddresses } from '../../../parse/http/redirect-chain.ts';
import { parseHost } from '../../../parse/url/host-match.ts';
import { isRefusal } from './refusal.ts';

type Trail = Extract<Facts['twins']['otherScheme'], { seen: true }>['value'];
type Code = 'redirects' | 'portClosed' | 'byBrowser' | 'lingers' | 'byMarkup' | 'stays';

/** Redirects that come back to where they were, or go on at the same host for ever: no visitor gets anywhere. */
const isCircle = (trail: Trail): boolean => {
  const addresses = listChainAddresses(trail);
  const isBack = new Set(addresses).size < addresses.length;
  return trail.end === 'redirect' && (isBack || parseHost(getLastAddress(trail)) === parseHost(trail.asked));
};

/** An answer that came over http and went no further by HTTP. */
const decidePlainRuling = (trail: Trail): Ruling<Code> | Unseen => {
  const { reply, onward, end } = trail;
  if (reply === null && isCircle(trail)) return { code: 'stays', items: listChainAddresses(trail) };
  // Led away over http, and what is there nobody asked: it may be a network in between that says so.
  if (reply === null) return toUnseen(end === 'redirect' ? 'elsewhere' : 'hidden');
  if (reply.status === 401) return toUnseen('login');
  if (isRefusal(reply)) return toUnseen('wall');
  if (onward === undefined) return toUnseen('hidden');
  if (onward?.url.startsWith('https:')) return { code: 'byMarkup', items: [onward.url] };
  return { code: 'stays', items: [reply.url] };
};

/** What becomes of a visitor who comes over http. */
export const decideEntryRuling = (trail: Trail): Ruling<Code> | Unseen => {
  const [first] = trail.hops;
  if (first?.byBrowser) return { code: 'byBrowser' };
  if (first === undefined && trail.end === 'refused') return { code: 'portClosed' };

  const isSecure = listChainAddresses(trail).some((address) => address.startsWith('https:'));
  if (!isSecure) return trail.end === 'redirect' && !trail.complete ? toUnseen('denied') : decidePlainRuling(trail);
  if (getLastAddress(trail).startsWith('http:')) return { code: 'stays', items: listChainAddresses(trail) };
  // Where it ends is known, by which steps and whether the browser took them by itself is not.
  if (!trail.complete) return toUnseen('denied');
  return { code: isLingeringOnHttp(trail) ? 'lingers' : 'redirects', items: listChainAddresses(trail) };
};
