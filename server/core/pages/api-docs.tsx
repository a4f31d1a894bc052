import { v1Words, webWords } from '../../../lib/words/service/words.ts';
import type { OpenApi } from '../../app/openapi/document.ts';
import type { Schema } from '../../app/openapi/schemas.ts';
import { Example, Fields, Shapes } from './api-docs/fields.tsx';
import { listOperations, type Operation, requestOf, toOperationPath } from './api-docs/operation.ts';
import { writeSnippet } from './api-docs/snippets.ts';
import { Edition, type PageContext, renderDocument } from './document.tsx';

/** The operations of one group, each with a link to its page. */
const Group = ({ name, about, all }: { name: string; about: string; all: readonly Operation[] }) => (
  <section class="part" id={`group-${name}`} aria-labelledby={`group-${name}-title`}>
    <h3 id={`group-${name}-title`}>{about}</h3>
    <ul>
      {all.map((operation) => (
        <li key={operation.operationId}>
          <a href={toOperationPath(operation)}>{operation.summary}</a>{' '}
          <code class="quiet">
            {operation.method} {operation.path}
          </code>
        </li>
      ))}
    </ul>
  </section>
);

/** Errors by their codes: the target of a problem's `type`. */
const Errors = ({ api, locale }: { readonly api: OpenApi } & Pick<PageContext, 'locale'>) => {
  const words = webWords[locale].api;
  return (
    <section class="part" aria-labelledby="errors">
      <h2 id="errors">{words.errors}</h2>
      <p>{words.errorsIntro}</p>
      <dl>
        {Object.entries(v1Words[locale].problems).map(([code, title]) => (
          <div key={code} id={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
      <Shapes api={api} names={['ProblemDetails']} />
    </section>
  );
};

/** Renders the list of all operations by group, each with a page of its own. `origin` is the service's address. */
export const renderApiDocsPage = (api: OpenApi, context: PageContext, origin: string): string => {
  const { locale } = context;
  const words = webWords[locale].api;
  const { title, description } = api.info as { readonly title: string; readonly description: string };
  const all = listOperations(api);
  const [scan] = all;
  const head = { title: `${words.title} · ${title}`, description: words.description, isIndexed: true };
  return renderDocument(
    head,
    context,
    <main class="front api" id="content" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{description}</p>
      <Edition locale={locale} />
      {scan !== undefined && <Example name={words.example} text={writeSnippet('curl', requestOf(api, scan, origin))} />}
      <p>{words.keyText}</p>
      <p>
        {words.programs} <a href="/openapi.json">openapi.json</a>
      </p>
      <nav class="part" aria-labelledby="contents">
        <h2 id="contents">{words.contents}</h2>
        <ul>
          {api.tags.map(({ name, description: about }) => (
            <li key={name}>
              <a href={`#group-${name}`}>{about}</a>
            </li>
          ))}
          <li>
            <a href="#errors">{words.errors}</a>
          </li>
        </ul>
      </nav>
      <section class="part" aria-labelledby="operations">
        <h2 id="operations">{words.operations}</h2>
        {api.tags.map(({ name, description: about }) => (
          <Group key={name} {...{ name, about }} all={all.filter(({ tags }) => tags.includes(name))} />
        ))}
      </section>
      <Errors api={api} locale={locale} />
      <section class="part" aria-labelledby="lines">
        <h2 id="lines">{words.lines}</h2>
        <Fields schemas={api.components.headers as Readonly<Record<string, Schema>>} />
      </section>
    </main>,
  );
};
