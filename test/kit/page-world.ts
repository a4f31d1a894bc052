/** Adds what jsdom lacks of a browser and needs no layout, as the standards define it. */

const escapeSign = (sign: string, index: number, text: string): string => {
  const isLeadingDigit = /\d/.test(sign) && /^-?$/.test(text.slice(0, index));
  if (sign === '\0') return '\ufffd';
  if (isLeadingDigit || sign < ' ' || sign === '\x7f') return `\\${sign.charCodeAt(0).toString(16)} `;
  return text === '-' || !/[\w\-\u0080-\uffff]/.test(sign) ? `\\${sign}` : sign;
};
/** CSSOM, "serialize an identifier". */
const escapeIdentifier = (text: string): string =>
  text.replace(/[\s\S]/g, (sign, index) => escapeSign(sign, index, text));

/** CSSOM View, `checkVisibility`, by computed styles; without a layout nothing is scrolled out or skipped. */
function checkVisibility(this: Element): boolean {
  if (!this.isConnected || getComputedStyle(this).visibility !== 'visible') return false;
  for (let at: Element | null = this; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).display === 'none') return false;
  }
  return true;
}

Object.assign(globalThis, { CSS: { escape: escapeIdentifier } });
Object.assign(Element.prototype, { checkVisibility });
// CSSOM: empty, as long as no script adds one.
Object.assign(Document.prototype, { adoptedStyleSheets: [] });

/**
 * jsdom has no layout: a test that needs boxes writes each into its element, `data-box="left top width height"` in CSS
 * pixels of the window (1024 by 768); without one it has no size.
 */
const boxOf = (element: Element): DOMRect => {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number);
  return { left, top, width, height, right: left + width, bottom: top + height, x: left, y: top } as DOMRect;
};
function getBoundingClientRect(this: Element): DOMRect {
  return boxOf(this);
}
/** CSSOM View: the last of all elements whose box contains the point is on top. */
function elementFromPoint(this: Document, x: number, y: number): Element | null {
  const hit = (element: Element): boolean => {
    const { left, right, top, bottom } = boxOf(element);
    return x >= left && x < right && y >= top && y < bottom;
  };
  return [...this.querySelectorAll('[data-box]')].findLast(hit) ?? null;
}
Object.assign(Element.prototype, { getBoundingClientRect });
Object.assign(Document.prototype, { elementFromPoint });

/**
 * The reader takes these from the prototypes. jsdom has only one value for each; a test that needs another sets it on the node
 * itself, as a property of its own.
 */
const describe = (prototype: object, name: string, otherwise: (node: object) => unknown): void => {
  Object.defineProperty(prototype, name, {
    configurable: true,
    get(this: object) {
      const own = Object.getOwnPropertyDescriptor(this, name);
      if (own === undefined) return otherwise(this);
      return own.get === undefined ? own.value : own.get.call(this);
    },
  });
};
for (const [prototype, name] of [
  [Document.prototype, 'defaultView'],
  [Document.prototype, 'visibilityState'],
  [Element.prototype, 'scrollHeight'],
] as const) {
  const { get } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  describe(prototype, name, (node) => get?.call(node));
}
// Web Animations: jsdom animates nothing.
describe(Document.prototype, 'timeline', () => null);

/** jsdom has no style of a pseudo-element: it returns the element's, and warns each time. */
const styleOf = globalThis.getComputedStyle;
globalThis.getComputedStyle = (element) => styleOf(element);
