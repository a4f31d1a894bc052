import type { Ref } from 'preact';
import type { ScanState } from '../lib/state.ts';
import { timeIn } from '../lib/words/format.ts';
import { popupWords } from '../lib/words/popup.ts';
import { useLocale } from './locale.ts';

interface Props {
  readonly host: string;
  readonly state: ScanState | null;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

const useWhen = (state: ScanState | null): string => {
  const locale = useLocale();
  const words = popupWords[locale];
  if (state === null || state.phase === 'scanning') return words.scanning;
  return state.result === null ? '' : words.scannedAt({ time: timeIn(locale, state.startedAt) });
};

/** Whose scan this is, and of when. */
export const PopupHead = ({ host, state, headingRef }: Props) => {
  const words = popupWords[useLocale()];
  const when = useWhen(state);
  return (
    <header class="head">
      <h1 tabIndex={-1} ref={headingRef}>
        <bdi>{host || words.title}</bdi>
      </h1>
      <p class="when">{when}</p>
    </header>
  );
};
