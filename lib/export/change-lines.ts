import type { Locale } from '../model.ts';
import type { Against, Moved } from '../view/compare/against.ts';
import { toTitleName } from '../view/visible.ts';
import { commonWords } from '../words/common.ts';
import { formatSigned } from '../words/format.ts';
import { checkName } from '../words/headline.ts';
import { commentWords } from '../words/report/comment.ts';
import { historyWords } from '../words/report/history.ts';
import { sayFinding } from '../words/say.ts';
import { toShownText } from './shown.ts';

/** Characters of one line. */
const LONGEST = 300;

const formatMove = ({ after, before }: Moved, locale: Locale): string => {
  const { outcomes } = commonWords[locale];
  const { title, conclusion } = sayFinding(after, locale);
  const text = toShownText(conclusion).replace(/\s+/g, ' ').slice(0, LONGEST);
  return `- ${outcomes[before]} → ${outcomes[after.outcome]}: ${text} (${checkName(toTitleName(title), locale)})`;
};

const formatScore = (score: number | null): string => (score === null ? '–' : String(score));

/** The changes from an earlier scan, as lines of plain text for a terminal. */
export const formatChanges = ({ overall, pillars, ...comparison }: Against, locale: Locale): readonly string[] => {
  const { changes, none, overall: total } = historyWords[locale].compare;
  const names = commonWords[locale].pillars;
  const moved = [
    { name: total, ...overall },
    ...pillars.map(({ pillar, ...score }) => ({ name: names[pillar], ...score })),
  ].filter(({ before, after }) => before !== after);
  const lists = [
    [changes.worse, comparison.worse],
    [commentWords[locale].changed, comparison.changed],
    [changes.better, comparison.better],
    [changes.gone, comparison.gone],
    [changes.new, comparison.fresh],
  ] as const;
  const lines = lists.flatMap(([name, moves]) =>
    moves.length === 0 ? [] : [`${name} (${moves.length})`, ...moves.map((move) => formatMove(move, locale))],
  );
  const scores = moved.map(
    ({ name, before, after, delta }) =>
      `${toTitleName(name)}: ${formatScore(before)} → ${formatScore(after)}${delta === null ? '' : ` (${formatSigned(locale, delta)})`}`,
  );
  return lines.length + scores.length === 0 ? [none] : [...scores, ...lines];
};
