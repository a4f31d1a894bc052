import { getShadow } from '../page/dom/dom.ts';
import { Box, type Boxes, makeBoxes, Point } from './boxes.ts';
import type { OpenEngine, VirtualNode } from './engine.ts';
import { makeOverriding, type Overriding } from './override.ts';
import { installStandIns, type Shift, type StandIns } from './shadowed-forms.ts';

const computed = window.getComputedStyle;
const valueFor = CSSStyleDeclaration.prototype.getPropertyValue;

/** Each property's place in every element's list of values. */
const places = new Map<string, number>();

const findSlot = (property: string): number => {
  const known = places.get(property);
  if (known !== undefined) return known;
  places.set(property, places.size);
  return places.size - 1;
};

/** An element's computed style that asks the browser for each property once (CSSOM, 6.6.1). */
class Style {
  readonly declaration: CSSStyleDeclaration;
  readonly values: string[] = [];

  constructor(declaration: CSSStyleDeclaration) {
    this.declaration = declaration;
  }

  getPropertyValue(property: string): string {
    const slot = findSlot(property);
    const known = this.values[slot];
    if (known !== undefined) return known;
    const value = valueFor.call(this.declaration, property);
    this.values[slot] = value;
    return value;
  }
}

// Whatever else is asked of it (`style.overflow`) the browser's own answers.
Object.setPrototypeOf(
  Style.prototype,
  new Proxy({}, { get: (_, name, style: Style) => Reflect.get(style.declaration, name) }),
);

/** The styles of a document's elements, each kept from the first question on. */
const makeStyles = (): ((element: Element) => Style) => {
  const styles = new Map<Element, Style>();
  return (element) => {
    const known = styles.get(element);
    if (known !== undefined) return known;
    const style = new Style(computed.call(window, element));
    styles.set(element, style);
    return style;
  };
};

/**
 * The DOM as the engine sees it while it works: it asks for the same boxes, styles and lists again and again, so the browser
 * is asked once for each. Whoever else is in this world sees the browser's own answers, and the page is never in it.
 */
export interface DomCache extends StandIns {
  /** Work of the engine's, all in one go. */
  within<T>(work: () => T): T;
  /** What whoever asks at this moment sees of a node: the engine at work what stands in for it. */
  seenNow<T>(node: T): T;
  /** Puts everything back. */
  end(): void;
}

/** What answers, whoever asks. */
interface Memory {
  readonly boxes: Boxes;
  styleOf(element: Element): Style;
}

/** What a node of the engine's was asked before. */
interface CachedNode {
  style?: Style;
  bounds?: Box;
  wide?: readonly Box[];
  props?: unknown;
}

/** A node that keeps what it was told. */
type Keeper = VirtualNode & { readonly actualNode: Element; cached?: CachedNode };

const getCachedNode = (node: Keeper): CachedNode => {
  node.cached ??= {};
  return node.cached;
};

/** The engine's own nodes keep what they are asked; they are there for one run only. */
const cacheNodes = ({ put }: Overriding, { VirtualNode }: OpenEngine, { boxes, styleOf }: Memory): void => {
  const nodes: object = VirtualNode.prototype;
  put(nodes, 'getComputedStylePropertyValue', () => ({
    value(this: Keeper, property: string) {
      const cached = getCachedNode(this);
      cached.style ??= styleOf(this.actualNode);
      return cached.style.getPropertyValue(property);
    },
  }));
  put(nodes, 'boundingClientRect', () => ({
    get(this: Keeper) {
      const cached = getCachedNode(this);
      cached.bounds ??= boxes.bounds(this.actualNode);
      return cached.bounds;
    },
  }));
  put(nodes, 'clientRects', () => ({
    get(this: Keeper) {
      const cached = getCachedNode(this);
      cached.wide ??= boxes.wide(this.actualNode);
      return cached.wide;
    },
  }));
  put(nodes, 'props', ({ get }) => ({
    get(this: Keeper) {
      const cached = getCachedNode(this);
      cached.props ??= get?.call(this);
      return cached.props;
    },
  }));
};

