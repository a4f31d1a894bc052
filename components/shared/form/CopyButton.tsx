import { useState } from 'preact/hooks';
import { useCommon } from '../locale.ts';

interface Props {
  /** Or how it is made, where that is only worth it when it is copied. */
  readonly text: string | (() => string);
  /** What is copied, for who does not see the block beside it. */
  readonly name: string;
  /** Shows the name instead of "Copy", where no block stands beside it. */
  readonly isNamed?: boolean;
  /** By default where it is not named. */
  readonly isSmall?: boolean;
}

/** Copies a text; tells politely whether it worked. */
export const CopyButton = ({ text, name, isNamed = false, isSmall = !isNamed }: Props) => {
  const words = useCommon().copy;
  const [message, setMessage] = useState<'copied' | 'notCopied' | null>(null);
  const copy = (): void => {
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setMessage('copied'),
      () => setMessage('notCopied'),
    );
  };
  return (
    <span class="copy">
      <button type="button" class="button" data-kind={isSmall ? 'small' : undefined} aria-label={name} onClick={copy}>
        {isNamed ? name : words.copy}
      </button>
      <span role="status">{message && words[message]}</span>
    </span>
  );
};
