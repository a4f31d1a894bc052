import { defineCheck, findBlindness, type Ruling, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isClosed } from '../../parse/site-files/robots-directives.ts';
import { isWebAddress } from '../../parse/url/canonical.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';
import { isSameAddress, withoutTracking } from '../../parse/url/page-address.ts';
import { isErrorPage, listCanonicals, toUnseenPart } from './shared/fresh-answer.ts';
import {
  isForeignHome,
  isOtherThingShown,
  isRefuted,
  isSameThingByName,
  isSameThingShown,
} from './shared/same-thing.ts';

type Target = NonNullable<Facts['canonicalTarget']>;

/** Judges the page at a canonical address by its own answer; `at` in ms since 1970. */
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
  helps: ['fresh', 'raw', 'canonicalTarget'],
  verdicts: {
    thisPage: 'pass',
    sameThing: 'pass',
    otherPage: 'warn',
    otherThing: 'fail',
    redirects: 'warn',
    otherSite: 'warn',
    notWeb: 'warn',
    dead: { verdict: 'fail', step: 'broken' },
    closed: { verdict: 'fail', step: 'broken' },
    home: 'fail',
    notOne: 'skip',
    errorPage: 'skip',
  },

  judge({ page, scan, fresh, raw, canonicalTarget }) {
    if (isErrorPage(fresh)) return { code: 'errorPage' };
    const [href, ...others] = new Set(listCanonicals(page, fresh).map((canonical) => canonical.href));
    if (others.length > 0) return { code: 'notOne' };
    // The Link header may name a different address.
    if (!fresh.seen) return toUnseenPart(fresh);
    if (href === undefined || href === null) return { code: 'notOne' };
    if (!isWebAddress(href)) return { code: 'notWeb', items: [href] };

    const here = page.document.url;
    if (isSameAddress(withoutTracking(href), withoutTracking(here))) return { code: 'thisPage' };
    const items = [href];
    const isSame = isSameThingByName(href, page);
    if (!isOwnAddress(href, scan)) return { code: isSame ? 'sameThing' : 'otherSite', items };

    const partial = findBlindness([canonicalTarget]);
    if (!canonicalTarget.seen) return isSame ? { code: 'sameThing', items, partial } : toUnseenPart(canonicalTarget);
    if (canonicalTarget.value === null) return isSame ? { code: 'sameThing', items } : toUnseen('hidden');
    const ruling = judgeTarget(canonicalTarget.value, scan.at);
    if (ruling.code !== 'otherPage') return ruling;
    const isSameByName = isSame && !isRefuted(canonicalTarget.value, page, raw);
    if (isSameByName || isSameThingShown(canonicalTarget.value, page)) return { code: 'sameThing', items };
    if (isForeignHome(canonicalTarget.value, page)) return { code: 'home', items };
    return { code: isOtherThingShown(canonicalTarget.value, page) ? 'otherThing' : 'otherPage', items };
  },
});
