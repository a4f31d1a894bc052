import { resolveAddress } from './base-address.ts';
import type { Call } from './exchange.ts';

/** One query parameter that the user fills in. */
export interface Parameter {
  readonly name: string;
  /** `classification`: two digits, a dot, two digits. `integer`: 0 or more. */
  readonly format: 'text' | 'integer' | 'classification';
}

/**
 * One of the platform's other operations, of which only method, path and query are known. `changes` is our own field:
 * the operation changes something at the platform, so it needs a second confirmation.
 */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly fixed: Readonly<Record<string, string>>;
  readonly parameters: readonly Parameter[];
  readonly changes: boolean;
}

/** The names of an operation's parameters, by its id in a table. */
export type ParameterOf<Table extends readonly Operation[], Id extends Table[number]['id']> = Extract<
  Table[number],
  { readonly id: Id }
>['parameters'][number]['name'];

/** A call as typed by the user: the parameters, and for a POST the body as JSON text; '' for none. */
export interface Filled {
  readonly values: Readonly<Record<string, string>>;
  readonly body: string;
}

export type FieldFault = 'empty' | 'notInteger' | 'notClassification' | 'tooLong';
export type BodyFault = 'notJson' | 'tooLong';

const LONGEST = { value: 1_000, body: 100_000 };
const FORMATS = {
  integer: { pattern: /^\d{1,9}$/, fault: 'notInteger' },
  classification: { pattern: /^\d{2}\.\d{2}$/, fault: 'notClassification' },
} as const;

/** The first fault of a typed parameter; null for a usable one. Surrounding spaces are ignored. */
export const findFieldFault = ({ format }: Parameter, typed: string): FieldFault | null => {
  const value = typed.trim();
  if (value === '') return 'empty';
  if (value.length > LONGEST.value) return 'tooLong';
  if (format === 'text') return null;
  const { pattern, fault } = FORMATS[format];
  return pattern.test(value) ? null : fault;
};

/** The fault of a typed body; null for JSON text, and for an empty one. */
export const findBodyFault = (typed: string): BodyFault | null => {
  if (typed.trim() === '') return null;
  if (typed.length > LONGEST.body) return 'tooLong';
  try {
    JSON.parse(typed);
    return null;
  } catch {
    return 'notJson';
  }
};

/** Whether all parameters and the body of an operation are filled in correctly. */
export const isFilled = ({ method, parameters }: Operation, { values, body }: Filled): boolean =>
  parameters.every((parameter) => findFieldFault(parameter, values[parameter.name] ?? '') === null) &&
  (method === 'GET' ? body === '' : findBodyFault(body) === null);

/** Builds the request of an operation below a base address: shown before it is sent, and then sent. */
export const buildOperationCall = (base: string, operation: Operation, { values, body }: Filled): Call => {
  const { method, path, fixed, parameters } = operation;
  const url = resolveAddress(base, path);
  for (const [name, value] of Object.entries(fixed)) url.searchParams.set(name, value);
  for (const { name } of parameters) url.searchParams.set(name, (values[name] ?? '').trim());
  return { method, url, body: method === 'POST' && body.trim() !== '' ? body.trim() : null };
};
