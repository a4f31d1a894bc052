import type { Locale } from '../../../../lib/model.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { writeImperative } from '../../../../lib/words/say.ts';
import { monitorWords } from '../../../../lib/words/service/words.ts';
import { formatDayIn, type Item, type SubscriberRecord, type Tone } from './email.ts';
import type { DigestRow, Notice, NoticeContent } from './notice.ts';

type Digest = Extract<NoticeContent, { readonly kind: 'digest' }>;

/** Maximum findings that got worse named per site. */
const NAMED = 3;

/** Maximum sites listed in a digest; the others are only counted. */
const SHOWN = 40;

/** Whether nothing happened on a site. One that was not scanned is not known to be unchanged. */
const isCalm = ({ worse, better, reachable, scanned, danger }: DigestRow): boolean =>
  worse === 0 && better === 0 && reachable && scanned && danger === 0;

const pickTone = ({ reachable, danger, worse, better }: DigestRow): Tone => {
  if (!reachable || danger > 0) return 'fail';
  if (worse > 0) return 'warn';
  return better > 0 ? 'good' : 'info';
};

const formatTotal = ({ before, after }: DigestRow, locale: Locale): string => {
  const { digest } = monitorWords[locale];
  if (after === null) return digest.untold;
  return before === null || before === after ? digest.total({ total: after }) : digest.moved({ before, after });
};

/** Sorts by what needs attention first: not scannable, dangers, got worse, got better, not scanned, and then by name. */
const compareRows = (a: DigestRow, b: DigestRow): number =>
  Number(a.reachable) - Number(b.reachable) ||
  Number(b.danger > 0) - Number(a.danger > 0) ||
  b.worse - a.worse ||
  b.better - a.better ||
  Number(a.scanned) - Number(b.scanned) ||
  (a.host < b.host ? -1 : 1);

/** Creates a digest of how sites did since a moment. If there are many, those without a change are only counted. */
export const createDigest = (sites: readonly DigestRow[], from: number): Digest => ({
  kind: 'digest',
  from,
  sites: sites.toSorted(compareRows).filter((row, index) => index < SHOWN && (!isCalm(row) || sites.length <= SHOWN)),
  all: {
    sites: sites.length,
    worse: sites.filter((row) => row.worse > 0).length,
    calm: sites.every(({ worse, better, scanned, reachable }) => worse + better === 0 && scanned && reachable),
  },
});

const toItem = (row: DigestRow, locale: Locale): Item => {
  const { digest } = monitorWords[locale];
  const { worse, better, danger, reachable } = row;
  const parts = [
    ...(reachable ? [] : [digest.unreachable]),
    ...(worse > 0 ? [digest.worse({ count: worse })] : []),
    ...(better > 0 ? [digest.better({ count: better })] : []),
    ...(reachable && worse + better === 0 ? [row.scanned ? digest.unchanged : digest.unscanned] : []),
    formatTotal(row, locale),
    ...(danger > 0 ? [digest.danger({ count: danger })] : []),
  ];
  // A finding that got worse twice in a week is one thing to do.
  const all = new Set((row.named ?? []).map((one) => toBrief(writeImperative(one, locale))));
  const named = [...all].slice(0, NAMED);
  return {
    tone: pickTone(row),
    title: toBrief(row.host),
    mark: '',
    line: parts.join(' · '),
    facts: named.length === 0 ? [] : [[digest.named, `${named.join('; ')}.`]],
  };
};

/** Writes the email about a week of all sites of a subscriber; if there are many, those without a change are only counted. */
export const writeDigestEmail = ({ at }: Notice, { from, sites, all }: Digest, subscriber: SubscriberRecord) => {
  const { locale } = subscriber;
  const { digest } = monitorWords[locale];
  const hidden = all.sites - sites.length;
  return {
    subject: digest.subject({ count: all.sites, worse: all.worse }),
    heading: digest.heading,
    paragraphs: [
      digest.lead({ from: formatDayIn(subscriber, from), until: formatDayIn(subscriber, at) }),
      ...(all.calm ? [digest.calm] : []),
    ],
    items: sites.map((row) => toItem(row, locale)),
    after: hidden > 0 ? [digest.more({ count: hidden })] : [],
  };
};
