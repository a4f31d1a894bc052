import type { Page } from '../../facts/page.ts';
import { readFocus } from './focus.ts';
import { readLocks } from './orientation.ts';
import type { Reading } from './reading.ts';
import { readStyleSheets } from './style-rules.ts';

const NOTHING = { checked: 0, bare: 0, unknown: 0, list: [] };

export const readStyles = async ({ doc, source, slices }: Reading): Promise<Page['styles']> => {
  if (!source.live) return { sheets: 0, unreadable: 0, reducedMotion: false, focus: NOTHING, locks: [] };
  const found = readStyleSheets(doc);
  const { sheets, unreadable, media } = found;
  await slices.rest();
  return {
    sheets,
    unreadable,
    reducedMotion: media.includes('prefers-reduced-motion'),
    focus: await readFocus(doc, found, slices),
    locks: await readLocks(doc, found.oriented, slices),
  };
};
