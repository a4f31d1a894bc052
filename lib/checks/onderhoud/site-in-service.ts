import { defineCheck, findBlindness } from '../../check.ts';
import { findAwayTime } from '../../parse/page-kind/away.ts';
import { findStandInSigns, isSigned, type StandInSign } from '../../parse/page-kind/stand-in.ts';

/** Conclusions by what the page stands in as, in the order of the signs. */
const CODES = {
  parked: 'parked',
  default: 'defaultPage',
  soon: 'comingSoon',
  maintenance: 'maintenance',
  suspended: 'suspended',
  moved: 'moved',
} as const satisfies Record<StandInSign['kind'], string>;

/** Statuses of a page that does not exist. */
const REMOVED_STATUSES = [404, 410];

export const siteInService = defineCheck({
  id: 'site-in-service',
  weight: 9,
  who: 'hostingpartij',
  source: 'https://developers.google.com/search/docs/crawling-indexing/pause-online-business',
  needs: ['page', 'kind', 'scan'],
  helps: ['answer'],
  verdicts: {
    inService: 'pass',
    doubtful: 'warn',
    errorPage: { verdict: 'info', state: 'errorPage' },
    serverError: { verdict: 'fail', cap: 25, step: 'broken', opens: true, state: 'errorPage' },
    parked: { verdict: 'fail', cap: 25, step: 'broken', opens: true, state: 'parked', who: 'domeinbeheerder' },
    suspended: { verdict: 'fail', cap: 25, step: 'broken', opens: true, state: 'suspended' },
    maintenance: { verdict: 'fail', cap: 25, step: 'broken', opens: true, state: 'maintenance' },
    defaultPage: { verdict: 'fail', cap: 25, step: 'broken', opens: true, state: 'defaultPage' },
    comingSoon: { verdict: 'fail', cap: 25, step: 'broken', opens: true, state: 'comingSoon', who: 'zelf' },
    moved: { verdict: 'fail', cap: 39, step: 'broken', opens: true },
    away: { verdict: 'info', opens: true, state: 'maintenance', ungraded: true },
  },

  judge({ page, kind, scan, answer }) {
    const away = findAwayTime({ page, scan, answer });
    if (away !== null) return { code: 'away', args: away, items: ['503'] };

    // A missing page is one of many; a server that fails, or has no home page, shows nothing of its site.
    const status = answer.seen ? answer.value.status : 0;
    const isFirst = new URL(scan.url).pathname === '/';
    if (kind === 'error' && (status >= 500 || (isFirst && REMOVED_STATUSES.includes(status))))
      return { code: 'serverError', args: { status }, items: [`${status}`] };

    const [first, ...more] = findStandInSigns(page);
    // The status that the page had for a stranger tells a missing page from a server that fails.
    if (first === undefined && kind === 'error') return { code: 'errorPage', partial: findBlindness([answer]) };
    if (first === undefined) return { code: 'inService' };

    // A page answered with an error gets the kind `error` first, but may stand in for the site nevertheless.
    const signs = [first, ...more];
    const items = [...new Set(signs.map(({ text }) => text))];
    return { code: kind === 'standIn' || isSigned(page, signs) ? CODES[first.kind] : 'doubtful', items };
  },
});
