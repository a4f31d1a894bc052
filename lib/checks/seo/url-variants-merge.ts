import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { findBarrierBehind } from '../../parse/page-kind/visitor-barrier.ts';
import { parseCanonicalElements } from '../../parse/url/canonical.ts';
import { isHomePath, isSameAddress, withoutTracking } from '../../parse/url/page-address.ts';
import { toUnseenPart } from './shared/fresh-answer.ts';

type Variant = Facts['variants']['slash'];

/** Whether a variant is a page of its own: it answers with 2xx and does not name this page as canonical. */
const isOwnPage = (variant: Variant, here: string): boolean => {
  if (!variant.seen) return false;
  const { status, canonicals } = variant.value;
  return status >= 200 && status <= 299 && !canonicals.some((address) => isSameAddress(address, here));
};

/** Whether the canonical address is only in the rendered page, not in the raw HTML. */
const isByScript = (page: Facts['page'], raw: Seen<Facts['raw']>): boolean =>
  raw.seen &&
  parseCanonicalElements(page.head.links).length > 0 &&
  parseCanonicalElements(raw.value.head.links).length === 0;

export const urlVariantsMerge = defineCheck({
  id: 'url-variants-merge',
  weight: 3,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  needs: ['page'],
  helps: ['variants', 'raw', 'answer'],
  verdicts: { merged: 'pass', separate: 'warn', notAsked: 'skip' },

  judge({ page, variants, raw, answer }) {
    const { url } = page.document;
    if (isHomePath(url) || (URL.parse(withoutTracking(url))?.search ?? '') !== '') return { code: 'notAsked' };
    if (!variants.seen) return variants.why === 'notApplicable' ? { code: 'notAsked' } : toUnseenPart(variants);

    const canonical = parseCanonicalElements(page.head.links).find(({ from }) => from === 'head')?.href;
    const here = canonical ?? withoutTracking(url);
    const both = [variants.value.slash, variants.value.query];
    const own = both.flatMap((variant) => (variant.seen && isOwnPage(variant, here) ? [variant.value.asked] : []));
    // Scripts that add the canonical address here may add it to the variants too.
    if (own.length > 0) return isByScript(page, raw) ? toUnseen('hidden') : { code: 'separate', items: own };

    const barrier = findBarrierBehind(answer, both);
    if (barrier !== null) return toUnseen(barrier);
    const hidden = both.find((variant) => !variant.seen);
    return hidden !== undefined && !hidden.seen ? toUnseenPart(hidden) : { code: 'merged' };
  },
});
