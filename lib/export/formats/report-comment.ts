import type { Locale, Report } from '../../model.ts';
import { type Against, isWorse, type Moved } from '../../view/compare/against.ts';
import type { ScoreChange } from '../../view/compare/compare.ts';
import { toTitleName } from '../../view/visible.ts';
import { commonWords } from '../../words/common.ts';
import { formatConditionValue } from '../../words/condition.ts';
import { formatDay, formatSigned } from '../../words/format.ts';
import { checkName } from '../../words/headline.ts';
import { commentWords } from '../../words/report/comment.ts';
import { historyWords } from '../../words/report/history.ts';
import { sayFinding } from '../../words/say.ts';
import { escapePlainForLog } from '../ci-log.ts';
import { escapeInline } from '../markdown-text.ts';
import { toShownText } from '../shown.ts';

/**
 * The changes since an earlier scan, as a comment on a change to a site: Markdown that GitHub, GitLab and Forgejo
 * render alike, in which only this module's own text is markup.
 */

/** Begins the first line of every comment, invisible when rendered: a program finds its own comment by it. */
export const COMMENT_MARK = '<!-- pijler';

/** Characters of a comment: GitHub accepts 65,536, and the poster may add some. */
const MAX = 60_000;
/** Characters of one line about a check. */
const LINE = 1_000;
/** Characters reserved for the closing lines of all lists. */
const ENDS = 1_000;

const formatScore = (score: number | null): string => (score === null ? '–' : String(score));

const formatRow = (name: string, { before, after, delta }: ScoreChange, locale: Locale): string =>
  `| ${name} | ${formatScore(before)} | ${formatScore(after)} | ${delta === null ? '–' : formatSigned(locale, delta)} |`;

const formatTable = ({ overall, pillars }: Against, locale: Locale): string => {
  const { before, after, difference, overall: total } = historyWords[locale].compare;
  const names = commonWords[locale].pillars;
  return [
    `| | ${before} | ${after} | ${difference} |`,
    '| --- | ---: | ---: | ---: |',
    formatRow(`**${total}**`, overall, locale),
    ...pillars.map(({ pillar, ...score }) => formatRow(escapeInline(names[pillar]), score, locale)),
  ].join('\n');
};

/** What a reader must know about the two scans before comparing them, a paragraph each. */
const formatNotices = (comparison: Against, { target, finishedAt }: Report, locale: Locale): readonly string[] => {
  const { earlier, known, differences, overall } = comparison;
  const words = commentWords[locale];
  const { conditions, shared, sharedOnly } = historyWords[locale].compare;
  const describeCondition = (condition: string, value: string): string =>
    formatConditionValue(locale, condition, value) ?? toTitleName(value);
  const [host, other] = [target.host, earlier.host].map((one) => toShownText(one));
  const days = {
    day: formatDay(locale, finishedAt),
    otherDay: earlier.at === null ? '' : formatDay(locale, earlier.at),
  };
  const lines = differences.map(({ condition, before, after }) => {
    const sides = { before: describeCondition(condition, before), after: describeCondition(condition, after) };
    return `- ${escapeInline(words.condition({ name: conditions[condition], ...sides }))}`;
  });
  return [
    escapeInline(words.scans({ host: host ?? '', other: other ?? '', ...days })),
    host === other ? '' : words.otherHost,
    words.known[known],
    lines.length === 0 ? '' : `${words.because}\n\n${lines.join('\n')}`,
    known === 'conditions' && overall.shared !== null && lines.length === 0
      ? `${shared(overall.shared)} ${sharedOnly}`
      : '',
  ];
};

/** Checks of one kind; `note` is printed under its heading. */
interface List {
  readonly name: string;
  readonly moves: readonly Moved[];
  readonly note?: string;
}

const buildLists = ({ worse, better, changed, gone: resolved, fresh }: Against, locale: Locale): readonly List[] => {
  const words = commentWords[locale];
  const { changes } = historyWords[locale].compare;
  return [
    { name: changes.worse, moves: worse },
    { name: words.changed, moves: changed },
    { name: changes.better, moves: better },
    { name: changes.gone, moves: resolved, note: words.goneNote },
    { name: changes.new, moves: fresh },
  ].filter(({ moves }) => moves.length > 0);
};

const formatMove = ({ pillar, before, after }: Moved, locale: Locale): string => {
  const { outcomes, pillars } = commonWords[locale];
  const { title, conclusion } = sayFinding(after, locale);
  const verdicts = `${outcomes[before]} → ${outcomes[after.outcome]}`;
  const said = conclusion.length > LINE ? `${toShownText(conclusion.slice(0, LINE))} …` : toShownText(conclusion);
  const check = `${pillars[pillar]}, ${checkName(toTitleName(title), locale)}`;
  return `- ${escapeInline(verdicts)}: **${escapeInline(said)}** (${escapeInline(check)})`;
};

/** Writes as many lines as fit, then how many more there are. */
const writeLists = (lists: readonly List[], room: number, locale: Locale): readonly string[] => {
  const words = commentWords[locale];
  let left = room;
  return lists.map(({ name, moves, note }) => {
    const lines: string[] = [];
    for (const move of moves) {
      const line = formatMove(move, locale);
      left -= line.length + 1;
      if (left < 0) break;
      lines.push(line);
    }
    const rest = moves.length - lines.length;
    const parts = [
      `### ${escapeInline(words.counted({ name, count: moves.length }))}`,
      note ?? '',
      lines.join('\n'),
      rest > 0 ? words.more({ count: rest }) : '',
    ];
    return parts.filter((part) => part !== '').join('\n\n');
  });
};

/** The machine-readable mark of a comment. */
const markOf = (comparison: Against): string => {
  const worse = isWorse(comparison) === null ? '' : ` worse=${comparison.worse.length}`;
  return `${COMMENT_MARK} total=${comparison.overall.after ?? 'none'}${worse} -->`;
};

/** Formats the changes from an earlier scan to a report, as Markdown of at most 60,000 characters. */
export const reportComment = (report: Report, comparison: Against, locale: Locale): string => {
  const { before, after } = comparison.overall;
  const head = [
    markOf(comparison),
    `## ${escapeInline(commentWords[locale].heading({ before: formatScore(before), after: formatScore(after) }))}`,
    ...formatNotices(comparison, report, locale).filter((notice) => notice !== ''),
    formatTable(comparison, locale),
  ].join('\n\n');
  const lists = buildLists(comparison, locale);
  const none = comparison.known === 'scores' || lists.length > 0 ? [] : [historyWords[locale].compare.none];
  return escapePlainForLog(`${[head, ...none, ...writeLists(lists, MAX - head.length - ENDS, locale)].join('\n\n')}\n`);
};

/** A comment with the reason why nothing could be compared, which replaces an earlier comment. */
export const writeFailedComment = (message: string, locale: Locale): string => {
  const { failed, failedNote } = commentWords[locale];
  const body = `## ${failed}\n\n${escapeInline(toShownText(message))}\n\n${failedNote}`;
  return escapePlainForLog(`${COMMENT_MARK} total=none -->\n\n${body}\n`);
};
