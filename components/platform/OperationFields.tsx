import type { BodyFault, FieldFault, Filled, Operation, Parameter } from '../../lib/api/operations.ts';
import { platformWords } from '../../lib/words/platform.ts';
import { Field } from '../shared/Field.tsx';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly operation: Operation;
  readonly filled: Filled;
  /** Null while nothing has been sent yet: nobody is told of faults before. */
  readonly faults: {
    readonly field: (parameter: Parameter, typed: string) => FieldFault | null;
    readonly body: (typed: string) => BodyFault | null;
  } | null;
  readonly onFill: (filled: Filled) => void;
}

const isKnown = (name: string, fields: object): name is 'sbi_code' | 'q' | 'limit' => name in fields;

/** The fields of one operation: a line for each parameter, and the body of a POST. */
export const OperationFields = ({ operation, filled, faults, onFill }: Props) => {
  const { fields, body, errors } = platformWords[useLocale()];
  const { values } = filled;
  const bodyFault = faults?.body(filled.body) ?? null;
  const errorOf = (parameter: Parameter): string | null => {
    const fault = faults?.field(parameter, values[parameter.name] ?? '') ?? null;
    return fault && errors[fault];
  };
  return (
    <>
      {operation.parameters.map((parameter) => (
        <Field
          key={parameter.name}
          {...(isKnown(parameter.name, fields) ? fields[parameter.name] : { label: parameter.name, hint: '' })}
          name={parameter.name}
          type="text"
          value={values[parameter.name] ?? ''}
          error={errorOf(parameter)}
          onInput={(value) => onFill({ ...filled, values: { ...values, [parameter.name]: value } })}
        />
      ))}
      {operation.method === 'POST' && (
        <Field
          {...body}
          name="body"
          value={filled.body}
          error={bodyFault && errors[bodyFault]}
          type="lines"
          onInput={(typed) => onFill({ ...filled, body: typed })}
        />
      )}
    </>
  );
};
