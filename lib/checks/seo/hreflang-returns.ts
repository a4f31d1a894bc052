import { defineCheck, unseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { canonicalElements } from '../../parse/canonical.ts';
import { type Alternate, hreflangElements, isDefault } from '../../parse/hreflang.ts';
import { isSameAddress, withoutTracking } from '../../parse/page-address.ts';
import { visitorBarrier } from '../onderhoud/visitor-barrier.ts';
import { notSeenFor } from './fresh-answer.ts';

type Sampled = Facts['hreflangTargets'][number];

/** The page itself, by its address and its canonical one. */
const namesOf = ({ document, head }: Facts['page']): readonly string[] => [
  withoutTracking(document.url),
  ...canonicalElements(head.links).flatMap(({ href }) => href ?? []),
];

/** x-default may lead each visitor on to a language (Google on localized versions). */
const isSelector = ({ url, glance }: Sampled, alternates: readonly Alternate[]): boolean => {
  const named = alternates.filter(({ href }) => href === url);
  return glance.seen && glance.value.redirected && named.length > 0 && named.every(isDefault);
};

const isFaulty = ({ glance }: Sampled, here: readonly string[]): boolean => {
  if (!glance.seen) return false;
  const { status, alternates } = glance.value;
  return (
    status < 200 || status > 299 || !alternates.some(({ href }) => here.some((address) => isSameAddress(address, href)))
  );
};

export const hreflangReturns = defineCheck({
  id: 'hreflang-returns',
  weight: 3,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: ['page', 'hreflangTargets'],
  helps: ['raw', 'answer'],
  verdicts: { returned: 'pass', oneFaulty: 'warn', faulty: 'fail', absent: 'skip' },

  judge({ page, hreflangTargets, raw, answer }) {
    const here = namesOf(page);
    const others = hreflangElements(page.head.links).filter(
      ({ href }) => href !== null && !here.some((address) => isSameAddress(address, href)),
    );
    if (others.length === 0) return { code: 'absent' };
    if (hreflangTargets.length === 0) return unseen('otherHost');
    // What only scripts write into the head, the raw alternates cannot show.
    if (raw.seen && hreflangElements(raw.value.head.links).length === 0) return unseen('hidden');

    const judged = hreflangTargets.filter((sampled) => !isSelector(sampled, others));
    if (judged.length === 0) return others.every(isDefault) ? { code: 'absent' } : unseen('otherHost');

    const barrier = visitorBarrier(answer);
    if (barrier !== null && judged.some(({ glance }) => glance.seen && glance.value.redirected)) return unseen(barrier);
    const faulty = judged.filter((sampled) => isFaulty(sampled, here));
    const items = faulty.map(({ url }) => url);
    if (faulty.length > 1) return { code: 'faulty', args: { count: faulty.length }, items };

    const hidden = judged.find(({ glance }) => !glance.seen)?.glance;
    if (hidden !== undefined && !hidden.seen) return notSeenFor(hidden);
    return { code: faulty.length === 1 ? 'oneFaulty' : 'returned', args: { count: judged.length }, items };
  },
});
