import { createGetter, getView, rootOf } from './dom.ts';
import { type Entered, listFrames } from './frames.ts';
import { addressOf } from './properties.ts';
import type { Reading } from './reading.ts';

/** Characters of a place. */
const LENGTH = 400;

const baseIn = createGetter<Node, string>(Node.prototype, 'baseURI');

/** A frame's document as a reader is handed one; what has no address of its own has that of the page around it. */
const createFrameReading = (doc: Document, { source, slices }: Reading): Reading => {
  const base = baseIn(doc);
  const address = addressOf(doc);
  return { doc, base, slices, source: { ...source, url: address.startsWith('about:') ? base : address } };
};

/** Whether a frame's document is still shown somewhere. */
const isThere = (doc: Document): boolean => rootOf(doc) !== null && getView(doc) !== window;

/**
 * What a reader tells of each frame that is looked into. Only what concerns accessibility is asked: to search engines a
 * frame's content is none of the page's. A frame that goes away meanwhile tells nothing.
 */
export const readFrames = async <T extends { readonly selector: string }>(
  reading: Reading,
  read: (inside: Reading, frame: Entered) => Promise<readonly T[]>,
): Promise<readonly T[]> => {
  if (!reading.source.live) return [];
  const results: T[] = [];
  for (const frame of await listFrames(reading.doc, reading.slices)) {
    const { doc, selector } = frame;
    await reading.slices.rest();
    try {
      const items = isThere(doc) ? await read(createFrameReading(doc, reading), frame) : [];
      results.push(
        ...items.map((item) => ({ ...item, selector: `${selector} >>> ${item.selector}`.slice(0, LENGTH) })),
      );
    } catch (error) {
      if (isThere(doc)) throw error;
    }
  }
  return results;
};
