import { historyWords } from '../../lib/words/history.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  /** What came of the last file; null before the first. */
  readonly told: { readonly tone: 'good' | 'fault'; readonly text: string } | null;
  readonly onFile: (file: File) => void;
}

/** Takes a saved report in; what is wrong with a file is said beside the field. */
export const ImportReport = ({ told, onFile }: Props) => {
  const { importing } = historyWords[useLocale()];
  const chosen = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    const [file] = currentTarget.files ?? [];
    if (file !== undefined) onFile(file);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  return (
    <div class="field">
      <label for="import-file">{importing.choose}</label>
      <input
        type="file"
        id="import-file"
        accept=".json,application/json"
        aria-describedby="import-told"
        onChange={chosen}
      />
      <p id="import-told" role="status" data-tone={told?.tone}>
        {told?.text}
      </p>
    </div>
  );
};
