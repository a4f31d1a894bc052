import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { findKeyFault, type KeyFault } from '../../lib/view/typed.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { Field } from '../shared/form/Field.tsx';
import { useLocale } from '../shared/locale.ts';
import { Choice } from './Choice.tsx';

interface Props {
  /** Saves a key; resolves with false when it was not saved. */
  readonly onSave: (key: string, sessionOnly: boolean) => Promise<boolean>;
  /** Absent when there is no earlier key to keep. */
  readonly onCancel?: (() => void) | undefined;
  /** Whether the key to be replaced was for one session; a first key is, until another choice is made. */
  readonly sessionOnly?: boolean;
}

/** How long a key is stored; the choice that leaves nothing on the disk comes first. */
type Keeping = 'session' | 'always';

const KeepingChoice = ({
  value,
  onChange,
}: {
  readonly value: Keeping;
  readonly onChange: (value: Keeping) => void;
}) => {
  const words = optionsWords[useLocale()].key;
  return (
    <Choice<Keeping>
      legend={words.keeping}
      name="keeping"
      value={value}
      options={[
        { value: 'session', name: words.sessionOnly, note: words.sessionNote },
        { value: 'always', name: words.always, note: words.alwaysNote },
      ]}
      onChange={onChange}
    />
  );
};

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

/** The typed key, its fault, and how it is saved; after saving it is never put back into the field. */
const useEntry = ({ onSave, onCancel, sessionOnly = true }: Props) => {
  const [typed, setTyped] = useState('');
  const [keeping, setKeeping] = useState<Keeping>(sessionOnly ? 'session' : 'always');
  const [fault, setFault] = useState<KeyFault | null>(null);
  const save = (event: Event): void => {
    event.preventDefault();
    const found = findKeyFault(typed);
    setFault(found);
    if (found !== null) return;
    void onSave(typed.trim(), keeping === 'session').then((saved) => {
      if (saved) setTyped('');
      if (saved) onCancel?.();
    });
  };
  return { typed, setTyped, keeping, setKeeping, fault, save };
};

/** The form to enter a key. */
export const KeyForm = (props: Props) => {
  const words = optionsWords[useLocale()].key;
  const { typed, setTyped, keeping, setKeeping, fault, save } = useEntry(props);
  const form = useRef<HTMLFormElement>(null);
  // The form replaces the button that opened it.
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
        <KeepingChoice value={keeping} onChange={setKeeping} />
        <Buttons onCancel={props.onCancel} />
      </Field>
    </form>
  );
};
