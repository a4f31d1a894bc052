import { type BaselineFault, baselineWords } from '../../lib/words/command/baseline.ts';
import { FileField } from '../shared/form/FileField.tsx';
import { useLocale } from '../shared/locale.ts';

/** The result of reading a file. */
export type DecisionsMessage =
  | { readonly is: 'read'; readonly added: number; readonly present: number; readonly left: number }
  | { readonly is: 'full' | 'notSaved' }
  | { readonly is: 'fault'; readonly fault: BaselineFault; readonly where: string };

interface Props {
  readonly count: number;
  readonly message: DecisionsMessage | null;
  readonly onSave: () => void;
  readonly onFile: (file: File) => void;
}

const formatMessage = (message: DecisionsMessage, words: (typeof baselineWords)['nl']['file']): string => {
  if (message.is === 'read') return words.read(message);
  if (message.is !== 'fault') return words[message.is];
  return [words.faults[message.fault], ...(message.where === '' ? [] : [words.at({ where: message.where })])].join(' ');
};

/** Decisions about findings, saved as a file of known findings and read from one. */
export const DecisionsFile = ({ count, message, onSave, onFile }: Props) => {
  const words = baselineWords[useLocale()].file;
  return (
    <div class="field" id="decisions">
      <h3>{words.title}</h3>
      <p>
        {words.intro} {words.count({ count })}
      </p>
      {count > 0 && (
        <p>
          <button type="button" class="button" data-kind="small" onClick={onSave}>
            {words.save}
          </button>
        </p>
      )}
      <FileField
        id="decisions-file"
        label={words.choose}
        accept="application/json,.json"
        describedBy="decisions-message"
        onFile={onFile}
      />
      <p id="decisions-message" role="status">
        {message && formatMessage(message, words)}
      </p>
    </div>
  );
};
