import { historyWords } from '../../lib/words/history.ts';
import { AskFirst } from '../shared/AskFirst.tsx';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly count: number;
  readonly onRemove: () => void;
}

/** How many kept scans cannot be shown, and the way to be rid of them. */
export const Unreadable = ({ count, onRemove }: Props) => {
  const words = historyWords[useLocale()];
  return (
    <div class="unreadable">
      <p class="quiet">{words.unreadable({ count })}</p>
      <AskFirst words={words.unreadableRemoval} onYes={onRemove} />
    </div>
  );
};
