import { CompareView } from '../../components/history/CompareView.tsx';
import { ErrorBoundary } from '../../components/shared/ErrorBoundary.tsx';
import type { Locale } from '../../lib/model.ts';
import type { StoredScan } from '../../lib/view/compare/history.ts';
import { formatDate } from '../../lib/words/format.ts';
import { historyWords } from '../../lib/words/report/history.ts';

interface Props {
  readonly ids: readonly [string, string];
  readonly scans: readonly StoredScan[];
  readonly locale: Locale;
  readonly onRemove: (scan: StoredScan) => void;
}

export const toPairUrl = (before: string, after: string): string => `#${before},${after}`;

/** Two stored scans side by side. */
export const Pair = ({ ids, scans, locale, onRemove }: Props) => {
  const { compare: words, scan: each } = historyWords[locale];
  const [one, other] = ids.map((id) => scans.find((scan) => scan.id === id));
  const exits = [one, other].flatMap((scan) => {
    if (scan === undefined) return [];
    const day = formatDate(locale, scan.finishedAt);
    return [{ name: each.removeOf({ host: scan.host, day }), onPress: () => onRemove(scan) }];
  });
  return (
    <>
      <p class="choices">
        <a class="button" href="/history.html">
          {words.back}
        </a>
        <a class="button" href={toPairUrl(ids[1], ids[0])}>
          {words.swap}
        </a>
      </p>
      {one?.report && other?.report ? (
        <ErrorBoundary name={words.title} exits={exits}>
          <CompareView before={one.report} after={other.report} />
        </ErrorBoundary>
      ) : (
        <p>{words.gone}</p>
      )}
    </>
  );
};
