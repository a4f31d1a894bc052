import type { Page } from 'puppeteer-core';

/** What a reader meets on a page. */
export interface Counts {
  /** In the window, before anything is scrolled or opened. */
  readonly words: number;
  readonly controls: number;
  /** Controls of the whole page, before anything is opened. */
  readonly all: number;
}

/** Words and controls that are drawn, as a reader sees them: what is folded, hidden or for screen readers alone counts for nothing. */
export const countsOf = (page: Page): Promise<Counts> =>
  page.evaluate(() => {
    const isDrawn = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.unseen, .skip:not(:focus), svg') === null;
    const isInWindow = ({ top, bottom, width, height }: DOMRect): boolean =>
      width > 1 && height > 1 && (top + bottom) / 2 < innerHeight && (top + bottom) / 2 > 0;
    const wordsOf = (text: Text): number => {
      const range = document.createRange();
      return [...(text.data.matchAll(/\S*[\p{L}\p{N}]\S*/gu) ?? [])].filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return isInWindow(range.getBoundingClientRect());
      }).length;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement !== null && isDrawn(node.parentElement)) words += wordsOf(node as Text);
    const controls = [
      ...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary'),
    ];
    const drawn = controls.filter(isDrawn);
    return {
      words,
      controls: drawn.filter((one) => isInWindow(one.getBoundingClientRect())).length,
      all: drawn.length,
    };
  });
