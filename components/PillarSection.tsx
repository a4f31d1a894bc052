import type { ComponentChildren } from 'preact';
import type { Finding, Score } from '../lib/model.ts';
import { gradeOf } from '../lib/view/grade.ts';
import type { Action, Group, PillarView } from '../lib/view.ts';
import { shareIn } from '../lib/words/format.ts';
import { reportWords } from '../lib/words/report.ts';
import { titleOf } from '../lib/words/say.ts';
import type { Platform } from '../lib/words/shape.ts';
import { FindingRow } from './FindingRow.tsx';
import { useCommon, useLocale } from './locale.ts';
import { ManualList } from './ManualList.tsx';
import { Mark } from './Mark.tsx';
import { Sums } from './Sums.tsx';

interface Props {
  readonly view: PillarView;
  readonly host: string;
  readonly actions: ReadonlyMap<string, Action>;
  readonly detected: readonly Platform[];
  readonly isShown: (finding: Finding) => boolean;
  readonly isFiltered: boolean;
}

/** What must be known to read the score rightly. */
const Remarks = ({ view }: { readonly view: PillarView }) => {
  const locale = useLocale();
  const words = reportWords[locale];
  const { pillar, score, counts } = view;
  const share = shareIn(locale, score.seen);
  return (
    <>
      {score.score === null && (
        <p>{isMoot(view) ? words.pillar.notApplicable : words.pillar.tooLittleSeen({ share })}</p>
      )}
      {score.score !== null && score.incomplete && <p>{words.pillar.incomplete({ share })}</p>}
      {score.cap && <p>{words.pillar.limited({ cap: score.cap.at, check: titleOf(score.cap.check, locale) })}</p>}
      {pillar === 'toegankelijkheid' && (
        <p class="three">{words.pillar.three({ ...counts, manual: words.manual.list.length })}</p>
      )}
      {(pillar === 'ai' || pillar === 'toegankelijkheid') && <p class="honest">{words.honesty[pillar]}</p>}
      {pillar === 'toegankelijkheid' && <p class="quiet">{words.method}</p>}
    </>
  );
};

/** Every check was skipped: the pillar's questions do not arise here. */
const isMoot = ({ groups }: PillarView): boolean => groups.every(({ outcome }) => outcome === 'skip');

const PillarScore = ({ score }: { readonly score: Score }) => {
  const common = useCommon();
  if (score.score === null)
    return (
      <span class="score">
        –<span class="unseen"> {common.noScore}</span>
      </span>
    );
  return (
    <span class="score">
      {score.score}
      <span class="unseen"> / 100</span>
      {score.incomplete && <span class="tag">{common.incomplete}</span>}
    </span>
  );
};

/** Faults lie open; what is in order or does not apply folds away, unless it was asked for. */
const GroupBlock = ({ group, open, children }: { group: Group; open: boolean; children: ComponentChildren }) => {
  const common = useCommon();
  return (
    <details class="group" data-outcome={group.outcome} open={open}>
      <summary>
        <Mark outcome={group.outcome} />
        <h3>{common.outcomes[group.outcome]}</h3>
        <span class="count">{group.findings.length}</span>
      </summary>
      {children}
    </details>
  );
};

/** One pillar of a partner's report. */
export const PillarSection = ({ view, host, actions, detected, isShown, isFiltered }: Props) => {
  const locale = useLocale();
  const words = reportWords[locale];
  const common = useCommon();
  const { pillar, score, counts } = view;
  const groups = view.groups
    .map((group) => ({ ...group, findings: group.findings.filter(isShown) }))
    .filter(({ findings }) => findings.length > 0);
  const id = `pillar-${pillar}`;
  return (
    <section
      class="pillar-section"
      id={id}
      aria-labelledby={`${id}-title`}
      data-step={gradeOf(score.score, locale).step ?? 0}
    >
      <header>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {common.pillars[pillar]}
        </h2>
        <PillarScore score={score} />
      </header>
      <Remarks view={view} />
      {counts.faults === 0 && counts.unmeasured === 0 && !isMoot(view) && !isFiltered && (
        <p>{words.pillar.allGood({ count: counts.all })}</p>
      )}
      {groups.length === 0 && isFiltered && <p class="quiet">{words.pillar.hidden}</p>}
      {groups.map((group) => (
        <GroupBlock
          key={group.outcome}
          group={group}
          open={isFiltered || group.outcome === 'fail' || group.outcome === 'warn'}
        >
          {group.findings.map((finding) => (
            <FindingRow
              key={finding.id}
              finding={finding}
              host={host}
              action={actions.get(finding.id)}
              detected={detected}
            />
          ))}
        </GroupBlock>
      ))}
      {pillar === 'toegankelijkheid' && <ManualList />}
      {!isMoot(view) && <Sums sum={view.sum} />}
    </section>
  );
};
