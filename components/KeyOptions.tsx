import { useState } from 'preact/hooks';
import type { Allowance, KeyStatus } from '../lib/platform/messages.ts';
import { type KeyFault, keyFault } from '../lib/view/typed.ts';
import { dayIn } from '../lib/words/format.ts';
import { optionsWords } from '../lib/words/options.ts';
import { Field } from './Field.tsx';
import { useLocale } from './locale.ts';

interface Props {
  /** Null until it is known. */
  readonly status: KeyStatus | null;
  readonly allowance: Allowance | null;
  /** Keeps a key; false when it was not kept. */
  readonly onSave: (key: string, sessionOnly: boolean) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** Enters a key; after saving it is never put back into the field. */
const KeyForm = ({ onSave, onCancel }: Pick<Props, 'onSave'> & { readonly onCancel?: (() => void) | undefined }) => {
  const words = optionsWords[useLocale()].key;
  const [typed, setTyped] = useState('');
  const [sessionOnly, setSessionOnly] = useState(false);
  const [fault, setFault] = useState<KeyFault | null>(null);
  const save = (event: Event): void => {
    event.preventDefault();
    const found = keyFault(typed);
    setFault(found);
    if (found !== null) return;
    void onSave(typed.trim(), sessionOnly).then((kept) => {
      if (kept) setTyped('');
      if (kept) onCancel?.();
    });
  };
  return (
    <form onSubmit={save} noValidate>
      <Field
        label={words.label}
        name="key"
        type="password"
        value={typed}
        hint={words.safe}
        error={fault && words.errors[fault]}
        onInput={setTyped}
      >
        <label class="option">
          <input
            type="checkbox"
            checked={sessionOnly}
            onChange={({ currentTarget }) => setSessionOnly(currentTarget.checked)}
          />
          {words.sessionOnly}
        </label>
        <p class="choices">
          <button type="submit" class="button" data-kind="primary">
            {words.save}
          </button>
          {onCancel && (
            <button type="button" class="button" onClick={onCancel}>
              {words.cancel}
            </button>
          )}
        </p>
      </Field>
    </form>
  );
};

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
