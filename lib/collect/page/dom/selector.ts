import { getAttribute, getTag, parentOf } from './dom.ts';

const LENGTH = 120;
const STEPS = 3;

const formatStep = (element: Element): string => {
  const id = getAttribute(element, 'id')?.trim() ?? '';
  if (id !== '' && !/\s/.test(id)) return `#${CSS.escape(id)}`;
  const name = (getAttribute(element, 'class') ?? '').trim().split(/\s+/)[0] ?? '';
  return name === '' ? getTag(element) : `${getTag(element)}.${CSS.escape(name)}`;
};

/** A short CSS selector that helps a person find the element: itself and up to two ancestors, up to the nearest id. */
export const buildSelector = (element: Element): string => {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null && steps.length < STEPS; at = parentOf(at)) {
    if (steps.length > 0 && ['html', 'body'].includes(getTag(at))) break;
    steps.unshift(formatStep(at));
    if (steps[0]?.startsWith('#')) break;
  }
  return steps.join(' > ').slice(0, LENGTH).toWellFormed();
};
