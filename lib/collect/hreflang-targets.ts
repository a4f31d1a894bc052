import type { Facts } from '../evidence.ts';
import type { Target } from '../model.ts';
import { harmless } from '../parse/action-address.ts';
import { hreflangElements } from '../parse/hreflang.ts';
import { isOwnAddress } from '../parse/own-address.ts';
import { spacedSample } from '../parse/spaced-sample.ts';
import { glances } from './glances.ts';
import type { Reach } from './reach.ts';

const SAMPLE = 2;

/** The page in other languages on this site, at most two of them; empty when there is none. */
export const hreflangTargets = async (target: Target, reach: Reach): Promise<Facts['hreflangTargets']> => {
  const { head, document } = await reach.page();
  const others = hreflangElements(head.links).flatMap(({ href }) =>
    href === null || href === document.url || !isOwnAddress(href, target) ? [] : [href],
  );
  return glances(reach, spacedSample(harmless(others), SAMPLE), 'hreflang');
};
