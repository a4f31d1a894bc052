import type { Glance } from '../facts/glance.ts';
import type { Seen } from '../facts/seen.ts';
import type { Purpose } from '../model.ts';
import { glanceAt } from './glance.ts';
import { Blinded, type Reach } from './reach.ts';

export interface Glanced {
  readonly url: string;
  readonly glance: Seen<Glance>;
}

/** One page of a sample, seen or not and why. */
export const tryGlance = async (reach: Reach, url: string, purpose: Purpose): Promise<Seen<Glance>> => {
  try {
    return { seen: true, value: await glanceAt(reach, url, purpose) };
  } catch (error) {
    if (error instanceof Blinded) return { seen: false, why: error.why };
    throw error;
  }
};

/** Every page of a sample. */
export const glances = (reach: Reach, urls: readonly string[], purpose: Purpose): Promise<Glanced[]> =>
  Promise.all(urls.map(async (url) => ({ url, glance: await tryGlance(reach, url, purpose) })));
