import type { Note } from '../lib/state.ts';
import { popupWords } from '../lib/words/popup.ts';
import { useLocale } from './locale.ts';
import { Notice } from './Notice.tsx';

const REASONS: readonly Note[] = ['private', 'historyOff', 'noRoom'];

/** Why a scan is not in the history, for as long as it can be seen; nothing for one that is. */
export const NotKept = ({ notes }: { readonly notes: readonly Note[] }) => {
  const words = popupWords[useLocale()];
  const reason = notes.find((note) => REASONS.includes(note));
  return reason === undefined ? null : <Notice tone="warn">{words.notes[reason]}</Notice>;
};
