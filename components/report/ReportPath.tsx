import type { ComponentProps } from 'preact';
import type { Report } from '../../lib/model.ts';
import { siteOf } from '../../lib/repairs/site.ts';
import { beyondOf } from '../../lib/view/beyond.ts';
import { detectedIn } from '../../lib/view/detected.ts';
import { type Filters, isFiltered } from '../../lib/view/filters.ts';
import { stepsOf } from '../../lib/view.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { TodoList } from './TodoList.tsx';
import { useShown } from './use-shown.ts';

interface Props extends Pick<ComponentProps<typeof TodoList>, 'linkTo' | 'toBuilder'> {
  readonly report: Report;
  readonly filters: Filters;
}

/** What to do about a report, as far as the filters let it pass. */
export const ReportPath = ({ report, filters, linkTo, toBuilder }: Props) => {
  const isShown = useShown(filters);
  return (
    <TodoList
      steps={stepsOf(report).filter(({ findings }) => findings.some(isShown))}
      leftOut={report.findings.filter((finding) => finding.decision !== undefined && isShown(finding))}
      beyond={beyondOf({ ...report, findings: report.findings.filter(isShown) })}
      isFiltered={isFiltered(filters)}
      site={siteOf(report, detectedIn(report, PLATFORM_NAMES))}
      linkTo={linkTo}
      toBuilder={toBuilder}
    />
  );
};
