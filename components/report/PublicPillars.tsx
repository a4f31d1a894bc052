import type { PublicResult } from '../../lib/api/result.ts';
import type { PillarState } from '../../lib/state.ts';
import { toGrade } from '../../lib/view/grade.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Untested } from '../shared/Untested.tsx';

type PillarScore = PublicResult['pillars'][number];

interface Props {
  readonly result: PublicResult;
  /** The pillars' states in the running browser session; null when it ended. */
  readonly states: readonly PillarState[] | null;
}

/** What was not tested in one pillar, by reason only. */
const Gaps = ({ state, host }: { readonly state: PillarState; readonly host: string }) => {
  const words = popupWords[useLocale()];
  if (state.unseen.length > 0) return <Untested words={words} pillar={state.id} groups={state.unseen} host={host} />;
  return <p class="quiet">{state.score === null ? words.notApplicable : words.allTested}</p>;
};

const Row = ({ pillar, state, host }: { pillar: PillarScore; state: PillarState | undefined; host: string }) => {
  const locale = useLocale();
  const common = useCommon();
  const { id, score } = pillar;
  return (
    <li id={`pillar-${id}`} data-step={toGrade(score, locale).step ?? 0}>
      <h3 tabIndex={-1}>{common.pillars[id]}</h3>
      <p class="score">
        {score ?? '–'}
        {score === null && <span class="unseen">{common.noScore}</span>}
        {state?.incomplete && score !== null && <span class="tag">{common.incomplete}</span>}
      </p>
      <p>{common.questions[id]}</p>
      {state && <Gaps state={state} host={host} />}
      {(id === 'ai' || id === 'toegankelijkheid') && <p class="honest">{reportWords[locale].honesty[id]}</p>}
    </li>
  );
};

/** The six pillars on the public tier: scores, and the reasons for what was not tested. */
export const PublicPillars = ({ result, states }: Props) => {
  const locale = useLocale();
  const words = popupWords[locale];
  const { domain, pillars } = result;
  return (
    <section aria-labelledby="pillars-title">
      <h2 id="pillars-title">{words.pillars}</h2>
      <p class="quiet">{useCommon().scale}</p>
      <ul class="six">
        {pillars.map((pillar) => (
          <Row key={pillar.id} pillar={pillar} state={states?.find(({ id }) => id === pillar.id)} host={domain} />
        ))}
      </ul>
      {states === null && <p class="quiet">{reportWords[locale].untestedGone}</p>}
    </section>
  );
};
