import { createGetter, getView, rootOf } from './dom.ts';
import { type FrameDocument, listFrames } from './frames.ts';
import { addressOf } from './properties.ts';
import type { Reading } from './reading.ts';

/** Maximum number of characters of a locator. */
const LENGTH = 400;

const baseIn = createGetter<Node, string>(Node.prototype, 'baseURI');

/**
 * The reading of a frame's document that a reader receives; a document without its own address (`about:`) gets the
 * address of the page around it.
 */
const createFrameReading = (doc: Document, { source, slices }: Reading): Reading => {
  const base = baseIn(doc);
  const address = addressOf(doc);
  return { doc, base, slices, source: { ...source, url: address.startsWith('about:') ? base : address } };
};

/** Whether a frame's document is still displayed. */
const isThere = (doc: Document): boolean => rootOf(doc) !== null && getView(doc) !== window;

/**
 * Collects a reader's results from each frame whose document is read. Use this for accessibility only: search engines
 * do not count a frame's content as part of the page. A frame that is removed meanwhile contributes nothing.
 */
export const readFrames = async <T extends { readonly selector: string }>(
  reading: Reading,
  read: (inside: Reading, frame: FrameDocument) => Promise<readonly T[]>,
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