/** Properties of elements that cost the page's layout or a live list. */
const MEASURES = ['scrollWidth', 'scrollHeight', 'clientWidth', 'clientHeight', 'scrollTop', 'scrollLeft', 'children'];

const cacheMeasures = ({ put }: Overriding, shift: Shift): void => {
  for (const name of MEASURES) {
    const known = new Map<Element, unknown>();
    put(Element.prototype, name, ({ get }) => ({
      get(this: Element) {
        if (!shift.on) return get?.call(this);
        const before = known.get(this);
        if (before !== undefined) return before;
        const answer = get?.call(this);
        const value = name === 'children' ? [...answer] : answer;
        known.set(this, value);
        return value;
      },
    }));
  }
};

const cacheElements = ({ put }: Overriding, shift: Shift, { boxes, styleOf }: Memory): void => {
  put(Element.prototype, 'getBoundingClientRect', ({ value }) => ({
    value(this: Element) {
      return shift.on ? boxes.bounds(this) : value.call(this);
    },
  }));
  put(Range.prototype, 'getClientRects', ({ value }) => ({
    value(this: Range) {
      return shift.on ? boxes.ofRange(this) : value.call(this);
    },
  }));
  put(window, 'getComputedStyle', ({ value }) => ({
    value: (element: Element, pseudo?: string | null) =>
      shift.on && !pseudo ? styleOf(element) : value.call(window, element, pseudo),
  }));
  put(window, 'DOMRect', () => ({ value: Box }));
  put(window, 'DOMPoint', () => ({ value: Point }));
};

/** The engine reads the same few selectors anew for each node. */
const cacheSelectors = ({ put }: Overriding, { imports }: OpenEngine): void => {
  const known = new Map<string, unknown>();
  put(imports.CssSelectorParser.prototype, 'parse', ({ value }) => ({
    value(this: object, selector: string) {
      const parsed = known.get(selector) ?? value.call(this, selector);
      known.set(selector, parsed);
      return parsed;
    },
  }));
};

/** What is remembered of the elements themselves, whatever stands in for them. */
const makeMemory = (standIns: () => StandIns): Memory => {
  const [boxes, styleOf] = [makeBoxes(), makeStyles()];
  const toReal = (element: Element): Element => standIns().real(element);
  return {
    boxes: {
      ...boxes,
      bounds: (element) => boxes.bounds(toReal(element)),
      wide: (element) => boxes.wide(toReal(element)),
    },
    styleOf: (element) => styleOf(toReal(element)),
  };
};

/** What the engine could not read by itself. */
export interface Unreadable {
  /** Forms whose controls have the names of their properties. */
  readonly shadowed?: readonly Element[];
  /** Whether closed shadow roots were found. */
  readonly hasClosedRoots?: boolean;
}

/** The engine asks elements for their shadow roots, and elements do not tell of closed ones. */
const openClosedRoots = ({ put }: Overriding, shift: Shift): void =>
  put(Element.prototype, 'shadowRoot', ({ get }) => ({
    get(this: Element) {
      return shift.on ? getShadow(this) : get?.call(this);
    },
  }));

/** Gives an engine this world's DOM for one run, in which others stand in for the forms that cannot be read. */
export const createDomCache = (
  engine: OpenEngine,
  { shadowed = [], hasClosedRoots = false }: Unreadable = {},
): DomCache => {
  const overriding = makeOverriding();
  const shift: Shift = { on: false };
  const memory = makeMemory(() => standIns);
  cacheNodes(overriding, engine, memory);
  cacheElements(overriding, shift, memory);
  cacheMeasures(overriding, shift);
  cacheSelectors(overriding, engine);
  if (hasClosedRoots) openClosedRoots(overriding, shift);
  const standIns = installStandIns(overriding, shadowed, shift);
  return {
    ...standIns,
    seenNow: (node) => (shift.on ? standIns.seen(node) : node),
    within: (work) => {
      const before = shift.on;
      shift.on = true;
      try {
        return work();
      } finally {
        shift.on = before;
      }
    },
    end: overriding.end,
  };
};
