import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { type Alternate, isDefault, parseHreflangElements } from '../../parse/html/hreflang.ts';
import { findBarrierBehind } from '../../parse/page-kind/visitor-barrier.ts';
import { parseCanonicalElements } from '../../parse/url/canonical.ts';
import { isSameAddress, withoutTracking } from '../../parse/url/page-address.ts';
import { toUnseenPart } from './shared/fresh-answer.ts';

type Sampled = Facts['hreflangTargets'][number];

/** The page's own address and its canonical ones. */
const listOwnAddresses = ({ document, head }: Facts['page']): readonly string[] => [
  withoutTracking(document.url),
  ...parseCanonicalElements(head.links).flatMap(({ href }) => href ?? []),
];

/** Whether it is an x-default, which may redirect each visitor to a language (Google on localized versions). */
const isSelector = ({ url, glance }: Sampled, alternates: readonly Alternate[]): boolean => {
  const named = alternates.filter(({ href }) => href === url);
  return glance.seen && glance.value.redirected && named.length > 0 && named.every(isDefault);
};

/** Whether it is not a page, or does not list this one among its translations. */
const isFaulty = ({ glance }: Sampled, here: readonly string[]): boolean => {
  if (!glance.seen) return false;
  const { status, alternates } = glance.value;
  return (
    status < 200 || status > 299 || !alternates.some(({ href }) => here.some((address) => isSameAddress(address, href)))
  );
};

export const hreflangReturns = defineCheck({
  id: 'hreflang-returns',
  weight: 2,
  who: 'webbouwer',
  cause: 'hreflang',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: ['page', 'hreflangTargets'],
  helps: ['raw', 'answer'],
  verdicts: { returned: 'pass', oneFaulty: 'warn', faulty: 'fail', absent: 'skip' },

  judge({ page, hreflangTargets, raw, answer }) {
    const here = listOwnAddresses(page);
    const others = parseHreflangElements(page.head.links).filter(
      ({ href }) => href !== null && !here.some((address) => isSameAddress(address, href)),
    );
    if (others.length === 0) return { code: 'absent' };
    if (hreflangTargets.length === 0) return toUnseen('otherHost');
    // The raw HTML of the alternates cannot show what only scripts add to the head.
    if (raw.seen && parseHreflangElements(raw.value.head.links).length === 0) return toUnseen('hidden');

    const judged = hreflangTargets.filter((sampled) => !isSelector(sampled, others));
    if (judged.length === 0) return others.every(isDefault) ? { code: 'absent' } : toUnseen('otherHost');

    const glances = judged.map(({ glance }) => glance);
    const barrier = findBarrierBehind(answer, glances);
    if (barrier !== null) return toUnseen(barrier);

    const faulty = judged.filter((sampled) => isFaulty(sampled, here));
    const items = faulty.map(({ url }) => url);
    if (faulty.length > 1) return { code: 'faulty', args: { count: faulty.length }, items };

    const [hidden] = glances.flatMap((glance) => (glance.seen ? [] : [glance]));
    if (hidden !== undefined) return toUnseenPart(hidden);
    return { code: faulty.length === 1 ? 'oneFaulty' : 'returned', args: { count: judged.length }, items };
  },
});
