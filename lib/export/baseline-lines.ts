import type { Finding, Locale, Report } from '../model.ts';
import { toBrief, toTitleName } from '../view/visible.ts';
import { baselineWords } from '../words/command/baseline.ts';
import { checkName, formatHeadline } from '../words/headline.ts';
import { getCheckTitle, sayFinding } from '../words/say.ts';
import type { KnownFinding } from './baseline.ts';
import { escapePlainForLog } from './ci-log.ts';
import type { AgainstBaseline, KnownPair, Worse } from './known-findings.ts';
import { toShownText } from './shown.ts';

/** Characters of one text in a line. */
const LONGEST = 300;
/** Items of one finding that are listed. */
const ITEMS = 5;

const cutLine = (text: string): string => {
  const line = toShownText(text).replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
};

interface How {
  /** The file's path, as typed. */
  readonly path: string;
  readonly locale: Locale;
}

const formatFinding = (finding: Finding, locale: Locale): string => `- ${cutLine(formatHeadline(finding, locale))}`;

const formatItems = (items: readonly string[], locale: Locale): readonly string[] => [
  ...items.slice(0, ITEMS).map((item) => `    ${cutLine(item)}`),
  ...(items.length > ITEMS ? [`    ${baselineWords[locale].more({ count: items.length - ITEMS })}`] : []),
];

/** The reason why it is accepted, by whom and until when. */
const formatReason = ({ reason, by = '', until = '' }: KnownFinding, locale: Locale): string => {
  const words = baselineWords[locale];
  return toBrief(words.because({ reason: cutLine(reason) || words.noReason, by: cutLine(by), until }));
};

const formatWorse = ({ finding, items, by }: Worse, locale: Locale): readonly string[] => [
  `${formatFinding(finding, locale)} (${baselineWords[locale].worseBy[by]})`,
  ...formatItems(items, locale),
];

const formatKnown = ({ finding, known, gone: removed }: KnownPair, locale: Locale): readonly string[] => {
  const less = removed.length === 0 ? '' : ` ${baselineWords[locale].itemsGone({ count: removed.length })}`;
  return [`- ${cutLine(sayFinding(finding, locale).conclusion)} ${formatReason(known, locale)}${less}`];
};

/** A list under a heading with its count; nothing when it is empty. */
const list = (name: string, parts: readonly (readonly string[])[]): readonly string[] =>
  parts.length === 0 ? [] : [`${name} (${parts.length})`, ...parts.flat()];

/**
 * Formats a report's comparison with known findings as lines of plain text: what is new and worse first, then what is
 * gone, not tested, and known with its reason.
 */
export const formatBaseline = (
  report: Report,
  comparison: AgainstBaseline,
  { path, locale }: How,
): readonly string[] => {
  const words = baselineWords[locale];
  const { lists } = words;
  const host = toTitleName(report.target.host);
  const nameOf = ({ check }: KnownFinding): string =>
    `- ${toTitleName(checkName(getCheckTitle(check, locale), locale))}`;
  return [
    words.heading({ path: toTitleName(path), page: toShownText(report.target.url) || host }),
    ...(comparison.otherSite === null ? [] : [words.otherSite({ site: toTitleName(comparison.otherSite) })]),
    ...(comparison.otherRules === null
      ? []
      : [words.otherRules({ before: comparison.otherRules, after: report.rules })]),
    ...list(
      lists.fresh,
      comparison.fresh.map((finding) => [formatFinding(finding, locale), ...formatItems(finding.items, locale)]),
    ),
    ...list(
      lists.worse,
      comparison.worse.map((one) => formatWorse(one, locale)),
    ),
    ...list(
      lists.ended,
      comparison.ended.map(({ finding, known }) => [
        `${formatFinding(finding, locale)} (${formatReason(known, locale)})`,
      ]),
    ),
    ...list(
      lists.gone,
      comparison.gone.map((one) => [nameOf(one)]),
    ),
    ...list(
      lists.untested,
      comparison.untested.map(({ known }) => [nameOf(known)]),
    ),
    ...list(
      lists.known,
      comparison.known.map((one) => formatKnown(one, locale)),
    ),
  ].map(escapePlainForLog);
};
