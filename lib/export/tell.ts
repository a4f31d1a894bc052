import { type Finding, failsOrWarns, type Locale, type Pillar, type Report } from '../model.ts';
import type { Site } from '../repairs/shape.ts';
import { siteOf } from '../repairs/site.ts';
import { accessMatrix } from '../view/access-matrix.ts';
import { detectedIn } from '../view/detected.ts';
import { listRepairs } from '../view/fixes.ts';
import { gradeOf } from '../view/grade.ts';
import { pillarViews, type Step, stepsOf } from '../view.ts';
import { commonWords, LANGUAGES } from '../words/common.ts';
import { dayIn, shareIn } from '../words/format.ts';
import { type Term, termsLine, termsOfEach } from '../words/glossary.ts';
import { headlineOf } from '../words/headline.ts';
import { PLATFORM_NAMES } from '../words/platforms.ts';
import { accessLines } from '../words/report/access-matrix.ts';
import { describeDecision } from '../words/report/decision.ts';
import { exportWords } from '../words/report/export.ts';
import { allExtraLines, type ExtraLines } from '../words/report/extra-lines.ts';
import { reportWords } from '../words/report/report.ts';
import { imperativeFor, say, sayCap, sayLimit } from '../words/say.ts';
import { worthOf } from '../words/step.ts';
import { stepParts } from '../words/step-parts.ts';
import { conditionsOf, describeContact } from './circumstances.ts';
import { describeItem } from './describe-item.ts';
import { notesOf } from './notes.ts';
import { describeFix, type ReportRepair, tellRepairs } from './repairs.ts';
import { MOST, placesOf, shown } from './shown.ts';
import { summaryOf } from './summary.ts';

/** What is told of one check, as text that is safe to show; never as markup. */
export interface ReportCheck {
  readonly id: string;
  readonly title: string;
  /** What its heading says behind the outcome: what was found where something is wrong, else the title, which is so when all is well. */
  readonly heading: string;
  /** What stands below that heading: the title where the heading is what was found, else the conclusion. */
  readonly lead: string;
  /** What to do about it; '' where nothing is to be done. */
  readonly imperative: string;
  readonly outcome: Finding['outcome'];
  readonly outcomeWord: string;
  readonly who: string;
  readonly weight: number;
  readonly points: number;
  /** The step of the path that repairs it; null where nothing is to be repaired. */
  readonly step: number | null;
  readonly conclusion: string;
  /** At most twenty, then how many more there are. */
  readonly items: readonly string[];
  /** Selectors of those that stand somewhere in the page, each once. */
  readonly places: readonly string[];
  readonly more: string | null;
  /** What the rules ask that were broken, and what is there beside what is to be set. */
  readonly notes: readonly string[];
  readonly why: string;
  /** Empty where nothing is to be repaired. */
  readonly fix: string;
  /** The same repairs as on the report page, code and all; none where nothing is to be repaired. */
  readonly repairs: readonly ReportRepair[];
  /** How to see that it is mended. */
  readonly verify: string;
  readonly source: string;
  /** What its owner decided about it, in a sentence; '' where nothing was. */
  readonly decision: string;
}

/** One thing to do. */
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
  /** What words mean that a reader may not know, each at the first step that has it; '' where it has none. */
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

/** A report in one language: what every saved form of it tells. */
export interface ReportModel {
  readonly locale: Locale;
  readonly host: string;
  readonly day: string;
  readonly overall: number | null;
  readonly word: string | null;
  readonly step: number;
  readonly incomplete: boolean;
  /** What limits the total, or why there is none; '' where nothing does. */
  readonly limited: string;
  readonly summary: string;
  readonly pillars: readonly ReportPillar[];
  /** What to do, in order. */
  readonly steps: readonly ReportStep[];
  readonly conditions: readonly (readonly [string, string])[];
  /** What was looked at beside the checks. */
  readonly extras: readonly ExtraLines[];
  readonly contacts: readonly (readonly string[])[];
}

/** What one check is told with. */
interface ReportContext {
  readonly step: Step | undefined;
  readonly site: Site | null;
  readonly locale: Locale;
}

