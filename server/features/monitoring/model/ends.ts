import type { Finding, Report, Who } from '../../../../lib/model.ts';
import { DAY, parseIsoDay, toIsoDay } from '../../../../lib/time.ts';

/** What comes to an end on a day that is known before. */
export const END_KINDS = ['certificate', 'registration', 'software'] as const;
type EndKind = (typeof END_KINDS)[number];

/** An end that a report tells. */
export interface End {
  readonly kind: EndKind;
  /** The check that tells it. */
  readonly check: string;
  /** Of software, with its version; '' of the others, of which a page has one. */
  readonly name: string;
  /** The day, `2026-11-20`. */
  readonly day: string;
  /** Days that it lasts in all, where that is known; a certificate that is renewed by itself lasts short. */
  readonly lifetime: number | null;
  readonly who: Who;
}

/** Days before an end on which it is announced. */
export const BEFORE = [30, 7] as const;

/** An end that is to be announced now. */
export interface Announcement {
  readonly end: End;
  readonly before: (typeof BEFORE)[number];
  /** Whole days that are left. */
  readonly left: number;
}

/** An announcement that was made. */
export type Announced = Pick<End, 'kind' | 'name' | 'day'> & Pick<Announcement, 'before'>;

/** Days by which the end of one certificate may seem to move: a report tells how many whole days are left. */
const BLUR = 2;
/** What renews certificates by itself does so when a third is left: nobody is told before its turn. */
const TURN = 1 / 3;

const toDayNumber = (day: string): number => parseIsoDay(day) / DAY;

type EndsReader = (finding: Finding, at: number) => readonly Omit<End, 'check'>[];

const readCertificateEnds: EndsReader = ({ args: { days, lifetime }, who }, at) =>
  typeof days !== 'number' || typeof lifetime !== 'number'
    ? []
    : [{ kind: 'certificate', name: '', day: toIsoDay(at + days * DAY), lifetime, who }];

const readRegistrationEnds: EndsReader = ({ args: { date }, who }) => [
  { kind: 'registration', name: '', day: String(date), lifetime: null, who },
];

/** A product whose end its check tells. */
const readProductEnds: EndsReader = ({ args: { name = 'PHP', version = '', ends }, who }) => [
  { kind: 'software', name: `${name} ${version}`.trim(), day: String(ends), lifetime: null, who },
];

/** Libraries, each with its end: `Vue 2.7.16 (2023-12-31)`. */
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

/** The ends that a report tells of; what it does not tell, or not as a day, is left out. */
export const listEnds = ({ findings, target }: Pick<Report, 'findings' | 'target'>): readonly End[] =>
  findings
    .filter(({ outcome }) => outcome !== 'unknown')
    .flatMap((finding) =>
      (ENDS_READERS.get(finding.id)?.(finding, target.at) ?? []).map((end) => ({ check: finding.id, ...end })),
    )
    .filter(({ day }) => Number.isFinite(toDayNumber(day)));

const isAnnounced = ({ kind, name, day }: End, before: number, announced: readonly Announced[]): boolean =>
  announced.some(
    (one) =>
      one.kind === kind &&
      one.name === name &&
      one.before <= before &&
      Math.abs(toDayNumber(one.day) - toDayNumber(day)) <= BLUR,
  );

/**
 * What is to be announced at a moment in ms since 1970: of each end the nearest of its announcements, when it was not made
 * before. What has ended is announced no more: that is a change.
 */
export const listDueEnds = (
  ends: readonly End[],
  now: number,
  announced: readonly Announced[],
): readonly Announcement[] =>
  ends.flatMap((end): readonly Announcement[] => {
    const left = toDayNumber(end.day) - Math.floor(now / DAY);
    const before = BEFORE.filter((days) => left <= days).at(-1);
    if (left < 0 || before === undefined || isAnnounced(end, before, announced)) return [];
    if (end.lifetime !== null && before >= end.lifetime * TURN) return [];
    return [{ end, before, left }];
  });

/** The ends that are known after a scan: those that it tells, and of checks that it did not see those of before. */
export const mergeEnds = (known: readonly End[], report: Pick<Report, 'findings' | 'target'>): readonly End[] => {
  const seen = new Set(report.findings.filter(({ outcome }) => outcome !== 'unknown').map(({ id }) => id));
  return [...known.filter(({ check }) => !seen.has(check)), ...listEnds(report)];
};
