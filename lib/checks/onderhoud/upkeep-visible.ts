import { defineCheck, unseen } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { type Opened, openToStrangers } from '../../parse/page-kind/administration.ts';
import { copyrightStanding } from './shared/copyright-standing.ts';
import { librariesSeen } from './shared/libraries-seen.ts';
import { newestDate } from './shared/newest-date.ts';
import { productsSeen } from './shared/products-seen.ts';

/** A name and a version in a header, as servers and languages tell them. */
const VERSION = /\/\d+\.\d/;

interface Sight {
  readonly page: Facts['page'];
  readonly answer: Seen<Facts['answer']>;
  readonly libraries: Seen<Facts['libraries']>;
  readonly scripts: Seen<Facts['scripts']>;
}

/** Whether some software shows its version, or is a platform that keeps itself up to date: then its own checks judge it. */
const showsSoftware = ({ page, answer, libraries, scripts }: Sight): boolean => {
  const headers = answer.seen ? answer.value.headers : {};
  const told = [headers['server'] ?? '', headers['x-powered-by'] ?? ''];
  const products = productsSeen(page, headers, libraries.seen ? libraries.value : []);
  return (
    told.some((header) => VERSION.test(header)) ||
    products.some(({ hosted, version }) => hosted || version !== null) ||
    librariesSeen({ page, libraries, scripts }).length > 0
  );
};

/** What is open to strangers that nobody leaves open who keeps a site; a plain listing of a folder is not. */
const LEFT_OPEN: Readonly<Partial<Record<Opened['kind'], 'unguarded' | 'loginPublic'>>> = {
  openWithoutPassword: 'unguarded',
  installerOpen: 'unguarded',
  statedCredentials: 'unguarded',
  debugPage: 'unguarded',
  secretFiles: 'unguarded',
  loginPublic: 'loginPublic',
};

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
  helps: ['answer', 'libraries', 'scripts', 'sitemap', 'raw'],
  verdicts: {
    shown: 'info',
    little: { verdict: 'info', cap: 89 },
    nothing: { verdict: 'info', cap: 74 },
    loginPublic: { verdict: 'info', cap: 25, cause: 'open-administration' },
    unguarded: { verdict: 'info', cap: 20, cause: 'open-administration' },
  },

  judge({ page, scan, answer, libraries, scripts, sitemap, raw }) {
    const opened = scan.isPublic ? openToStrangers(page, raw) : null;
    if (typeof opened === 'string') return unseen(opened);
    const left = opened === null ? undefined : LEFT_OPEN[opened.kind];
    if (left !== undefined) return { code: left };

    const life = newestDate({ page, scan, sitemap });
    const year = copyrightStanding({ page, scan });
    const signs = [
      showsSoftware({ page, answer, libraries, scripts }),
      'code' in life && life.code === 'recent',
      year.code === 'current',
    ];
    const count = signs.filter(Boolean).length;
    if (count >= 2) return { code: 'shown', args: { count } };
    const hidden = [answer, libraries].find((fact) => !fact.seen && fact.why !== 'notApplicable');
    if (hidden?.seen === false && hidden.why !== 'notApplicable') return unseen(hidden.why);
    if ('unseen' in life) return life;
    return { code: count === 0 ? 'nothing' : 'little', args: { count } };
  },
});
