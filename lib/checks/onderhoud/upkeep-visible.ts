import { defineCheck, toUnseen } from '../../check.ts';
import type { Blind } from '../../model.ts';
import { type Opened, openToStrangers } from '../../parse/page-kind/administration.ts';
import { findOpenedBehindLink } from '../../parse/page-kind/linked-administration.ts';
import { assessCopyright } from './shared/copyright-standing.ts';
import { findNewestDate } from './shared/newest-date.ts';
import { hasShownSoftware } from './shared/shown-software.ts';

/** What is open to strangers that nobody leaves open who keeps a site; a plain listing of a folder is not. */
const LEFT_OPEN: Readonly<Partial<Record<Opened['kind'], 'unguarded' | 'loginPublic'>>> = {
  openWithoutPassword: 'unguarded',
  installerOpen: 'unguarded',
  statedCredentials: 'unguarded',
  debugPage: 'unguarded',
  secretFiles: 'unguarded',
  loginPublic: 'loginPublic',
};

/** Reasons for which a sitemap shows no date that are the site's own doing. */
const SHOWS_NONE: readonly Blind[] = ['tooLarge', 'elsewhere'];

/**
 * What shows that somebody keeps the site: software that tells its version, a date of the past year, this year's copyright. Where
 * nothing shows, nothing is wrong, and nobody can say that all is well. What is open to strangers costs its points in Security.
 */
export const upkeepVisible = defineCheck({
  id: 'upkeep-visible',
  weight: 0,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  needs: ['page', 'scan'],
  helps: ['answer', 'libraries', 'scripts', 'sitemap', 'raw', 'visited'],
  verdicts: {
    shown: 'info',
    little: { verdict: 'info', cap: 89 },
    nothing: { verdict: 'info', cap: 74 },
    loginPublic: { verdict: 'info', cap: 25, cause: 'open-administration', who: 'hostingpartij' },
    unguarded: { verdict: 'info', cap: 20, cause: 'open-administration', who: 'hostingpartij' },
  },

  judge({ page, scan, answer, libraries, scripts, sitemap, raw, visited }) {
    const opened = scan.isPublic ? (openToStrangers(page, raw) ?? findOpenedBehindLink(page, scan, visited)) : null;
    if (typeof opened === 'string') return toUnseen(opened);
    const left = opened === null ? undefined : LEFT_OPEN[opened.kind];
    if (left !== undefined) return { code: left };

    const life = findNewestDate({ page, scan, sitemap });
    const year = assessCopyright({ page, scan });
    const signs = [
      hasShownSoftware({ page, answer, libraries, scripts }),
      'code' in life && life.code === 'recent',
      year.code === 'current',
    ];
    const count = signs.filter(Boolean).length;
    if (count >= 2) return { code: 'shown', args: { count } };
    const hidden = [answer, libraries].find((fact) => !fact.seen && fact.why !== 'notApplicable');
    if (hidden?.seen === false && hidden.why !== 'notApplicable') return toUnseen(hidden.why);
    // A sitemap too large to read, or one that leads to another site, shows nobody a date.
    if ('unseen' in life && !SHOWS_NONE.includes(life.unseen)) return life;
    return { code: count === 0 ? 'nothing' : 'little', args: { count } };
  },
});
