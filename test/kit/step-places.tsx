import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { CompareChanges } from '../../components/history/CompareChanges.tsx';
import { CheckIssues } from '../../components/popup/CheckIssues.tsx';
import { GainLine } from '../../components/popup/PopupFoot.tsx';
import { PartnerReport } from '../../components/report/PartnerReport.tsx';
import { StepsPage } from '../../components/report/repair/StepsPage.tsx';
import { LeftOut, TodoList } from '../../components/report/TodoList.tsx';
import { toPillarState } from '../../lib/api/compose.ts';
import type { CheckResult } from '../../lib/api/result.ts';
import type { AnyCheck, Conclusion } from '../../lib/check.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import { toComparison, toEvidence, toOutline, toPathOutline, writeAssistantTask } from '../../lib/export/assistant.ts';
import { formatBaseline } from '../../lib/export/baseline-lines.ts';
import { writeBuilderMessage } from '../../lib/export/builder-message.ts';
import { formatChanges } from '../../lib/export/change-lines.ts';
import { reportComment } from '../../lib/export/formats/report-comment.ts';
import { reportCsv } from '../../lib/export/formats/report-csv.ts';
import { reportEarl } from '../../lib/export/formats/report-earl.ts';
import { reportHtml } from '../../lib/export/formats/report-html.ts';
import { reportJunit } from '../../lib/export/formats/report-junit.ts';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import { reportEn301549 } from '../../lib/export/formats/report-offices.ts';
import { reportSarif } from '../../lib/export/formats/report-sarif.ts';
import { reportWcagEm } from '../../lib/export/formats/report-wcag-em.ts';
import { compareToBaseline } from '../../lib/export/known-findings.ts';
import { createBaseline } from '../../lib/export/make-baseline.ts';
import { toReportSteps } from '../../lib/export/report-model.ts';
import { formatResultTable } from '../../lib/export/result-table.ts';
import { writeTicket } from '../../lib/export/ticket.ts';
import { type Finding, type Locale, PILLARS, type Pillar, type Report } from '../../lib/model.ts';
import { isAdministrationPage, isCostly } from '../../lib/path/path.ts';
import { computePoints, gradeFindings } from '../../lib/score.ts';
import { type Against, compareToEarlier } from '../../lib/view/compare/against.ts';
import { compare } from '../../lib/view/compare/compare.ts';
import { NO_FILTERS } from '../../lib/view/filters.ts';
import { listSteps } from '../../lib/view.ts';
import { checks as dutchChecks } from '../../lib/words/nl/checks.ts';
import { sayFinding, writeImperative } from '../../lib/words/say.ts';
import { foldPages } from '../../server/features/crawls/model/fold.ts';
import { computeSiteGrade } from '../../server/features/crawls/model/site-grade.ts';
import { SiteReport } from '../../server/features/crawls/pages/site-report/SiteReport.tsx';
import type { SiteChange } from '../../server/features/monitoring/model/changes.ts';
import { writeEmail } from '../../server/features/monitoring/notify/emails.ts';
import { toMail } from '../../server/features/monitoring/notify/mail.ts';
import { anyArgs, sampleReport, sampleState } from '../components/sample.ts';
import { Speaking } from './speaking.tsx';

/* Every conclusion that costs something, rendered wherever a step of the path is rendered. */

const detailsOf = (conclusion: Conclusion) => (typeof conclusion === 'string' ? { verdict: conclusion } : conclusion);

const sentenceArgs = ({ id }: AnyCheck, code: string): Finding['args'] => {
  const sentence = dutchChecks[id]?.says[code];
  return typeof sentence === 'function' ? anyArgs(sentence) : {};
};

/** A finding of a check as a scan would have made it, with made-up values. */
export const findingOf = (check: AnyCheck, pillar: Pillar, code: string): Finding => {
  const { verdict, state, ...limits } = detailsOf(check.verdicts[code] ?? 'pass');
  // An administration is not asked to attract visitors: that would silence half of the other findings here.
  const isShown = state !== undefined && !isAdministrationPage([{ state, code }]);
  const credit = verdict === 'fail' ? 0 : verdict === 'warn' ? 0.5 : 1;
  return {
    ...{ id: check.id, pillar, outcome: verdict, code, why: null, weight: check.weight, credit },
    points: computePoints(check.weight, credit, CHECKS[pillar].budget),
    ...{ cap: null, args: sentenceArgs(check, code), items: [], who: check.who, source: check.source },
    ...limits,
    ...(isShown ? { state } : {}),
  };
};

