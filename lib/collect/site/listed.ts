import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import type { Reach } from '../network/reach.ts';
import { requestGlances } from './glances.ts';
import { collectSitemap } from './sitemap.ts';

/** Pages that the sitemap lists, at most four of them. */
export const collectListed = async (target: Target, reach: Reach): Promise<Facts['listed']> => {
  const { sample } = await collectSitemap(target, reach);
  return requestGlances(reach, sample, 'sitemap');
};
