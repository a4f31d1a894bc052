import type { ComponentChildren, ComponentProps } from 'preact';
import type { ResultLimit, ScanResult } from '../../lib/api/result.ts';
import { isKindRedundant, listDecisiveStates } from '../../lib/decisive-states.ts';
import type { Report as FullReport, LedgerEntry, PageKind, DecisiveState as State } from '../../lib/model.ts';
import type { PillarState } from '../../lib/state.ts';
import { findDetected } from '../../lib/view/detected.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { formatKind } from '../../lib/words/report/kind-line.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { clientWords } from '../../lib/words/service/client.ts';
import { serviceWords } from '../../lib/words/service/service.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { KindNotice } from '../shared/KindNotice.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Notice } from '../shared/Notice.tsx';
import { Section } from '../shared/Section.tsx';
import { Conditions } from './Conditions.tsx';
import { Cover } from './Cover.tsx';
import { Extras } from './Extras.tsx';
import { FootnoteList } from './finding/Footnotes.tsx';
import { LedgerTable } from './finding/LedgerTable.tsx';
import { HeadState } from './HeadState.tsx';
import { PartnerReport } from './PartnerReport.tsx';
import { PublicPillars } from './PublicPillars.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ReportPath } from './ReportPath.tsx';
import { ReportSide } from './ReportSide.tsx';
import { StepsPage } from './repair/StepsPage.tsx';
import { OverallSum } from './Sums.tsx';

/** A scan as a report shows it: what is kept of it, and what is known only while it is fresh. */
export interface ShownScan {
  /** Ms since 1970. */
  readonly finishedAt: number;
  readonly result: ScanResult;
  /** Every check; null on the public tier. */
  readonly report: FullReport | null;
  readonly incomplete: boolean;
  /** What limits the total, or why there is none; null where nothing does, or once that is forgotten. */
  readonly limit: ResultLimit | null;
  /** Who was contacted; null once that is forgotten. */
  readonly ledger: readonly LedgerEntry[] | null;
  /** What kind of page it is, and the address of the site's home page; absent where that was not seen, or is forgotten. */
  readonly kind: PageKind | undefined;
  readonly home: string | null;
  /** What the page is before anything else, where no report tells it; absent where that was not seen, or is forgotten. */
  readonly decisive?: readonly State[] | undefined;
  /** How the pillars stood at its end; null once that is forgotten. */
  readonly states: readonly PillarState[] | null;
  /** Of a made-up site: it must not pass for a real one's. */
  readonly isExample: boolean;
}

/** What of the checks is shown, and how an address leads to a part of it. */
type Shown = Pick<ComponentProps<typeof PartnerReport>, 'filters' | 'onFilter'> &
  Pick<ComponentProps<typeof ReportSide>, 'linkTo'>;

interface Full {
  readonly report: FullReport;
}

interface Props extends Shown {
  readonly scan: ShownScan;
  /** Who has it printed for whom. */
  readonly print: Omit<ComponentProps<typeof Cover>, 'report' | 'isExample'>;
  /** Whether everything else is printed after the two pages for a client. */
  readonly appendix: boolean;
  /** What must be known before anything is read. */
  readonly notices?: ComponentChildren;
  /** All that these say, for what follows to leave them room. */
  readonly noticed?: readonly string[];
  /** What sends the first steps to who builds the site; nothing where it is only shown. */
  readonly toBuilder?: ComponentChildren;
  /** What can be done with it: nothing where it is only shown. */
  readonly tools?: ComponentChildren;
  /** What leads from the public tier to the other. */
  readonly keyLine?: ComponentChildren;
  /** Whether a scan service was asked about the same page, and its part of the report. */
  readonly hasService: boolean;
  readonly service: ComponentChildren;
}

/** What is printed first, or alone: a cover with the outcome in plain words, and what to do first. */
const Front = ({ report, isExample, print }: Pick<ShownScan, 'isExample'> & Pick<Props, 'print'> & Full) => (
  <ErrorBoundary name={clientWords[useLocale()].plain.title}>
    <Cover {...print} {...{ report, isExample }} />
    <StepsPage report={report} />
  </ErrorBoundary>
);

