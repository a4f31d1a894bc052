import type { Facts } from '../evidence.ts';
import type { Target } from '../model.ts';
import { hostOf } from '../parse/host-match.ts';
import { shareTags } from '../parse/share-tags.ts';
import { imageFileAt } from './image-file.ts';
import type { Reach } from './reach.ts';

/** The file of og:image where it is on the page's own host; null when it is not, or there is none. */
export const shareImage = async (target: Target, reach: Reach): Promise<Facts['shareImage']> => {
  const { head } = await reach.page();
  const { image } = shareTags(head.metas);
  const url = URL.parse(image);
  if (url === null || hostOf(url.href) !== target.host || !/^https?:$/.test(url.protocol)) return null;
  return imageFileAt(reach, url.href, 'image');
};
