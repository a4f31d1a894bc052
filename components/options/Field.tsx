import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly type: 'password' | 'url';
  readonly value: string;
  readonly hint: string;
  /** What is wrong with the value; null when nothing is. */
  readonly error: string | null;
  readonly onInput: (value: string) => void;
  readonly children: ComponentChildren;
}

/** A text field with its hint, its error and what goes with it; what was typed stays when it is wrong. */
export const Field = ({ label, name, type, value, hint, error, onInput, children }: Props) => {
  const id = useId();
  const input = {
    id,
    name,
    value,
    autocomplete: 'off',
    spellcheck: false,
    'aria-invalid': error !== null,
    'aria-describedby': error === null ? `${id}-hint` : `${id}-error ${id}-hint`,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onInput(currentTarget.value),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {type === 'password' ? <input type="password" {...input} /> : <input type="url" {...input} />}
      <p class="error" id={`${id}-error`} role="alert">
        {error}
      </p>
      <p class="quiet" id={`${id}-hint`}>
        {hint}
      </p>
      {children}
    </div>
  );
};
