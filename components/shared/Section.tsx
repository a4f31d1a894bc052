import type { ComponentChildren } from 'preact';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  /** Whether it is collapsed under its title. */
  readonly isFolded?: boolean;
  readonly children: ComponentChildren;
}

/** A titled part of a page, to which an address can lead. */
export const Section = ({ id, title, intro, isFolded = false, children }: Props) => {
  const heading = (
    <h2 id={`${id}-title`} tabIndex={-1}>
      {title}
    </h2>
  );
  const body = (
    <>
      {intro && <p class="intro">{intro}</p>}
      <ErrorBoundary name={title}>{children}</ErrorBoundary>
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      {isFolded ? (
        <details class="folded">
          <summary>{heading}</summary>
          {body}
        </details>
      ) : (
        <>
          {heading}
          {body}
        </>
      )}
    </section>
  );
};
