import type { ComponentChildren } from 'preact';
import type { Draft, FieldFault } from './view.ts';

interface Common {
  /** Before the names of fields in their ids: a page has several forms. */
  readonly form: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly fault: FieldFault | null;
}

/** The fault of a form, where it is about this field. */
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

/** What an input has that is given to it. */
type More = Readonly<Record<string, string | number | boolean>>;

/** A field in which something is typed, with its hint and what is wrong with it. */
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

/** What can be chosen: what is sent, and what is read. */
export type Options = readonly (readonly [value: string, label: string])[];

/** A field in which one of several is chosen. */
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

/** What was typed in a form, and what is wrong with it, as a field takes it. */
export const toField = <Field extends string>(form: string, name: Field, { typed, fault }: Draft<Field>) => ({
  form,
  name,
  fault,
  value: typed[name],
});
