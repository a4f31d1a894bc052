import { defineCheck, findBlindness, toUnseen } from '../../check.ts';
import type { Blind } from '../../model.ts';
import { type Opened, openToStrangers } from '../../parse/page-kind/administration.ts';
import { findOpenedBehindLink } from '../../parse/page-kind/linked-administration.ts';
import { assessCopyright } from './shared/copyright-standing.ts';
import { findNewestDate } from './shared/newest-date.ts';
import { hasShownSoftware } from './shared/shown-software.ts';

/** Things open to strangers that no maintained site leaves open; a plain directory listing is not one of them. */
const LEFT_OPEN: Readonly<Partial<Record<Opened['kind'], 'unguarded' | 'loginPublic'>>> = {
  openWithoutPassword: 'unguarded',
  installerOpen: 'unguarded',
  statedCredentials: 'unguarded',
  debugPage: 'unguarded',
  secretFiles: 'unguarded',
  loginPublic: 'loginPublic',
};

/** Reasons for an unread sitemap that are the site's own doing. */
const SHOWS_NONE: readonly Blind[] = ['tooLarge', 'elsewhere'];

/**
 * Visible signs of maintenance: software that shows its version, a date within the past year, this year's copyright.
 * Without such signs nothing is wrong, but good condition cannot be confirmed. Things open to strangers cost points in
 * Security.
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
    const blind = findBlindness([answer, libraries]);
    if (blind !== null) return toUnseen(blind);
    // A sitemap that is too large to read, or leads to another site, shows nobody a date.
    if ('unseen' in life && !SHOWS_NONE.includes(life.unseen)) return life;
    return { code: count === 0 ? 'nothing' : 'little', args: { count } };
  },
});
