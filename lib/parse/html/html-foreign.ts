import { getOwn } from '../text/own.ts';

/** Attributes by their lower-case names. */
export type Attributes = ReadonlyMap<string, string>;

/** Start tags that end SVG and MathML (HTML, 13.2.6.5). */
const BREAKOUT = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p ' +
    'pre ruby s small span strong strike sub sup table tt u ul var'
  ).split(' '),
);
const FONT = ['color', 'face', 'size'];
/** Integration points: elements that may contain HTML again, by the root around them (HTML, 13.2.6). */
const POINTS: Readonly<Record<string, ReadonlySet<string>>> = {
  svg: new Set(['foreignobject', 'desc', 'title']),
  math: new Set(['mi', 'mo', 'mn', 'ms', 'mtext']),
};
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements beyond which an end tag does not search for its start tag (13.2.4.2, “has an element in scope”). */
const SCOPES = new Set('applet caption table td th marquee object select template'.split(' '));
/** Never closed by their end tags. */
const OUTER = new Set(['html', 'head', 'body']);
const HTML_TYPES = ['text/html', 'application/xhtml+xml'];

/** How many open elements are searched for the one that an end tag closes; browsers nest no deeper. */
const DEEPEST = 512;

/** An open element, with the root that it belongs to. */
interface Open {
  readonly name: string;
  readonly root: 'svg' | 'math' | 'html';
  readonly isPoint: boolean;
}

const isPoint = (name: string, root: Open['root'], attributes: Attributes): boolean =>
  getOwn(POINTS, root)?.has(name) === true ||
  (root === 'math' &&
    name === 'annotation-xml' &&
    HTML_TYPES.includes(attributes.get('encoding')?.toLowerCase() ?? ''));

const breaksOut = (name: string, attributes: Attributes): boolean =>
  BREAKOUT.has(name) || (name === 'font' && FONT.some((attribute) => attributes.has(attribute)));

/** Tracks which tags of a page are inside SVG or MathML. Linear: each element is opened and closed once. */
export const makeForeign = () => {
  const open: Open[] = [];
  const isForeign = (): boolean => {
    const last = open.at(-1);
    return last !== undefined && last.root !== 'html' && !last.isPoint;
  };

  const findLowest = (): number => Math.max(0, open.length - DEEPEST);

  /** Processes a start tag; returns whether it belongs to SVG or MathML. */
  const start = (name: string, attributes: Attributes, isClosed: boolean): boolean => {
    if (isForeign() && breaksOut(name, attributes)) while (isForeign()) open.pop();
    const last = open.at(-1);
    const isMathText = last?.root === 'math' && last.isPoint && ['mglyph', 'malignmark'].includes(name);
    const root: Open['root'] =
      isForeign() || isMathText ? (last?.root ?? 'html') : name === 'svg' || name === 'math' ? name : 'html';
    const isVoid = root === 'html' ? VOID.has(name) : isClosed;
    if (!isVoid && !OUTER.has(name)) open.push({ name, root, isPoint: isPoint(name, root, attributes) });
    return root !== 'html';
  };

  /** Index of the SVG or MathML element that an end tag within foreign content closes; null when there is none. */
  const findForeign = (name: string): number | null => {
    for (let at = open.length - 1; at >= findLowest(); at--) {
      if (open[at]?.root === 'html') return null;
      if (open[at]?.name === name) return at;
    }
    return null;
  };
  /**
   * Index of the HTML element in scope that an end tag closes, with all foreign elements in it (13.2.4.2); null when
   * there is none.
   */
  const findHtml = (name: string): number | null => {
    for (let at = open.length - 1; at >= findLowest(); at--) {
      const one = open[at];
      if (one === undefined || one.isPoint) return null;
      if (one.root === 'html' && one.name === name) return at;
      if (one.root === 'html' && SCOPES.has(one.name)) return null;
    }
    return null;
  };

  /** Processes an end tag. */
  const end = (name: string): void => {
    if (open.length === 0) return;
    if (isForeign() && (name === 'br' || name === 'p')) {
      while (isForeign()) open.pop();
      return;
    }
    // An end tag directly after the start tag of an integration point is processed as one in foreign content.
    const isWithin = open.at(-1)?.root !== 'html';
    const at = (isWithin ? findForeign(name) : null) ?? findHtml(name);
    if (at !== null) open.length = at;
  };
  return { isForeign, start, end };
};
