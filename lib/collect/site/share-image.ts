import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { readShareTags } from '../../parse/html/share-tags.ts';
import { parseHost } from '../../parse/url/host-match.ts';
import type { Reach } from '../network/reach.ts';
import { requestImageFile } from './image-file.ts';

/** The image file of og:image when it is on the page's own host; null when it is not, or there is none. */
export const collectShareImage = async (target: Target, reach: Reach): Promise<Facts['shareImage']> => {
  const { head } = await reach.page();
  const { image } = readShareTags(head.metas);
  const url = URL.parse(image);
  if (url === null || parseHost(url.href) !== target.host || !/^https?:$/.test(url.protocol)) return null;
  return requestImageFile(reach, url.href, 'image');
};
