import { useLayoutEffect, useRef } from 'preact/hooks';
import { historyWords } from '../../lib/words/history.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  /** The scan that was removed last; null where nothing can be had back. */
  readonly id: string | null;
  readonly onUndo: () => void;
}

/** What was removed can be had back until the page closes or the next removal; the button takes the focus of the one that is gone. */
export const Removed = ({ id, onUndo }: Props) => {
  const { removed, undo } = historyWords[useLocale()];
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [id]);
  return (
    <div role="status">
      {id !== null && (
        <p class="notice">
          {removed}{' '}
          <button type="button" class="button" data-kind="small" ref={button} onClick={onUndo}>
            {undo}
          </button>
        </p>
      )}
    </div>
  );
};
