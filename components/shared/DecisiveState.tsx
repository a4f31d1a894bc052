import type { ComponentChildren } from 'preact';
import { isDanger, type DecisiveState as State } from '../../lib/decisive-states.ts';
import { statesWords } from '../../lib/words/states.ts';
import { useLocale } from './locale.ts';

interface Props {
  /** The page's decisive states, gravest first; renders nothing when there are none. */
  readonly states: readonly State[];
  /** Whether advice is included; the public tier has only the name and its meaning. */
  readonly advises: boolean;
  /** Whether the advice is right below, as a step: then only the person to contact is named here. */
  readonly isFirstStep?: boolean;
  /** The link to the home page, shown with an error page only. */
  readonly home?: ComponentChildren;
  /** Level of its heading. */
  readonly level?: 2 | 3;
}

/** A page's decisive states: the gravest in full, the next by name; others are among the findings. */
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
