import { isFailOrWarn, type Locale, type Report } from '../model.ts';
import { findMaker } from '../repairs/reach.ts';
import type { Platform } from '../repairs/shape.ts';
import { makeVisible } from '../view/visible.ts';
import { listSteps } from '../view.ts';
import { commonWords, LANGUAGES } from '../words/common.ts';
import { findTerms, formatTerms } from '../words/glossary.ts';
import { PLATFORM_NAMES } from '../words/platforms.ts';
import { ticketWords } from '../words/report/ticket.ts';
import { sayFinding } from '../words/say.ts';
import { formatWorth } from '../words/step.ts';
import { writeAssistantTask } from './assistant.ts';
import { escapePlainForLog } from './ci-log.ts';
import { checkBlock } from './formats/report-markdown.ts';
import { escapeInline } from './markdown-text.ts';
import { asText } from './repairs.ts';
import { createReportModel, type ReportCheck, type ReportModel } from './report-model.ts';

/** A task for the person who repairs it, to be pasted elsewhere. */
export interface Ticket {
  /** For trackers that read Markdown: none of the site's own text is markup in it. */
  readonly markdown: string;
  readonly plain: string;
  /** For a coding assistant: the site's own text is in one block of data. */
  readonly assistant: string;
}

/** The content of a ticket, before it is formatted. */
interface TicketContext {
  readonly report: ReportModel;
  readonly checks: readonly ReportCheck[];
  /** Name and value: where it is, who does it, what it is worth. */
  readonly facts: readonly (readonly [string, string])[];
  /** The platform if only that can do it; null when the owner can. */
  readonly maker: Platform | null;
  /** Explanations of words used above; empty when all are plain. */
  readonly terms: readonly (readonly [string, string])[];
}

const LONGEST = 2_000;

const findMakerOf = (report: Report, check: ReportCheck | undefined): Platform | null =>
  findMaker(check?.id ?? '', report.platforms ?? []);

/** Adds the request to a platform's help desk: how to repair it, which the owner is not shown because only the platform can. */
const askMaker = (check: ReportCheck, report: Report, locale: Locale): ReportCheck => {
  const finding = report.findings.find(({ id }) => id === check.id);
  if (finding === undefined || !isFailOrWarn(finding) || findMakerOf(report, check) === null) return check;
  const { fix } = sayFinding(finding, locale);
  return { ...check, fix: ticketWords[locale].askHelpDesk.fix({ fix }) };
};

const listTicketFacts = (report: Report, lead: ReportCheck | undefined, locale: Locale): TicketContext['facts'] => {
  const words = ticketWords[locale];
  const step = listSteps(report).find(({ number }) => number === lead?.step);
  const maker = findMakerOf(report, lead);
  const whoName = step === undefined ? (lead?.who ?? '') : commonWords[locale].whoName[step.who];
  return [
    [words.where, makeVisible(report.target.url.slice(0, LONGEST))],
    [words.who, maker === null ? whoName : words.helpDesk({ platform: PLATFORM_NAMES[maker] })],
    ...(step === undefined ? [] : [[words.worth, formatWorth(step, LANGUAGES[locale])] as const]),
  ];
};

/** How to verify it, and the check's source. */
const listClosingFacts = ({ verify, source }: ReportCheck, { locale }: ReportModel): TicketContext['facts'] => {
  const words = ticketWords[locale];
  return [[commonWords[locale].steps.verify, verify], ...(source === '' ? [] : [[words.source, source] as const])];
};

const listTerms = (checks: readonly ReportCheck[], locale: Locale): TicketContext['terms'] => {
  const { glossary, steps } = commonWords[locale];
  const texts = checks.flatMap(({ imperative, title, conclusion, why }) => [imperative, title, conclusion, why]);
  const terms = findTerms(texts, glossary);
  return terms.length === 0 ? [] : [[steps.terms, formatTerms(terms)]];
};

