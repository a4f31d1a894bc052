import type { Report } from '../../lib/model.ts';
import { toRepairSite } from '../../lib/repairs/site.ts';
import { findDetected } from '../../lib/view/detected.ts';
import { type Filters, isFiltered } from '../../lib/view/filters.ts';
import { listFootnotes } from '../../lib/view/footnotes.ts';
import { listPillarViews, listSteps } from '../../lib/view.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { useCommon } from '../shared/locale.ts';
import { VersionContext } from '../shared/version.ts';
import { FootnoteContext } from './finding/Footnotes.tsx';
import { PillarSection } from './PillarSection.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { useShown } from './use-shown.ts';

interface Props {
  readonly report: Report;
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
}

/** Every check of the six pillars that passes the filters. */
export const PartnerReport = ({ report, filters, onFilter }: Props) => {
  const { pillars: names } = useCommon();
  const isShown = useShown(filters);
  const site = toRepairSite(report, findDetected(report, PLATFORM_NAMES));
  const byId = new Map(listSteps(report).flatMap((step) => step.findings.map(({ id }) => [id, step] as const)));
  const all = listPillarViews(report);
  const views = all.filter(({ pillar }) => filters.pillars.length === 0 || filters.pillars.includes(pillar));
  const of = { host: report.target.host, steps: byId, site, isShown };
  return (
    <VersionContext.Provider value={report.version}>
      <FootnoteContext.Provider value={listFootnotes(all)}>
        <ReportFilters
          filters={filters}
          shown={report.findings.filter(isShown).length}
          all={report.findings.length}
          onChange={onFilter}
        />
        {views.map((view) => (
          <ErrorBoundary key={view.pillar} name={names[view.pillar]}>
            <PillarSection view={view} isFiltered={isFiltered(filters)} {...of} />
          </ErrorBoundary>
        ))}
      </FootnoteContext.Provider>
    </VersionContext.Provider>
  );
};
