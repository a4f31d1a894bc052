import type { Contact, Finding, Locale, Pillar, Report } from '../model.ts';
import { accessMatrix } from '../view/access-matrix.ts';
import { askedOf } from '../view/asked.ts';
import { gradeOf } from '../view/grade.ts';
import { answerOf, purposeOf } from '../view/ledger.ts';
import { visible } from '../view/visible.ts';
import { type Action, actionsOf, pillarViews } from '../view.ts';
import { accessLines } from '../words/access-matrix.ts';
import { commonWords } from '../words/common.ts';
import { exportWords } from '../words/export.ts';
import { bytesIn, dayIn, secondsIn, shareIn } from '../words/format.ts';
import { BROWSER_NAMES } from '../words/platforms.ts';
import { reportWords } from '../words/report.ts';
import { say, titleOf } from '../words/say.ts';

/** What is told of one check, as text that is safe to show; never as markup. */
export interface ToldCheck {
  readonly id: string;
  readonly title: string;
  readonly outcome: Finding['outcome'];
  readonly outcomeWord: string;
  readonly who: string;
  readonly weight: number;
  readonly points: number;
  /** Points that a repair brings its pillar; null where nothing is to be won. */
  readonly gain: number | null;
  readonly conclusion: string;
  /** At most twenty, then how many more there are. */
  readonly items: readonly string[];
  readonly more: string | null;
  readonly why: string;
  /** Empty where nothing is to be repaired. */
  readonly fix: string;
  readonly source: string;
}

export interface ToldPillar {
  readonly id: Pillar;
  readonly name: string;
  readonly score: number | null;
  readonly step: number;
  readonly lost: number;
  readonly remarks: readonly string[];
  readonly checks: readonly ToldCheck[];
}

/** A report in one language: what every saved form of it tells. */
export interface ToldReport {
  readonly locale: Locale;
  readonly host: string;
  readonly day: string;
  readonly overall: number | null;
  readonly word: string | null;
  readonly step: number;
  readonly summary: string;
  readonly pillars: readonly ToldPillar[];
  /** The ten that bring most. */
  readonly actions: readonly ToldCheck[];
  readonly conditions: readonly (readonly [string, string])[];
  readonly contacts: readonly (readonly string[])[];
}

const MOST = { items: 20, length: 2_000, actions: 10 };

const shown = (text: string): string => visible(text.slice(0, MOST.length));

const toldCheck = (finding: Finding, action: Action | undefined, locale: Locale): ToldCheck => {
  const said = say(finding, locale);
  const common = commonWords[locale];
  const matrix = accessMatrix(finding);
  const items = matrix === null ? finding.items : accessLines(matrix, locale);
  const beyond = items.length - MOST.items;
  const isFault = action !== undefined || finding.outcome === 'fail' || finding.outcome === 'warn';
  return {
    id: shown(finding.id),
    title: shown(said.title),
    outcome: finding.outcome,
    outcomeWord: common.outcomes[finding.outcome],
    who: common.whoName[finding.who],
    weight: finding.weight,
    points: finding.points,
    gain: action && action.gain > 0 ? action.gain : null,
    conclusion: shown(said.conclusion),
    items: items.slice(0, MOST.items).map(shown),
    more: beyond > 0 ? exportWords[locale].more({ count: beyond }) : null,
    why: said.why,
    fix: isFault ? said.fix : said.remedy,
    source: shown(finding.source),
  };
};

/** The result in a few sentences. */
const summaryOf = (report: Report, locale: Locale): string => {
  const words = reportWords[locale];
  const { word } = gradeOf(report.overall, locale);
  if (report.overall === null || word === null) return words.noGradeBecause;
  const names = commonWords[locale].pillars;
  const scored = report.scores.flatMap(({ pillar, score }) =>
    score === null ? [] : [{ pillar: names[pillar], score }],
  );
  const [weakest] = scored.toSorted((a, b) => a.score - b.score);
  const [strongest] = scored.toSorted((a, b) => b.score - a.score);
  const differ = weakest && strongest && weakest.score < strongest.score;
  const sentences = [
    words.inShort({ word, score: report.overall }),
    ...(differ ? [words.strongest(strongest), words.weakest(weakest)] : []),
    ...(report.incomplete ? [words.incompleteNote] : []),
  ];
  return sentences.join(' ');
};

/** Under what circumstances a scan was made, name and value. */
export const conditionsOf = (report: Report, locale: Locale): readonly (readonly [string, string])[] => {
  const { conditions } = reportWords[locale];
  const { target, finishedAt, version, rules, id } = report;
  return [
    [conditions.address, shown(target.url)],
    [conditions.day, dayIn(locale, finishedAt)],
    [conditions.level, commonWords[locale].levels[target.level].name],
    [conditions.browser, BROWSER_NAMES[target.browser]],
    [conditions.version, shown(version)],
    [conditions.rules, String(rules)],
    [conditions.scan, id],
  ];
};

const toldContact = (contact: Contact, locale: Locale): readonly string[] => {
  const common = commonWords[locale];
  const { at, host, path, bytes } = contact;
  const asked = askedOf(contact);
  return [
    secondsIn(locale, at),
    shown(host),
    shown(asked === null ? path : common.ledger.asked(asked)),
    purposeOf(contact, common),
    answerOf(contact, common.ledger),
    bytes === null ? '–' : bytesIn(locale, bytes),
  ];
};

type View = ReturnType<typeof pillarViews>[number];

const remarksOf = ({ pillar, score, isMoot }: View, locale: Locale): readonly string[] => {
  const { pillar: words, honesty } = reportWords[locale];
  const share = shareIn(locale, score.seen);
  if (isMoot) return [words.notApplicable];
  if (score.score === null) return [words.tooLittleSeen({ share })];
  return [
    ...(score.incomplete ? [words.incomplete({ share })] : []),
    ...(score.cap ? [words.limited({ cap: score.cap.at, check: shown(titleOf(score.cap.check, locale)) })] : []),
    ...(pillar === 'ai' || pillar === 'toegankelijkheid' ? [honesty[pillar]] : []),
  ];
};

/** Tells a report in a language: the same checks, order and numbers as on the report page. */
export const tell = (report: Report, locale: Locale): ToldReport => {
  const actions = actionsOf(report);
  const byId = new Map(actions.map((action) => [action.finding.id, action]));
  const check = (finding: Finding): ToldCheck => toldCheck(finding, byId.get(finding.id), locale);
  const { word, step } = gradeOf(report.overall, locale);
  return {
    locale,
    host: shown(report.target.host),
    day: dayIn(locale, report.finishedAt),
    overall: report.overall,
    word,
    step: step ?? 0,
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
    actions: actions.slice(0, MOST.actions).map(({ finding }) => check(finding)),
    conditions: conditionsOf(report, locale),
    contacts: report.ledger.map((contact) => toldContact(contact, locale)),
  };
};
