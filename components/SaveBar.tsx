import { reportWords } from '../lib/words/report.ts';
import { CopyButton } from './CopyButton.tsx';
import { useLocale } from './locale.ts';

interface Props {
  /** The scan API's answer as text. */
  readonly resultText: string;
  readonly onPrint: () => void;
  readonly onSaveResult: () => void;
  /** Absent on the public tier: there is no more than the result. */
  readonly onSaveReport?: (() => void) | undefined;
}

/** Ways to take the report along. */
export const SaveBar = ({ resultText, onPrint, onSaveResult, onSaveReport }: Props) => {
  const { save } = reportWords[useLocale()];
  return (
    <section class="save" aria-label={save.title}>
      <button type="button" class="button" data-kind="primary" onClick={onPrint}>
        {save.print}
      </button>
      {onSaveReport && (
        <button type="button" class="button" onClick={onSaveReport}>
          {save.report}
        </button>
      )}
      <button type="button" class="button" onClick={onSaveResult}>
        {save.result}
      </button>
      <CopyButton text={resultText} name={save.copyResult} isNamed />
    </section>
  );
};
