import type { Ruling } from '../../../check.ts';
import type { Facts, Seen } from '../../../evidence.ts';

type Listed = Facts['sitemap']['files'][number];
type Part = Listed['file'];
type File = Part extends Seen<infer T> ? T : never;
type Fault =
  | 'damaged'
  | 'malformed'
  | 'namespace'
  | 'relative'
  | 'elsewhere'
  | 'insecure'
  | 'badDates'
  | 'futureDates'
  | 'allToday';

/** From this number of dates on, nearly all on the day of the scan means that they are made up. */
const TODAY = { least: 20, share: 0.9 };

const isAllToday = ({ lastmods, news }: File): boolean =>
  !news && lastmods.total >= TODAY.least && lastmods.today > TODAY.share * lastmods.total;

/** Whether an answer is a sitemap file: no error and no web page. */
export const isFound = ({ status, kind }: File): boolean => status >= 200 && status <= 299 && kind !== 'html';

/** A file of the protocol without a single entry, which its schemas require. */
export const isEmpty = ({ kind, entries, truncated }: File): boolean =>
  (kind === 'urlset' || kind === 'index') && entries === 0 && !truncated;

/**
 * What is wrong with the files that an index lists: another index, which it may not list, or an answer that is no file
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps). Null when nothing is.
 */
export const findIndexFault = ({
  files,
  complete,
}: Pick<Facts['sitemap'], 'files' | 'complete'>): Ruling<'nested' | 'allMissing' | 'someMissing'> | null => {
  const children = files.flatMap(({ url, via, file }) =>
    via === 'index' && file.seen ? [{ url, file: file.value }] : [],
  );
  const nested = children.filter(({ file }) => isFound(file) && file.kind === 'index');
  if (nested.length > 0) return { code: 'nested', items: nested.map(({ url }) => url) };
  const missing = children.filter(({ file }) => !isFound(file));
  if (missing.length === 0) return null;
  // Of a long index only some files are read: the others may be there.
  const isAll = complete && missing.length === files.filter(({ via }) => via === 'index').length;
  return {
    code: isAll ? 'allMissing' : 'someMissing',
    items: missing.map(({ url, file }) => (file.status >= 400 ? `${file.status} ${url}` : url)),
  };
};

/** Possible faults of a sitemap file, the worst first, with the evidence for each. */
export const FAULTS: readonly (readonly [Fault, (file: File, isHttps: boolean) => readonly string[]])[] = [
  ['damaged', ({ damaged = false }) => (damaged ? ['gzip'] : [])],
  ['malformed', ({ fault, kind }) => (fault === null ? (kind === 'other' ? ['?'] : []) : [fault])],
  [
    'namespace',
    ({ namespace, extension }) =>
      [namespace === undefined ? undefined : `xmlns="${namespace}"`, extension].filter((one) => one !== undefined),
  ],
  ['relative', ({ relative }) => relative],
  ['elsewhere', ({ elsewhere }) => elsewhere],
  ['insecure', ({ http }, isHttps) => (isHttps ? http : [])],
  ['badDates', ({ lastmods }) => lastmods.malformed],
  ['futureDates', ({ lastmods }) => lastmods.future],
  ['allToday', (file) => (isAllToday(file) ? [`${file.lastmods.today} / ${file.lastmods.total}`] : [])],
];
