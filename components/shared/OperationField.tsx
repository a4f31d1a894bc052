import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly hint: string;
  /** What is wrong with the value; null when nothing is. */
  readonly error: string | null;
  /** More than one line. */
  readonly isLong?: boolean;
  readonly onInput: (value: string) => void;
}

/** A field for plain text, of one line or more, with its hint and its error. */
export const OperationField = ({ label, name, value, hint, error, isLong = false, onInput }: Props) => {
  const id = useId();
  const shared = {
    id,
    name,
    value,
    autocomplete: 'off',
    spellcheck: false,
    'aria-invalid': error !== null,
    'aria-describedby': error === null ? `${id}-hint` : `${id}-error ${id}-hint`,
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} onInput={({ currentTarget }) => onInput(currentTarget.value)} />
      ) : (
        <input type="text" {...shared} onInput={({ currentTarget }) => onInput(currentTarget.value)} />
      )}
      <p class="error" id={`${id}-error`} role="alert">
        {error}
      </p>
      <p class="quiet" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
};
