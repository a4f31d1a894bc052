import { optionsWords } from '../../lib/words/options.ts';
import { ConfirmButton } from './form/ConfirmButton.tsx';
import { useLocale } from './locale.ts';

/** Removes every stored scan, after a confirmation. */
export const HistoryOptions = ({ onClear }: { readonly onClear: () => void }) => {
  const { clear, sure, no, yes } = optionsWords[useLocale()].history;
  return <ConfirmButton words={{ open: clear, sure, no, yes }} onYes={onClear} />;
};
