import type { CheckResult } from '../api/result.ts';
import type { ServiceFault, ServicePart } from '../api/service.ts';
import { type Blind, isFailOrWarn, type Pillar } from '../model.ts';
import type { PillarState, ScanState } from '../state.ts';

/** A pillar's checks on the partner tier, as the popup lists them. */
export interface CheckSummary {
  /** The checks that fail or warn, most points first. */
  readonly issues: readonly CheckResult[];
  readonly counts: Readonly<Record<'pass' | 'info' | 'skip' | 'unknown', number>>;
  /** Checks that reached a verdict other than "does not apply". */
  readonly carriedOut: number;
}

const compareByCost = (a: CheckResult, b: CheckResult): number => b.points - a.points || b.weight - a.weight;

export const summarizeChecks = (checks: readonly CheckResult[]): CheckSummary => {
  const count = (wanted: CheckResult['outcome']): number => checks.filter(({ outcome }) => outcome === wanted).length;
  const counts = { pass: count('pass'), info: count('info'), skip: count('skip'), unknown: count('unknown') };
  const issues = checks.filter(isFailOrWarn).toSorted(compareByCost);
  return { issues, counts, carriedOut: issues.length + counts.pass + counts.info };
};

/** The lowest-scoring pillar, the first of equals; null when none is lower than another. */
export const findWeakest = (
  pillars: readonly PillarState[],
): { readonly id: Pillar; readonly score: number } | null => {
  const scored = pillars.flatMap(({ id, score }) => (score === null ? [] : [{ id, score }]));
  const [low] = scored.toSorted((a, b) => a.score - b.score);
  return low !== undefined && scored.some(({ score }) => score > low.score) ? low : null;
};

/** Whether anything was not tested for this reason. */
export const isUnseen = (state: ScanState, why: Blind): boolean =>
  state.pillars.some(({ unseen }) => unseen.some((group) => group.why === why && group.count > 0));

/** Whether more would be seen with access: to the site, or to where its redirects lead. */
export const needsAccess = ({ access, seesRedirects }: ScanState): boolean => !access || seesRedirects === false;

/** Faults in which a service answered with nothing usable. */
const BAD_ANSWERS: readonly ServiceFault[] = [
  'serverFault',
  'otherStatus',
  'htmlPage',
  'notJson',
  'brokenJson',
  'empty',
  'tooLarge',
  'wrongShape',
  'otherDomain',
];

/**
 * Trouble with the service that a user must know about before the local result; null when that can wait. `status` is
 * the HTTP status.
 */
export const findServiceTrouble = ({
  keyRefused,
  error,
}: Pick<ServicePart, 'keyRefused' | 'error'>): { kind: 'keyRefused' } | { kind: 'down'; status: number } | null => {
  if (keyRefused) return { kind: 'keyRefused' };
  if (error === null || error.status === null || !BAD_ANSWERS.includes(error.code)) return null;
  return { kind: 'down', status: error.status };
};

/** Host of a web address, '' for any other: those contain nothing that a user would recognise. */
export const getWebHost = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.hostname : '';
};

/** The same address without the trailing dot of its host; null when it has none. */
export const removeHostDot = (url: string): string | null => {
  const parsed = URL.parse(url);
  if (parsed === null || !parsed.hostname.endsWith('.')) return null;
  parsed.hostname = parsed.hostname.slice(0, -1);
  return parsed.href;
};

/** The name for what a tab shows: its host as the scan knows it or, once scanned, a local file's own name; else ''. */
export const toShownName = (url: string, known = ''): string =>
  url.startsWith('file:') ? known : getWebHost(url) && (known || getWebHost(url));

/** Address without query and fragment, for "this result belongs to": `voorbeeld.nl/contact`. */
export const toPageName = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed === null ? url : `${parsed.host}${parsed.pathname === '/' ? '' : parsed.pathname}`;
};

/**
 * Whole minutes until the limit ends: 0 when it is over, and never more than an hour, even if the clock was changed
 * meanwhile. Times in ms since 1970, `retryAfter` in seconds.
 */
export const countMinutesLeft = (since: number, retryAfter: number, now: number): number =>
  Math.min(60, Math.max(0, Math.ceil((since + retryAfter * 1_000 - now) / 60_000)));

/** Pages that cannot be scanned, however often it is tried. */
const FIXED: readonly (string | null)[] = ['browserPage', 'storePage', 'notAPage', 'hiddenPage'];

/** Whether scanning the same page again can succeed; true for null, when nothing is known yet. */
export const canRetry = (state: Pick<ScanState, 'situation'> | null): boolean =>
  state === null || !FIXED.includes(state.situation);

/** Whether little of this site is read without access: it was not granted, and the page did not permit requests. */
export const isPoor = (state: ScanState): boolean =>
  state.phase !== 'scanning' &&
  !state.access &&
  isUnseen(state, 'denied') &&
  !state.ledger.some(({ inPage = false, notSent = false }) => inPage && !notSent);
