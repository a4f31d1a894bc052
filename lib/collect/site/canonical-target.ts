import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { parseCanonicalElements } from '../../parse/url/canonical.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';
import { isSameAddress, withoutTracking } from '../../parse/url/page-address.ts';
import type { Reach } from '../network/reach.ts';
import { requestCanonicalPage } from './glance.ts';

/** The page at the head's only canonical address, when that is another page of this site; otherwise null. */
export const collectCanonicalTarget = async (target: Target, reach: Reach): Promise<Facts['canonicalTarget']> => {
  const { head, document } = await reach.page();
  const named = parseCanonicalElements(head.links).filter(({ from }) => from === 'head');
  const [href, ...others] = new Set(named.map((canonical) => canonical.href));
  if (href === undefined || href === null || others.length > 0) return null;
  if (isSameAddress(withoutTracking(href), withoutTracking(document.url))) return null;
  return isOwnAddress(href, target) ? requestCanonicalPage(reach, href) : null;
};
