import type { Found } from '../../../collect/page/dom/find-element.ts';
import { createHtmlElement } from './bar.ts';
import { type Box, measureBoxInWindow } from './box.ts';
import { applyStyle, createFrameStyle, createLabelStyle, pickPalette } from './style.ts';

/** CSS pixels between element and frame, between frame and label, and between label and the window's edge. */
const GAP = { frame: 5, label: 8, edge: 8 };

const formatPixels = (value: number): string => `${Math.round(value)}px`;

/** The frame around an element, and the check's sentence beside it. */
interface Marker {
  readonly elements: readonly HTMLElement[];
  /** Follows the element; null hides both. */
  moveTo(found: Found | null): void;
}

const clampToWindow = (value: number, most: number): number => Math.max(GAP.edge, Math.min(value, most));

/** Above the frame if that is in sight, else below it, else inside it, so that the label can always be read. */
const computeLabelTop = ({ top, height }: Box, label: number): number => {
  const above = top - GAP.frame - GAP.label - label;
  if (above >= GAP.edge) return above;
  const below = top + height + GAP.frame + GAP.label;
  return below + label <= window.innerHeight / 2 ? below : clampToWindow(top + GAP.label, window.innerHeight / 2);
};

export const makeMarker = (sentence: string): Marker => {
  const frame = createHtmlElement('div', { ...createFrameStyle(pickPalette()), display: 'none' });
  const label = createHtmlElement('div', { ...createLabelStyle(pickPalette()), display: 'none' }, sentence);
  // The bar gives the same text to screen readers.
  for (const one of [frame, label]) one.setAttribute('aria-hidden', 'true');
  let before = '';
  return {
    elements: [frame, label],
    moveTo(found) {
      const box = found === null ? null : measureBoxInWindow(found);
      const key = JSON.stringify(box);
      if (key === before) return;
      before = key;
      for (const one of [frame, label]) applyStyle(one, { display: box === null ? 'none' : 'block' });
      if (box === null) return;
      const { left, top, width, height } = box;
      applyStyle(frame, {
        left: formatPixels(left - GAP.frame),
        top: formatPixels(top - GAP.frame),
        width: formatPixels(width + 2 * GAP.frame),
        height: formatPixels(height + 2 * GAP.frame),
      });
      applyStyle(label, {
        left: formatPixels(clampToWindow(left - GAP.frame, window.innerWidth - label.offsetWidth - GAP.edge)),
        top: formatPixels(computeLabelTop(box, label.offsetHeight)),
      });
    },
  };
};
