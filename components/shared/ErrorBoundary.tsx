import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { toBrief } from '../../lib/view/visible.ts';
import { useCommon } from './locale.ts';
import { Offer } from './Offer.tsx';

/** A way out of what cannot be shown. */
interface Exit {
  readonly name: string;
  readonly onPress: () => void;
}

interface Props {
  /** What is inside, as the reader knows it. */
  readonly name: string;
  /** How what cannot be shown is taken away; none where nothing is kept of it. */
  readonly exits?: readonly Exit[];
  /** What it is drawn of: once that is another, it is tried anew. */
  readonly of?: unknown;
  /** What stands in its place: in a list one of its items, for a whole page its main part. */
  readonly as?: 'div' | 'li' | 'main';
  readonly children: ComponentChildren;
}

/** Shows what is inside; an error of ours in there costs that part alone, and is said in its place. */
export const ErrorBoundary = ({ name, exits = [], of, as: Tag = 'div', children }: Props) => {
  const { broken } = useCommon();
  // To the page's own console, and to whoever tests: no error passes in silence.
  const [error, retry] = useErrorBoundary((thrown: unknown) => reportError(thrown));
  useEffect(() => {
    if (error !== undefined) retry();
  }, [of]);
  if (error === undefined) return <>{children}</>;
  return (
    <Tag class="notice broken" data-tone="warn">
      {Tag === 'main' && <h1>{toBrief(name)}</h1>}
      <p>{broken.says({ name: toBrief(name) })}</p>
      <p class="choices">
        {exits.map((exit) => (
          <Offer key={exit.name} onPress={exit.onPress}>
            {exit.name}
          </Offer>
        ))}
        <Offer onPress={retry}>{broken.retry}</Offer>
      </p>
    </Tag>
  );
};
