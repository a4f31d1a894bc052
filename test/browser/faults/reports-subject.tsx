import { type ComponentChildren, options, render } from 'preact';
import { CompareView } from '../../../components/history/CompareView.tsx';
import { HistoryView } from '../../../components/history/HistoryView.tsx';
import { PopupView } from '../../../components/popup/PopupView.tsx';
import { Conditions } from '../../../components/report/Conditions.tsx';
import { Cover } from '../../../components/report/Cover.tsx';
import { FootnoteList } from '../../../components/report/finding/Footnotes.tsx';
import { LedgerTable } from '../../../components/report/finding/LedgerTable.tsx';
import { PartnerReport } from '../../../components/report/PartnerReport.tsx';
import { ReportHead } from '../../../components/report/ReportHead.tsx';
import { ReportPath } from '../../../components/report/ReportPath.tsx';
import { ReportSide } from '../../../components/report/ReportSide.tsx';
import { StepsPage } from '../../../components/report/repair/StepsPage.tsx';
import { OverallSum } from '../../../components/report/Sums.tsx';
import { toPillarState } from '../../../lib/api/compose.ts';
import type { Finding, Locale, Report } from '../../../lib/model.ts';
import { computeScore } from '../../../lib/score.ts';
import { groupBySite } from '../../../lib/view/compare/history.ts';
import { findDetected } from '../../../lib/view/detected.ts';
import { NO_FILTERS, writePosition } from '../../../lib/view/filters.ts';
import { PLATFORM_NAMES } from '../../../lib/words/platforms.ts';
import { sayFinding } from '../../../lib/words/say.ts';
import { sampleReport, sampleState } from '../../components/sample.ts';
import { Speaking } from '../../kit/speaking.tsx';

// What is drawn is drawn before the call returns.
options.debounceRendering = (run) => run();

const nothing = (): void => {};
const sample = sampleReport();

const headOf = ({ overall, incomplete, limit = null, scores }: Report) => ({
  limit,
  overall,
  incomplete,
  pillars: scores.map(({ pillar, score: points }) => ({ id: pillar, score: points })),
});

const pillarStates = (report: Report, locale: Locale) =>
  report.scores.map((of) => {
    const findings = report.findings.filter(({ pillar }) => pillar === of.pillar);
    return toPillarState({ pillar: of.pillar, findings, score: of }, 'partner', (finding) =>
      sayFinding(finding, locale),
    );
  });

/** Every view of a report. */
const VIEWS: Readonly<Record<string, (report: Report, locale: Locale) => ComponentChildren>> = {
  popup: (report, locale) => (
    <PopupView
      state={{ ...sampleState('partner', locale), pillars: pillarStates(report, locale), ledger: [...report.ledger] }}
      keyRequest={{ text: '', url: '' }}
      onEnterKey={nothing}
    />
  ),
  report: (report) => {
    const detected = findDetected(report, PLATFORM_NAMES);
    return (
      <>
        <ReportHead skipTo="#pillars" host={report.target.host} at={report.finishedAt} {...headOf(report)} />
        <ReportSide
          {...headOf(report)}
          hasPath
          sections={[]}
          linkTo={(anchor) => writePosition({ id: 'x', anchor, filters: NO_FILTERS })}
        />
        <ReportPath
          report={report}
          filters={NO_FILTERS}
          linkTo={(anchor) => writePosition({ id: 'x', anchor, filters: NO_FILTERS })}
        />
        <PartnerReport report={report} filters={NO_FILTERS} onFilter={nothing} />
        <OverallSum {...headOf(report)} />
        <LedgerTable ledger={report.ledger} />
        <Conditions report={report} detected={detected} />
        <FootnoteList report={report} />
      </>
    );
  },
  paper: (report) => (
    <>
      <Cover report={report} client="" agency="" logo="" colour="" namesPijler isExample={false} />
      <StepsPage report={report} />
    </>
  ),
  history: (report) => {
    const { id, target, finishedAt, overall } = report;
    const scan = {
      id,
      host: target.host,
      finishedAt,
      overall,
      incomplete: true,
      limited: true,
      tier: 'partner',
      pinned: false,
      imported: true,
    } as const;
    const sites = groupBySite([
      { ...scan, report },
      { ...scan, id: `${id}-2`, finishedAt: finishedAt / 2, report: null },
    ]);
    const actions = { reportUrl: () => '#', pairUrl: () => '#', onPin: nothing, onRemove: nothing, onChoose: nothing };
    return (
      <HistoryView
        {...{ sites, actions }}
        unreadable={1}
        chosen={[]}
        canCompare
        onCompare={nothing}
        onClearChoice={nothing}
        onRemoveUnreadable={nothing}
      >
        {null}
      </HistoryView>
    );
  },
  compare: (report) => (
    <>
      <CompareView before={report} after={sample} />
      <CompareView before={sample} after={report} />
    </>
  ),
};

export const NAMES = Object.keys(VIEWS);

/** Draws a view of a report; what went wrong, or null. */
const faultOf = (name: string, report: Report, locale: Locale): string | null => {
  const root = document.createElement('div');
  try {
    const view = VIEWS[name]?.(report, locale);
    render(<Speaking locale={locale}>{view}</Speaking>, root);
    for (const button of root.querySelectorAll<HTMLElement>('[aria-expanded="false"], .evidence .link')) button.click();
    return root.querySelector('.broken')?.textContent ?? null;
  } catch (error) {
    return String(error);
  } finally {
    render(null, root);
  }
};

/** Draws a view of each of these reports in both languages; what went wrong. */
export const drawAll = (name: string, reports: readonly Report[]): readonly string[] =>
  reports
    .flatMap((report) => [faultOf(name, report, 'nl') ?? [], faultOf(name, report, 'en') ?? []].flat())
    .slice(0, 5);

/** How often the findings of a report with so many of them are looked at while a view is drawn. */
export const looks = (name: string, count: number): number => {
  let looked = 0;
  const counted = (finding: Finding): Finding =>
    new Proxy(finding, {
      get: (target, field) => {
        looked += 1;
        return Reflect.get(target, field);
      },
    });
  const faults = sample.findings.filter(({ points }) => points > 0);
  const findings = Array.from({ length: count }, (_, index) => {
    const fault = faults[index % faults.length] as Finding;
    return counted({ ...fault, id: `one-${index}`, pillar: 'seo', points: ((index * 7_919) % count) / 100 });
  });
  const scores = [computeScore('seo', findings)];
  looked = 0;
  const fault = faultOf(name, { ...sample, findings, scores }, 'nl');
  return fault === null ? looked : Number.NaN;
};
