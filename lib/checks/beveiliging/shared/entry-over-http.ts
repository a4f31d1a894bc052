import { type Ruling, toUnseen, type Unseen } from '../../../check.ts';
import type { Facts } from '../../../evidence.ts';
import { getLastAddress, isLingeringOnHttp, listChainAddresses } from '../../../parse/http/redirect-chain.ts';
import { parseHost } from '../../../parse/url/host-match.ts';
import { isRefusal } from './refusal.ts';

type Trail = Extract<Facts['twins']['otherScheme'], { seen: true }>['value'];
type Code = 'redirects' | 'portClosed' | 'byBrowser' | 'lingers' | 'byMarkup' | 'stays';

/** Whether redirects loop, or continue on the same host without end: no visitor reaches a page. */
const isCircle = (trail: Trail): boolean => {
  const addresses = listChainAddresses(trail);
  const isBack = new Set(addresses).size < addresses.length;
  return trail.end === 'redirect' && (isBack || parseHost(getLastAddress(trail)) === parseHost(trail.asked));
};

/** The ruling on an answer over http that did not redirect to https. */
const decidePlainRuling = (trail: Trail): Ruling<Code> | Unseen => {
  const { reply, onward, end } = trail;
  if (reply === null && isCircle(trail)) return { code: 'stays', items: listChainAddresses(trail) };
  // Redirected elsewhere over http, where nothing was requested: a network in between may have sent the redirect.
  if (reply === null) return toUnseen(end === 'redirect' ? 'elsewhere' : 'hidden');
  if (reply.status === 401) return toUnseen('login');
  if (isRefusal(reply)) return toUnseen('wall');
  if (onward === undefined) return toUnseen('hidden');
  if (onward?.url.startsWith('https:')) return { code: 'byMarkup', items: [onward.url] };
  return { code: 'stays', items: [reply.url] };
};

/** What happens to a visitor who arrives over http. */
export const decideEntryRuling = (trail: Trail): Ruling<Code> | Unseen => {
  const [first] = trail.hops;
  if (first?.byBrowser) return { code: 'byBrowser' };
  if (first === undefined && trail.end === 'refused') return { code: 'portClosed' };

  const isSecure = listChainAddresses(trail).some((address) => address.startsWith('https:'));
  if (!isSecure) return trail.end === 'redirect' && !trail.complete ? toUnseen('denied') : decidePlainRuling(trail);
  if (getLastAddress(trail).startsWith('http:')) return { code: 'stays', items: listChainAddresses(trail) };
  // The final address is known, but not the steps, nor whether the browser took them by itself.
  if (!trail.complete) return toUnseen('denied');
  return { code: isLingeringOnHttp(trail) ? 'lingers' : 'redirects', items: listChainAddresses(trail) };
};
