import { useState } from 'preact/hooks';
import { brief } from '../../lib/view/visible.ts';
import type { Action } from '../../lib/view.ts';
import { reportWords } from '../../lib/words/report.ts';
import { say, titleOf } from '../../lib/words/say.ts';
import { Boundary } from '../shared/Boundary.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Mark } from '../shared/Mark.tsx';

/** Actions shown before "show more". */
const FIRST = 10;

interface Props {
  readonly actions: readonly Action[];
  readonly overall: number | null;
  readonly isFiltered: boolean;
  /** Address of a check on this page. */
  readonly linkTo: (anchor: string) => string;
}

const Worth = ({ action, overall }: { readonly action: Action; readonly overall: number | null }) => {
  const { todo } = reportWords[useLocale()];
  const pillar = useCommon().pillars[action.finding.pillar];
  if (action.pillarAfter === null) return <span class="worth">{todo.noScore({ pillar })}</span>;
  if (action.gain <= 0) return <span class="worth">{todo.noGain({ pillar })}</span>;
  const moves = overall !== null && action.overallAfter !== null && action.overallAfter > overall;
  return (
    <span class="worth">
      <b>{todo.gain({ points: action.gain, pillar })}</b>
      {moves && <span>{todo.overall({ from: overall, to: action.overallAfter ?? overall })}</span>}
    </span>
  );
};

const Item = ({ action, overall, linkTo }: Pick<Props, 'overall' | 'linkTo'> & { readonly action: Action }) => {
  const locale = useLocale();
  const common = useCommon();
  const { finding } = action;
  const { title, conclusion } = say(finding, locale);
  return (
    <li>
      <Mark outcome={finding.outcome} />
      <div>
        <span class="unseen">{common.outcomes[finding.outcome]}: </span>
        <a href={linkTo(`check-${finding.id}`)}>{brief(title)}</a>
        <p class="said" dir="auto">
          {brief(conclusion)}
        </p>
        <p class="who">{common.who[finding.who]}</p>
      </div>
      <Worth action={action} overall={overall} />
    </li>
  );
};

/** What to do, most points to win first, and who does it. */
export const TodoList = ({ actions, overall, isFiltered, linkTo }: Props) => {
  const locale = useLocale();
  const { todo } = reportWords[locale];
  const [all, setAll] = useState(false);
  const shown = all ? actions : actions.slice(0, FIRST);
  return (
    <section class="todo" id="todo" aria-labelledby="todo-title">
      <h2 id="todo-title" tabIndex={-1}>
        {todo.title}
      </h2>
      {actions.length === 0 && <p>{isFiltered ? todo.hidden : todo.none}</p>}
      {actions.length > 0 && <p class="quiet">{todo.intro}</p>}
      <ol class="actions">
        {shown.map((action) => (
          <Boundary key={action.finding.id} as="li" name={titleOf(action.finding.id, locale)}>
            <Item action={action} overall={overall} linkTo={linkTo} />
          </Boundary>
        ))}
      </ol>
      {actions.length > FIRST && (
        <button type="button" class="button" data-kind="small" onClick={() => setAll(!all)}>
          {all ? todo.fewer : todo.more({ count: actions.length - FIRST })}
        </button>
      )}
    </section>
  );
};
