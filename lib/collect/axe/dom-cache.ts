import { getShadow } from '../page/dom/dom.ts';
import { Box, type Boxes, makeBoxes, Point } from './boxes.ts';
import { type EngineActivity, installStandIns, type StandIns } from './clobbered-forms.ts';
import type { UndocumentedAxe, VirtualNode } from './engine.ts';
import { makeOverriding, type Overriding } from './override.ts';

const computed = window.getComputedStyle;
const valueFor = CSSStyleDeclaration.prototype.getPropertyValue;

/** Index of each property in every element's list of values. */
const places = new Map<string, number>();

const findSlot = (property: string): number => {
  const known = places.get(property);
  if (known !== undefined) return known;
  places.set(property, places.size);
  return places.size - 1;
};

/** An element's computed style that reads each property from the browser only once (CSSOM, 6.6.1). */
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

// Any other property (`style.overflow`) is read from the browser's own declaration.
Object.setPrototypeOf(
  Style.prototype,
  new Proxy({}, { get: (_, name, style: Style) => Reflect.get(style.declaration, name) }),
);

/** Returns a cached accessor of elements' computed styles. */
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
 * The DOM as the engine sees it while it runs: the engine reads the same boxes, styles and lists again and again, so
 * each is read from the browser once. Other code in this world sees the browser's own values, and the page has no
 * access to this world.
 */
export interface DomCache extends StandIns {
  /** Runs work of the engine synchronously, with the cache switched on. */
  within<T>(work: () => T): T;
  /** The node as the current caller sees it: for the engine at work, the stand-in. */
  seenNow<T>(node: T): T;
  /** Restores all replaced properties. */
  end(): void;
}

/** The cached boxes and styles, independent of the caller. */
interface Memory {
  readonly boxes: Boxes;
  styleOf(element: Element): Style;
}

/** Values already read from a node of the engine's. */
interface CachedNode {
  style?: Style;
  bounds?: Box;
  wide?: readonly Box[];
  props?: unknown;
}

/** A node that caches the values read from it. */
type Keeper = VirtualNode & { readonly actualNode: Element; cached?: CachedNode };

const getCachedNode = (node: Keeper): CachedNode => {
  node.cached ??= {};
  return node.cached;
};

/** Makes the engine's own nodes cache their values; they exist for one run only. */
const cacheNodes = ({ put }: Overriding, { VirtualNode }: UndocumentedAxe, { boxes, styleOf }: Memory): void => {
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

/** Properties of elements that force a layout of the page or create a live list. */
const MEASURES = ['scrollWidth', 'scrollHeight', 'clientWidth', 'clientHeight', 'scrollTop', 'scrollLeft', 'children'];

const cacheMeasures = ({ put }: Overriding, shift: EngineActivity): void => {
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

const cacheElements = ({ put }: Overriding, shift: EngineActivity, { boxes, styleOf }: Memory): void => {
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

/** Caches parsed selectors: the engine parses the same few again for each node. */
const cacheSelectors = ({ put }: Overriding, { imports }: UndocumentedAxe): void => {
  const known = new Map<string, unknown>();
  put(imports.CssSelectorParser.prototype, 'parse', ({ value }) => ({
    value(this: object, selector: string) {
      const parsed = known.get(selector) ?? value.call(this, selector);
      known.set(selector, parsed);
      return parsed;
    },
  }));
};

/** Creates the cache of boxes and styles, which always reads the real elements, not their stand-ins. */
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

/** What the engine cannot read by itself. */
export interface Unreadable {
  /** Forms whose controls shadow the forms' own properties. */
  readonly shadowed?: readonly Element[];
  /** Whether closed shadow roots were found. */
  readonly hasClosedRoots?: boolean;
}

/** Lets the engine see closed roots: it reads elements' `shadowRoot`, which is null for closed ones. */
const openClosedRoots = ({ put }: Overriding, shift: EngineActivity): void =>
  put(Element.prototype, 'shadowRoot', ({ get }) => ({
    get(this: Element) {
      return shift.on ? getShadow(this) : get?.call(this);
    },
  }));

/** Provides an engine with a cached DOM for one run, with stand-ins for the forms that cannot be read. */
export const createDomCache = (
  engine: UndocumentedAxe,
  { shadowed = [], hasClosedRoots = false }: Unreadable = {},
): DomCache => {
  const overriding = makeOverriding();
  const shift: EngineActivity = { on: false };
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
