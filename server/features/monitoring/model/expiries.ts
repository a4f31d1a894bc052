import type { Finding, Report, Who } from '../../../../lib/model.ts';
import { DAY, parseIsoDay, toIsoDay } from '../../../../lib/time.ts';

/** Things that expire on a day known in advance. */
export const END_KINDS = ['certificate', 'registration', 'software'] as const;
type EndKind = (typeof END_KINDS)[number];

/** An expiry found in a report. */
export interface Expiry {
  readonly kind: EndKind;
  /** The check that reports it. */
  readonly check: string;
  /** Software with its version; '' for the other kinds, of which a page has only one. */
  readonly name: string;
  /** The day, as `2026-11-20`. */
  readonly day: string;
  /** Its total lifetime in days, null if unknown; short for certificates that are renewed automatically. */
  readonly lifetime: number | null;
  readonly who: Who;
}

/** Days before an expiry on which it is announced. */
export const NOTICE_DAYS = [30, 7] as const;

/** An expiry to announce now. */
export interface Announcement {
  readonly end: Expiry;
  readonly before: (typeof NOTICE_DAYS)[number];
  /** Whole days that are left. */
  readonly left: number;
}

/** An announcement that was made. */
export type Announced = Pick<Expiry, 'kind' | 'name' | 'day'> & Pick<Announcement, 'before'>;

/** Days by which the expiry of one certificate may seem to move, because a report only contains the number of whole days left. */
const BLUR = 2;
/** Automatic renewal takes place when a third of the lifetime is left; nothing is announced before that. */
const TURN = 1 / 3;

const toDayNumber = (day: string): number => parseIsoDay(day) / DAY;

type EndsReader = (finding: Finding, at: number) => readonly Omit<Expiry, 'check'>[];

const readCertificateEnds: EndsReader = ({ args: { days, lifetime }, who }, at) =>
  typeof days !== 'number' || typeof lifetime !== 'number'
    ? []
    : [{ kind: 'certificate', name: '', day: toIsoDay(at + days * DAY), lifetime, who }];

const readRegistrationEnds: EndsReader = ({ args: { date }, who }) => [
  { kind: 'registration', name: '', day: String(date), lifetime: null, who },
];

/** Reads a product's end of support from its check. */
const readProductEnds: EndsReader = ({ args: { name = 'PHP', version = '', ends }, who }) => [
  { kind: 'software', name: `${name} ${version}`.trim(), day: String(ends), lifetime: null, who },
];

/** Reads libraries, each with its end of support: `Vue 2.7.16 (2023-12-31)`. */
const readLibraryEnds: EndsReader = ({ items, who }) =>
  items.flatMap((item) => {
    const [, name = '', day = ''] = /^(.{1,200}) \((\d{4}-\d{2}-\d{2})\)$/.exec(item) ?? [];
    return [{ kind: 'software', name, day, lifetime: null, who } as const];
  });

const ENDS_READERS: ReadonlyMap<string, EndsReader> = new Map([
  ['certificate-expiry', readCertificateEnds],
  ['registration-expiry', readRegistrationEnds],
  ['cms-version-supported', readProductEnds],
  ['php-version-supported', readProductEnds],
  ['eol-js-libraries', readLibraryEnds],
]);

/** Lists the expiries in a report; those without a valid day are left out. */
export const listExpiries = ({ findings, target }: Pick<Report, 'findings' | 'target'>): readonly Expiry[] =>
  findings
    .filter(({ outcome }) => outcome !== 'unknown')
    .flatMap((finding) =>
      (ENDS_READERS.get(finding.id)?.(finding, target.at) ?? []).map((end) => ({ check: finding.id, ...end })),
    )
    .filter(({ day }) => Number.isFinite(toDayNumber(day)));

const isAnnounced = ({ kind, name, day }: Expiry, before: number, announced: readonly Announced[]): boolean =>
  announced.some(
    (one) =>
      one.kind === kind &&
      one.name === name &&
      one.before <= before &&
      Math.abs(toDayNumber(one.day) - toDayNumber(day)) <= BLUR,
  );

/**
 * Returns what to announce at a moment in ms since 1970: the nearest announcement of each expiry, unless it was already made.
 * Nothing is announced after the expiry itself: that is a change.
 */
export const listDueEnds = (
  ends: readonly Expiry[],
  now: number,
  announced: readonly Announced[],
): readonly Announcement[] =>
  ends.flatMap((end): readonly Announcement[] => {
    const left = toDayNumber(end.day) - Math.floor(now / DAY);
    const before = NOTICE_DAYS.filter((days) => left <= days).at(-1);
    if (left < 0 || before === undefined || isAnnounced(end, before, announced)) return [];
    if (end.lifetime !== null && before >= end.lifetime * TURN) return [];
    return [{ end, before, left }];
  });

/** Returns the expiries known after a scan: those it reports, and the earlier ones of checks that it did not see. */
export const mergeEnds = (known: readonly Expiry[], report: Pick<Report, 'findings' | 'target'>): readonly Expiry[] => {
  const seen = new Set(report.findings.filter(({ outcome }) => outcome !== 'unknown').map(({ id }) => id));
  return [...known.filter(({ check }) => !seen.has(check)), ...listExpiries(report)];
};
