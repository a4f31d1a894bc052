import { type Finding, isFailOrWarn, type LedgerEntry, type Locale, type Pillar, type Report } from '../model.ts';
import type { Site } from '../repairs/shape.ts';
import { toRepairSite } from '../repairs/site.ts';
import { parseAccessMatrix } from '../view/access-matrix.ts';
import { formatDataName } from '../view/data-name.ts';
import { findDetected } from '../view/detected.ts';
import { findDnsQuestion } from '../view/dns-question.ts';
import { listRepairs } from '../view/fixes.ts';
import { toGrade } from '../view/grade.ts';
import { describeAnswer, describePurpose } from '../view/ledger.ts';
import { listPillarViews, listSteps, type Step } from '../view.ts';
import { formatBrowsing } from '../words/command/browsing.ts';
import { commonWords, LANGUAGES } from '../words/common.ts';
import { formatBytes, formatDay, formatSeconds, formatShare } from '../words/format.ts';
import { findTermsOfEach, formatTerms, type Term } from '../words/glossary.ts';
import { kindWords } from '../words/kinds.ts';
import { BROWSER_NAMES, PLATFORM_NAMES } from '../words/platforms.ts';
import { formatAccessMatrix } from '../words/report/access-matrix.ts';
import { describeDecision } from '../words/report/decision.ts';
import { exportWords } from '../words/report/export.ts';
import { type ExtraLines, formatExtras } from '../words/report/extra-lines.ts';
import { reportWords } from '../words/report/report.ts';
import { sayCap, sayFinding, sayLimit, writeImperative } from '../words/say.ts';
import { formatWorth } from '../words/step.ts';
import { splitStep } from '../words/step-parts.ts';
import { toHeadline } from '../words/to-headline.ts';
import { describeItem } from './describe-item.ts';
import { listNotes } from './notes.ts';
import { describeFix, type ReportRepair, toReportRepairs } from './repairs.ts';
import { listSelectors, MAX, toShownText } from './shown.ts';
import { summarizeReport } from './summary.ts';

/** The conditions under which a scan was made, as names and values. */
export const listCircumstances = (report: Report, locale: Locale): readonly (readonly [string, string])[] => {
  const { conditions } = reportWords[locale];
  const { target, finishedAt, version, rules, id, kind, data, browsing } = report;
  return [
    [conditions.address, toShownText(target.url)],
    ...(kind === undefined ? [] : [[kindWords[locale].label, kindWords[locale].names[kind]] as const]),
    [conditions.day, formatDay(locale, finishedAt)],
    [conditions.level, commonWords[locale].levels[target.level].name],
    [conditions.browser, BROWSER_NAMES[target.browser]],
    ...(browsing === undefined ? [] : [[conditions.browsing, formatBrowsing(browsing, locale)] as const]),
    [conditions.version, toShownText(version)],
    ...(data === undefined ? [] : [[conditions.data, formatDataName(data)] as const]),
    [conditions.rules, String(rules)],
    [conditions.scan, id],
  ];
};

/** One contact, as a row of the ledger. */
const describeContact = (contact: LedgerEntry, locale: Locale): readonly string[] => {
  const common = commonWords[locale];
  const { at, host, path, bytes } = contact;
  const question = findDnsQuestion(contact);
  return [
    formatSeconds(locale, at),
    toShownText(host),
    toShownText(question === null ? path : common.ledger.dnsQuery(question)),
    describePurpose(contact, common),
    describeAnswer(contact, common.ledger),
    bytes === null ? '–' : formatBytes(locale, bytes),
  ];
};

