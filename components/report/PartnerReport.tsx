import type { Finding, Locale, Report } from '../../lib/model.ts';
import { detectedIn } from '../../lib/view/detected.ts';
import { type Filters, isFiltered, passes } from '../../lib/view/filters.ts';
import { footnotesOf } from '../../lib/view/footnotes.ts';
import { pillarViews, stepsOf } from '../../lib/view.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { say } from '../../lib/words/say.ts';
import { Boundary } from '../shared/Boundary.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { VersionContext } from '../shared/version.ts';
import { FootnoteContext } from './Footnotes.tsx';
import { PillarSection } from './PillarSection.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { TodoList } from './TodoList.tsx';

interface Props {
  readonly report: Report;
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
  readonly linkTo: (anchor: string) => string;
}

/** What is searched in a finding. */
const textOf = (finding: Finding, locale: Locale): string => {
  const { title, conclusion } = say(finding, locale);
  return [finding.id, title, conclusion, ...finding.items].join('\n');
};

/** What to do, and every check of the six pillars. */
export const PartnerReport = ({ report, filters, onFilter, linkTo }: Props) => {
  const locale = useLocale();
  const { pillars: names } = useCommon();
  const isShown = (finding: Finding): boolean => passes(filters, finding, textOf(finding, locale));
  const detected = detectedIn(report, PLATFORM_NAMES);
  const steps = stepsOf(report);
  const byId = new Map(steps.flatMap((step) => step.findings.map(({ id }) => [id, step] as const)));
  const filtered = isFiltered(filters);
  const { pillars } = filters;
  const all = pillarViews(report);
  const views = all.filter(({ pillar }) => pillars.length === 0 || pillars.includes(pillar));
  return (
    <VersionContext.Provider value={report.version}>
      <FootnoteContext.Provider value={footnotesOf(all)}>
        <ReportFilters
          filters={filters}
          shown={report.findings.filter(isShown).length}
          all={report.findings.length}
          onChange={onFilter}
        />
        <TodoList
          steps={steps.filter(({ findings }) => findings.some(isShown))}
          isFiltered={filtered}
          linkTo={linkTo}
        />
        {views.map((view) => (
          <Boundary key={view.pillar} name={names[view.pillar]}>
            <PillarSection
              view={view}
              host={report.target.host}
              steps={byId}
              {...{ detected, isShown, isFiltered: filtered }}
            />
          </Boundary>
        ))}
      </FootnoteContext.Provider>
    </VersionContext.Provider>
  );
};
