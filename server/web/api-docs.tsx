import { webWords } from '../../lib/words/web.ts';
import type { OpenApi } from '../http/openapi/document.ts';
import type { Schema } from '../http/openapi/schemas.ts';
import { document, type Place } from './document.tsx';

/** The parts of a schema that say which values there are. */
interface Values {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly items?: Schema;
}

/** The values that a schema allows, in a line: `integer | null`, `CheckResult[]`. */
export const valuesOf = (schema: Schema): string => {
  const { $ref, const: only, enum: some, anyOf, oneOf, type, items } = schema as Values;
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? '';
  if (only !== undefined) return JSON.stringify(only);
  if (some !== undefined) return some.map((one) => JSON.stringify(one)).join(' | ');
  const ways = anyOf ?? oneOf;
  if (ways !== undefined) return [...new Set(ways.map(valuesOf))].join(' | ');
  return type === 'array' && items !== undefined ? `(${valuesOf(items)})[]` : (type ?? '');
};

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly { readonly name: string; readonly description: string; readonly required?: boolean }[];
  readonly responses: Readonly<Record<string, Answer>>;
}
interface Answer {
  readonly description: string;
  readonly headers?: Schema;
}

type Worded = Pick<Place, 'locale'>;

const OperationPart = ({ method, path, told, locale }: { method: string; path: string; told: Operation } & Worded) => {
  const words = webWords[locale].api;
  return (
    <section class="part">
      <h3>{told.summary}</h3>
      <p>
        <code>
          {method.toUpperCase()} {path}
        </code>
      </p>
      <p>{told.description}</p>
      {told.parameters && <h4>{words.parameters}</h4>}
      {told.parameters && (
        <dl>
          {told.parameters.map(({ name, description, required }) => (
            <div key={name}>
              <dt>
                <code>{name}</code> {required && <span class="quiet">{words.required}</span>}
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
      <h4>{words.answers}</h4>
      <dl>
        {Object.entries(told.responses).map(([status, { description, headers = {} }]) => (
          <div key={status}>
            <dt>
              <code>{status}</code>
            </dt>
            <dd>
              {description} {Object.keys(headers).length > 0 && <code>{Object.keys(headers).join(', ')}</code>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Fields = ({ told }: { readonly told: Readonly<Record<string, Schema>> }) => (
  <dl>
    {Object.entries(told).map(([name, schema]) => (
      <div key={name}>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>
          {String(schema['description'] ?? '')} <code class="quiet">{valuesOf(schema)}</code>
        </dd>
      </div>
    ))}
  </dl>
);

const Shapes = ({ api: { components }, locale }: { readonly api: OpenApi } & Worded) => {
  const words = webWords[locale].api;
  return (
    <section class="part" aria-labelledby="shapes">
      <h2 id="shapes">{words.shapes}</h2>
      {Object.entries(components.schemas).map(([name, schema]) => (
        <section key={name} class="part">
          <h3>
            <code>{name}</code>
          </h3>
          <Fields told={schema['properties'] as Readonly<Record<string, Schema>>} />
        </section>
      ))}
      <h3>{words.lines}</h3>
      <Fields told={components.headers} />
    </section>
  );
};

const ASK = (base: string, path: string): string =>
  [
    `curl '${base}${path}?url=example.nl'`,
    `curl -H 'X-GDA-Key: pij_…' '${base}${path}?url=example.nl&pillar=seo'`,
    `curl --json '{"url":"example.nl"}' '${base}${path}'`,
  ].join('\n');

/** The page of documentation, all of it out of the description that programs read. */
export const apiDocsPage = (api: OpenApi, place: Place): string => {
  const { locale, publicUrl } = place;
  const words = webWords[locale].api;
  const { title, description } = api.info as { readonly title: string; readonly description: string };
  const [scan = ''] = Object.keys(api.paths);
  const head = { title: `${words.title} · ${title}`, description: words.description, isIndexed: true };
  return document(
    head,
    place,
    <main class="front api" id="content" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{description}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="example" tabIndex={0} aria-label={words.example}>
        <pre>
          <code>{ASK(publicUrl ?? 'http://127.0.0.1:8321', scan)}</code>
        </pre>
      </section>
      <p>
        {words.programs} <a href="/openapi.json">openapi.json</a>
      </p>
      <section class="part" aria-labelledby="operations">
        <h2 id="operations">{words.operations}</h2>
        {Object.entries(api.paths).flatMap(([path, ways]) =>
          Object.entries(ways).map(([method, told]) => (
            <OperationPart key={method + path} {...{ method, path, locale }} told={told as unknown as Operation} />
          )),
        )}
      </section>
      <Shapes {...{ api, locale }} />
    </main>,
  );
};
