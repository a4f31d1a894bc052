import { getAttribute, getTag, parentNodeOf, parentOf, select } from '../page/dom/dom.ts';
import { getScope, getShadowHost, listSiblings } from './element.ts';

const LENGTH = 400;

const hasOwnId = (element: Element, id: string): boolean => {
  const scope = getScope(element);
  return /^\S+$/.test(id) && scope !== null && select(scope, `#${CSS.escape(id)}`).length === 1;
};

/** Finds the siblings of an element with the same name, including itself. */
type FindTwins = (element: Element) => readonly Element[];

const makeFindTwins = (): FindTwins => {
  const known = new Map<Node, ReadonlyMap<string, readonly Element[]>>();
  return (element) => {
    const parent = parentNodeOf(element);
    if (parent === null) return [element];
    const groups = known.get(parent) ?? Map.groupBy(listSiblings(element), getTag);
    known.set(parent, groups);
    return groups.get(getTag(element)) ?? [element];
  };
};

const formatStep = (element: Element, findTwins: FindTwins): string => {
  const tag = getTag(element);
  const name = (getAttribute(element, 'class') ?? '').trim().split(/\s+/)[0] ?? '';
  const twins = findTwins(element);
  const nth = twins.length > 1 ? `:nth-of-type(${twins.indexOf(element) + 1})` : '';
  return `${CSS.escape(tag)}${name === '' ? '' : `.${CSS.escape(name)}`}${nth}`;
};

/** The path within one document or shadow root: from the nearest id that is unique, else from the top. */
const buildPath = (element: Element, findTwins: FindTwins): string => {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const id = getAttribute(at, 'id') ?? '';
    steps.unshift(hasOwnId(at, id) ? `#${CSS.escape(id)}` : formatStep(at, findTwins));
    if (steps[0]?.startsWith('#') || ['html', 'head', 'body'].includes(getTag(at))) break;
  }
  return steps.join(' > ');
};

/**
 * Returns a function that builds a CSS selector that matches an element alone; shadow roots on the path are joined by
 * ` >>> `; cut at the front. It remembers the lists of siblings: use it for elements that are located in one go.
 */
export const makeBuildLocator = (): ((element: Element) => string) => {
  const findTwins = makeFindTwins();
  const build = (element: Element): string => {
    const [host, path] = [getShadowHost(element), buildPath(element, findTwins)];
    const locator = host === null ? path : `${build(host)} >>> ${path}`;
    return (locator.length > LENGTH ? `… ${locator.slice(-LENGTH)}` : locator).toWellFormed();
  };
  return build;
};
