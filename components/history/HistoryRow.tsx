import type { StoredScan } from '../../lib/view/compare/history.ts';
import { toGrade } from '../../lib/view/grade.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatDay, toIsoMoment } from '../../lib/words/format.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

/** Actions on a stored scan. */
export interface RowActions {
  readonly reportUrl: (scan: StoredScan) => string;
  readonly pairUrl: (before: string, after: string) => string;
  readonly onPin: (scan: StoredScan) => void;
  readonly onRemove: (scan: StoredScan) => void;
  readonly onChoose: (id: string) => void;
}

interface Props {
  readonly scan: StoredScan;
  /** The last comparable scan before it. */
  readonly previous: StoredScan | null;
  readonly chosen: readonly string[];
  readonly canCompare: boolean;
  readonly actions: RowActions;
}

const Choose = ({ scan, chosen, actions }: Pick<Props, 'scan' | 'chosen' | 'actions'>) => {
  const locale = useLocale();
  const { select } = historyWords[locale].scan;
  const isChosen = chosen.includes(scan.id);
  return (
    <input
      type="checkbox"
      aria-label={select({ host: toBrief(scan.host), day: formatDay(locale, scan.finishedAt) })}
      checked={isChosen}
      disabled={!isChosen && chosen.length === 2}
      onChange={() => actions.onChoose(scan.id)}
    />
  );
};

/** The total with its marks. */
const StoredGrade = ({ scan }: Pick<Props, 'scan'>) => {
  const locale = useLocale();
  const common = useCommon();
  const { word } = toGrade(scan.overall, locale);
  return (
    <span class="score">
      {scan.overall === null ? historyWords[locale].scan.noGrade : `${scan.overall} · ${word}`}
      {(scan.incomplete || scan.limited) && ' '}
      {scan.incomplete && <span class="tag">{common.incomplete}</span>}
      {scan.limited && <span class="tag">{common.limited}</span>}
    </span>
  );
};

/** One stored scan: its day, its grade, and its actions. */
export const HistoryRow = ({ scan, previous, chosen, canCompare, actions }: Props) => {
  const locale = useLocale();
  const { scan: words } = historyWords[locale];
  const { step } = toGrade(scan.overall, locale);
  const named = { host: toBrief(scan.host), day: formatDay(locale, scan.finishedAt) };
  const comparable = canCompare && scan.report !== null;
  return (
    <li class="stored-scan" data-step={step ?? 0}>
      <span class="choose">{comparable && <Choose scan={scan} chosen={chosen} actions={actions} />}</span>
      <span class="when">
        <time dateTime={toIsoMoment(scan.finishedAt)}>{named.day}</time>
        {scan.imported && <span class="tag">{words.imported}</span>}
        {scan.report === null && <span class="tag">{words.resultOnly}</span>}
      </span>
      <StoredGrade scan={scan} />
      <span class="doors">
        <a href={actions.reportUrl(scan)} aria-label={words.reportOf(named)}>
          {words.report}
        </a>
        {comparable && previous && (
          <a href={actions.pairUrl(previous.id, scan.id)} aria-label={words.previousOf(named)}>
            {words.previous}
          </a>
        )}
        <button
          type="button"
          class="link"
          aria-pressed={scan.pinned}
          aria-label={words.pinOf(named)}
          onClick={() => actions.onPin(scan)}
        >
          {words.pin}
        </button>
        <button type="button" class="link" aria-label={words.removeOf(named)} onClick={() => actions.onRemove(scan)}>
          {words.remove}
        </button>
      </span>
    </li>
  );
};
