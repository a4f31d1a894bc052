import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { PILLARS, WHO } from '../../lib/model.ts';
import { type Filters, isFiltered, NO_FILTERS, OUTCOMES, toggleItem } from '../../lib/view/filters.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Mark } from '../shared/Mark.tsx';

interface Props {
  readonly filters: Filters;
  readonly shown: number;
  readonly all: number;
  readonly onChange: (filters: Filters) => void;
}

interface Boxes<T extends string> {
  readonly legend: string;
  readonly of: readonly T[];
  readonly chosen: readonly T[];
  readonly name: (one: T) => ComponentChildren;
  readonly onChosen: (chosen: readonly T[]) => void;
}

/** One filter: a checkbox for each of its values; with none ticked everything passes. */
const Boxes = <T extends string>({ legend, of, chosen, name, onChosen }: Boxes<T>) => (
  <fieldset>
    <legend>{legend}</legend>
    {of.map((one) => (
      <label key={one}>
        <input type="checkbox" checked={chosen.includes(one)} onChange={() => onChosen(toggleItem(chosen, one))} />
        {name(one)}
      </label>
    ))}
  </fieldset>
);

/** How many checks are shown, and the button that shows all of them. */
const Shown = ({ filters, shown, all, onChange }: Props) => {
  const words = reportWords[useLocale()].filters;
  return (
    <p class="shown">
      <span role="status" class={isFiltered(filters) ? undefined : 'unseen'}>
        {words.shown({ shown, all })}
      </span>
      {isFiltered(filters) && (
        <button type="button" class="link" onClick={() => onChange(NO_FILTERS)}>
          {words.clear}
        </button>
      )}
    </p>
  );
};

const Outcome = ({ of }: { readonly of: (typeof OUTCOMES)[number] }) => (
  <>
    <Mark outcome={of} />
    {useCommon().outcomes[of]}
  </>
);

/** The three filters and the search. */
const Questions = ({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) => {
  const words = reportWords[useLocale()].filters;
  const { pillars, whoName } = useCommon();
  const handleChange = (changes: Partial<Filters>): void => onChange({ ...filters, ...changes });
  return (
    <div class="boxes">
      <Boxes
        legend={words.outcome}
        of={OUTCOMES}
        chosen={filters.outcomes}
        name={(outcome) => <Outcome of={outcome} />}
        onChosen={(chosen) => handleChange({ outcomes: chosen })}
      />
      <Boxes
        legend={words.pillar}
        of={PILLARS}
        chosen={filters.pillars}
        name={(pillar) => pillars[pillar]}
        onChosen={(chosen) => handleChange({ pillars: chosen })}
      />
      <Boxes
        legend={words.who}
        of={WHO}
        chosen={filters.who}
        name={(who) => whoName[who]}
        onChosen={(chosen) => handleChange({ who: chosen })}
      />
      <label class="search">
        {words.search}
        <input
          type="search"
          value={filters.query}
          onInput={({ currentTarget }) => handleChange({ query: currentTarget.value })}
        />
      </label>
    </div>
  );
};

/** Which checks are shown, collapsed into one line; the address contains the choice. */
export const ReportFilters = (props: Props) => {
  const words = reportWords[useLocale()].filters;
  // Open at first if filters are on already, because an address can contain them.
  const [open] = useState(isFiltered(props.filters));
  return (
    <section class="filters" aria-label={words.title}>
      <details open={open}>
        <summary>
          <span>{words.title}</span>
        </summary>
        <Questions {...props} />
      </details>
      <Shown {...props} />
    </section>
  );
};
