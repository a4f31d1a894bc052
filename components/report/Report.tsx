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

/** A scan as a report shows it: stored data, and data known only while the session lasts. */
export interface ShownScan {
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  readonly result: ScanResult;
  /** Every check; null on the public tier. */
  readonly report: FullReport | null;
  readonly incomplete: boolean;
  /** What limits the total, or why there is none; null for no limit, or once that is no longer known. */
  readonly limit: ResultLimit | null;
  /** Who was contacted; null once that is no longer known. */
  readonly ledger: readonly LedgerEntry[] | null;
  /** The kind of page, and the address of the site's home page; absent when not seen, or no longer known. */
  readonly kind: PageKind | undefined;
  readonly home: string | null;
  /** The page's decisive states, if no report contains them; absent when not seen, or no longer known. */
  readonly decisive?: readonly State[] | undefined;
  /** The pillars' states at its end; null once they are no longer known. */
  readonly states: readonly PillarState[] | null;
  /** A report of a made-up site: it must not pass for a real one. */
  readonly isExample: boolean;
}

/** The filters on the checks, and how to make an address of a part. */
type Shown = Pick<ComponentProps<typeof PartnerReport>, 'filters' | 'onFilter'> &
  Pick<ComponentProps<typeof ReportSide>, 'linkTo'>;

interface Full {
  readonly report: FullReport;
}

interface Props extends Shown {
  readonly scan: ShownScan;
  /** Who prints it for whom. */
  readonly print: Omit<ComponentProps<typeof Cover>, 'report' | 'isExample'>;
  /** Whether everything else is printed after the two pages for a client. */
  readonly appendix: boolean;
  /** What a reader must know before reading. */
  readonly notices?: ComponentChildren;
  /** The texts of these notices, so that what follows leaves them room. */
  readonly noticed?: readonly string[];
  /** The part that sends the first steps to the web builder; absent when the report is only shown. */
  readonly toBuilder?: ComponentChildren;
  /** Actions on the report; absent when it is only shown. */
  readonly tools?: ComponentChildren;
  /** The link from the public tier to the partner tier. */
  readonly keyLine?: ComponentChildren;
  /** Whether a scan service was called about the same page, and its part of the report. */
  readonly hasService: boolean;
  readonly service: ComponentChildren;
}

/** Printed first, or alone: a cover with the result in plain language, and the first repair steps. */
const Front = ({ report, isExample, print }: Pick<ShownScan, 'isExample'> & Pick<Props, 'print'> & Full) => (
  <ErrorBoundary name={clientWords[useLocale()].plain.title}>
    <Cover {...print} {...{ report, isExample }} />
    <StepsPage report={report} />
  </ErrorBoundary>
);

/** The conditions of this scan, and its footnotes. */
const Back = ({ report }: Full) => (
  <>
    <Section id="conditions" title={reportWords[useLocale()].conditions.title}>
      <Conditions report={report} detected={findDetected(report, PLATFORM_NAMES)} />
    </Section>
    <Extras report={report} />
    <FootnoteList report={report} />
  </>
);

/** The total and its pillars, for the top of the report and the side column. */
const toHead = ({ result, report, states, incomplete, limit, decisive = [] }: ShownScan) => {
  const partly = new Set([
    ...(report?.scores ?? []).filter((score) => score.incomplete).map(({ pillar }) => pillar),
    ...(states ?? []).filter((state) => state.incomplete).map(({ id }) => id),
  ]);
  const pillars = result.pillars.map((pillar) => ({ ...pillar, incomplete: partly.has(pillar.id) }));
  const first = report === null ? decisive : listDecisiveStates(report.findings);
  return { overall: result.overall_score, incomplete, limit, pillars, range: report?.range, states: first };
};

/** The sections after the pillars. */
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

/** The report of one scan, with everything that its tier allows; depends neither on extension APIs nor on a clock. */
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
