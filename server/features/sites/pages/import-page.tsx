import { useLocale } from '../../../../components/shared/locale.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { type SiteFault, sitesWords } from '../../../../lib/words/service/sites.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { IMPORT, SITES } from '../../../core/paths.ts';

/** The result of importing a list. */
export interface ImportView {
  readonly done: {
    readonly added: number;
    readonly known: number;
    readonly refused: readonly { readonly line: number; readonly fault: SiteFault; readonly text: string }[];
  } | null;
  /** Why nothing was read. */
  readonly fault: string | null;
  /** The pasted text, if it has yet to be imported. */
  readonly text: string;
  readonly isAllOrNothing: boolean;
}

/** Maximum refused lines listed. */
const SHOWN = 200;

const Done = ({
  done,
  isAllOrNothing,
}: {
  readonly done: NonNullable<ImportView['done']>;
  readonly isAllOrNothing: boolean;
}) => {
  const { import: words, refused: why } = sitesWords[useLocale()];
  const { refused } = done;
  const isUndone = isAllOrNothing && refused.length > 0;
  return (
    <section class="notice" data-tone={refused.length > 0 ? 'warn' : undefined} role="status">
      <p>{isUndone ? words.undone : words.done(done)}</p>
      {refused.length > 0 && <p>{words.refused({ count: refused.length })}</p>}
      {refused.length > 0 && (
        <ul class="refused">
          {refused.slice(0, SHOWN).map(({ line, fault, text }) => (
            <li key={line}>
              <b>{words.line({ line })}</b>: {why[fault]} <bdi class="quiet">{toBrief(text)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {!isUndone && (
        <p>
          <a href={SITES}>{words.back}</a>
        </p>
      )}
    </section>
  );
};

const Form = ({ token, fault, text, isAllOrNothing }: Omit<ImportView, 'done'> & { readonly token: string }) => {
  const { import: words } = sitesWords[useLocale()];
  return (
    <form class="details" method="post" action={IMPORT} encType="multipart/form-data">
      <input type="hidden" name="token" value={token} />
      <div class="field">
        <label for="list">{words.text}</label>
        <textarea
          id="list"
          name="list"
          rows={10}
          spellcheck={false}
          aria-describedby="list-hint"
          aria-invalid={fault !== null}
        >
          {text}
        </textarea>
        <p class="quiet" id="list-hint">
          {words.hint}
        </p>
      </div>
      <div class="field">
        <label for="file">{words.file}</label>
        <input type="file" id="file" name="file" accept=".csv,.txt,text/csv,text/plain" />
      </div>
      <label class="option">
        <input type="checkbox" name="all_or_nothing" value="1" defaultChecked={isAllOrNothing} /> {words.allOrNothing}
      </label>
      <p class="choices">
        <button type="submit" class="button" data-kind="primary">
          {words.submit}
        </button>
        <a class="button" href={SITES}>
          {words.back}
        </a>
      </p>
    </form>
  );
};

/** Renders the page on which a list is pasted or chosen, with the result of the import. */
export const importPage = ({ done, ...view }: ImportView, context: PageContext): string => {
  const { title, import: words } = sitesWords[context.locale];
  return renderDocument(
    { title: `${words.title} · ${title}`, description: words.intro, isIndexed: false },
    context,
    <main class="of-sites narrow" id="content" tabIndex={-1}>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      {view.fault !== null && (
        <p class="error" role="alert">
          {view.fault}
        </p>
      )}
      {done !== null && <Done done={done} isAllOrNothing={view.isAllOrNothing} />}
      <Form {...view} token={context.token ?? ''} />
    </main>,
  );
};

/** Renders a page that explains what a key may not do. */
export const renderRefusedPage = (text: string, context: PageContext): string => {
  const { title } = sitesWords[context.locale];
  return renderDocument(
    { title: `${title} · Pijler`, description: text, isIndexed: false },
    context,
    <main class="front" id="content" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{text}</p>
    </main>,
  );
};
