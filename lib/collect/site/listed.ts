import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import type { Reach } from '../network/reach.ts';
import { glances } from './glances.ts';
import { sitemap } from './sitemap.ts';

/** Pages that the sitemap lists, at most four of them. */
export const listed = async (target: Target, reach: Reach): Promise<Facts['listed']> => {
  const { sample } = await sitemap(target, reach);
  return glances(reach, sample, 'sitemap');
};
