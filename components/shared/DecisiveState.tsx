import type { ComponentChildren } from 'preact';
import { isDanger, type DecisiveState as State } from '../../lib/decisive-states.ts';
import { statesWords } from '../../lib/words/states.ts';
import { useLocale } from './locale.ts';

interface Props {
  /** What the page is, gravest first; nothing is drawn where it is nothing of the kind. */
  readonly states: readonly State[];
  /** Whether what to do about it is told too; the public tier tells the name and its meaning. */
  readonly advises: boolean;
  /** The way to the home page, shown with an error page only. */
  readonly home?: ComponentChildren;
  /** Level of its heading. */
  readonly level?: 2 | 3;
}

/** What a page is before anything else: the gravest in full, the others by name. */
export const DecisiveState = ({ states, advises, home, level = 2 }: Props) => {
  const words = statesWords[useLocale()];
  const [first, ...others] = states;
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
            <b>{todo}</b> {call}{' '}
          </>
        )}
        {others.length > 0 && (
          <span class="quiet">· {others.map((state) => words.states[state].title).join(' · ')}</span>
        )}
      </p>
      {states.includes('errorPage') && home}
    </section>
  );
};
