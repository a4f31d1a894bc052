import type { ComponentChildren } from 'preact';

interface Props {
  readonly tone?: 'info' | 'warn';
  readonly children: ComponentChildren;
}

/** A sentence about the situation, with the available actions. */
export const Notice = ({ tone = 'info', children }: Props) => (
  <div class="notice" data-tone={tone}>
    {children}
  </div>
);
