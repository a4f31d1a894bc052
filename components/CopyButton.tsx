import { useState } from 'preact/hooks';
import { reportWords } from '../lib/words/report.ts';
import { useLocale } from './locale.ts';

interface Props {
  readonly text: string;
  /** What is copied, for who does not see the block beside it. */
  readonly name: string;
}

/** Copies a text; tells politely whether it worked. */
export const CopyButton = ({ text, name }: Props) => {
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
      <span role="status">{told}</span>
      <button type="button" class="button" data-kind="small" aria-label={name} onClick={copy}>
        {check.copy}
      </button>
    </span>
  );
};
