import { createContext } from 'preact';
import type { Footnotes } from '../../lib/view/footnotes.ts';

/** The numbers behind which a printed report names its addresses. */
export const FootnoteContext = createContext<Footnotes>(new Map());