export const COSTLY: readonly Finding[] = PILLARS.flatMap((pillar) =>
  CHECKS[pillar].checks.flatMap((check) =>
    Object.keys(check.verdicts)
      .map((code) => findingOf(check, pillar, code))
      .filter(isCostly),
  ),
);
export const NAMES = COSTLY.map((finding) => [`${finding.id} ${finding.code}`, finding] as const);

/**
 * As many as the page for a client and every saved form of a report show; each is a step of its own, because no two have the same
 * cause here.
 */
const CHUNK = 5;
export const CHUNKS: readonly (readonly Finding[])[] = Array.from(
  { length: Math.ceil(COSTLY.length / CHUNK) },
  (_, index) =>
    // Far apart in the list, so that no check occurs twice in a report.
    COSTLY.filter((_finding, at) => at % Math.ceil(COSTLY.length / CHUNK) === index),
);

export const reportOf = (findings: readonly Finding[]): Report => {
  const { scores, ...total } = gradeFindings(findings, PILLARS);
  return { ...sampleReport(), findings, scores, ...total };
};

/** Text as a reader sees it, whatever its format. */
export const plain = (text: string): string =>
  (text.startsWith('<') ? text.replaceAll(/<[^>]*>/g, '') : text)
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\\`]/g, '')
    .replaceAll(/\s+/g, ' ');

const drawn = (node: ComponentChildren, locale: Locale): string =>
  renderToString(<Speaking locale={locale}>{node}</Speaking>);

const popup = (findings: readonly Finding[], locale: Locale): string =>
  listSteps(reportOf(findings))
    .map((step) => {
      const [lead] = step.findings;
      const first = { ...step, check: lead.id, title: writeImperative(lead, locale), countsWith: 2 };
      return drawn(<GainLine step={first} reportUrl="report.html#1" />, locale);
    })
    .join('\n');

const changeOf = (finding: Finding): SiteChange => ({
  id: finding.id,
  pillar: finding.pillar,
  direction: 'worse',
  between: [0, 1],
  cause: null,
  who: finding.who,
  before: { ...finding, outcome: 'pass', points: 0 },
  after: finding,
  step: { number: 1, kind: 'missing', findings: [finding.id] },
});

const letterAbout = (changes: readonly SiteChange[], locale: Locale) => {
  const site = { id: 's', host: 'voorbeeld.nl', url: 'https://voorbeeld.nl/' };
  const notice = { kind: 'changes', site, changes, total: { before: 80, after: 70 } } as const;
  const links = { view: 'https://d.example/', confirm: '', leave: null };
  const subscriber = { address: 'a@b.nl', team: 'Team', site: null, locale, zone: 'Europe/Amsterdam', links };
  return toMail(writeEmail({ id: 'n', at: 1, content: notice }, subscriber));
};
const letter = (findings: readonly Finding[], locale: Locale) => letterAbout(findings.map(changeOf), locale);
const mail = (findings: readonly Finding[], locale: Locale): string => letter(findings, locale).text;

const path = (findings: readonly Finding[], locale: Locale): string => {
  const steps = listSteps(reportOf(findings));
  return drawn(
    <TodoList
      steps={steps}
      leftOut={[]}
      beyond={[]}
      isFiltered={false}
      site={null}
      linkTo={(anchor) => `#${anchor}`}
    />,
    locale,
  );
};

const commandLine = (findings: readonly Finding[], locale: Locale): string => {
  const state = sampleState('partner', locale);
  if (state.result === null) throw new TypeError('the sample has a result');
  return formatResultTable(state, state.result, {
    steps: toReportSteps(listSteps(reportOf(findings)), locale),
    locale,
  });
};

/** Everywhere that a step is rendered. */
export const PLACES: Readonly<Record<string, (findings: readonly Finding[], locale: Locale) => string>> = {
  popup,
  path,
  'page for a client': (findings, locale) => drawn(<StepsPage report={reportOf(findings)} />, locale),
  'saved page': (findings, locale) => reportHtml(reportOf(findings), locale),
  Markdown: (findings, locale) => reportMarkdown(reportOf(findings), locale),
  SARIF: (findings, locale) => String(reportSarif(reportOf(findings), locale)),
  tickets: (findings, locale) =>
    findings.map((finding) => writeTicket(reportOf([finding]), [finding.id], locale).plain).join('\n'),
  'command line': commandLine,
  mail,
  'message for the web developer': (findings, locale) =>
    findings.map((finding) => writeBuilderMessage(reportOf([finding]), locale)?.body ?? '').join('\n'),
};

