import { attribute, parentOf, tagOf } from './dom.ts';

const LENGTH = 120;
const STEPS = 3;

const step = (element: Element): string => {
  const id = attribute(element, 'id')?.trim() ?? '';
  if (id !== '' && !/\s/.test(id)) return `#${CSS.escape(id)}`;
  const name = (attribute(element, 'class') ?? '').trim().split(/\s+/)[0] ?? '';
  return name === '' ? tagOf(element) : `${tagOf(element)}.${CSS.escape(name)}`;
};

/** A short CSS selector that helps a person find the element: itself and up to two ancestors, to the nearest id. */
export const selectorOf = (element: Element): string => {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null && steps.length < STEPS; at = parentOf(at)) {
    if (steps.length > 0 && ['html', 'body'].includes(tagOf(at))) break;
    steps.unshift(step(at));
    if (steps[0]?.startsWith('#')) break;
  }
  return steps.join(' > ').slice(0, LENGTH).toWellFormed();
};
