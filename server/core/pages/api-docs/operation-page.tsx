import { webWords } from '../../../../lib/words/service/words.ts';
import type { OpenApi } from '../../../app/openapi/document.ts';
import { type PageContext, renderDocument } from '../document.tsx';
import { Back, Example, formatValues, listShapes, Shapes } from './fields.tsx';
import { findAnswer, type Operation, requestOf } from './operation.ts';
import { SNIPPETS, writeSnippet } from './snippets.ts';

/** An operation to explain, and the origin of this service. */
export interface Explained {
  readonly api: OpenApi;
  readonly operation: Operation;
  readonly origin: string;
}

type Worded = Pick<PageContext, 'locale'>;

const Parameters = ({ operation: { parameters = [] }, locale }: Pick<Explained, 'operation'> & Worded) => {
  const words = webWords[locale].api;
  if (parameters.length === 0) return null;
  return (
    <>
      <h2>{words.parameters}</h2>
      <dl>
        {parameters.map(({ name, in: location, description, required, schema }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <span class="quiet">{words.places[location]}</span>{' '}
              {required && <span class="quiet">{words.required}</span>}
            </dt>
            <dd>
              {description} <code class="quiet">{formatValues(schema)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const Request = ({ api, operation, origin, locale }: Explained & Worded) => {
  const words = webWords[locale].api;
  const request = requestOf(api, operation, origin);
  return (
    <>
      <h2>{words.request}</h2>
      {request.withKey && <p>{words.keyInEnvironment}</p>}
      {SNIPPETS.map((language) => (
        <details key={language} class="unfolds" open={language === 'curl'}>
          <summary>{language}</summary>
          <Example name={language} text={writeSnippet(language, request)} />
        </details>
      ))}
    </>
  );
};

const Answers = ({ api, operation, locale }: Explained & Worded) => {
  const words = webWords[locale].api;
  const answer = findAnswer(api, operation);
  return (
    <>
      <h2>{words.answer}</h2>
      {answer !== null && (
        <p>
          <code>
            {answer.status} {answer.type}
          </code>
        </p>
      )}
      {answer?.body != null && <Example name={words.answer} text={answer.body} />}
      <h2>{words.answers}</h2>
      <dl>
        {Object.entries(operation.responses).map(([status, { description, headers = {} }]) => (
          <div key={status}>
            <dt>
              <code>{status === 'default' ? words.otherStatus : status}</code>
            </dt>
            <dd>
              {description} {Object.keys(headers).length > 0 && <code>{Object.keys(headers).join(', ')}</code>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** Renders the page of one operation: its request and responses, with an example of each. */
export const renderOperationPage = (explained: Explained, context: PageContext): string => {
  const { api, operation } = explained;
  const { locale } = context;
  const words = webWords[locale].api;
  const { summary, description, method, path, requestBody, responses } = operation;
  // The page of all operations describes the errors below /api/v1/.
  const names = listShapes(api, [requestBody, responses]).filter((name) => name !== 'ProblemDetails');
  return renderDocument(
    { title: `${summary} · ${words.title}`, description, isIndexed: true },
    context,
    <main class="front api" id="content" tabIndex={-1}>
      <Back text={words.back} />
      <h1>{summary}</h1>
      <p>
        <code>
          {method} {path}
        </code>
      </p>
      <p>{description}</p>
      <Request {...explained} locale={locale} />
      <Parameters operation={operation} locale={locale} />
      <Answers {...explained} locale={locale} />
      {names.length > 0 && <h2>{words.shapes}</h2>}
      <Shapes api={api} names={names} />
    </main>,
  );
};
