import { useState } from 'preact/hooks';
import { useCommon } from '../locale.ts';

interface Props {
  /** The text, or a function that makes it, if that is only worth it on copying. */
  readonly text: string | (() => string);
  /** The name of what is copied, for those who do not see the block beside it. */
  readonly name: string;
  /** Shows the name instead of "Copy", for use without a block beside it. */
  readonly isNamed?: boolean;
  /** The default when it is not named. */
  readonly isSmall?: boolean;
}

/** Copies a text; announces politely whether it worked. */
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