/** One check as text that is safe to show; never as markup. */
export interface ReportCheck {
  readonly id: string;
  readonly title: string;
  /** Its heading after the outcome: what was found when something is wrong, else the title, which describes the passing state. */
  readonly heading: string;
  /** The line below that heading: the title when the heading is what was found, else the conclusion. */
  readonly lead: string;
  /** What to do about it; '' when there is nothing to do. */
  readonly imperative: string;
  readonly outcome: Finding['outcome'];
  readonly outcomeWord: string;
  readonly who: string;
  readonly weight: number;
  readonly points: number;
  /** The step of the path that repairs it; null when there is nothing to repair. */
  readonly step: number | null;
  readonly conclusion: string;
  /** At most twenty, then how many more there are. */
  readonly items: readonly string[];
  /** Selectors of the items that are in the page, each once. */
  readonly places: readonly string[];
  readonly more: string | null;
  /** The requirements of the broken rules, and what was found next to what should be set. */
  readonly notes: readonly string[];
  readonly why: string;
  /** Empty when there is nothing to repair. */
  readonly fix: string;
  /** The same repairs as on the report page, with code; empty when there is nothing to repair. */
  readonly repairs: readonly ReportRepair[];
  /** How to verify that it is repaired. */
  readonly verify: string;
  readonly source: string;
  /** The owner's decision about it, in a sentence; '' when there is none. */
  readonly decision: string;
}

/** One repair step. */
export interface ReportStep {
  readonly number: number;
  readonly kind: string;
  /** What to do, what was found, what goes wrong otherwise, who does it, how, and how to see that it worked. */
  readonly imperative: string;
  readonly statement: string;
  readonly consequence: string;
  readonly who: string;
  readonly how: string;
  readonly verify: string;
  /** Explanations of words that a reader may not know, each at the first step that uses it; '' when it uses none. */
  readonly terms: string;
  readonly worth: string;
}

export interface ReportPillar {
  readonly id: Pillar;
  readonly name: string;
  readonly score: number | null;
  readonly step: number;
  readonly lost: number;
  readonly remarks: readonly string[];
  readonly checks: readonly ReportCheck[];
}

/** A report in one language: the content of every saved form of it. */
export interface ReportModel {
  readonly locale: Locale;
  readonly host: string;
  readonly day: string;
  readonly overall: number | null;
  readonly word: string | null;
  readonly step: number;
  readonly incomplete: boolean;
  /** What limits the total, or why there is none; '' for no limit. */
  readonly limited: string;
  readonly summary: string;
  readonly pillars: readonly ReportPillar[];
  /** The repair steps in order. */
  readonly steps: readonly ReportStep[];
  readonly conditions: readonly (readonly [string, string])[];
  /** What was looked at beside the checks. */
  readonly extras: readonly ExtraLines[];
  readonly contacts: readonly (readonly string[])[];
}

/** The context of one check. */
interface ReportContext {
  readonly step: Step | undefined;
  readonly site: Site | null;
  readonly locale: Locale;
}

const toReportCheck = (finding: Finding, { step, site, locale }: ReportContext): ReportCheck => {
  const said = sayFinding(finding, locale);
  const common = commonWords[locale];
  const matrix = parseAccessMatrix(finding);
  const items = matrix === null ? finding.items : formatAccessMatrix(matrix, locale);
  const beyond = items.length - MAX.items;
  const isFault = step !== undefined || isFailOrWarn(finding);
  const [title, conclusion] = [toShownText(said.title), toShownText(said.conclusion)];
  return {
    id: toShownText(finding.id),
    title,
    ...toHeadline({ title, conclusion }, isFault, commonWords[locale]),
    imperative: step === undefined ? '' : toShownText(writeImperative(finding, locale)),
    outcome: finding.outcome,
    outcomeWord: common.outcomes[finding.outcome],
    who: common.whoName[finding.who],
    weight: finding.weight,
    points: finding.points,
    step: step?.number ?? null,
    conclusion,
    items: items.slice(0, MAX.items).map((item) => describeItem(item, locale)),
    places: listSelectors(finding),
    more: beyond > 0 ? exportWords[locale].more({ count: beyond }) : null,
    notes: listNotes(finding, site, locale),
    why: said.why,
    fix: isFault ? describeFix(said, [finding, site], locale) : said.remedy,
    repairs: isFault ? toReportRepairs(listRepairs(said, finding, site), site, locale) : [],
    verify: toShownText(splitStep(finding, locale).verify),
    source: toShownText(finding.source),
    decision: toShownText(describeDecision(finding, locale)),
  };
};

