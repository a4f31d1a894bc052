import type { ComponentProps } from 'preact';
import { listDecisiveStates } from '../../lib/decisive-states.ts';
import type { Report } from '../../lib/model.ts';
import { toRepairSite } from '../../lib/repairs/site.ts';
import { listBeyond } from '../../lib/view/beyond.ts';
import { findDetected } from '../../lib/view/detected.ts';
import { type Filters, isFiltered } from '../../lib/view/filters.ts';
import { countFittingSteps } from '../../lib/view/first-screen.ts';
import { isLimited } from '../../lib/view/grade.ts';
import { listSteps, type Step } from '../../lib/view.ts';
import type { Language } from '../../lib/words/common.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { limitOf, writeImperative } from '../../lib/words/say.ts';
import { formatWorth } from '../../lib/words/step.ts';
import { useLanguage } from '../shared/locale.ts';
import { isFirstStep } from './HeadState.tsx';
import { formatBasis, formatState } from './head-text.ts';
import { TodoList } from './TodoList.tsx';
import { useShown } from './use-shown.ts';

interface Props extends Pick<ComponentProps<typeof TodoList>, 'linkTo' | 'toBuilder'> {
  readonly report: Report;
  readonly filters: Filters;
  /** Texts above it other than the report's own: notices. */
  readonly above?: readonly string[];
}

/** All texts of a step before it is opened. */
const listStepTexts = (step: Step, language: Language): string => {
  const { locale, common } = language;
  const { todo } = reportWords[locale];
  const order = writeImperative(step.findings[0], locale);
  return [
    step.number,
    common.steps.kinds[step.kind],
    order,
    common.whoName[step.who],
    todo.repair,
    formatWorth(step, language),
  ].join(' ');
};

/** All texts of the report above its path, and beside its scores. */
const listHeadTexts = (report: Report, filters: Filters, language: Language): readonly string[] => {
  const states = listDecisiveStates(report.findings);
  const basis = { ...report, limit: limitOf(report, language.locale), states };
  const { incomplete, limited, kind } = language.common;
  const partly = [report, ...report.scores].filter((one) => one.incomplete).map(() => incomplete);
  return [
    formatState(states, isFirstStep(states[0], report, filters), language.locale),
    formatBasis(basis, language),
    ...partly,
    ...(isLimited(report.limit) ? [limited] : []),
    ...(states.includes('errorPage') ? [kind.toHome] : []),
  ];
};

/** The repair steps of a report that pass the filters. */
export const ReportPath = ({ report, filters, above = [], linkTo, toBuilder }: Props) => {
  const isShown = useShown(filters);
  const language = useLanguage();
  const steps = listSteps(report).filter(({ findings }) => findings.some(isShown));
  return (
    <TodoList
      steps={steps}
      first={countFittingSteps(
        [...above, ...listHeadTexts(report, filters, language)],
        steps.map((step) => listStepTexts(step, language)),
      )}
      leftOut={report.findings.filter((finding) => finding.decision !== undefined && isShown(finding))}
      beyond={listBeyond({ ...report, findings: report.findings.filter(isShown) })}
      isFiltered={isFiltered(filters)}
      site={toRepairSite(report, findDetected(report, PLATFORM_NAMES))}
      linkTo={linkTo}
      toBuilder={toBuilder}
    />
  );
};
