import { historyWords } from '../../lib/words/report/history.ts';
import { FileField } from '../shared/form/FileField.tsx';
import { useLocale } from '../shared/locale.ts';

interface Props {
  /** The result for the last file; null before the first. */
  readonly message: { readonly tone: 'good' | 'fault'; readonly text: string } | null;
  readonly onFile: (file: File) => void;
}

/** Imports a saved report; a file's fault is shown beside the field. */
export const ImportReport = ({ message, onFile }: Props) => {
  const { importing } = historyWords[useLocale()];
  return (
    <div class="field">
      <FileField
        id="import-file"
        label={importing.choose}
        accept=".json,application/json"
        describedBy="import-message"
        onFile={onFile}
      />
      <p id="import-message" role="status" data-tone={message?.tone}>
        {message?.text}
      </p>
    </div>
  );
};
