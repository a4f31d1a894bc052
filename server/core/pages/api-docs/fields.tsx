import type { OpenApi } from '../../../app/openapi/document.ts';
import type { Schema } from '../../../app/openapi/schemas.ts';
import { API_DOCS_PATH } from '../../paths.ts';

/** The parts of a schema that define the allowed values. */
interface Values {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly items?: Schema;
}

/** The values that a schema allows, in a line: `integer | null`, `CheckResult[]`. */
export const formatValues = (schema: Schema): string => {
  const { $ref, const: only, enum: some, anyOf, oneOf, allOf, type, items } = schema as Values;
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? '';
  if (only !== undefined) return JSON.stringify(only);
  if (some !== undefined) return some.map((one) => JSON.stringify(one)).join(' | ');
  if (allOf?.[0] !== undefined) return formatValues(allOf[0]);
  const alternatives = anyOf ?? oneOf;
  if (alternatives !== undefined) return [...new Set(alternatives.map(formatValues))].join(' | ');
  return type === 'array' && items !== undefined ? `(${formatValues(items)})[]` : [type ?? []].flat().join(' | ');
};

/** Names of the shapes that a schema refers to, except its own. */
const listRefs = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as Values).$ref?.split('/').at(-1);
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(listRefs)];
};

/** Every shape that schemas need, each once, in the order of their first reference. */
export const listShapes = (api: OpenApi, schemas: readonly unknown[]): readonly string[] => {
  const found = new Set<string>();
  const collectShapes = (value: unknown): void => {
    for (const name of listRefs(value)) {
      if (found.has(name)) continue;
      found.add(name);
      collectShapes(api.components.schemas[name]);
    }
  };
  collectShapes(schemas);
  return [...found];
};

/** The allowed values of a schema; names of shapes that are on the same page link to them. */
const Allowed = ({ schema, names }: { readonly schema: Schema; readonly names: readonly string[] }) => (
  <code class="quiet">
    {formatValues(schema)
      .split(/(\w+)/)
      .map((part) => (names.includes(part) ? <a href={`#shape-${part}`}>{part}</a> : part))}
  </code>
);

interface FieldsProps {
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Names of the shapes on the same page. */
  readonly names?: readonly string[];
}

/** Fields with their descriptions and allowed values. */
export const Fields = ({ schemas, names = [] }: FieldsProps) => (
  <dl>
    {Object.entries(schemas).map(([name, schema]) => (
      <div key={name}>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>
          {String(schema['description'] ?? '')} <Allowed schema={schema} names={names} />
        </dd>
      </div>
    ))}
  </dl>
);

const readProperties = (api: OpenApi, name: string): Readonly<Record<string, Schema>> =>
  (api.components.schemas[name]?.['properties'] ?? {}) as Readonly<Record<string, Schema>>;

/** Shapes with their fields. */
export const Shapes = ({ api, names }: { readonly api: OpenApi; readonly names: readonly string[] }) =>
  names.map((name) => (
    <section key={name} class="part" id={`shape-${name}`}>
      <h3>
        <code>{name}</code>
      </h3>
      <Fields schemas={readProperties(api, name)} names={names} />
    </section>
  ));

/** A code block that can be scrolled with the keyboard. */
export const Example = ({ name, text }: { readonly name: string; readonly text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section class="example" tabIndex={0} aria-label={name}>
    <pre>
      <code>{text}</code>
    </pre>
  </section>
);

/** Link back to the list of operations. */
export const Back = ({ text }: { readonly text: string }) => (
  <p>
    <a href={API_DOCS_PATH}>{text}</a>
  </p>
);
