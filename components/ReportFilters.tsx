import { type Filters, isFiltered, NO_FILTERS, OUTCOMES, toggled, WHO } from '../lib/view/filters.ts';
import { reportWords } from '../lib/words/report.ts';
import { useCommon, useLocale } from './locale.ts';
import { Mark } from './Mark.tsx';

interface Props {
  readonly filters: Filters;
  readonly shown: number;
  readonly all: number;
  readonly onChange: (filters: Filters) => void;
}

/** Which checks are shown; the address keeps the choice. */
export const ReportFilters = ({ filters, shown, all, onChange }: Props) => {
  const words = reportWords[useLocale()].filters;
  const common = useCommon();
  return (
    <section class="filters" aria-label={words.title}>
      <fieldset>
        <legend>{words.outcome}</legend>
        {OUTCOMES.map((outcome) => (
          <label key={outcome}>
            <input
              type="checkbox"
              checked={filters.outcomes.includes(outcome)}
              onChange={() => onChange({ ...filters, outcomes: toggled(filters.outcomes, outcome) })}
            />
            <Mark outcome={outcome} />
            {common.outcomes[outcome]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.who}</legend>
        {WHO.map((who) => (
          <label key={who}>
            <input
              type="checkbox"
              checked={filters.who.includes(who)}
              onChange={() => onChange({ ...filters, who: toggled(filters.who, who) })}
            />
            {common.whoName[who]}
          </label>
        ))}
      </fieldset>
      <label class="search">
        {words.search}
        <input
          type="search"
          value={filters.query}
          onInput={({ currentTarget }) => onChange({ ...filters, query: currentTarget.value })}
        />
      </label>
      <p class="shown">
        <span role="status">{words.shown({ shown, all })}</span>
        {isFiltered(filters) && (
          <button type="button" class="link" onClick={() => onChange(NO_FILTERS)}>
            {words.clear}
          </button>
        )}
      </p>
    </section>
  );
};
