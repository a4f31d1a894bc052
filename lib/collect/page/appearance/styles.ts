import type { Page } from '../../../facts/page.ts';
import { readFrames } from '../dom/in-frames.ts';
import type { Reading } from '../dom/reading.ts';
import { readSigns, summarizeFocus } from './focus.ts';
import { readLocks } from './orientation.ts';
import { readStyleSheets } from './style-rules.ts';

const NOTHING = { checked: 0, bare: 0, unknown: 0, list: [] };

/** Elements of frames in which focus is looked for, all frames together. */
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
    // A sheet that cannot be read may take the focus of a frame, or give something in its place.
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
