import type { ImageFile } from '../../facts/image-file.ts';
import type { Purpose } from '../../model.ts';
import { parseImageSize } from '../../parse/html/image-size.ts';
import type { Reach } from '../network/reach.ts';
import { requestOwnAnswer } from './own-answer.ts';

/** Maximum number of bytes read: a photo's dimensions may come after its colour profile and preview. */
const CAP = 256 * 1024;

/** One image of this site, described by the header of its file. */
export const requestImageFile = async (reach: Reach, url: string, purpose: Purpose): Promise<ImageFile> => {
  const { status, headers, body } = await requestOwnAnswer(reach, url, { purpose, redirect: 'follow', cap: CAP });
  return { url, status, contentType: headers['content-type'] ?? '', image: parseImageSize(body) };
};
