import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly note: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off, and what that means. */
export const Switch = ({ label, note, name, isOn, onChange }: Props) => {
  const id = useId();
  return (
    <div class="option">
      <label>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself (ARIA in HTML)
          role="switch"
          name={name}
          checked={isOn}
          aria-describedby={id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      <p class="note" id={id}>
        {note}
      </p>
    </div>
  );
};
