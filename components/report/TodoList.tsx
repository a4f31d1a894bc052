import { useState } from 'preact/hooks';
import { brief } from '../../lib/view/visible.ts';
import type { Step } from '../../lib/view.ts';
import { listIn } from '../../lib/words/format.ts';
import { reportWords } from '../../lib/words/report.ts';
import { say, titleOf } from '../../lib/words/say.ts';
import { worthOf } from '../../lib/words/step.ts';
import { Boundary } from '../shared/Boundary.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';

/** Steps shown before "show more". */
const FIRST = 10;

interface Props {
  readonly steps: readonly Step[];
  readonly isFiltered: boolean;
  /** Address of a check on this page. */
  readonly linkTo: (anchor: string) => string;
}

const Item = ({ step, linkTo }: Pick<Props, 'linkTo'> & { readonly step: Step }) => {
  const locale = useLocale();
  const common = useCommon();
  const { todo } = reportWords[locale];
  const [lead, ...others] = step.findings;
  const { title, conclusion } = say(lead, locale);
  const also = others.map(({ id }) => brief(titleOf(id, locale)));
  return (
    <li data-kind={step.kind}>
      <span class="number">{step.number}.</span>
      <div>
        <span class="kind">{common.steps.kinds[step.kind]}</span>{' '}
        <a href={linkTo(`check-${lead.id}`)}>{brief(title)}</a>
        <p class="said" dir="auto">
          {brief(conclusion)}
        </p>
        {also.length > 0 && <p class="who">{todo.also({ titles: listIn(locale, also) })}</p>}
        <p class="who">{common.who[step.who]}</p>
      </div>
      <span class="worth">{worthOf(step, { locale, common })}</span>
    </li>
  );
};

/** The path: what to do, in order, what each step comes to, and who does it. */
export const TodoList = ({ steps, isFiltered, linkTo }: Props) => {
  const locale = useLocale();
  const { todo } = reportWords[locale];
  const [all, setAll] = useState(false);
  const shown = all ? steps : steps.slice(0, FIRST);
  return (
    <section class="todo" id="todo" aria-labelledby="todo-title">
      <h2 id="todo-title" tabIndex={-1}>
        {todo.title}
      </h2>
      {steps.length === 0 && <p>{isFiltered ? todo.hidden : todo.none}</p>}
      {steps.length > 0 && <p class="quiet">{todo.intro}</p>}
      <ol class="actions">
        {shown.map((step) => (
          <Boundary key={step.cause} as="li" name={titleOf(step.findings[0].id, locale)}>
            <Item step={step} linkTo={linkTo} />
          </Boundary>
        ))}
      </ol>
      {steps.length > FIRST && (
        <button type="button" class="button" data-kind="small" onClick={() => setAll(!all)}>
          {all ? todo.fewer : todo.more({ count: steps.length - FIRST })}
        </button>
      )}
    </section>
  );
};