const rowsOf = (findings: readonly Finding[], locale: Locale): readonly CheckResult[] =>
  gradeFindings(findings, PILLARS).scores.flatMap((score) => {
    const own = { pillar: score.pillar, findings: findings.filter(({ pillar }) => pillar === score.pillar), score };
    return toPillarState(own, 'partner', (one) => sayFinding(one, locale)).checks ?? [];
  });

const asPassed = (findings: readonly Finding[]): Report =>
  reportOf(findings.map((finding) => ({ ...finding, outcome: 'pass' as const, points: 0, cap: null })));
const changed = (findings: readonly Finding[]): Against =>
  compareToEarlier({ report: asPassed(findings) }, reportOf(findings), 'partner');

/** Everywhere that findings are listed, rather than put in order as steps. */
export const LISTS: typeof PLACES = {
  'rows of the popup': (findings, locale) => drawn(<CheckIssues checks={rowsOf(findings, locale)} />, locale),
  'rows of the report': (findings, locale) =>
    drawn(<PartnerReport report={reportOf(findings)} filters={NO_FILTERS} onFilter={() => undefined} />, locale),
  CSV: (findings, locale) => reportCsv(reportOf(findings), locale),
  JUnit: (findings, locale) => reportJunit(reportOf(findings), locale),
  EARL: (findings, locale) => reportEarl(reportOf(findings), locale),
  'lines of what changed': (findings, locale) => formatChanges(changed(findings), locale).join('\n'),
  'comment below a change': (findings, locale) => reportComment(reportOf(findings), changed(findings), locale),
  'task for a coding assistant': (findings, locale) =>
    writeAssistantTask(
      reportOf(findings),
      findings.map(({ id }) => id),
      locale,
    ),
  'subject of a mail': (findings, locale) => findings.map((finding) => letter([finding], locale).subject).join('\n'),
  'mail about what is no step': (findings, locale) => {
    const changes = findings.map((finding) => ({ ...changeOf(finding), step: null }));
    const { subject, text } = letterAbout(changes, locale);
    return [text, subject, ...changes.map((change) => letterAbout([change], locale).subject)].join('\n');
  },
  'report of a site': (findings, locale) => {
    const reports = [reportOf(findings), reportOf(findings), null];
    const pages = reports.map((report, index) => ({
      ...{ url: `https://voorbeeld.nl/${index}`, report, href: null },
      why: report === null ? ('timeout' as const) : null,
    }));
    const of = { pages, grade: computeSiteGrade(reports), checks: foldPages(reports), from: 'sitemap' } as const;
    return drawn(<SiteReport {...of} />, locale);
  },
  'two scans side by side': (findings, locale) =>
    drawn(
      <CompareChanges labels={['1', '2']} changes={compare(asPassed(findings), reportOf(findings)).changes} />,
      locale,
    ),
  'what was left out': (findings, locale) => drawn(<LeftOut findings={findings} linkTo={(one) => `#${one}`} />, locale),
  'known findings': (findings, locale) => {
    const report = reportOf(findings);
    const making = { note: { reason: 'Zo gewild.' }, titleOf: (id: string) => id };
    return [[report], []]
      .map((known) => compareToBaseline(createBaseline(null, known, making), report))
      .flatMap((comparison) => formatBaseline(report, comparison, { path: 'x.json', locale }))
      .join('\n');
  },
  'table of EN 301 549': (findings, locale) => reportEn301549(reportOf(findings), locale),
  'form of WCAG-EM': (findings, locale) => reportWcagEm(reportOf(findings), locale),
  'outline for a coding assistant': (findings, locale) =>
    [
      toOutline(reportOf(findings), locale),
      toPathOutline(reportOf(findings), { from: 1, most: 10 }, locale),
      toComparison(changed(findings), locale),
      ...findings.map((finding) => toEvidence(reportOf(findings), finding, locale)),
    ]
      .map((one) => JSON.stringify(one, null, 1))
      .join('\n'),
};

/** What each place renders for each chunk, once. */
const texts = new Map<string, string>();
export const textIn = (folder: string, index: number, locale: Locale): string => {
  const key = `${folder} ${index} ${locale}`;
  const text = texts.get(key) ?? plain({ ...PLACES, ...LISTS }[folder]?.(CHUNKS[index] ?? [], locale) ?? '');
  texts.set(key, text);
  return text;
};
