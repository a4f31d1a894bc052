import { useState } from 'preact/hooks';
import type { Allowance, KeyStatus } from '../lib/platform/messages.ts';
import { dayIn } from '../lib/words/format.ts';
import { optionsWords } from '../lib/words/options.ts';
import { KeyForm } from './KeyForm.tsx';
import { useLocale } from './locale.ts';

interface Props {
  /** Null until it is known. */
  readonly status: KeyStatus | null;
  readonly allowance: Allowance | null;
  /** Keeps a key; false when it was not kept. */
  readonly onSave: (key: string, sessionOnly: boolean) => Promise<boolean>;
  readonly onRemove: () => void;
}

const Kept = ({ status }: { readonly status: KeyStatus }) => {
  const locale = useLocale();
  const words = optionsWords[locale].key;
  return (
    <p>
      <b class="kept">{words.kept({ tail: status.tail })}</b>
      <br />
      {status.savedAt !== null && words.savedOn({ day: dayIn(locale, status.savedAt) })}{' '}
      {status.sessionOnly && words.forSession}
    </p>
  );
};

/** The partner key: enter, replace, remove; only its last four characters are shown. */
export const KeyOptions = ({ status, allowance, onSave, onRemove }: Props) => {
  const words = optionsWords[useLocale()].key;
  const [replacing, setReplacing] = useState(false);
  const stop = (): void => setReplacing(false);
  return (
    <>
      {status?.saved && <Kept status={status} />}
      {status?.saved && !replacing && (
        <p class="choices">
          <button type="button" class="button" onClick={() => setReplacing(true)}>
            {words.replace}
          </button>
          <button type="button" class="button" onClick={onRemove}>
            {words.remove}
          </button>
        </p>
      )}
      {(status?.saved === false || replacing) && <KeyForm onSave={onSave} onCancel={replacing ? stop : undefined} />}
      {allowance && <p class="quiet">{words.left(allowance)}</p>}
    </>
  );
};
