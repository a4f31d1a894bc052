import { visible } from '../view/visible.ts';

/** Characters of one text that are told. */
const LONGEST = 2_000;

/** A text of a stranger, as far as it is told, with what would hide in it made visible. */
export const shown = (text: string): string => visible(text.slice(0, LONGEST));
