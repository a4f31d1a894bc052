import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { mayAct } from '../../parse/url/action-address.ts';
import { isHomePath } from '../../parse/url/page-address.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { tryGlance } from './glances.ts';

const toggleSlash = (address: string): string => {
  const url = new URL(address);
  url.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`;
  return url.href;
};

const addTracking = (address: string): string => {
  const url = new URL(address);
  url.searchParams.set('utm_source', 'x');
  return url.href;
};

/**
 * The page's address with the trailing slash toggled, and with a tracking parameter. Not applicable to the home page,
 * whose slash cannot be omitted, nor to an address that has a query itself.
 */
export const collectVariants = async ({ url }: Target, reach: Reach): Promise<Facts['variants']> => {
  if (isHomePath(url) || new URL(url).search !== '') throw new NotObservable('notApplicable');
  // The page's own address may be requested again, but a variant is another address.
  if (mayAct(url)) throw new NotObservable('otherHost', url);
  const [slash, query] = await Promise.all([
    tryGlance(reach, toggleSlash(url), 'variant'),
    tryGlance(reach, addTracking(url), 'variant'),
  ]);
  return { slash, query };
};
