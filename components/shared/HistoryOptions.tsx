import { optionsWords } from '../../lib/words/options.ts';
import { AskFirst } from './form/AskFirst.tsx';
import { useLocale } from './locale.ts';

/** Forgets every kept scan, after one more question. */
export const HistoryOptions = ({ onClear }: { readonly onClear: () => void }) => {
  const { clear, sure, no, yes } = optionsWords[useLocale()].history;
  return <AskFirst words={{ open: clear, sure, no, yes }} onYes={onClear} />;
};
