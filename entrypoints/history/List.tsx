import { useState } from 'preact/hooks';
import { HistoryView, Removed } from '../../components/history/HistoryView.tsx';
import { ImportReport } from '../../components/history/ImportReport.tsx';
import { ErrorBoundary } from '../../components/shared/ErrorBoundary.tsx';
import { HistoryOptions } from '../../components/shared/HistoryOptions.tsx';
import type { Locale } from '../../lib/model.ts';
import { groupBySite, type StoredScan, sortChosen } from '../../lib/view/compare/history.ts';
import { toggleItem } from '../../lib/view/filters.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { toHeading, useImport, type useRemoval, type useScans } from './hooks.ts';
import { toPairUrl } from './Pair.tsx';

const reportUrl = ({ host, id }: StoredScan): string => `/report.html?domain=${encodeURIComponent(host)}#${id}`;

interface Props {
  readonly store: ReturnType<typeof useScans>;
  readonly removal: ReturnType<typeof useRemoval>;
  /** Kept scans that cannot be read. */
  readonly unreadable: number;
  readonly scans: readonly StoredScan[];
  readonly locale: Locale;
  readonly isPartner: boolean;
}

/** Every kept scan, with what can be done with it. */
export const List = ({ store, removal, unreadable, scans, locale, isPartner }: Props) => {
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
