import { attribute, parentOf, select, tagOf } from '../page/dom/dom.ts';
import { scopeOf, shadowHostOf, siblingsOf } from './element.ts';

const LENGTH = 400;

const hasOwnId = (element: Element, id: string): boolean => {
  const scope = scopeOf(element);
  return /^\S+$/.test(id) && scope !== null && select(scope, `#${CSS.escape(id)}`).length === 1;
};

const step = (element: Element): string => {
  const tag = tagOf(element);
  const name = (attribute(element, 'class') ?? '').trim().split(/\s+/)[0] ?? '';
  const twins = siblingsOf(element).filter((sibling) => tagOf(sibling) === tag);
  const nth = twins.length > 1 ? `:nth-of-type(${twins.indexOf(element) + 1})` : '';
  return `${CSS.escape(tag)}${name === '' ? '' : `.${CSS.escape(name)}`}${nth}`;
};

/** Within one document or shadow root: from the nearest id that is used once, else from the top. */
const pathOf = (element: Element): string => {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const id = attribute(at, 'id') ?? '';
    steps.unshift(hasOwnId(at, id) ? `#${CSS.escape(id)}` : step(at));
    if (steps[0]?.startsWith('#') || ['html', 'head', 'body'].includes(tagOf(at))) break;
  }
  return steps.join(' > ');
};

/** A CSS selector that fits this element alone; shadow roots on the way are joined by ` >>> `. Cut at the front. */
export const locatorOf = (element: Element): string => {
  const host = shadowHostOf(element);
  const locator = host === null ? pathOf(element) : `${locatorOf(host)} >>> ${pathOf(element)}`;
  return (locator.length > LENGTH ? `… ${locator.slice(-LENGTH)}` : locator).toWellFormed();
};
