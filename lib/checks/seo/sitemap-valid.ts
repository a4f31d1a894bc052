import { defineCheck, unseen } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { notSeenFor } from './shared/fresh-answer.ts';

type Part = Facts['sitemap']['files'][number]['file'];
type File = Part extends Seen<infer T> ? T : never;
type Fault =
  | 'malformed'
  | 'namespace'
  | 'relative'
  | 'elsewhere'
  | 'insecure'
  | 'badDates'
  | 'futureDates'
  | 'allToday';

/** From this many dates on, nearly all on the day of the scan says that they are made up. */
const TODAY = { least: 20, share: 0.9 };

const isAllToday = ({ lastmods, news }: File): boolean =>
  !news && lastmods.total >= TODAY.least && lastmods.today > TODAY.share * lastmods.total;

/** What can be wrong with a file, the worst first, with what shows it. */
const FAULTS: readonly (readonly [Fault, (file: File, isHttps: boolean) => readonly string[]])[] = [
  ['malformed', ({ fault, kind }) => (fault === null ? (kind === 'other' ? ['?'] : []) : [fault])],
  ['namespace', ({ namespace }) => (namespace === undefined ? [] : [`xmlns="${namespace}"`])],
  ['relative', ({ relative }) => relative],
  ['elsewhere', ({ elsewhere }) => elsewhere],
  ['insecure', ({ http }, isHttps) => (isHttps ? http : [])],
  ['badDates', ({ lastmods }) => lastmods.malformed],
  ['futureDates', ({ lastmods }) => lastmods.future],
  ['allToday', (file) => (isAllToday(file) ? [`${file.lastmods.today} / ${file.lastmods.total}`] : [])],
];

export const sitemapValid = defineCheck({
  id: 'sitemap-valid',
  weight: 4,
  who: 'webbouwer',
  cause: 'sitemap',
  source: 'https://www.sitemaps.org/protocol.html',
  needs: ['sitemap', 'scan'],
  verdicts: {
    valid: 'pass',
    insecure: 'warn',
    badDates: 'warn',
    futureDates: 'warn',
    allToday: 'warn',
    malformed: 'fail',
    namespace: 'fail',
    relative: 'fail',
    elsewhere: 'fail',
    none: 'skip',
  },

  judge({ sitemap, scan }) {
    const files = sitemap.files.flatMap(({ url, file }) => (file.seen ? [{ url, file: file.value }] : []));
    const read = files.filter(({ file }) => file.status >= 200 && file.status <= 299 && file.kind !== 'html');
    const hidden = sitemap.files.find(({ file }) => !file.seen)?.file;
    if (read.length === 0) return hidden === undefined || hidden.seen ? { code: 'none' } : notSeenFor(hidden);

    for (const [code, find] of FAULTS) {
      const items = read.flatMap(({ url, file }) =>
        find(file, scan.url.startsWith('https:')).map((item) => `${url}: ${item}`),
      );
      if (items.length > 0) return { code, items };
    }
    const args = { count: read.length };
    return read.some(({ file }) => file.truncated) ? unseen('tooLarge') : { code: 'valid', args };
  },
});
