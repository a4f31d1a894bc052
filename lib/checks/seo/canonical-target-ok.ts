import { defineCheck, type Ruling, unseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isOwnAddress } from '../../parse/own-address.ts';
import { isHomePath, isSameAddress, withoutTracking } from '../../parse/page-address.ts';
import { isClosed } from '../../parse/robots-directives.ts';
import { canonicalsOf, isErrorPage, notSeenFor } from './shared/fresh-answer.ts';

type Target = NonNullable<Facts['canonicalTarget']>;

const judgeTarget = (target: Target, at: number): Ruling<'redirects' | 'otherPage' | 'dead' | 'closed'> => {
  const items = [target.asked];
  if (target.redirected) return { code: 'redirects', items };
  if (target.status >= 400) return { code: 'dead', args: { status: target.status }, items };
  return { code: isClosed(target, at, ['googlebot']) ? 'closed' : 'otherPage', items };
};

export const canonicalTargetOk = defineCheck({
  id: 'canonical-target-ok',
  weight: 6,
  who: 'webbouwer',
  cause: 'canonical',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: ['page', 'scan'],
  helps: ['fresh', 'canonicalTarget'],
  verdicts: {
    thisPage: 'pass',
    otherPage: 'warn',
    redirects: 'warn',
    otherSite: 'warn',
    dead: { verdict: 'fail', step: 'broken' },
    closed: { verdict: 'fail', step: 'broken' },
    home: 'fail',
    notOne: 'skip',
    errorPage: 'skip',
  },

  judge({ page, scan, fresh, canonicalTarget }) {
    if (isErrorPage(fresh)) return { code: 'errorPage' };
    const [href, ...others] = new Set(canonicalsOf(page, fresh).map((canonical) => canonical.href));
    if (others.length > 0) return { code: 'notOne' };
    // The Link header may name another one.
    if (!fresh.seen) return notSeenFor(fresh);
    if (href === undefined || href === null) return { code: 'notOne' };

    const here = page.document.url;
    if (isSameAddress(withoutTracking(href), withoutTracking(here))) return { code: 'thisPage' };
    if (!isOwnAddress(href, scan)) return { code: 'otherSite', items: [href] };
    if (isHomePath(href) && !isHomePath(here)) return { code: 'home', items: [href] };

    if (!canonicalTarget.seen) return notSeenFor(canonicalTarget);
    return canonicalTarget.value === null ? unseen('hidden') : judgeTarget(canonicalTarget.value, scan.at);
  },
});
