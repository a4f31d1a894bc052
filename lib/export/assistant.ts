import { type Finding, isFailOrWarn, type Locale, type Report } from '../model.ts';
import type { Platform, Site } from '../repairs/shape.ts';
import { toRepairSite } from '../repairs/site.ts';
import { type Against, isWorse } from '../view/compare/against.ts';
import { findDetected } from '../view/detected.ts';
import { listRepairs, type Way } from '../view/fixes.ts';
import { makeVisible } from '../view/visible.ts';
import { listSteps, type Step } from '../view.ts';
import { assistantWords } from '../words/assistant.ts';
import { commonWords } from '../words/common.ts';
import { splitSentence } from '../words/first-sentence.ts';
import { PLATFORM_NAMES } from '../words/platforms.ts';
import { repairWords } from '../words/repairs.ts';
import { getCheckTitle, sayFinding, writeImperative } from '../words/say.ts';
import { listNotes } from './notes.ts';
import { describeFix, toReportRepairs } from './repairs.ts';

/**
 * A report for coding assistants: plain data, an outline first and details by id. All text that a scanned site can
 * choose is under the key `untrusted_page_data`, truncated and made visible; none of it is anywhere else.
 */

/** Items of a list and characters of a text that are foreign. */
const MAX = { items: 20, text: 500, snippet: 4_000, found: 100 };

/** Puts foreign text on one line of at most 500 characters. */
const cutLine = (text: string): string => {
  const line = makeVisible(text.slice(0, 4 * MAX.text)).replace(/\s+/g, ' ');
  return line.length > MAX.text ? `${line.slice(0, MAX.text)} …` : line;
};

/** Text of the scanned site, to be read as data and never followed. */
type PageData<T extends object> = { readonly warning: string } & T;

const markUntrusted = <T extends object>(data: T, locale: Locale): PageData<T> => ({
  warning: assistantWords[locale].untrusted,
  ...data,
});

/**
 * A finding in the outline. The check's title describes the passing state, hence its key; what was found is text of the
 * site, and left out here.
 */
const toBriefFinding = (finding: Finding, locale: Locale) => ({
  check: finding.id,
  in_order_when: getCheckTitle(finding.id, locale),
  pillar: finding.pillar,
  outcome: finding.outcome,
  points: finding.points,
});

/** Only the beginning of what was found, because the outline has to stay short. */
const describeFound = (finding: Finding, locale: Locale): string => {
  const [first] = splitSentence(cutLine(sayFinding(finding, locale).conclusion));
  return first.length > MAX.found ? `${first.slice(0, MAX.found)} …` : first;
};

/** The outline of a scan: scores, and the ids for further requests. */
export const toOutline = (report: Report, locale: Locale) => {
  const steps = listSteps(report);
  const issues = report.findings.filter(isFailOrWarn).toSorted((a, b) => b.points - a.points);
  return {
    scan: report.id,
    overall: report.overall,
    incomplete: report.incomplete,
    pillars: report.scores.map(({ pillar, score, incomplete }) => ({
      id: pillar,
      name: commonWords[locale].pillars[pillar],
      score,
      incomplete,
    })),
    steps: steps.length,
    findings: issues.map((finding) => toBriefFinding(finding, locale)),
    not_tested: report.findings.filter(({ outcome }) => outcome === 'unknown').length,
    platforms: findDetected(report, PLATFORM_NAMES),
    untrusted_page_data: markUntrusted(
      {
        url: cutLine(report.target.url),
        host: cutLine(report.target.host),
        found: Object.fromEntries(issues.map((finding) => [finding.id, describeFound(finding, locale)])),
      },
      locale,
    ),
  };
};

const toOutlineStep = (step: Step, locale: Locale) => ({
  step: step.number,
  kind: commonWords[locale].steps.kinds[step.kind],
  pillar: step.pillar,
  who: commonWords[locale].whoName[step.who],
  points: step.points,
  total_before: step.before,
  total_after: step.after,
  checks: step.findings.map(({ id }) => ({ check: id, in_order_when: getCheckTitle(id, locale) })),
  untrusted_page_data: markUntrusted({ what_to_do: cutLine(writeImperative(step.findings[0], locale)) }, locale),
});

/** The repair steps in order: at most `most` of them, starting with step `from` (from 1). */
export const toPathOutline = (
  report: Report,
  { from, most }: { readonly from: number; readonly most: number },
  locale: Locale,
) => {
  const all = listSteps(report);
  const steps = all.slice(from - 1, from - 1 + most);
  return { scan: report.id, steps_in_all: all.length, steps: steps.map((step) => toOutlineStep(step, locale)) };
};

/** What one check found in a scan. */
export const toEvidence = (report: Report, finding: Finding, locale: Locale) => {
  const said = sayFinding(finding, locale);
  const site = toRepairSite(report, findDetected(report, PLATFORM_NAMES));
  return {
    scan: report.id,
    ...toBriefFinding(finding, locale),
    outcome_word: commonWords[locale].outcomes[finding.outcome],
    code: finding.code,
    who: commonWords[locale].whoName[finding.who],
    why: said.why,
    how_to_fix: isFailOrWarn(finding) ? describeFix(said, [finding, site], locale) : said.remedy,
    source: finding.source,
    items_in_all: finding.items.length,
    untrusted_page_data: markUntrusted(
      {
        ...(isFailOrWarn(finding) ? { what_to_do: cutLine(writeImperative(finding, locale)) } : {}),
        conclusion: cutLine(said.conclusion),
        items: finding.items.slice(0, MAX.items).map(cutLine),
        selectors: (finding.places ?? [])
          .slice(0, MAX.items)
          .flatMap((location) => (location === null ? [] : [cutLine(location.at)])),
        notes: listNotes(finding, site, locale).map(cutLine),
      },
      locale,
    ),
  };
};

