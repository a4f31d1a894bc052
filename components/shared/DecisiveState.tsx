import type { ComponentChildren } from 'preact';
import { isDanger, type DecisiveState as State } from '../../lib/decisive-states.ts';
import { statesWords } from '../../lib/words/states.ts';
import { useLocale } from './locale.ts';

interface Props {
  /** What the page is, gravest first; nothing is drawn where it is nothing of the kind. */
  readonly states: readonly State[];
  /** Whether what to do about it is told too; the public tier tells the name and its meaning. */
  readonly advises: boolean;
  /** Whether what to do stands right below, as a step: then only whom to call is told. */
  readonly isFirstStep?: boolean;
  /** The way to the home page, shown with an error page only. */
  readonly home?: ComponentChildren;
  /** Level of its heading. */
  readonly level?: 2 | 3;
}

/** What a page is before anything else: the gravest in full, the next by name; any more stand among what was found. */
export const DecisiveState = ({ states, advises, isFirstStep = false, home, level = 2 }: Props) => {
  const words = statesWords[useLocale()];
  const [first, next] = states;
  if (first === undefined) return null;
  const { title, means, first: todo, call } = words.states[first];
  const Heading = `h${level}` as const;
  return (
    <section class="notice decisive" data-tone={isDanger(first) ? 'danger' : 'info'} data-state={first}>
      <Heading>{title}</Heading>
      <p>
        {means}{' '}
        {advises && (
          <>
            {!isFirstStep && <b>{todo}</b>} {call}{' '}
          </>
        )}
        {next !== undefined && <span class="quiet">· {words.states[next].title}</span>}
      </p>
      {states.includes('errorPage') && home}
    </section>
  );
};
