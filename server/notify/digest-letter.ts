import type { Locale } from '../../lib/model.ts';
import { brief } from '../../lib/view/visible.ts';
import { watchWords } from '../../lib/words/watch.ts';
import { dayIn, type Item, type Reader, type Tone } from './letter.ts';
import type { DigestRow, Notice, Told } from './notice.ts';

type Digest = Extract<Told, { readonly kind: 'digest' }>;

/** Sites that a digest shows; of the others it tells how many there are. */
const SHOWN = 40;

const isCalm = ({ worse, better, reachable, danger }: DigestRow): boolean =>
  worse === 0 && better === 0 && reachable && danger === 0;

const toneOf = ({ reachable, danger, worse, better }: DigestRow): Tone => {
  if (!reachable || danger > 0) return 'fail';
  if (worse > 0) return 'warn';
  return better > 0 ? 'good' : 'info';
};

const totalOf = ({ before, after }: DigestRow, locale: Locale): string => {
  const { digest } = watchWords[locale];
  if (after === null) return digest.untold;
  return before === null || before === after ? digest.total({ total: after }) : digest.moved({ before, after });
};

const itemOf = (row: DigestRow, locale: Locale): Item => {
  const { digest } = watchWords[locale];
  const { worse, better, danger, reachable } = row;
  const parts = [
    ...(reachable ? [] : [digest.unreachable]),
    ...(worse > 0 ? [digest.worse({ count: worse })] : []),
    ...(better > 0 ? [digest.better({ count: better })] : []),
    ...(reachable && worse + better === 0 ? [digest.unchanged] : []),
    totalOf(row, locale),
    ...(danger > 0 ? [digest.danger({ count: danger })] : []),
  ];
  return { tone: toneOf(row), title: brief(row.host), mark: '', line: parts.join(' · '), facts: [] };
};

/** What needs looking at first: what cannot be scanned, dangers, what got worse, what got better, and then by name. */
const inOrder = (a: DigestRow, b: DigestRow): number =>
  Number(a.reachable) - Number(b.reachable) ||
  Number(b.danger > 0) - Number(a.danger > 0) ||
  b.worse - a.worse ||
  b.better - a.better ||
  (a.host < b.host ? -1 : 1);

/** A week of all sites of a reader; those without a change are told as a number where they are many. */
export const digestLetter = ({ at }: Notice, { from, sites }: Digest, reader: Reader) => {
  const { locale } = reader;
  const { digest } = watchWords[locale];
  const shown = sites
    .toSorted(inOrder)
    .filter((row, index) => index < SHOWN && (!isCalm(row) || sites.length <= SHOWN));
  const worse = sites.filter((row) => row.worse > 0).length;
  const hidden = sites.length - shown.length;
  return {
    subject: digest.subject({ count: sites.length, worse }),
    heading: digest.heading,
    paragraphs: [
      digest.lead({ from: dayIn(reader, from), until: dayIn(reader, at) }),
      ...(sites.every(({ worse: bad, better }) => bad + better === 0) ? [digest.calm] : []),
    ],
    items: shown.map((row) => itemOf(row, locale)),
    after: hidden > 0 ? [digest.more({ count: hidden })] : [],
  };
};
