import type { Finding } from '../../lib/model.ts';
import { CHANGES, type Change, type CheckChange, type Comparison } from '../../lib/view/compare/compare.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { checkName } from '../../lib/words/headline.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { getCheckTitle, sayFinding } from '../../lib/words/say.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Mark } from '../shared/Mark.tsx';

const Side = ({ finding }: { readonly finding: Finding | null }) => {
  const locale = useLocale();
  const { outcomes } = useCommon();
  if (finding === null) return <p class="side-of quiet">{historyWords[locale].compare.absent}</p>;
  return (
    <div class="side-of">
      <p class="line">
        <Mark outcome={finding.outcome} />
        <b>{outcomes[finding.outcome]}</b>
      </p>
      <p class="said" dir="auto">
        {toBrief(sayFinding(finding, locale).conclusion)}
      </p>
    </div>
  );
};

interface Sides {
  /** The names of the two sides. */
  readonly labels: readonly [string, string];
  /** Whether the labels are two sites, of which neither comes after the other. */
  readonly areSites?: boolean;
}

const Row = ({ entry, labels: [was, is] }: Sides & { readonly entry: CheckChange }) => {
  const locale = useLocale();
  const common = useCommon();
  return (
    <li class="change">
      <h3>
        {toBrief(checkName(getCheckTitle(entry.id, locale), locale))}{' '}
        <span class="who">{common.pillars[entry.pillar]}</span>
      </h3>
      <span class="unseen">{was}: </span>
      <Side finding={entry.before} />
      <span class="arrow" aria-hidden="true">
        →
      </span>
      <span class="unseen">{is}: </span>
      <Side finding={entry.after} />
    </li>
  );
};

interface BlockProps extends Sides {
  readonly change: Change;
  readonly entries: readonly CheckChange[];
}

const Block = ({ change, entries, labels, areSites = false }: BlockProps) => {
  const locale = useLocale();
  const { changes, between } = historyWords[locale].compare;
  const [before, after] = labels;
  return (
    <details class="change-group" data-change={change} open={change !== 'unchanged'}>
      <summary>
        <h2>{areSites ? between[change]({ before, after }) : changes[change]}</h2>
        <span class="count">{entries.length}</span>
      </summary>
      <ul class="changes">
        {entries.map((entry) => (
          <ErrorBoundary key={entry.id} as="li" name={getCheckTitle(entry.id, locale)}>
            <Row entry={entry} labels={labels} />
          </ErrorBoundary>
        ))}
      </ul>
    </details>
  );
};

/** The checks that changed, the worst news first; unchanged ones are collapsed. */
export const CompareChanges = ({ changes, labels, areSites = false }: Sides & Pick<Comparison, 'changes'>) => {
  const words = historyWords[useLocale()].compare;
  const moved = CHANGES.some((change) => change !== 'unchanged' && changes[change].length > 0);
  return (
    <>
      {!moved && <p>{areSites ? words.noneBetween : words.none}</p>}
      {CHANGES.filter((change) => changes[change].length > 0).map((change) => (
        <Block key={change} {...{ labels, areSites, change }} entries={changes[change]} />
      ))}
    </>
  );
};
