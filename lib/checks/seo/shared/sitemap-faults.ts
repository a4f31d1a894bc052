import type { Facts, Seen } from '../../../evidence.ts';

type Part = Facts['sitemap']['files'][number]['file'];
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

/** Possible faults of a sitemap file, the worst first, with the evidence for each. */
export const FAULTS: readonly (readonly [Fault, (file: File, isHttps: boolean) => readonly string[]])[] = [
  ['damaged', ({ damaged = false }) => (damaged ? ['gzip'] : [])],
  ['malformed', ({ fault, kind }) => (fault === null ? (kind === 'other' ? ['?'] : []) : [fault])],
  ['namespace', ({ namespace }) => (namespace === undefined ? [] : [`xmlns="${namespace}"`])],
  ['relative', ({ relative }) => relative],
  ['elsewhere', ({ elsewhere }) => elsewhere],
  ['insecure', ({ http }, isHttps) => (isHttps ? http : [])],
  ['badDates', ({ lastmods }) => lastmods.malformed],
  ['futureDates', ({ lastmods }) => lastmods.future],
  ['allToday', (file) => (isAllToday(file) ? [`${file.lastmods.today} / ${file.lastmods.total}`] : [])],
];
