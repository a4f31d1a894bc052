import type { ComponentChildren } from 'preact';

interface Props {
  /** Absent while the action cannot be taken yet: the button is disabled. */
  readonly onPress: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** An action for a situation, next to the sentence about it. */
export const Offer = ({ onPress, children }: Props) => (
  <button type="button" class="button" data-kind="small" disabled={onPress === undefined} onClick={onPress}>
    {children}
  </button>
);
