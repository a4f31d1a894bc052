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

/** A plain-text message for the site's web builder. */
export interface BuilderMessage {
  readonly subject: string;
  /** With CRLF line ends, as in mail (RFC 6068 §5 encodes them so). */
  readonly body: string;
  /**
   * The mailto address of a new mail, with as much text as mail programs accept from a link; without a recipient, which
   * the reader fills in.
   */
  readonly mailAddress: string;
  /** Whether the mail contains the whole message. */
  readonly isMailWhole: boolean;
}

/** Steps in the message: those that the report shows first, too. */
const FIRST = 3;
/** Characters of what was found, which may contain text of the page. */
const LONGEST = 300;
/**
 * Characters of a mailto address. Windows does not open one of more than 2,081 (documented for Electron's
 * `shell.openExternal`), and Chromium reports nothing when it does not.
 */
const LONGEST_ADDRESS = 2_000;

/** Puts a text on one line, with invisible characters made visible. */
const toLine = (text: string): string => makeVisible(text).replace(/\s+/g, ' ').trim();

const cut = (line: string): string => (line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`);

/** The scanned address without query and fragment, which may be personal to the reader. */
const toPlainAddress = ({ target: { url, host } }: Report): string => {
  const at = URL.parse(url);
  return at === null || at.origin === 'null' ? host : `${at.origin}${at.pathname}`;
};

/** The report that a step belongs to, and the terms it explains. */
interface BuilderContext {
  readonly report: Report;
  readonly terms: readonly Term[];
}

/** The parts of a step, the most important first: a mail that is too long leaves out the last ones first. */
const PARTS = ['imperative', 'found', 'fix', 'verify', 'consequence', 'terms'] as const;
type Part = (typeof PARTS)[number];

/** The parts of a step as lines, in reading order. Our own words are never truncated, because a warning may be at their end. */
const listLines = (
  { number, findings: [lead] }: Step,
  { report, terms }: BuilderContext,
  locale: Locale,
): readonly (readonly [Part, string])[] => {
  const words = builderWords[locale];
  const { steps } = commonWords[locale];
  const { imperative, statement, consequence, verify } = splitStep(lead, locale);
  const how = describeFix(
    sayFinding(lead, locale),
    [lead, toRepairSite(report, findDetected(report, PLATFORM_NAMES))],
    locale,
  );
  return [
    ['imperative', `${number}. ${cut(toLine(imperative))}`],
    ['found', `   ${steps.found}: ${cut(toLine(statement))}`],
    ...(consequence === '' ? [] : [['consequence', `   ${steps.otherwise}: ${toLine(consequence)}`] as const]),
    ...(how === '' ? [] : [['fix', `   ${words.fix}: ${toLine(how)}`] as const]),
    ['verify', `   ${steps.verify}: ${toLine(verify)}`],
    ...(terms.length === 0 ? [] : [['terms', `   ${toLine(formatTerms(terms))}`] as const]),
  ];
};

const toMailAddress = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/**
 * Writes a message with a report's first steps for the web builder: what to do, what was found, how to repair it and
 * how to verify that. Contains nothing personal to the reader: no name, no decision, no evidence from the page. Null
 * when there is nothing to repair.
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
  const subject = words.subject({ host: cut(toLine(report.target.host)) });
  const page = cut(toLine(toPlainAddress(report)));
  const head = [words.greeting, '', words.intro({ page, shown: steps.length, all: all.length })];
  const parts = steps.map((step, index) => listLines(step, { report, terms: terms[index] ?? [] }, locale));
  /** Writes the message with the first `most` parts: the first part of every step, then the second of every step, and so on. */
  const write = (most: number): string => {
    const included = new Set(PARTS.flatMap((part) => parts.map((_, step) => `${part} ${step}`)).slice(0, most));
    const lines = parts.map((of, step) =>
      of.flatMap(([part, line]) => (included.has(`${part} ${step}`) ? [line] : [])),
    );
    return [...head, ...lines.flatMap((of) => (of.length === 0 ? [] : ['', ...of]))].join('\r\n');
  };
  const whole = PARTS.length * parts.length;
  let most = whole;
  while (most > 0 && toMailAddress(subject, write(most)).length > LONGEST_ADDRESS) most -= 1;
  return {
    subject,
    body: write(whole),
    mailAddress: toMailAddress(subject, write(most)),
    isMailWhole: most === whole,
  };
};
