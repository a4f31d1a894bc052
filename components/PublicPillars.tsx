import type { PublicResult } from '../lib/api/result.ts';
import type { PillarState } from '../lib/state.ts';
import { gradeOf } from '../lib/view/grade.ts';
import { reportWords } from '../lib/words/report.ts';
import { useCommon, useLocale } from './locale.ts';
import { Untested } from './Untested.tsx';

interface Props {
  readonly result: PublicResult;
  /** What the running browser session still knows of this scan; null when it ended. */
  readonly states: readonly PillarState[] | null;
}

/** What was not tested of one pillar, as far as the session still tells. */
const Gaps = ({ state, host }: { readonly state: PillarState; readonly host: string }) => {
  const { pillar } = reportWords[useLocale()];
  if (state.unseen.length > 0) return <Untested groups={state.unseen} host={host} />;
  return state.score === null ? <p class="quiet">{pillar.notApplicable}</p> : <p class="quiet">{pillar.allTested}</p>;
};

/** The six pillars on the public tier: scores, and by reason what was not tested. */
export const PublicPillars = ({ result, states }: Props) => {
  const locale = useLocale();
  const words = reportWords[locale];
  const common = useCommon();
  return (
    <>
      {result.pillars.map(({ id, score }) => {
        const state = states?.find((one) => one.id === id);
        return (
          <section
            key={id}
            class="pillar-section"
            id={`pillar-${id}`}
            aria-labelledby={`pillar-${id}-title`}
            data-step={gradeOf(score, locale).step ?? 0}
          >
            <header>
              <h2 id={`pillar-${id}-title`} tabIndex={-1}>
                {common.pillars[id]}
              </h2>
              <span class="score">{score ?? '–'}</span>
            </header>
            {(id === 'ai' || id === 'toegankelijkheid') && <p class="honest">{words.honesty[id]}</p>}
            {state && <Gaps state={state} host={result.domain} />}
          </section>
        );
      })}
      {states === null && <p class="quiet">{words.pillar.untestedUnknown}</p>}
    </>
  );
};
