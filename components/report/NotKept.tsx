import type { Note } from '../../lib/state.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { reportWords } from '../../lib/words/report.ts';
import { useLocale } from '../shared/locale.ts';
import { Notice } from '../shared/Notice.tsx';

/** Why a scan is not in the history, for as long as it can be seen; nothing for one that is. */
export const NotKept = ({ notes }: { readonly notes: readonly Note[] }) => {
  const locale = useLocale();
  const words = { ...popupWords[locale].notes, historyOff: reportWords[locale].historyOff };
  const reason = (['private', 'historyOff', 'noRoom'] as const).find((one) => notes.includes(one));
  return reason === undefined ? null : <Notice tone="warn">{words[reason]}</Notice>;
};
