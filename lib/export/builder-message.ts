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

/** A message for who builds a site: plain text. */
export interface BuilderMessage {
  readonly subject: string;
  /** Lines end as mail's do (RFC 6068 §5 has them encoded so). */
  readonly body: string;
  /** The address of a new mail with as much of it as a mail program takes from a link; whom it is for is left to the reader. */
  readonly mailAddress: string;
  /** The mail has all of it. */
  readonly isMailWhole: boolean;
}

/** Steps that are told: what is read first in the report too. */
const FIRST = 3;
/** Characters of what was found, which may hold text of the page. */
const LONGEST = 300;
/**
 * Characters of the address of a mail. Windows opens none of more than 2,081 (Electron's `shell.openExternal` tells so), and Chromium
 * says nothing where it does not.
 */
const LONGEST_ADDRESS = 2_000;

/** One line that shows all its characters. */
const toLine = (text: string): string => makeVisible(text).replace(/\s+/g, ' ').trim();

const cut = (line: string): string => (line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`);

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

/** The parts of a step, in the order in which they are left out of a mail that is too long: the last ones first. */
const PARTS = ['imperative', 'found', 'fix', 'verify', 'consequence', 'terms'] as const;
type Part = (typeof PARTS)[number];

/** The parts of a step as lines, in the order in which they are read. Our own words are never cut: a warning may stand last. */
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
  const subject = words.subject({ host: cut(toLine(report.target.host)) });
  const page = cut(toLine(toPlainAddress(report)));
  const head = [words.greeting, '', words.intro({ page, shown: steps.length, all: all.length })];
  const parts = steps.map((step, index) => listLines(step, { report, terms: terms[index] ?? [] }, locale));
  /** The message with these many of all parts: those of the first kind of every step, then those of the second, and so on. */
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
