import type { ComponentChildren } from 'preact';

interface Option<T extends string> {
  readonly value: T;
  readonly name: string;
  readonly note?: ComponentChildren;
  /** Language of the name, if it is not the page's. */
  readonly lang?: string;
}

interface Props<T extends string> {
  readonly legend: string;
  /** Shared by the radio buttons; unique on the page. */
  readonly name: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
}

/** One choice out of a few, as radio buttons. */
export const Choice = <T extends string>({ legend, name, value, options, onChange }: Props<T>) => (
  <fieldset class="choice">
    <legend>{legend}</legend>
    {options.map((option) => (
      <div key={option.value} class="option">
        <label lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.name}
        </label>
        {option.note && <div class="note">{option.note}</div>}
      </div>
    ))}
  </fieldset>
);
