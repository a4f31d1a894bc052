import type { ComponentChildren } from 'preact';

interface Props {
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

/** What can be done about a situation, beside the sentence that tells it. */
export const Offer = ({ onPress, children }: Props) => (
  <button type="button" class="button" data-kind="small" onClick={onPress}>
    {children}
  </button>
);
