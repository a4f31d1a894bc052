import { useCommon, useLocale } from '../../../../components/shared/locale.ts';
import { OneColumn } from '../../../../components/shared/SixColumns.tsx';
import { PILLARS, type Pillar } from '../../../../lib/model.ts';
import { type Column, toColumns } from '../../../../lib/view/compare/columns.ts';
import { toGrade } from '../../../../lib/view/grade.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { formatDate, formatSigned, toIsoMoment } from '../../../../lib/words/format.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { toSitePaths } from '../../../core/paths.ts';
import type { Site, SiteOrder } from '../store/list-sites.ts';
import { Choose } from './choose-box.tsx';
import { sortOf, type TableQuery, type TableView, toTableAddress } from './view.ts';

/** A single column of the picture, next to its number. */
const SmallColumn = ({ column }: { readonly column: Column }) => (
  <svg class="columns small" viewBox="18 48 42 106" aria-hidden="true">
    <OneColumn column={column} index={0} />
  </svg>
);

const Head = ({ by, name, query, kind }: { by: SiteOrder; name: string; query: TableQuery; kind?: string }) => {
  const { is, next } = sortOf(by, query.sort);
  return (
    <th scope="col" class={kind} aria-sort={is}>
      <a href={toTableAddress({ ...query, sort: next })}>
        {name}
        <span class="way" aria-hidden="true">
          {is === 'ascending' ? '▲' : is === 'descending' ? '▼' : ''}
        </span>
      </a>
    </th>
  );
};

/** A difference in points: its sign as a symbol, and in words. */
export const Change = ({ points }: { readonly points: number | null }) => {
  const locale = useLocale();
  const { table } = sitesWords[locale];
  if (points === null)
    return (
      <span class="quiet" title={table.noChange}>
        {'–'}
        <span class="unseen"> {table.noChange}</span>
      </span>
    );
  const size = Math.abs(points);
  const [way, sign, text] =
    points === 0
      ? ['same', '=', table.same]
      : points > 0
        ? ['up', '▲', table.up({ points: size })]
        : ['down', '▼', table.down({ points: size })];
  return (
    <span class="change-of" data-way={way}>
      <span aria-hidden="true">
        {sign}
        {points !== 0 && ` ${formatSigned(locale, points)}`}
      </span>
      <span class="unseen">{text}</span>
    </span>
  );
};

/** Points by which a pillar changed since the previous scan; null if either is unknown. */
export const computeChange = ({ last, before }: Site, pillar: Pillar): number | null => {
  const [now, was] = [last?.scores[pillar] ?? null, before?.scores[pillar] ?? null];
  return now === null || was === null ? null : now - was;
};

const Score = ({ site, pillar }: { readonly site: Site; readonly pillar: Pillar }) => {
  const { noScore } = sitesWords[useLocale()].table;
  const common = useCommon();
  const [column] = toColumns([{ id: pillar, score: site.last?.scores[pillar] ?? null }]);
  const change = computeChange(site, pillar);
  if (column === undefined) return null;
  return (
    <td class="pillar" data-label={common.pillars[pillar]} data-step={column.step ?? 0}>
      <span class="pair">
        <SmallColumn column={column} />
        <span>
          <b class="score">{column.score ?? '–'}</b>
          {column.score === null && <span class="unseen">{noScore}</span>}
          {change !== null && change !== 0 && <Change points={change} />}
        </span>
      </span>
    </td>
  );
};

/** Labels of a site. */
export const Tags = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <span class="tags">
      {tags.map((tag) => (
        <span key={tag} class="tag">
          <bdi>{toBrief(tag)}</bdi>
        </span>
      ))}
    </span>
  );

/** Number of steps of the kind danger. */
export const Dangers = ({ count }: { readonly count: number }) => {
  const { table } = sitesWords[useLocale()];
  if (count === 0)
    return (
      <span class="quiet">
        {'–'}
        <span class="unseen">{table.noDanger}</span>
      </span>
    );
  return (
    <b class="dangers">
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{table.dangers({ count })}</span>
    </b>
  );
};

const When = ({ last }: Pick<Site, 'last'>) => {
  const locale = useLocale();
  const { table } = sitesWords[locale];
  if (last === null) return <span class="quiet">{table.never}</span>;
  return (
    <>
      <time dateTime={toIsoMoment(last.at)}>{formatDate(locale, last.at)}</time>
      {last.source === 'extension' && <span class="tag">{table.imported}</span>}
    </>
  );
};

/** Returns the text that distinguishes sites of one domain; never a query, which may contain tokens. */
const toSitePathText = (url: string): string => {
  const { protocol, port, pathname } = new URL(url);
  const rest = `${port === '' ? '' : `:${port}`}${pathname === '/' ? '' : pathname}`;
  return protocol === 'http:' ? `http ${rest}`.trim() : rest;
};

const Row = ({ site, canChoose }: { readonly site: Site; readonly canChoose: boolean }) => {
  const locale = useLocale();
  const { table } = sitesWords[locale];
  const { last } = site;
  const { step } = toGrade(last?.total ?? null, locale);
  const path = toSitePathText(site.url);
  return (
    <tr>
      <th scope="row" class="name">
        {canChoose && <Choose site={site} />}
        <a href={toSitePaths(site.id).page}>
          <bdi>{toBrief(site.domain)}</bdi>
        </a>
        {path !== '' && <span class="path quiet">{toBrief(path)}</span>}
      </th>
      <td class="whose" data-label={table.client}>
        <bdi>{toBrief(site.client)}</bdi>
        <Tags tags={site.tags} />
      </td>
      <td class="total" data-label={table.total} data-step={step ?? 0}>
        <b class="score">{last?.total ?? '–'}</b>
        {last?.total == null && <span class="unseen">{table.noScore}</span>}
      </td>
      {PILLARS.map((pillar) => (
        <Score key={pillar} site={site} pillar={pillar} />
      ))}
      <td class="moved" data-label={table.change}>
        <Change points={site.change} />
      </td>
      <td class="danger" data-label={table.danger}>
        <Dangers count={last?.danger ?? 0} />
      </td>
      <td class="when" data-label={table.last}>
        <When last={last} />
      </td>
    </tr>
  );
};

/** Sites with their scores as small columns; in a narrow window each is a card. */
export const SitesTable = ({
  sites,
  query,
  canChoose,
}: Pick<TableView, 'sites' | 'query'> & { readonly canChoose: boolean }) => {
  const { table } = sitesWords[useLocale()];
  const common = useCommon();
  const head = { query };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="wide" tabIndex={0} aria-label={table.region}>
      <table class="table sites">
        <caption class="unseen">{table.caption}</caption>
        <thead>
          <tr>
            <Head by="domain" name={table.site} {...head} />
            <Head by="client" name={table.client} {...head} />
            <Head by="total" name={table.total} {...head} />
            {PILLARS.map((pillar) => (
              <Head key={pillar} by={pillar} name={common.pillars[pillar]} kind="pillar" {...head} />
            ))}
            <Head by="change" name={table.change} {...head} />
            <Head by="danger" name={table.danger} {...head} />
            <Head by="last" name={table.last} {...head} />
          </tr>
        </thead>
        <tbody>
          {sites.map((site) => (
            <Row key={site.id} site={site} canChoose={canChoose} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
