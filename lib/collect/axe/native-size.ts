import { readStyleSheets } from '../page/appearance/style-rules.ts';
import { getAttribute, getTag, isHtml } from '../page/dom/dom.ts';
import { getScope } from './element.ts';

/** Who determined an element's size; `unknown` when a style sheet that cannot be read may have done so. */
export type Sizing = 'browser' | 'author' | 'unknown';

const SIZE =
  /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|padding|border-(?:\w+-)*width|font-(?!display)|line-height|letter-spacing|(?:-webkit-|-moz-)?appearance|zoom|scale|transform|aspect-ratio|all)/;

const hasSize = (style: CSSStyleDeclaration): boolean => [...style].some((name) => SIZE.test(name));

const isNative = (element: Element): element is HTMLElement =>
  isHtml(element) &&
  ['button', 'input', 'select'].includes(getTag(element)) &&
  getAttribute(element, 'type')?.toLowerCase() !== 'image';

/** The size rules in the sheets of one document or shadow root. */
interface Sheets {
  /**
   * Matches elements whose size a readable rule sets; forgiving, so that pseudo-elements and other browsers' selectors
   * are ignored.
   */
  readonly selector: string;
  readonly readable: boolean;
}

const readSheets = (scope: Document | ShadowRoot): Sheets => {
  const { rules, unreadable } = readStyleSheets(scope);
  const selectors = rules.filter(({ style }) => hasSize(style)).map(({ selector }) => selector);
  return { selector: `:is(${selectors.join(',')})`, readable: unreadable === 0 };
};

/**
 * Returns a function that tells, for buttons, fields and select lists, whether their size is the browser's own: such
 * targets are exempt from WCAG 2.2, 2.5.8 ("User Agent Control"). All other elements count as sized by the author.
 */
export const makeSizing = (): ((element: Element) => Sizing) => {
  const known = new Map<Document | ShadowRoot, Sheets>();
  const getSheets = (scope: Document | ShadowRoot): Sheets => {
    const sheets = known.get(scope) ?? readSheets(scope);
    known.set(scope, sheets);
    return sheets;
  };
  return (element) => {
    const scope = isNative(element) ? getScope(element) : null;
    if (scope === null || !isNative(element) || hasSize(element.style)) return 'author';
    const { selector, readable } = getSheets(scope);
    if (Element.prototype.matches.call(element, selector)) return 'author';
    return readable ? 'browser' : 'unknown';
  };
};
