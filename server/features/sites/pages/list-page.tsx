import { useLocale } from '../../../../components/shared/locale.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { OneButton } from '../../../core/pages/forms.tsx';
import { IMPORT, SITES, SITES_CSV, SITES_SCAN, SITES_XLSX, SITES_ZIP } from '../../../core/paths.ts';
import { BULK_ACTIONS, Cards, Deeds as ChosenDeeds, type Deed } from './choose.tsx';
import { Cockpit } from './cockpit.tsx';
import { FilterForm } from './filter.tsx';
import { SitesTable } from './table.tsx';
import { type TableView, toTableAddress } from './view.ts';

const Add = ({ token, fault }: { readonly token: string } & Pick<TableView, 'fault'>) => {
  const { add } = sitesWords[useLocale()];
  const hasFault = fault !== null && fault.url !== '';
  return (
    <form class="add" method="post" action={SITES}>
      <input type="hidden" name="token" value={token} />
      <label for="url">{add.url}</label>
      <input
        {...{ type: 'text', inputMode: 'url', autocapitalize: 'none', spellcheck: false, autocomplete: 'off' }}
        id="url"
        name="url"
        defaultValue={fault?.url ?? ''}
        maxLength={2_048}
        required
        aria-invalid={hasFault}
        aria-describedby={hasFault ? 'url-fault' : undefined}
      />
      <button type="submit" class="button" data-kind="primary">
        {add.submit}
      </button>
      {hasFault && (
        <p class="error" id="url-fault" role="alert">
          {fault?.text}
        </p>
      )}
    </form>
  );
};

type TableHead = Pick<TableView, 'canManage' | 'canBatch' | 'query' | 'all'> & { readonly token: string | null };

/** Actions on all listed sites. */
const Deeds = ({ canManage, canBatch, query, all, token }: TableHead) => {
  const { deeds } = sitesWords[useLocale()];
  return (
    <nav class="choices" aria-label={deeds.title}>
      {canManage && (
        <a class="button" href={IMPORT}>
          {deeds.import}
        </a>
      )}
      {all > 0 && canBatch && token !== null && (
        <OneButton action={toTableAddress(query, { path: SITES_SCAN })} token={token} name={deeds.scan} />
      )}
      {all > 0 && (
        <>
          <a class="button" href={toTableAddress(query, { path: SITES_CSV })}>
            {deeds.csv}
          </a>
          <a class="button" href={toTableAddress(query, { path: SITES_XLSX })}>
            {deeds.xlsx}
          </a>
          <a class="button" href={toTableAddress(query, { path: SITES_ZIP })}>
            {deeds.zip}
          </a>
        </>
      )}
    </nav>
  );
};

const Pages = ({ query, next, isLater }: Pick<TableView, 'query' | 'next' | 'isLater'>) => {
  const { table } = sitesWords[useLocale()];
  if (next === null && !isLater) return null;
  return (
    <p class="choices">
      {isLater && <a href={toTableAddress(query)}>{table.first}</a>}
      {next !== null && (
        <a class="button" href={toTableAddress(query, { cursor: next })}>
          {table.next}
        </a>
      )}
    </p>
  );
};

const isFiltered = ({ q, tag, client, worse }: TableView['query']): boolean =>
  q !== '' || tag !== '' || client !== '' || worse;

/** Lists the actions on several sites that the reader may take; none if not signed in. */
const listDeeds = ({ canManage, canBatch, token }: TableView & { readonly token: string | null }): readonly Deed[] =>
  token === null ? [] : BULK_ACTIONS.filter((deed) => (deed === 'scan' ? canBatch : deed === 'export' || canManage));

const List = (view: TableView & { readonly token: string | null }) => {
  const words = sitesWords[useLocale()];
  const deeds = listDeeds(view);
  const filtered = isFiltered(view.query);
  if (view.all === 0 && !filtered) return <p class="empty-list">{words.none}</p>;
  return (
    <>
      <FilterForm {...view} />
      <p class="quiet" role="status">
        {view.all === 0 ? words.noMatch : words.count({ count: view.all })}{' '}
        {filtered && <a href={SITES}>{words.all}</a>}
      </p>
      {view.sites.length > 0 && <SitesTable {...view} canChoose={deeds.length > 0} />}
      {view.sites.length > 0 && <Cards sites={view.sites} canChoose={deeds.length > 0} />}
      {view.sites.length > 0 && deeds.length > 0 && <ChosenDeeds token={view.token ?? ''} deeds={deeds} />}
      <Pages {...view} />
    </>
  );
};

const Message = ({ message, fault }: Pick<TableView, 'message' | 'fault'>) => (
  <>
    {message !== null && (
      <p class="notice" role="status">
        {message}
      </p>
    )}
    {fault !== null && fault.url === '' && (
      <p class="notice" data-tone="warn" role="alert">
        {fault.text}
      </p>
    )}
  </>
);

/** Renders the list of a team's sites, with the actions on them. */
export const renderSitesPage = (view: TableView, context: PageContext): string => {
  const words = sitesWords[context.locale];
  return renderDocument(
    { title: `${words.title} · Pijler`, description: words.description, isIndexed: false },
    context,
    <main class="of-sites" id="content" tabIndex={-1}>
      <header>
        <h1>{words.title}</h1>
        <Deeds {...view} token={context.token} />
      </header>
      <Message {...view} />
      {view.cockpit !== null && <Cockpit {...view} {...view.cockpit} token={context.token} />}
      {view.canManage && <Add token={context.token ?? ''} fault={view.fault} />}
      <List {...view} token={context.token} />
    </main>,
  );
};
