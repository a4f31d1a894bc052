import type { ComponentChildren } from 'preact';

interface Props {
  readonly tone?: 'info' | 'warn';
  readonly children: ComponentChildren;
}

/** A plain sentence about the situation, with what can be done about it. */
export const Notice = ({ tone = 'info', children }: Props) => (
  <div class="notice" data-tone={tone}>
    {children}
  </div>
);
