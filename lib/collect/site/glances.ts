import type { Glance } from '../../facts/glance.ts';
import type { Seen } from '../../facts/seen.ts';
import type { Purpose } from '../../model.ts';
import type { Reach } from '../network/reach.ts';
import { collectPart } from '../seen-part.ts';
import { requestGlance } from './glance.ts';

interface Glanced {
  readonly url: string;
  readonly glance: Seen<Glance>;
}

/** One page of a sample, seen or not seen with the reason. */
export const tryGlance = (reach: Reach, url: string, purpose: Purpose): Promise<Seen<Glance>> =>
  collectPart(purpose, () => requestGlance(reach, url, purpose));

/** Every page of a sample. */
export const requestGlances = (reach: Reach, urls: readonly string[], purpose: Purpose): Promise<Glanced[]> =>
  Promise.all(urls.map(async (url) => ({ url, glance: await tryGlance(reach, url, purpose) })));
