import { defineCheck, type Ruling, unseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isOwnAddress } from '../../parse/own-address.ts';
import { isSameAddress, withoutTracking } from '../../parse/page-address.ts';
import { isClosed } from '../../parse/robots-directives.ts';
import { canonicalsOf, isErrorPage, notSeenFor } from './shared/fresh-answer.ts';
import { hasTitleOf, isForeignHome, namesSameThing } from './shared/same-thing.ts';

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
    sameThing: 'pass',
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
    const items = [href];
    const isSame = namesSameThing(href, page);
    if (!isOwnAddress(href, scan)) return { code: isSame ? 'sameThing' : 'otherSite', items };

    if (!canonicalTarget.seen) return isSame ? { code: 'sameThing', items } : notSeenFor(canonicalTarget);
    if (canonicalTarget.value === null) return isSame ? { code: 'sameThing', items } : unseen('hidden');
    const ruling = judgeTarget(canonicalTarget.value, scan.at);
    if (ruling.code !== 'otherPage') return ruling;
    if (isSame || hasTitleOf(canonicalTarget.value, page)) return { code: 'sameThing', items };
    return { code: isForeignHome(canonicalTarget.value, page) ? 'home' : 'otherPage', items };
  },
});
