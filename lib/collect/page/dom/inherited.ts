import { parentOf } from './dom.ts';

/**
 * Returns a function that gives what an element inherits: `derive` takes an element and its parent's value (`start` for an
 * element without a parent) and returns the element's. Each element is looked at once, so a page with many siblings is read in
 * linear time, however deep they are; what changes in the page meanwhile is not noticed.
 */
export const makeInherited = <T>(start: T, derive: (element: Element, above: T) => T): ((element: Element) => T) => {
  const known = new Map<Element, T>();
  return (element) => {
    const waiting: Element[] = [];
    let above: Element | null = element;
    while (above !== null && !known.has(above)) {
      waiting.push(above);
      above = parentOf(above);
    }
    let value = above === null ? start : (known.get(above) as T);
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      value = derive(one, value);
      known.set(one, value);
    }
    return value;
  };
};
