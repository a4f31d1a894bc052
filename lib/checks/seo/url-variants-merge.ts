import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { canonicalElements } from '../../parse/canonical.ts';
import { isHomePath, withoutTracking } from '../../parse/page-address.ts';
import { notSeenFor } from './fresh-answer.ts';

type Variant = Facts['variants']['slash'];

/** A page of its own: it answers with 2xx and does not name this page as the one to keep. */
const isOwnPage = (variant: Variant, here: readonly string[]): boolean => {
  if (!variant.seen) return false;
  const { status, canonicals } = variant.value;
  return status >= 200 && status <= 299 && !canonicals.some((address) => here.includes(address));
};

export const urlVariantsMerge = defineCheck({
  id: 'url-variants-merge',
  weight: 3,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  needs: ['page'],
  helps: ['variants'],
  verdicts: { merged: 'pass', separate: 'warn', notAsked: 'skip' },

  judge({ page, variants }) {
    const { url } = page.document;
    if (isHomePath(url) || (URL.parse(withoutTracking(url))?.search ?? '') !== '') return { code: 'notAsked' };
    if (!variants.seen) return variants.why === 'moot' ? { code: 'notAsked' } : notSeenFor(variants);

    const canonical = canonicalElements(page.head.links).find(({ from }) => from === 'head')?.href;
    const here = canonical === undefined || canonical === null ? [withoutTracking(url)] : [canonical];
    const both = [variants.value.slash, variants.value.query];
    const own = both.flatMap((variant) => (variant.seen && isOwnPage(variant, here) ? [variant.value.asked] : []));
    if (own.length > 0) return { code: 'separate', items: own };

    const hidden = both.find((variant) => !variant.seen);
    return hidden !== undefined && !hidden.seen ? notSeenFor(hidden) : { code: 'merged' };
  },
});
