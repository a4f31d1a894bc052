import type { ComponentChildren } from 'preact';
import type { DecisiveState as State } from '../../lib/decisive-states.ts';
import type { Finding, Report } from '../../lib/model.ts';
import { type Filters, isFiltered } from '../../lib/view/filters.ts';
import { listSteps } from '../../lib/view.ts';
import { DecisiveState } from '../shared/DecisiveState.tsx';

interface Props {
  readonly states: readonly State[];
  /** Null on the public tier, which includes no advice. */
  readonly report: Report | null;
  readonly filters: Filters;
  /** The link to the home page, shown with an error page only. */
  readonly home?: ComponentChildren;
}

/** Whether a finding is about a state; for an error page, the finding to repair is its status. */
const isAbout = (state: State | undefined, finding: Finding): boolean =>
  state !== undefined && (finding.state === state || (state === 'errorPage' && finding.id === 'page-http-status'));

/** Whether the first step right below already says what to do about a state. */
export const isFirstStep = (state: State | undefined, report: Report, filters: Filters): boolean =>
  !isFiltered(filters) && (listSteps(report)[0]?.findings.some((finding) => isAbout(state, finding)) ?? false);

/** A page's decisive state, at the head of its report: what to do about it is shown once, there or in the first step. */
export const HeadState = ({ states, report, filters, home }: Props) => (
  <DecisiveState
    states={states}
    advises={report !== null}
    isFirstStep={report !== null && isFirstStep(states[0], report, filters)}
    home={home}
  />
);
