import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { platformWords } from '../../lib/words/service/platform.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  /** It changes something, so it is asked once more. */
  readonly changes: boolean;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  /** It was pressed while something is not filled in rightly. */
  readonly onRefused: () => void;
  readonly onSend: () => void;
}

/** Asks once more; the focus is on the answer that changes nothing. */
const Question = ({ onNo, onYes }: { readonly onNo: () => void; readonly onYes: () => void }) => {
  const words = platformWords[useLocale()];
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => no.current?.focus(), []);
  return (
    <div class="notice" data-tone="warn">
      <p>{words.changes}</p>
      <p class="choices">
        <button type="button" class="button" data-answer="no" ref={no} onClick={onNo}>
          {words.no}
        </button>
        <button type="button" class="button" data-answer="yes" onClick={onYes}>
          {words.yes}
        </button>
      </p>
    </div>
  );
};

/** Sends; asks first where that changes something. */
export const OperationSend = ({ changes, isReady, isBusy, onRefused, onSend }: Props) => {
  const words = platformWords[useLocale()];
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // Out of the question again to where it came from.
  useLayoutEffect(() => {
    if (!asking && wasAsking.current) button.current?.focus();
    wasAsking.current = asking;
  }, [asking]);

  const handlePress = (): void => {
    if (!isReady) onRefused();
    else if (changes) setAsking(true);
    else onSend();
  };
  const handleConfirm = (): void => {
    setAsking(false);
    if (isReady) onSend();
  };
  if (asking) return <Question onNo={() => setAsking(false)} onYes={handleConfirm} />;
  return (
    <button type="button" class="button" data-kind="primary" ref={button} disabled={isBusy} onClick={handlePress}>
      {words.send}
    </button>
  );
};
