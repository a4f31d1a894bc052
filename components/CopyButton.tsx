import { useState } from 'preact/hooks';
import { reportWords } from '../lib/words/report.ts';
import { useLocale } from './locale.ts';

interface Props {
  readonly text: string;
  /** What is copied, for who does not see the block beside it. */
  readonly name: string;
  /** Shows the name instead of "Copy", where no block stands beside it. */
  readonly isNamed?: boolean;
  /** By default where it is not named. */
  readonly isSmall?: boolean;
}

/** Copies a text; tells politely whether it worked. */
export const CopyButton = ({ text, name, isNamed = false, isSmall = !isNamed }: Props) => {
  const { check } = reportWords[useLocale()];
  const [told, setTold] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setTold(check.copied),
      () => setTold(check.notCopied),
    );
  };
  return (
    <span class="copy">
      <button type="button" class="button" data-kind={isSmall ? 'small' : undefined} aria-label={name} onClick={copy}>
        {isNamed ? name : check.copy}
      </button>
      <span role="status">{told}</span>
    </span>
  );
};