/** A ticket for a platform's help desk makes a request; any other gives the task. */
const formatHead = ({ report, checks, maker }: TicketContext): string => {
  const [lead] = checks;
  const title =
    maker === null || !checks.some(isFailOrWarn)
      ? lead?.imperative || (lead?.title ?? '')
      : ticketWords[report.locale].askHelpDesk.title({ count: checks.length });
  return `${report.host}: ${title}`;
};
const formatBold = ([name, value]: readonly [string, string]): string => `**${name}:** ${escapeInline(value)}`;

const formatMarkdown = (context: TicketContext): string =>
  [
    `# ${escapeInline(formatHead(context))}`,
    ...context.facts.map(formatBold),
    ...context.checks.flatMap((check) => [
      checkBlock(check, context.report.locale, '##'),
      ...listClosingFacts(check, context.report).map(formatBold),
    ]),
    ...context.terms.map(formatBold),
  ].join('\n\n');

/** The lines under one name; '' when there are none. */
const formatUnder = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [`${name}:`, ...lines].join('\n');

const formatPlainCheck = (check: ReportCheck, report: ReportModel): readonly string[] => {
  const words = ticketWords[report.locale];
  const evidence = [...check.items, ...(check.more === null ? [] : [check.more]), ...check.notes];
  return [
    `${check.outcomeWord}: ${check.heading}\n${check.lead}${check.why === '' ? '' : `\n${check.why}`}`,
    formatUnder(words.evidence, evidence),
    formatUnder(words.fix, [...(check.fix === '' ? [] : [check.fix]), ...check.repairs.map(asText)]),
    ...listClosingFacts(check, report).map(([name, value]) => `${name}: ${value}`),
  ];
};

const formatPlain = (context: TicketContext): string =>
  [
    formatHead(context),
    context.facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...context.checks.flatMap((check) => formatPlainCheck(check, context.report)),
    ...context.terms.map(([name, value]) => `${name}: ${value}`),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** A ticket is about one site: if its platform was seen, repairs for other platforms are left to the report. */
const limitToSite = (check: ReportCheck): ReportCheck => {
  const used = check.repairs.filter(({ isUsed }) => isUsed);
  return used.length === 0 ? check : { ...check, repairs: used };
};

/** Removes code that an earlier one of the checks contains already. */
const dropRepeatedCode = (checks: readonly ReportCheck[]): readonly ReportCheck[] =>
  checks.map((check, index) => {
    const before = checks.slice(0, index).flatMap(({ repairs }) => repairs);
    const isIncluded = ({ name, snippet }: ReportCheck['repairs'][number]): boolean =>
      snippet !== '' && before.some((one) => one.name === name && one.snippet === snippet);
    return { ...check, repairs: check.repairs.filter((repair) => !isIncluded(repair)) };
  });

/**
 * Writes a ticket for the checks with these ids in the given order, those of one step or a single one: what, where,
 * evidence, repair, how to verify it and its source. The words are those of the saved report.
 */
export const writeTicket = (report: Report, ids: readonly string[], locale: Locale): Ticket => {
  const model = createReportModel(report, locale);
  const all = new Map(model.pillars.flatMap(({ checks }) => checks.map((check) => [check.id, check] as const)));
  const named = ids.flatMap((id) => all.get(id) ?? []);
  const checks = dropRepeatedCode(named.map(limitToSite)).map((check) => askMaker(check, report, locale));
  const ticket: TicketContext = {
    report: model,
    checks,
    maker: findMakerOf(report, checks[0]),
    facts: listTicketFacts(report, checks[0], locale),
    terms: listTerms(checks, locale),
  };
  return {
    markdown: escapePlainForLog(`${formatMarkdown(ticket)}\n`),
    plain: escapePlainForLog(`${formatPlain(ticket)}\n`),
    assistant: escapePlainForLog(`${writeAssistantTask(report, ids, locale)}\n`),
  };
};
