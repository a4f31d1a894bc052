import type { ScanState } from '../../lib/state.ts';
import { countMinutesLeft } from '../../lib/view/scan-state.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatTime } from '../../lib/words/format.ts';
import { useLocale } from '../shared/locale.ts';
import { Notice } from '../shared/Notice.tsx';
import { Offer } from '../shared/Offer.tsx';
import { usePopupWords } from './words.ts';

/** Actions for a page that cannot be scanned; absent when this browser or this tier does not have them. */
interface NoticeActions {
  readonly site: () => void;
  readonly domain: () => void;
  readonly extension?: (() => void) | undefined;
  readonly key?: (() => void) | undefined;
}

interface Props {
  readonly state: ScanState;
  /** Milliseconds since 1970, renewed each minute. */
  readonly now: number;
  /** Scans per hour of the tier, shown when the limit is reached. */
  readonly perHour: number;
  readonly actions: NoticeActions;
}

const useSentence = ({ state, now, perHour }: Props): string | null => {
  const locale = useLocale();
  const { situations } = usePopupWords();
  const { situation, error, host } = state;
  const since = state.finishedAt ?? state.startedAt;
  if (situation === null) return null;
  if (situation === 'notAPage') return situations.notAPage({ host: toBrief(host) });
  if (situation !== 'rateLimited') return situations[situation];

  const wait = error?.error.retry_after ?? 0;
  const minutes = countMinutesLeft(since, wait, now);
  const time = formatTime(locale, since + wait * 1_000);
  return minutes === 0 ? situations.limitOver : situations.rateLimited({ perHour, time, minutes });
};

const Offers = ({ state, actions }: Pick<Props, 'state' | 'actions'>) => {
  const words = usePopupWords();
  const { situation, domainOnly } = state;
  if (situation === 'notAPage')
    return <Offer onPress={actions.site}>{words.openSite({ host: toBrief(state.host) })}</Offer>;
  if (situation === 'notLoaded' && domainOnly) return <Offer onPress={actions.domain}>{words.scanDomain}</Offer>;
  if ((situation === 'localFile' || situation === 'hiddenPage') && actions.extension)
    return <Offer onPress={actions.extension}>{words.openExtension}</Offer>;
  if (situation === 'rateLimited' && actions.key) return <Offer onPress={actions.key}>{words.enterKey}</Offer>;
  return null;
};

/** The sentence that explains why this page could not be scanned, with its action. */
export const SituationNotice = (props: Props) => {
  const sentence = useSentence(props);
  if (sentence === null) return null;
  return (
    <Notice tone={props.state.situation === 'crashed' ? 'warn' : 'info'}>
      <p>{sentence}</p>
      <Offers {...props} />
    </Notice>
  );
};
