import { getAttribute, getTag, parentOf, select } from '../page/dom/dom.ts';
import { getScope, getShadowHost, listSiblings } from './element.ts';

const LENGTH = 400;

const hasOwnId = (element: Element, id: string): boolean => {
  const scope = getScope(element);
  return /^\S+$/.test(id) && scope !== null && select(scope, `#${CSS.escape(id)}`).length === 1;
};

const formatStep = (element: Element): string => {
  const tag = getTag(element);
  const name = (getAttribute(element, 'class') ?? '').trim().split(/\s+/)[0] ?? '';
  const twins = listSiblings(element).filter((sibling) => getTag(sibling) === tag);
  const nth = twins.length > 1 ? `:nth-of-type(${twins.indexOf(element) + 1})` : '';
  return `${CSS.escape(tag)}${name === '' ? '' : `.${CSS.escape(name)}`}${nth}`;
};

/** The path within one document or shadow root: from the nearest id that is unique, else from the top. */
const buildPath = (element: Element): string => {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const id = getAttribute(at, 'id') ?? '';
    steps.unshift(hasOwnId(at, id) ? `#${CSS.escape(id)}` : formatStep(at));
    if (steps[0]?.startsWith('#') || ['html', 'head', 'body'].includes(getTag(at))) break;
  }
  return steps.join(' > ');
};

/** A CSS selector that matches this element alone; shadow roots on the path are joined by ` >>> `. Cut at the front. */
export const buildLocator = (element: Element): string => {
  const host = getShadowHost(element);
  const locator = host === null ? buildPath(element) : `${buildLocator(host)} >>> ${buildPath(element)}`;
  return (locator.length > LENGTH ? `… ${locator.slice(-LENGTH)}` : locator).toWellFormed();
};
