import { useTitle } from '../../components/shared/use-title.ts';
import type { Locale } from '../../lib/model.ts';
import type { Stored } from '../../lib/platform/storage/history.ts';
import type { StoredScan } from '../../lib/view/compare/history.ts';
import { isLimited } from '../../lib/view/grade.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { usePair, useRemoval, useScans } from './hooks.ts';
import { List } from './List.tsx';
import { Pair } from './Pair.tsx';

interface Props {
  readonly locale: Locale;
  readonly isPartner: boolean;
  /** New scans are kept. */
  readonly isSaved: boolean;
}

const toStoredScan = ({ id, domain, finishedAt, order, result, report, pinned, imported }: Stored): StoredScan => ({
  id,
  host: domain,
  finishedAt,
  ...(order === undefined ? {} : { order }),
  overall: result.overall_score,
  incomplete: report?.incomplete ?? false,
  limited: isLimited(report?.limit),
  tier: result.api_tier,
  pinned: pinned === true,
  imported: imported === true,
  report,
});

/** A private window of Firefox has no store of its own, and none of the other windows'. */
const Closed = ({ locale }: { readonly locale: Locale }) => (
  <main class="history">
    <h1>{historyWords[locale].title}</h1>
    <p>{historyWords[locale].closed}</p>
  </main>
);

/** The history page: every kept scan, and any two of them side by side. */
export const App = ({ locale, isPartner, isSaved }: Props) => {
  const store = useScans();
  const removal = useRemoval(store);
  const pair = usePair();
  const words = historyWords[locale];
  const title = pair ? words.compare.title : words.title;
  useTitle(title);

  const { all } = store;
  if (all === null) return null;
  if (all === 'closed') return <Closed locale={locale} />;
  const scans = all.scans.map(toStoredScan);
  return (
    <main class="history">
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        {!pair && <p class="intro">{words.intro}</p>}
        {!pair && !isSaved && (
          <p class="notice">
            {words.off} <a href="/options.html#history">{words.offRemedy}</a>
          </p>
        )}
      </header>
      {pair && isPartner ? (
        <Pair ids={pair} scans={scans} locale={locale} onRemove={({ id }) => removal.remove(id)} />
      ) : (
        <List unreadable={all.unreadable} {...{ store, removal, scans, locale, isPartner }} />
      )}
    </main>
  );
};
