import type { Ref } from 'preact';
import type { ScanState } from '../../lib/state.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatTime } from '../../lib/words/format.ts';
import { useLocale } from '../shared/locale.ts';
import { usePopupWords } from './words.ts';

interface Props {
  readonly host: string;
  readonly state: ScanState | null;
  readonly isScanning: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

const useWhen = ({ state, isScanning }: Pick<Props, 'state' | 'isScanning'>): string => {
  const locale = useLocale();
  const words = usePopupWords();
  if (isScanning) return words.scanning;
  return !state?.result ? '' : words.scannedAt({ time: formatTime(locale, state.startedAt) });
};

/** The site of the scan, and its time. */
export const PopupHead = ({ host, headingRef, ...scan }: Props) => {
  const words = usePopupWords();
  const when = useWhen(scan);
  return (
    <header class="head">
      <h1 tabIndex={-1} ref={headingRef}>
        <bdi>{toBrief(host) || words.title}</bdi>
      </h1>
      <p class="when">{when}</p>
    </header>
  );
};
