import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { parseHreflangElements } from '../../parse/html/hreflang.ts';
import { pickSpacedSample } from '../../parse/text/spaced-sample.ts';
import { filterHarmless } from '../../parse/url/action-address.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';
import type { Reach } from '../network/reach.ts';
import { requestGlances } from './glances.ts';

const SAMPLE = 2;

/** The page in other languages on this site, at most two of them; empty when there is none. */
export const collectHreflangTargets = async (target: Target, reach: Reach): Promise<Facts['hreflangTargets']> => {
  const { head, document } = await reach.page();
  const others = parseHreflangElements(head.links).flatMap(({ href }) =>
    href === null || href === document.url || !isOwnAddress(href, target) ? [] : [href],
  );
  return requestGlances(reach, pickSpacedSample(filterHarmless(others), SAMPLE), 'hreflang');
};
