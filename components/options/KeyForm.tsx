import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type KeyFault, keyFault } from '../../lib/view/typed.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { Field } from '../shared/Field.tsx';
import { useLocale } from '../shared/locale.ts';

interface Props {
  /** Keeps a key; false when it was not kept. */
  readonly onSave: (key: string, sessionOnly: boolean) => Promise<boolean>;
  /** Absent where there is no earlier key to keep. */
  readonly onCancel?: (() => void) | undefined;
}

const Buttons = ({ onCancel }: Pick<Props, 'onCancel'>) => {
  const words = optionsWords[useLocale()].key;
  return (
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
  );
};

/** What was typed, what is wrong with it, and how it is saved; after saving it is never put back into the field. */
const useEntry = ({ onSave, onCancel }: Props) => {
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
  return { typed, setTyped, sessionOnly, setSessionOnly, fault, save };
};

/** Enters a key. */
export const KeyForm = (props: Props) => {
  const words = optionsWords[useLocale()].key;
  const { typed, setTyped, sessionOnly, setSessionOnly, fault, save } = useEntry(props);
  const form = useRef<HTMLFormElement>(null);
  // In the place of the button that opened it.
  useLayoutEffect(() => {
    if (props.onCancel !== undefined) form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <form onSubmit={save} noValidate ref={form}>
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
        <Buttons onCancel={props.onCancel} />
      </Field>
    </form>
  );
};
