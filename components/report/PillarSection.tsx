import { type Finding, isFailOrWarn, type Pillar, type Score } from '../../lib/model.ts';
import type { Site } from '../../lib/repairs/shape.ts';
import { toGrade } from '../../lib/view/grade.ts';
import type { Group, PillarView, Step } from '../../lib/view.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { getCheckTitle } from '../../lib/words/say.ts';
import { limitsWords } from '../../lib/words/service/limits.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Mark } from '../shared/Mark.tsx';
import { FindingRow } from './finding/FindingRow.tsx';
import { PillarRemarks } from './PillarRemarks.tsx';
import { Sums } from './Sums.tsx';

interface Props {
  readonly view: PillarView;
  readonly host: string;
  readonly steps: ReadonlyMap<string, Step>;
  /** Data of the site for its repairs; null when its name cannot be used in them. */
  readonly site: Site | null;
  readonly isShown: (finding: Finding) => boolean;
  readonly isFiltered: boolean;
}

const PillarScore = ({ score }: { readonly score: Score }) => {
  const common = useCommon();
  return (
    <p class="score">
      {score.score ?? '–'}
      <span class="unseen">{score.score === null ? common.noScore : ' / 100'}</span>
      {score.score !== null && score.incomplete && (
        <span class="tag">
          {common.incomplete}
          {score.range && `, ${score.range.join('–')}`}
        </span>
      )}
    </p>
  );
};

/** Faults are open; what is in order or does not apply is collapsed, unless it was searched for. */
const GroupBlock = ({ group, ...props }: Omit<Props, 'view' | 'isShown'> & { readonly group: Group }) => {
  const { outcome, findings } = group;
  const { outcomes } = useCommon();
  const locale = useLocale();
  return (
    <details class="group" data-outcome={outcome} open={props.isFiltered || isFailOrWarn(group)}>
      <summary>
        <Mark outcome={outcome} />
        <h3>{outcomes[outcome]}</h3>
        <span class="count">{findings.length}</span>
      </summary>
      {findings.map((finding) => (
        <ErrorBoundary key={finding.id} name={getCheckTitle(finding.id, locale)}>
          <FindingRow {...props} finding={finding} step={props.steps.get(finding.id)} />
        </ErrorBoundary>
      ))}
    </details>
  );
};

const isCostlyGroup = (group: Group): boolean => isFailOrWarn(group) || group.findings.some(({ points }) => points > 0);

/** Findings that cost nothing, collapsed into one line, grouped by outcome; open when searched for. */
const CostsNothing = ({
  groups,
  ...props
}: Omit<Props, 'view' | 'isShown'> & { readonly groups: readonly Group[] }) => {
  const { pillar } = reportWords[useLocale()];
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  if (count === 0) return null;
  return (
    <details class="costs-nothing" open={props.isFiltered}>
      <summary>{pillar.costsNothing({ count })}</summary>
      {groups.map((group) => (
        <GroupBlock key={group.outcome} {...props} group={group} />
      ))}
    </details>
  );
};

/** What cannot be determined about a pillar from within a browser; nothing when its checks cover everything. */
const CannotSee = ({ pillar }: { readonly pillar: Pillar }) => {
  const { title, intro, of } = limitsWords[useLocale()];
  const points = of[pillar];
  if (points === undefined) return null;
  return (
    <details class="limits">
      <summary>
        <span>{title}</span>
      </summary>
      <p class="quiet">{intro}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
};

/** What no machine can determine about accessibility. */
const ManualList = () => {
  const { manual } = reportWords[useLocale()];
  return (
    <details class="manual">
      <summary>
        <span>{manual.title}</span>
      </summary>
      <p class="quiet">{manual.intro}</p>
      <ol>
        {manual.list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
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
  const { step } = toGrade(score.score, locale);
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
      {groups.filter(isCostlyGroup).map((group) => (
        <GroupBlock key={group.outcome} {...props} group={group} />
      ))}
      <CostsNothing {...props} groups={groups.filter((group) => !isCostlyGroup(group))} />
      {pillar === 'toegankelijkheid' && <ManualList />}
      {!isMoot && <CannotSee pillar={pillar} />}
      {!isMoot && <Sums sum={view.sum} />}
    </section>
  );
};
