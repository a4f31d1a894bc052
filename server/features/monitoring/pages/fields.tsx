import type { ComponentChildren } from 'preact';
import type { Draft, FieldError } from './view.ts';

interface Common {
  /** Prefix of the field ids, because a page has several forms. */
  readonly form: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly fault: FieldError | null;
}

/** The error of a form, if it concerns this field. */
const findFault = ({ name, fault }: Pick<Common, 'name' | 'fault'>): string | null =>
  fault?.field === name ? fault.text : null;

const listDescribedBy = (common: Common): string | undefined => {
  const { form, name, hint } = common;
  const ids = [
    ...(findFault(common) === null ? [] : [`${form}-${name}-fault`]),
    ...(hint === undefined ? [] : [`${form}-${name}-hint`]),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
};

const Around = ({ children, ...common }: Common & { readonly children: ComponentChildren }) => {
  const { form, name, label, hint } = common;
  const fault = findFault(common);
  return (
    <div class={`field of-${name}`}>
      <label for={`${form}-${name}`}>{label}</label>
      {children}
      {fault !== null && (
        <p class="error" id={`${form}-${name}-fault`} role="alert">
          {fault}
        </p>
      )}
      {hint !== undefined && (
        <p class="quiet" id={`${form}-${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};

/** Further attributes of an input. */
type More = Readonly<Record<string, string | number | boolean>>;

/** A text field with its hint and error. */
export const TextField = ({
  value,
  more = {},
  ...common
}: Common & { readonly value: string; readonly more?: More }) => (
  <Around {...common}>
    <input
      id={`${common.form}-${common.name}`}
      name={common.name}
      defaultValue={value}
      aria-describedby={listDescribedBy(common)}
      aria-invalid={findFault(common) !== null}
      {...more}
    />
  </Around>
);

/** Options of a field: the submitted value, and the label. */
export type Options = readonly (readonly [value: string, label: string])[];

/** A field to select one of several options. */
export const SelectField = ({
  value,
  options,
  ...common
}: Common & { readonly value: string; readonly options: Options }) => (
  <Around {...common}>
    <select
      id={`${common.form}-${common.name}`}
      name={common.name}
      aria-describedby={listDescribedBy(common)}
      aria-invalid={findFault(common) !== null}
    >
      {options.map(([one, label]) => (
        <option key={one} value={one} selected={one === value}>
          {label}
        </option>
      ))}
    </select>
  </Around>
);

/** The typed value of a field and the form's error, as props of a field. */
export const toField = <Field extends string>(form: string, name: Field, { typed, fault }: Draft<Field>) => ({
  form,
  name,
  fault,
  value: typed[name],
});