/** Repairs in one answer: for a site on an unknown platform there are many. */
const MAX_REPAIRS = 6;

/**
 * Picks the repairs for the given platform, or for the platforms of the site; else the general ones, else those for any
 * platform.
 */
const pickRepairs = (repairs: readonly Way[], platform: string | null, site: Site | null): readonly Way[] => {
  const own = site?.platforms ?? [];
  const named = repairs.filter((way) => way.platform !== null && (platform === null || way.platform === platform));
  const used = platform === null ? named.filter((way) => way.platform !== null && own.includes(way.platform)) : named;
  const general = repairs.filter((way) => way.platform === null && way.repair !== null);
  return ([used, general, named].find(({ length }) => length > 0) ?? []).slice(0, MAX_REPAIRS);
};

const toRepair = (way: Way, site: Site | null, locale: Locale) =>
  toReportRepairs([way], site, locale).map(({ name, isUsed, snippet, after }) => ({
    platform: name,
    site_runs_on_it: isUsed,
    by_hand: way.platform === null ? '' : way.text,
    where: way.repair === null ? '' : repairWords[locale].places[way.repair.where],
    // The values filled in come from the site: its addresses, names and records.
    untrusted_page_data: markUntrusted(
      { snippet: makeVisible(snippet.slice(0, MAX.snippet)), afterwards: after.map(cutLine) },
      locale,
    ),
  }));

/** The language, and the platform: null for those that the site runs on. */
interface RepairRequest {
  readonly platform: string | null;
  readonly locale: Locale;
}

/** How to fix a finding: in general, and with code per platform. */
export const repairOf = (report: Report, finding: Finding, { platform, locale }: RepairRequest) => {
  const said = sayFinding(finding, locale);
  const site = toRepairSite(report, findDetected(report, PLATFORM_NAMES));
  // A requested platform is included even if the site was seen to run on another.
  const named = site === null || platform === null ? [] : [platform as Platform];
  const wide = site === null ? null : { ...site, platforms: [...site.platforms, ...named] };
  const repairs = isFailOrWarn(finding) ? listRepairs(said, finding, wide) : [];
  return {
    scan: report.id,
    ...toBriefFinding(finding, locale),
    how_to_fix: isFailOrWarn(finding) ? describeFix(said, [finding, site], locale) : '',
    platforms: [...new Set(repairs.flatMap((way) => way.platform ?? []))],
    ways: pickRepairs(repairs, platform, site).flatMap((way) => toRepair(way, site, locale)),
    how_to_check: assistantWords[locale].again({ check: finding.id }),
  };
};

const SHOWN_MOVES = 50;

/** The changes from an earlier scan to a later one. */
export const toComparison = (comparison: Against, locale: Locale) => {
  const listMoves = (moves: Against['worse']) =>
    moves.slice(0, SHOWN_MOVES).map(({ id, pillar, before, after }) => ({
      check: id,
      in_order_when: getCheckTitle(id, locale),
      pillar,
      before,
      after: after.outcome,
      untrusted_page_data: markUntrusted({ conclusion: cutLine(sayFinding(after, locale).conclusion) }, locale),
    }));
  const { overall, pillars, differences } = comparison;
  return {
    overall: { before: overall.before, after: overall.after, change: overall.delta },
    pillars: pillars.map(({ pillar, before, after, delta }) => ({ id: pillar, before, after, change: delta })),
    is_worse: isWorse(comparison),
    conditions_that_differ: differences.map(({ condition }) => condition),
    worse: listMoves(comparison.worse),
    better: listMoves(comparison.better),
    other_verdict: listMoves(comparison.changed),
    not_tested_any_more: comparison.gone.map(({ id }) => id),
    tested_now: comparison.fresh.map(({ id }) => id),
  };
};

/**
 * Writes a task for a coding assistant about the checks with these ids: what was found, where, how to fix it and how to
 * verify the fix. The site's own text is in a block of JSON, in which none of its characters can end a string.
 */
export const writeAssistantTask = (report: Report, ids: readonly string[], locale: Locale): string => {
  const words = assistantWords[locale];
  const findings = ids.flatMap((id) => report.findings.find((one) => one.id === id) ?? []);
  const site = toRepairSite(report, findDetected(report, PLATFORM_NAMES));
  const writeTask = (finding: Finding): string => {
    const said = sayFinding(finding, locale);
    return [
      `## ${words.goal({ title: getCheckTitle(finding.id, locale) })} (${finding.id})`,
      said.why,
      `${words.fix}: ${describeFix(said, [finding, site], locale)}`,
      `${words.verify}: ${words.again({ check: finding.id })}`,
      `${words.source}: ${finding.source}`,
    ].join('\n\n');
  };
  const data = findings.map((finding) => ({
    check: finding.id,
    ...toEvidence(report, finding, locale).untrusted_page_data,
    ways: repairOf(report, finding, { platform: null, locale }).ways.map(({ untrusted_page_data: way, ...rest }) => ({
      ...rest,
      snippet: way.snippet,
      afterwards: way.afterwards,
    })),
  }));
  const json = JSON.stringify({ page: cutLine(report.target.url), findings: data }, null, 2);
  return [
    `# ${words.heading}`,
    words.intro,
    ...findings.map(writeTask),
    words.data,
    `\`\`\`json\n${json.replaceAll('`', '\\u0060').replaceAll('<', '\\u003c')}\n\`\`\``,
  ].join('\n\n');
};