/** The texts of a step that a reader sees, from top to bottom. */
const listStepTexts = ({ findings: [lead] }: Step, locale: Locale): readonly string[] => {
  const { imperative, statement, consequence } = splitStep(lead, locale);
  return [imperative, statement, consequence, sayFinding(lead, locale).fix];
};

const toReportStep = (step: Step, terms: readonly Term[], locale: Locale): ReportStep => {
  const [lead] = step.findings;
  const common = commonWords[locale];
  const { imperative, statement, consequence, verify } = splitStep(lead, locale);
  return {
    number: step.number,
    kind: common.steps.kinds[step.kind],
    imperative: toShownText(imperative),
    statement: toShownText(statement),
    consequence,
    who: common.whoName[step.who],
    how: sayFinding(lead, locale).fix,
    verify: toShownText(verify),
    terms: formatTerms(terms),
    worth: formatWorth(step, LANGUAGES[locale]),
  };
};

/** The repair steps in order, ten at most. */
export const toReportSteps = (steps: readonly Step[], locale: Locale): readonly ReportStep[] => {
  const listed = steps.slice(0, MAX.steps);
  const terms = findTermsOfEach(
    listed.map((step) => listStepTexts(step, locale)),
    commonWords[locale].glossary,
  );
  return listed.map((step, index) => toReportStep(step, terms[index] ?? [], locale));
};

type View = ReturnType<typeof listPillarViews>[number];

const listRemarks = ({ pillar, score, groups, isMoot }: View, locale: Locale): readonly string[] => {
  const { pillar: words, honesty } = reportWords[locale];
  const { because } = commonWords[locale].total;
  const share = formatShare(locale, score.seen);
  if (isMoot || score.applies === false) return [words.notApplicable];
  if (score.score === null) return [words.tooLittleSeen({ share })];
  return [
    ...(score.incomplete ? [words.incomplete({ share })] : []),
    ...(score.cap
      ? [
          because({
            at: score.cap.at,
            reason: toShownText(
              sayCap(
                groups.flatMap((group) => group.findings),
                score.cap.check,
                locale,
              ),
            ),
          }),
        ]
      : []),
    ...(pillar === 'ai' || pillar === 'toegankelijkheid' ? [honesty[pillar]] : []),
  ];
};

/** Puts a report into words: the same checks, order and numbers as on the report page. */
export const createReportModel = (report: Report, locale: Locale): ReportModel => {
  const steps = listSteps(report);
  const site = toRepairSite(report, findDetected(report, PLATFORM_NAMES));
  const byId = new Map(steps.flatMap((step) => step.findings.map(({ id }) => [id, step] as const)));
  const check = (finding: Finding): ReportCheck => toReportCheck(finding, { step: byId.get(finding.id), site, locale });
  const { word, step } = toGrade(report.overall, locale);
  return {
    locale,
    host: toShownText(report.target.host),
    day: formatDay(locale, report.finishedAt),
    overall: report.overall,
    word,
    step: step ?? 0,
    incomplete: report.incomplete,
    limited: toShownText(sayLimit(report, locale)),
    summary: summarizeReport(report, locale),
    pillars: listPillarViews(report).map((view) => ({
      id: view.pillar,
      name: commonWords[locale].pillars[view.pillar],
      score: view.score.score,
      step: toGrade(view.score.score, locale).step ?? 0,
      lost: view.score.lost,
      remarks: listRemarks(view, locale),
      checks: view.groups.flatMap(({ findings }) => findings.map(check)),
    })),
    steps: toReportSteps(steps, locale),
    conditions: listCircumstances(report, locale),
    extras: formatExtras(report, locale).map(({ heading, lines }) => ({
      heading: toShownText(heading),
      lines: lines.map(toShownText),
    })),
    contacts: report.ledger.map((contact) => describeContact(contact, locale)),
  };
};
