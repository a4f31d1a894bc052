import type { ScanState } from '../lib/state.ts';
import { minutesLeft } from '../lib/view/scan-state.ts';
import { timeIn } from '../lib/words/format.ts';
import { popupWords } from '../lib/words/popup.ts';
import { useLocale } from './locale.ts';
import { Notice } from './Notice.tsx';

interface Props {
  readonly state: ScanState;
  /** Ms since 1970, renewed each minute. */
  readonly now: number;
  /** Scans per hour of the tier, told when the limit is reached. */
  readonly perHour: number;
  readonly onOpenSite: () => void;
  /** Absent where the browser's page of extension settings cannot be opened. */
  readonly onOpenExtension?: (() => void) | undefined;
}

const useSentence = ({ state, now, perHour }: Props): string | null => {
  const locale = useLocale();
  const { situations } = popupWords[locale];
  const { situation, error, host } = state;
  const since = state.finishedAt ?? state.startedAt;
  if (situation === null) return null;
  if (situation === 'notAPage') return situations.notAPage({ host });
  if (situation !== 'rateLimited') return situations[situation];

  const wait = error?.error.retry_after ?? 0;
  const minutes = minutesLeft(since, wait, now);
  const time = timeIn(locale, since + wait * 1_000);
  return minutes === 0 ? situations.limitOver : situations.rateLimited({ perHour, time, minutes });
};

/** Why this page could not be scanned, in its own sentence, with its offer. */
export const SituationNotice = (props: Props) => {
  const words = popupWords[useLocale()];
  const sentence = useSentence(props);
  const { state, onOpenSite, onOpenExtension } = props;
  if (sentence === null) return null;
  return (
    <Notice tone={state.situation === 'crashed' ? 'warn' : 'info'}>
      <p>{sentence}</p>
      {state.situation === 'notAPage' && (
        <button type="button" class="button" data-kind="small" onClick={onOpenSite}>
          {words.openSite({ host: state.host })}
        </button>
      )}
      {state.situation === 'localFile' && onOpenExtension && (
        <button type="button" class="button" data-kind="small" onClick={onOpenExtension}>
          {words.openExtension}
        </button>
      )}
    </Notice>
  );
};
