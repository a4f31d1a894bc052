import type { Finding, Score } from '../../lib/model.ts';
import { gradeOf } from '../../lib/view/grade.ts';
import type { Group, PillarView, Step } from '../../lib/view.ts';
import { reportWords } from '../../lib/words/report.ts';
import { titleOf } from '../../lib/words/say.ts';
import type { Platform } from '../../lib/words/shape.ts';
import { Boundary } from '../shared/Boundary.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Mark } from '../shared/Mark.tsx';
import { CannotSee } from './CannotSee.tsx';
import { FindingRow } from './FindingRow.tsx';
import { ManualList } from './ManualList.tsx';
import { PillarRemarks } from './PillarRemarks.tsx';
import { Sums } from './Sums.tsx';

interface Props {
  readonly view: PillarView;
  readonly host: string;
  readonly steps: ReadonlyMap<string, Step>;
  readonly detected: readonly Platform[];
  readonly isShown: (finding: Finding) => boolean;
  readonly isFiltered: boolean;
}

const PillarScore = ({ score }: { readonly score: Score }) => {
  const common = useCommon();
  return (
    <p class="score">
      {score.score ?? '–'}
      <span class="unseen">{score.score === null ? common.noScore : ' / 100'}</span>
      {score.score !== null && score.incomplete && <span class="tag">{common.incomplete}</span>}
    </p>
  );
};

/** Faults lie open; what is in order or does not apply folds away, unless it was asked for. */
const GroupBlock = ({ group, ...props }: Omit<Props, 'view' | 'isShown'> & { readonly group: Group }) => {
  const { outcome, findings } = group;
  const { outcomes } = useCommon();
  const locale = useLocale();
  return (
    <details class="group" data-outcome={outcome} open={props.isFiltered || outcome === 'fail' || outcome === 'warn'}>
      <summary>
        <Mark outcome={outcome} />
        <h3>{outcomes[outcome]}</h3>
        <span class="count">{findings.length}</span>
      </summary>
      {findings.map((finding) => (
        <Boundary key={finding.id} name={titleOf(finding.id, locale)}>
          <FindingRow {...props} finding={finding} step={props.steps.get(finding.id)} />
        </Boundary>
      ))}
    </details>
  );
};

/** One pillar of a partner's report. */
export const PillarSection = ({ view, isShown, ...props }: Props) => {
  const locale = useLocale();
  const { pillar, score, isMoot } = view;
  const groups = view.groups
    .map((group) => ({ ...group, findings: group.findings.filter(isShown) }))
    .filter(({ findings }) => findings.length > 0);
  const id = `pillar-${pillar}`;
  const { step } = gradeOf(score.score, locale);
  return (
    <section class="pillar-section" id={id} aria-labelledby={`${id}-title`} data-step={step ?? 0}>
      <header>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {useCommon().pillars[pillar]}
        </h2>
        <PillarScore score={score} />
      </header>
      <PillarRemarks view={view} />
      {groups.length === 0 && props.isFiltered && <p class="quiet">{reportWords[locale].pillar.hidden}</p>}
      {groups.map((group) => (
        <GroupBlock key={group.outcome} {...props} group={group} />
      ))}
      {pillar === 'toegankelijkheid' && <ManualList />}
      {!isMoot && <CannotSee pillar={pillar} />}
      {!isMoot && <Sums sum={view.sum} />}
    </section>
  );
};