/** Under which conditions this scan was made, and what its footnotes stand for. */
const Back = ({ report }: Full) => (
  <>
    <Section id="conditions" title={reportWords[useLocale()].conditions.title}>
      <Conditions report={report} detected={findDetected(report, PLATFORM_NAMES)} />
    </Section>
    <Extras report={report} />
    <FootnoteList report={report} />
  </>
);

/** The total and its pillars, as the top of the report and its side list show them. */
const toHead = ({ result, report, states, incomplete, limit, decisive = [] }: ShownScan) => {
  const partly = new Set([
    ...(report?.scores ?? []).filter((score) => score.incomplete).map(({ pillar }) => pillar),
    ...(states ?? []).filter((state) => state.incomplete).map(({ id }) => id),
  ]);
  const pillars = result.pillars.map((pillar) => ({ ...pillar, incomplete: partly.has(pillar.id) }));
  const first = report === null ? decisive : listDecisiveStates(report.findings);
  return { overall: result.overall_score, incomplete, limit, pillars, range: report?.range, states: first };
};

/** What follows the pillars. */
const useSections = (hasChecks: boolean, hasService: boolean) => {
  const locale = useLocale();
  const { sums, conditions } = reportWords[locale];
  const { ledger } = useCommon();
  return [
    { anchor: 'overall', name: sums.overallTitle },
    ...(hasService ? [{ anchor: 'service', name: serviceWords[locale].title }] : []),
    { anchor: 'ledger', name: ledger.title },
    ...(hasChecks ? [{ anchor: 'conditions', name: conditions.title }] : []),
  ];
};

/** The report of one scan, with everything that its tier allows; it needs neither a browser's own functions nor a clock. */
export const Report = ({
  scan,
  print,
  appendix,
  notices,
  noticed = [],
  toBuilder,
  tools,
  keyLine,
  hasService,
  service,
  ...shown
}: Props) => {
  const locale = useLocale();
  const words = reportWords[locale];
  const common = useCommon();
  const { ledger: ledgerWords, kind: kindWords } = common;
  const { result, report, finishedAt, isExample, ledger } = scan;
  const head = toHead(scan);
  const home = scan.home !== null && <a href={scan.home}>{kindWords.toHome}</a>;
  const kind = isKindRedundant(head.states, scan.kind) ? undefined : scan.kind;
  const above = [formatKind(kind, common), isExample ? words.example : '', ...noticed];
  const sections = useSections(report !== null, hasService);
  return (
    <div class="report" data-paper={report ? (appendix ? 'all' : 'client') : undefined}>
      {report && <Front {...{ report, isExample, print }} />}
      <ReportHead
        {...{ host: result.domain, at: finishedAt, skipTo: shown.linkTo('pillars'), ...head }}
        first={<HeadState states={head.states} report={report} filters={shown.filters} home={home} />}
      >
        <KindNotice kind={kind} home={home} />
        {isExample && <Notice>{words.example}</Notice>}
        {notices}
      </ReportHead>
      {report && <ReportPath {...shown} {...{ report, above, toBuilder }} />}
      {tools}
      <ReportSide {...head} {...{ sections }} hasPath={report !== null} linkTo={shown.linkTo} />
      <main class="sheet" id="pillars" tabIndex={-1}>
        {report && <PartnerReport {...shown} report={report} />}
        {result.api_tier === 'public' && <PublicPillars result={result} states={scan.states} />}
        {result.api_tier === 'public' && keyLine}
        <Section id="overall" title={words.sums.overallTitle}>
          <OverallSum {...head} />
        </Section>
        <ErrorBoundary name={serviceWords[locale].title}>{service}</ErrorBoundary>
        <Section id="ledger" title={ledgerWords.title}>
          {ledger ? <LedgerTable ledger={ledger} /> : <p class="quiet">{words.ledgerGone}</p>}
        </Section>
        {report && <Back report={report} />}
      </main>
    </div>
  );
};