const toReportCheck = (finding: Finding, { step, site, locale }: ReportContext): ReportCheck => {
  const said = say(finding, locale);
  const common = commonWords[locale];
  const matrix = accessMatrix(finding);
  const items = matrix === null ? finding.items : accessLines(matrix, locale);
  const beyond = items.length - MOST.items;
  const isFault = step !== undefined || failsOrWarns(finding);
  const [title, conclusion] = [shown(said.title), shown(said.conclusion)];
  return {
    id: shown(finding.id),
    title,
    ...headlineOf({ title, conclusion }, isFault, locale),
    imperative: step === undefined ? '' : shown(imperativeFor(finding, locale)),
    outcome: finding.outcome,
    outcomeWord: common.outcomes[finding.outcome],
    who: common.whoName[finding.who],
    weight: finding.weight,
    points: finding.points,
    step: step?.number ?? null,
    conclusion,
    items: items.slice(0, MOST.items).map((item) => describeItem(item, locale)),
    places: placesOf(finding),
    more: beyond > 0 ? exportWords[locale].more({ count: beyond }) : null,
    notes: notesOf(finding, site, locale),
    why: said.why,
    fix: isFault ? describeFix(said, [finding, site], locale) : said.remedy,
    repairs: isFault ? tellRepairs(listRepairs(said, finding, site), site, locale) : [],
    verify: stepParts(finding, locale).verify,
    source: shown(finding.source),
    decision: shown(describeDecision(finding, locale)),
  };
};

/** What a reader sees of a step, from top to bottom. */
const textsOf = ({ findings: [lead] }: Step, locale: Locale): readonly string[] => {
  const { imperative, statement, consequence } = stepParts(lead, locale);
  return [imperative, statement, consequence, say(lead, locale).fix];
};

const toReportStep = (step: Step, terms: readonly Term[], locale: Locale): ReportStep => {
  const [lead] = step.findings;
  const common = commonWords[locale];
  const { imperative, statement, consequence, verify } = stepParts(lead, locale);
  return {
    number: step.number,
    kind: common.steps.kinds[step.kind],
    imperative: shown(imperative),
    statement: shown(statement),
    consequence,
    who: common.whoName[step.who],
    how: say(lead, locale).fix,
    verify,
    terms: termsLine(terms),
    worth: worthOf(step, LANGUAGES[locale]),
  };
};

/** What to do, in order, ten steps at most. */
export const tellSteps = (steps: readonly Step[], locale: Locale): readonly ReportStep[] => {
  const listed = steps.slice(0, MOST.steps);
  const terms = termsOfEach(
    listed.map((step) => textsOf(step, locale)),
    commonWords[locale].glossary,
  );
  return listed.map((step, index) => toReportStep(step, terms[index] ?? [], locale));
};

type View = ReturnType<typeof pillarViews>[number];

const remarksOf = ({ pillar, score, groups, isMoot }: View, locale: Locale): readonly string[] => {
  const { pillar: words, honesty } = reportWords[locale];
  const { because } = commonWords[locale].total;
  const share = shareIn(locale, score.seen);
  if (isMoot || score.applies === false) return [words.notApplicable];
  if (score.score === null) return [words.tooLittleSeen({ share })];
  return [
    ...(score.incomplete ? [words.incomplete({ share })] : []),
    ...(score.cap
      ? [
          because({
            at: score.cap.at,
            reason: shown(
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

/** Tells a report in a language: the same checks, order and numbers as on the report page. */
export const tell = (report: Report, locale: Locale): ReportModel => {
  const steps = stepsOf(report);
  const site = siteOf(report, detectedIn(report, PLATFORM_NAMES));
  const byId = new Map(steps.flatMap((step) => step.findings.map(({ id }) => [id, step] as const)));
  const check = (finding: Finding): ReportCheck => toReportCheck(finding, { step: byId.get(finding.id), site, locale });
  const { word, step } = gradeOf(report.overall, locale);
  return {
    locale,
    host: shown(report.target.host),
    day: dayIn(locale, report.finishedAt),
    overall: report.overall,
    word,
    step: step ?? 0,
    incomplete: report.incomplete,
    limited: shown(sayLimit(report, locale)),
    summary: summaryOf(report, locale),
    pillars: pillarViews(report).map((view) => ({
      id: view.pillar,
      name: commonWords[locale].pillars[view.pillar],
      score: view.score.score,
      step: gradeOf(view.score.score, locale).step ?? 0,
      lost: view.score.lost,
      remarks: remarksOf(view, locale),
      checks: view.groups.flatMap(({ findings }) => findings.map(check)),
    })),
    steps: tellSteps(steps, locale),
    conditions: conditionsOf(report, locale),
    extras: allExtraLines(report, locale).map(({ heading, lines }) => ({
      heading: shown(heading),
      lines: lines.map(shown),
    })),
    contacts: report.ledger.map((contact) => describeContact(contact, locale)),
  };
};
