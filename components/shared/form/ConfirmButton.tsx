import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useOpener } from '../use-opener.ts';

interface Props {
  /** The button that opens the question, and the question with its answers. */
  readonly words: { readonly open: string; readonly sure: string; readonly no: string; readonly yes: string };
  readonly onYes: () => void;
}

/** Runs an action that cannot be undone only after a confirmation. */
export const ConfirmButton = ({ words, onYes }: Props) => {
  const [asking, setAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  const opener = useOpener(asking);
  useLayoutEffect(() => {
    if (asking) no.current?.focus();
  }, [asking]);

  const handleConfirm = (): void => {
    setAsking(false);
    onYes();
  };
  if (!asking) {
    return (
      <button type="button" class="button" ref={opener} onClick={() => setAsking(true)}>
        {words.open}
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
        <button type="button" class="button" onClick={handleConfirm}>
          {words.yes}
        </button>
      </p>
    </div>
  );
};
