import type { ComponentChildren } from 'preact';
import { Boundary } from './Boundary.tsx';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly children: ComponentChildren;
}

/** A titled part of a page, to which an address can lead. */
export const Section = ({ id, title, intro, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} tabIndex={-1}>
      {title}
    </h2>
    {intro && <p class="intro">{intro}</p>}
    <Boundary name={title}>{children}</Boundary>
  </section>
);
