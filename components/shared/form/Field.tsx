import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly name: string;
  /** `lines` is plain text of more than one line. */
  readonly type: 'text' | 'lines' | 'password' | 'url';
  readonly value: string;
  readonly hint: string;
  /** The fault of the value; null when there is none. */
  readonly error: string | null;
  readonly onInput: (value: string) => void;
  readonly children?: ComponentChildren;
}

/** A text field with its hint, its error and related content; the typed text stays when it is invalid. */
export const Field = ({ label, name, type, value, hint, error, onInput, children }: Props) => {
  const id = useId();
  const shared = {
    id,
    name,
    value,
    autocomplete: 'off',
    spellcheck: false,
    'aria-invalid': error !== null,
    'aria-describedby': error === null ? `${id}-hint` : `${id}-error ${id}-hint`,
    onInput: ({ currentTarget }: { currentTarget: { readonly value: string } }) => onInput(currentTarget.value),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {type === 'lines' && <textarea {...shared} />}
      {type === 'text' && <input type="text" {...shared} />}
      {type === 'password' && <input type="password" {...shared} />}
      {type === 'url' && <input type="url" {...shared} />}
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
