import { useState } from 'preact/hooks';
import { HistoryView, Removed } from '../../components/history/HistoryView.tsx';
import { ImportReport } from '../../components/history/ImportReport.tsx';
import { ErrorBoundary } from '../../components/shared/ErrorBoundary.tsx';
import { HistoryOptions } from '../../components/shared/HistoryOptions.tsx';
import { useTitle } from '../../components/shared/use-title.ts';
import type { Locale } from '../../lib/model.ts';
import type { Stored } from '../../lib/platform/storage/history.ts';
import { groupBySite, type StoredScan, sortChosen } from '../../lib/view/compare/history.ts';
import { toggleItem } from '../../lib/view/filters.ts';
import { isLimited } from '../../lib/view/grade.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { toHeading, useImport, usePair, useRemoval, useScans } from './hooks.ts';
import { Pair, toPairUrl } from './Pair.tsx';

const reportUrl = ({ host, id }: StoredScan): string => `/report.html?domain=${encodeURIComponent(host)}#${id}`;

interface ListProps {
  readonly store: ReturnType<typeof useScans>;
  readonly removal: ReturnType<typeof useRemoval>;
  /** Stored scans that cannot be read. */
  readonly unreadable: number;
  readonly scans: readonly StoredScan[];
  readonly locale: Locale;
  readonly isPartner: boolean;
}

/** Every stored scan, with its actions. */
const List = ({ store, removal, unreadable, scans, locale, isPartner }: ListProps) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const importing = useImport(locale, store.add);
  const actions = {
    reportUrl,
    pairUrl: toPairUrl,
    onPin: ({ id, pinned }: StoredScan) => void store.pin(id, !pinned),
    onRemove: ({ id }: StoredScan) => {
      setChosen(chosen.filter((one) => one !== id));
      removal.remove(id);
    },
    onChoose: (id: string) => setChosen(toggleItem(chosen, id)),
  };
  const onCompare = (): void => {
    const [before = '', after = ''] = sortChosen(scans, chosen);
    location.assign(toPairUrl(before, after));
  };
  return (
    <>
      <Removed id={removal.id} noRoom={removal.noRoom} onUndo={removal.undo} />
      <ErrorBoundary name={historyWords[locale].title}>
        <HistoryView
          sites={groupBySite(scans)}
          unreadable={unreadable}
          chosen={chosen}
          canCompare={isPartner}
          actions={actions}
          onCompare={onCompare}
          onClearChoice={() => setChosen([])}
          onRemoveUnreadable={() => void store.removeUnreadable().then(toHeading)}
        >
          <ImportReport {...importing} />
        </HistoryView>
      </ErrorBoundary>
      {scans.length > 0 && <HistoryOptions onClear={() => void store.wipe().then(removal.settle)} />}
    </>
  );
};

interface Props {
  readonly locale: Locale;
  readonly isPartner: boolean;
  /** New scans are stored. */
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

/** A private window of Firefox has no store of its own, and no access to the other windows' store. */
const Closed = ({ locale }: { readonly locale: Locale }) => (
  <main class="history">
    <h1>{historyWords[locale].title}</h1>
    <p>{historyWords[locale].closed}</p>
  </main>
);

/** The history page: every stored scan, and any two of them side by side. */
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
