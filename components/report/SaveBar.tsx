import { exportWords } from '../../lib/words/export.ts';
import { historyWords } from '../../lib/words/history.ts';
import { reportWords } from '../../lib/words/report.ts';
import { CopyButton } from '../shared/CopyButton.tsx';
import { useLocale } from '../shared/locale.ts';

/** A form in which the report can be saved. */
export type SaveFormat = 'report' | 'result' | 'csv' | 'markdown' | 'html';

interface Props {
  /** The scan API's answer as text. */
  readonly resultText: string;
  readonly onPrint: () => void;
  /** In the order in which they are offered; on the public tier there is no more than the result. */
  readonly formats: readonly SaveFormat[];
  readonly onSave: (format: SaveFormat) => void;
  readonly historyUrl: string;
}

/** Ways to take the report along. */
export const SaveBar = ({ resultText, onPrint, formats, onSave, historyUrl }: Props) => {
  const locale = useLocale();
  const { save } = reportWords[locale];
  const words = exportWords[locale];
  return (
    <section class="save" aria-label={save.title}>
      <button type="button" class="button" data-kind="primary" onClick={onPrint}>
        {save.print}
      </button>
      <span class="quiet">{words.saveAs}</span>
      {formats.map((format) => (
        <button key={format} type="button" class="button" data-format={format} onClick={() => onSave(format)}>
          {words.formats[format]}
        </button>
      ))}
      <CopyButton text={resultText} name={save.copyResult} isNamed />
      <a href={historyUrl}>{historyWords[locale].open}</a>
    </section>
  );
};
