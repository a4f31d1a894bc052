import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { optionsWords } from '../lib/words/options.ts';
import { useLocale } from './locale.ts';
import { useOpener } from './use-opener.ts';

/** Forgets every kept scan, after one more question. */
export const HistoryOptions = ({ onClear }: { readonly onClear: () => void }) => {
  const words = optionsWords[useLocale()].history;
  const [asking, setAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  const opener = useOpener(asking);
  useLayoutEffect(() => {
    if (asking) no.current?.focus();
  }, [asking]);

  const clear = (): void => {
    setAsking(false);
    onClear();
  };
  if (!asking) {
    return (
      <button type="button" class="button" ref={opener} onClick={() => setAsking(true)}>
        {words.clear}
      </button>
    );
  }
  return (
    <div class="notice" data-tone="warn">
      <p>{words.sure}</p>
      <p class="choices">
        <button type="button" class="button" ref={no} onClick={() => setAsking(false)}>
          {words.no}
        </button>
        <button type="button" class="button" onClick={clear}>
          {words.yes}
        </button>
      </p>
    </div>
  );
};
