import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { platformWords } from '../../lib/words/platform.ts';
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

/** Sends; asks first where that changes something. */
export const OperationSend = ({ changes, isReady, isBusy, onRefused, onSend }: Props) => {
  const words = platformWords[useLocale()];
  const [asking, setAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // Into the question, and out of it again to where it came from.
  useLayoutEffect(() => {
    if (asking) no.current?.focus();
    else if (wasAsking.current) button.current?.focus();
    wasAsking.current = asking;
  }, [asking]);

  const press = (): void => {
    if (!isReady) onRefused();
    else if (changes) setAsking(true);
    else onSend();
  };
  const confirm = (): void => {
    setAsking(false);
    if (isReady) onSend();
  };
  if (!asking) {
    return (
      <button type="button" class="button" data-kind="primary" ref={button} disabled={isBusy} onClick={press}>
        {words.send}
      </button>
    );
  }
  return (
    <div class="notice" data-tone="warn">
      <p>{words.changes}</p>
      <p class="choices">
        <button type="button" class="button" data-answer="no" ref={no} onClick={() => setAsking(false)}>
          {words.no}
        </button>
        <button type="button" class="button" data-answer="yes" onClick={confirm}>
          {words.yes}
        </button>
      </p>
    </div>
  );
};
