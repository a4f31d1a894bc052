import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { toBrief } from '../../lib/view/visible.ts';
import { useCommon } from './locale.ts';
import { Offer } from './Offer.tsx';

/** An action that removes what cannot be shown. */
interface Exit {
  readonly name: string;
  readonly onPress: () => void;
}

interface Props {
  /** The name of the content, as the reader knows it. */
  readonly name: string;
  /** Actions that remove what cannot be shown; none when nothing is stored. */
  readonly exits?: readonly Exit[];
  /** The data that the content is rendered from: when it changes, rendering is retried. */
  readonly of?: unknown;
  /** The element that replaces it: in a list one of its items, for a whole page its main part. */
  readonly as?: 'div' | 'li' | 'main';
  readonly children: ComponentChildren;
}

/** Renders its children; an error of ours in them costs this part only, and is reported in its place. */
export const ErrorBoundary = ({ name, exits = [], of, as: Tag = 'div', children }: Props) => {
  const { broken } = useCommon();
  // Reported to the page's own console, and to tests: no error passes in silence.
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
