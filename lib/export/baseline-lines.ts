import type { Finding, Locale, Report } from '../model.ts';
import { brief, named } from '../view/visible.ts';
import { baselineWords } from '../words/command/baseline.ts';
import { checkName, headlineIn } from '../words/headline.ts';
import { say, titleOf } from '../words/say.ts';
import type { KnownFinding } from './baseline.ts';
import { plainForLog } from './ci-log.ts';
import type { AgainstBaseline, KnownPair, Worse } from './known-findings.ts';
import { shown } from './shown.ts';

/** Characters of one thing in a line. */
const LONGEST = 300;
/** Items of one finding that are listed. */
const ITEMS = 5;

const cut = (text: string): string => {
  const line = shown(text).replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
};

interface How {
  /** The file's path, as it was typed. */
  readonly path: string;
  readonly locale: Locale;
}

const findingLine = (finding: Finding, locale: Locale): string => `- ${cut(headlineIn(finding, locale))}`;

const itemLines = (items: readonly string[], locale: Locale): readonly string[] => [
  ...items.slice(0, ITEMS).map((item) => `    ${cut(item)}`),
  ...(items.length > ITEMS ? [`    ${baselineWords[locale].more({ count: items.length - ITEMS })}`] : []),
];

/** Why it is known, by whom and until when. */
const reasonOf = ({ reason, by = '', until = '' }: KnownFinding, locale: Locale): string => {
  const words = baselineWords[locale];
  return brief(words.because({ reason: cut(reason) || words.noReason, by: cut(by), until }));
};

const worseLines = ({ finding, items, by }: Worse, locale: Locale): readonly string[] => [
  `${findingLine(finding, locale)} (${baselineWords[locale].worseBy[by]})`,
  ...itemLines(items, locale),
];

const knownLines = ({ finding, known, gone: removed }: KnownPair, locale: Locale): readonly string[] => {
  const less = removed.length === 0 ? '' : ` ${baselineWords[locale].itemsGone({ count: removed.length })}`;
  return [`- ${cut(say(finding, locale).conclusion)} ${reasonOf(known, locale)}${less}`];
};

/** A list with how many there are above it; nothing where it is empty. */
const list = (name: string, parts: readonly (readonly string[])[]): readonly string[] =>
  parts.length === 0 ? [] : [`${name} (${parts.length})`, ...parts.flat()];

/**
 * What a report is beside known findings, as lines of plain text: what is new and worse first, then what is gone, not
 * tested, and known with its reason.
 */
export const baselineLines = (
  report: Report,
  comparison: AgainstBaseline,
  { path, locale }: How,
): readonly string[] => {
  const words = baselineWords[locale];
  const { lists } = words;
  const host = named(report.target.host);
  const nameOf = ({ check }: KnownFinding): string => `- ${named(checkName(titleOf(check, locale), locale))}`;
  return [
    words.heading({ path: named(path), page: shown(report.target.url) || host }),
    ...(comparison.otherSite === null ? [] : [words.otherSite({ site: named(comparison.otherSite) })]),
    ...(comparison.otherRules === null
      ? []
      : [words.otherRules({ before: comparison.otherRules, after: report.rules })]),
    ...list(
      lists.fresh,
      comparison.fresh.map((finding) => [findingLine(finding, locale), ...itemLines(finding.items, locale)]),
    ),
    ...list(
      lists.worse,
      comparison.worse.map((one) => worseLines(one, locale)),
    ),
    ...list(
      lists.ended,
      comparison.ended.map(({ finding, known }) => [`${findingLine(finding, locale)} (${reasonOf(known, locale)})`]),
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
      comparison.known.map((one) => knownLines(one, locale)),
    ),
  ].map(plainForLog);
};
