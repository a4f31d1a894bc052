import type { ComponentChildren } from 'preact';

interface Props {
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

/** An action for a situation, next to the sentence about it. */
export const Offer = ({ onPress, children }: Props) => (
  <button type="button" class="button" data-kind="small" onClick={onPress}>
    {children}
  </button>
);
