import { useCommon, useLocale } from '../../../../components/shared/locale.ts';
import { PILLARS } from '../../../../lib/model.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { SITES } from '../../../core/paths.ts';
import type { SiteOrder } from '../store/list-sites.ts';
import type { TableView } from './view.ts';

interface ChooseProps {
  readonly name: 'tag' | 'client';
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
}

const Choose = ({ name, label, value, values }: ChooseProps) => {
  const { filter } = sitesWords[useLocale()];
  const all = value === '' || values.includes(value) ? values : [value, ...values];
  if (all.length === 0) return null;
  return (
    <label class="field">
      <span>{label}</span>
      <select name={name}>
        <option value="">{filter.every}</option>
        {all.map((one) => (
          <option key={one} value={one} selected={one === value}>
            {toBrief(one)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Selects the order of the sites, where the table's headings, which do the same, are not shown. */
const Order = ({ sort }: { readonly sort: string }) => {
  const { filter, table } = sitesWords[useLocale()];
  const { pillars } = useCommon();
  const names: readonly (readonly [by: SiteOrder, name: string])[] = [
    ...([
      ['domain', table.site],
      ['client', table.client],
      ['total', table.total],
    ] as const),
    ...PILLARS.map((pillar) => [pillar, pillars[pillar]] as const),
    ...([
      ['change', table.change],
      ['danger', table.danger],
      ['last', table.last],
    ] as const),
  ];
  const now = sort === '' ? 'domain' : sort;
  return (
    <label class="field order">
      <span>{filter.sort}</span>
      <select name="sort">
        {names.flatMap(([by, name]) =>
          [by, `-${by}`].map((value) => (
            <option key={value} value={value === 'domain' ? '' : value} selected={value === now}>
              {value === by ? filter.ascending({ by: name }) : filter.descending({ by: name })}
            </option>
          )),
        )}
      </select>
    </label>
  );
};

/** The form that selects the sites to show and their order; works without a script. */
export const FilterForm = ({ query, names }: Pick<TableView, 'query' | 'names'>) => {
  const { filter } = sitesWords[useLocale()];
  return (
    <search aria-label={filter.title}>
      <form class="filter" method="get" action={SITES}>
        <label class="field search">
          <span>{filter.q}</span>
          <input type="search" name="q" defaultValue={query.q} maxLength={200} />
        </label>
        <Choose name="tag" label={filter.tag} value={query.tag} values={names.tags} />
        <Choose name="client" label={filter.client} value={query.client} values={names.clients} />
        <Order sort={query.sort} />
        <label class="option">
          <input type="checkbox" name="worse" value="1" defaultChecked={query.worse} /> {filter.worse}
        </label>
        <button type="submit" class="button">
          {filter.show}
        </button>
      </form>
    </search>
  );
};
