import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { HistoryView } from '../../components/history/HistoryView.tsx';
import { ImportReport } from '../../components/history/ImportReport.tsx';
import { Boundary } from '../../components/shared/Boundary.tsx';
import { HistoryOptions } from '../../components/shared/HistoryOptions.tsx';
import type { Locale } from '../../lib/model.ts';
import type { Stored } from '../../lib/platform/history.ts';
import { toggled } from '../../lib/view/filters.ts';
import { inTime, type KeptScan, sitesOf } from '../../lib/view/history.ts';
import { historyWords } from '../../lib/words/history.ts';
import { Pair, pairUrl } from './Pair.tsx';
import { useImport } from './use-import.ts';
import { toHeading, usePair } from './use-pair.ts';
import { useScans } from './use-scans.ts';

interface Props {
  readonly locale: Locale;
  readonly isPartner: boolean;
  /** New scans are kept. */
  readonly isKept: boolean;
}

const keptScan = ({ id, domain, finishedAt, result, report, pinned, imported }: Stored): KeptScan => ({
  id,
  host: domain,
  finishedAt,
  overall: result.overall_score,
  tier: result.api_tier,
  pinned: pinned === true,
  imported: imported === true,
  report,
});

const reportUrl = ({ host, id }: KeptScan): string => `/report.html?domain=${encodeURIComponent(host)}#${id}`;

/** What was removed can be had back until the page closes or the next removal; the button has the focus of the one that is gone. */
const Removed = ({ scan, locale, onUndo }: { scan: Stored | null; locale: Locale; onUndo: () => void }) => {
  const { removed, undo } = historyWords[locale];
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [scan]);
  return (
    <div role="status">
      {scan !== null && (
        <p class="notice">
          {removed}{' '}
          <button type="button" class="button" data-kind="small" ref={button} onClick={onUndo}>
            {undo}
          </button>
        </p>
      )}
    </div>
  );
};

/** A private window of Firefox has no store of its own, and none of the other windows'. */
const Closed = ({ locale }: { readonly locale: Locale }) => (
  <main class="history">
    <h1>{historyWords[locale].title}</h1>
    <p>{historyWords[locale].closed}</p>
  </main>
);

/** The history page: every kept scan, and any two of them side by side. */
export const App = ({ locale, isPartner, isKept }: Props) => {
  const { all, pin, remove, removeUnreadable, wipe, add } = useScans();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<Stored | null>(null);
  const importing = useImport(locale, add);
  const pair = usePair();
  const words = historyWords[locale];
  const title = pair ? words.compare.title : words.title;
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (all === null) return null;
  if (all === 'closed') return <Closed locale={locale} />;
  const scans = all.scans.map(keptScan);
  const actions = {
    reportUrl,
    pairUrl,
    onPin: ({ id, pinned }: KeptScan) => void pin(id, !pinned),
    onRemove: ({ id }: KeptScan) => {
      setChosen(chosen.filter((one) => one !== id));
      setRemoved(all.scans.find((scan) => scan.id === id) ?? null);
      void remove(id);
    },
    onChoose: (id: string) => setChosen(toggled(chosen, id)),
  };
  const onCompare = (): void => {
    const [before = '', after = ''] = inTime(scans, chosen);
    location.assign(pairUrl(before, after));
  };
  const onClear = async (): Promise<void> => {
    await wipe();
    setRemoved(null);
    toHeading();
  };
  const undo = (): void => {
    if (removed !== null) void add(removed);
    setRemoved(null);
    toHeading();
  };
  return (
    <main class="history">
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        {!pair && <p class="intro">{words.intro}</p>}
        {!pair && !isKept && (
          <p class="notice">
            {words.off} <a href="/options.html#history">{words.offRemedy}</a>
          </p>
        )}
      </header>
      {!pair && <Removed scan={removed} locale={locale} onUndo={undo} />}
      {pair && isPartner ? (
        <Pair ids={pair} scans={scans} locale={locale} onRemove={actions.onRemove} />
      ) : (
        <Boundary name={title}>
          <HistoryView
            sites={sitesOf(scans)}
            unreadable={all.unreadable}
            chosen={chosen}
            canCompare={isPartner}
            actions={actions}
            onCompare={onCompare}
            onClearChoice={() => setChosen([])}
            onRemoveUnreadable={() => void removeUnreadable().then(toHeading)}
          >
            <ImportReport {...importing} />
          </HistoryView>
        </Boundary>
      )}
      {!pair && scans.length > 0 && <HistoryOptions onClear={() => void onClear()} />}
    </main>
  );
};
