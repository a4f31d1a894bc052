import type { Locale, Report } from '../model.ts';
import { toRepairSite } from '../repairs/site.ts';
import { findDetected } from '../view/detected.ts';
import { makeVisible } from '../view/visible.ts';
import { listSteps, type Step } from '../view.ts';
import { commonWords } from '../words/common.ts';
import { findTermsOfEach, formatTerms, type Term } from '../words/glossary.ts';
import { PLATFORM_NAMES } from '../words/platforms.ts';
import { builderWords } from '../words/report/builder.ts';
import { sayFinding } from '../words/say.ts';
import { splitStep } from '../words/step-parts.ts';
import { describeFix } from './repairs.ts';

/** A message for who builds a site: plain text, short enough for a mail program to take it from a link. */
interface BuilderMessage {
  readonly subject: string;
  /** Lines end as mail's do (RFC 6068 §5 has them encoded so). */
  readonly body: string;
}

/** Steps that are told: what is read first in the report too. */
const FIRST = 3;
/** Characters of one part of a step. */
const LONGEST = 300;

/** One line that shows all its characters, cut. */
const toLine = (text: string): string => {
  const all = makeVisible(text).replace(/\s+/g, ' ').trim();
  return all.length <= LONGEST ? all : `${all.slice(0, LONGEST - 1)}…`;
};

/** Where it was seen: without query and fragment, which may be the reader's own. */
const toPlainAddress = ({ target: { url, host } }: Report): string => {
  const at = URL.parse(url);
  return at === null || at.origin === 'null' ? host : `${at.origin}${at.pathname}`;
};

/** What a step says of its finding, and what its words mean. */
interface BuilderContext {
  readonly report: Report;
  readonly terms: readonly Term[];
}

const formatStep = (
  { number, findings: [lead] }: Step,
  { report, terms }: BuilderContext,
  locale: Locale,
): readonly string[] => {
  const words = builderWords[locale];
  const { steps } = commonWords[locale];
  const { imperative, statement, consequence, verify } = splitStep(lead, locale);
  const how = describeFix(
    sayFinding(lead, locale),
    [lead, toRepairSite(report, findDetected(report, PLATFORM_NAMES))],
    locale,
  );
  return [
    `${number}. ${toLine(imperative)}`,
    `   ${steps.found}: ${toLine(statement)}`,
    ...(consequence === '' ? [] : [`   ${steps.otherwise}: ${toLine(consequence)}`]),
    ...(how === '' ? [] : [`   ${words.fix}: ${toLine(how)}`]),
    `   ${steps.verify}: ${toLine(verify)}`,
    ...(terms.length === 0 ? [] : [`   ${toLine(formatTerms(terms))}`]),
  ];
};

/**
 * The first steps of a report for its web builder: what to do, what was found, how to repair it and how to see that it worked.
 * Nothing of the reader's own: no name, no decision, no evidence out of the page. Null where nothing is to be done.
 */
export const writeBuilderMessage = (report: Report, locale: Locale): BuilderMessage | null => {
  const all = listSteps(report);
  const steps = all.slice(0, FIRST);
  if (steps.length === 0) return null;
  const words = builderWords[locale];
  const terms = findTermsOfEach(
    steps.map(({ findings: [lead] }) => {
      const { imperative, statement, consequence } = splitStep(lead, locale);
      return [imperative, statement, consequence];
    }),
    commonWords[locale].glossary,
  );
  const host = toLine(report.target.host);
  const lines = [
    words.greeting,
    '',
    words.intro({ page: toLine(toPlainAddress(report)), shown: steps.length, all: all.length }),
    ...steps.flatMap((step, index) => ['', ...formatStep(step, { report, terms: terms[index] ?? [] }, locale)]),
  ];
  return { subject: words.subject({ host }), body: lines.join('\r\n') };
};

/** The same as the address of a new mail; whom it is for is left to the reader. */
export const toMailAddress = ({ subject, body }: BuilderMessage): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
