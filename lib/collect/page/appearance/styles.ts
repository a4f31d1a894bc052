import type { Page } from '../../../facts/page.ts';
import { readFrames } from '../dom/in-frames.ts';
import type { Reading } from '../dom/reading.ts';
import { readSigns, summarizeFocus } from './focus.ts';
import { readLocks } from './orientation.ts';
import { readStyleSheets } from './style-rules.ts';

const NOTHING = { checked: 0, bare: 0, unknown: 0, list: [] };

/** Maximum number of elements in frames whose focus is examined, all frames together. */
const FRAMED = 500;

export const readStyles = async (reading: Reading): Promise<Page['styles']> => {
  const { doc, source, slices } = reading;
  if (!source.live) return { sheets: 0, unreadable: 0, reducedMotion: false, focus: NOTHING, locks: [] };
  const found = readStyleSheets(doc);
  const { sheets, unreadable, media } = found;
  await slices.rest();
  const own = await readSigns(doc, found, slices);
  let left = FRAMED;
  const framed = await readFrames(reading, async (inside) => {
    const styles = left > 0 ? readStyleSheets(inside.doc) : null;
    // An unreadable sheet may remove a frame's focus indicator or replace it, so such a frame is skipped.
    const signs = styles === null || styles.unreadable > 0 ? [] : await readSigns(inside.doc, styles, slices);
    left -= signs.length;
    return signs;
  });
  return {
    sheets,
    unreadable,
    reducedMotion: media.includes('prefers-reduced-motion'),
    focus: summarizeFocus([...own, ...framed]),
    locks: await readLocks(doc, found, slices),
  };
};
