import { type Canvas, toSeenColour, toSeenLine, toSeenShadow } from '../../../../parse/css/css-paint.ts';
import { getOwn } from '../../../../parse/text/own.ts';
import { findFirst, getAttribute, getTag, startOf } from '../../dom/dom.ts';
import type { ContrastMeasure, Values } from './values.ts';

/**
 * Whether an element shows that it has the focus: the focus indicator of WCAG 2.4.7; `perhaps` when it depends on a
 * doubtful rule.
 */
export type FocusIndicator = 'shown' | 'perhaps' | 'none';

/** One box without and with focus. */
export interface Change {
  readonly element: Element;
  readonly pseudo: string;
  readonly before: Values;
  readonly after: Values;
  /** Properties set by a rule that matches only without focus, or only with it. */
  readonly properties: ReadonlySet<string>;
  readonly computed: CSSStyleDeclaration;
  readonly canvas: Canvas;
  /** Whether this is the focused element itself: the browser draws an outline around it unless a rule says otherwise. */
  readonly isHolder: boolean;
}

/** The stronger of two indicators. */
export const pickBetter = (one: FocusIndicator, other: FocusIndicator): FocusIndicator => {
  if (one === 'shown' || other === 'shown') return 'shown';
  return one === 'perhaps' || other === 'perhaps' ? 'perhaps' : 'none';
};

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** A change of these is always visible. */
const ALWAYS_VISIBLE =
  /^(?:opacity|transform|translate|scale|rotate|filter|text-shadow|font-weight|font-size|visibility|display|fill|stroke|stroke-width|content)$/;
/** A change of these alone is not visible, or they are judged as a group. */
const NOT_VISIBLE_ALONE =
  /^(?:-(?:webkit|moz)-(?:tap|user|transition|animation|touch)|--|all$|animation|appearance|background|border|box-shadow|caret|color$|contain|cursor|isolation|outline|overflow|pointer-events|position$|scroll|text-(?:decoration|underline)|touch-action|transition|user-select|will-change|z-index)/;
const INITIAL: Readonly<Record<string, string>> = {
  'box-shadow': 'none',
  'background-color': 'transparent',
  'background-image': 'none',
  opacity: '1',
};
const AT_START = /^(?:initial|unset|revert|revert-layer)$/i;

/** A property's values without and with focus; computed when none is declared. */
const readPair = ({ before, after, computed }: Change, property: string): readonly [string, string] => {
  const [was, is] = [before(property), after(property)];
  const now = was?.text ?? computed.getPropertyValue(property).trim();
  const initial = getOwn(INITIAL, property) ?? '';
  const text = is?.text ?? (was === null ? now : initial);
  return [AT_START.test(now) ? initial : now, AT_START.test(text) ? initial : text];
};

/** The indicator for a change that was found: `perhaps` when its rule is doubtful. */
const toIndicator = ({ after }: Change, property: string, sure: FocusIndicator = 'shown'): FocusIndicator =>
  after(property)?.doubtful === true ? 'perhaps' : sure;

const UA = { style: 'auto', width: '1px' };

const resolveUserStyle = (contrast: ContrastMeasure | null, otherwise: string): string =>
  contrast === null || /^revert(?:-layer)?$/i.test(contrast.text) ? otherwise : contrast.text;

const describeRing = (values: Values, hasFocus: boolean, canvas: Canvas): string => {
  const style = resolveUserStyle(values('outline-style'), hasFocus ? UA.style : 'none');
  const colour = resolveUserStyle(values('outline-color'), hasFocus && style === UA.style ? 'Highlight' : '');
  const initial = /^(?:initial|unset)$/i.test(colour) ? '' : colour;
  // With style `auto` the browser draws the outline its own way, independent of the width.
  const width = style === UA.style ? UA.width : resolveUserStyle(values('outline-width'), UA.width);
  return toSeenLine({ style, width, colour: initial }, canvas);
};

const assessOutline = (change: Change): FocusIndicator => {
  const { before, after, canvas, isHolder } = change;
  const [was, is] = [describeRing(before, false, canvas), describeRing(after, isHolder, canvas)];
  if (was !== is) return toIndicator(change, 'outline-style');
  // Chromium offsets a focused link's outline by one pixel, unless a rule sets the offset.
  return is !== '' && getTag(change.element) === 'a' && after('outline-offset') === null ? 'perhaps' : 'none';
};

const assessShadow = (change: Change): FocusIndicator => {
  const [was, is] = readPair(change, 'box-shadow').map((value) => toSeenShadow(value, change.canvas));
  return was === is ? 'none' : toIndicator(change, 'box-shadow');
};

const assessBorders = (change: Change): FocusIndicator => {
  const canvas = { ...change.canvas, backdrop: '' };
  const differs = SIDES.some((side) => {
    const [style, width, colour] = (['style', 'width', 'color'] as const).map((name) =>
      readPair(change, `border-${side}-${name}`),
    );
    const describeLine = (at: 0 | 1): string =>
      toSeenLine({ style: style?.[at] ?? '', width: width?.[at] ?? '', colour: colour?.[at] ?? '' }, canvas);
    return describeLine(0) !== describeLine(1);
  });
  return differs ? toIndicator(change, 'border-top-color') : 'none';
};

const assessBackground = (change: Change): FocusIndicator => {
  const canvas = { ...change.canvas, backdrop: '' };
  const [was, is] = readPair(change, 'background-color').map((value) => toSeenColour(value || 'transparent', canvas));
  if (was !== is) return toIndicator(change, 'background-color');
  const [before, after] = readPair(change, 'background-image');
  return before === after ? 'none' : toIndicator(change, 'background-image');
};

const hasText = ({ element, pseudo }: Change): boolean =>
  pseudo === '' &&
  (['select', 'svg'].includes(getTag(element)) ||
    startOf(element, 200).trim() !== '' ||
    (getTag(element) === 'input' &&
      !/^(?:checkbox|radio|range|color|image)$/i.test(getAttribute(element, 'type') ?? '')));

/** Initial values of a line through or under text; its colour is the text's. */
const LINED = { color: null, style: 'solid', thickness: 'auto' };

const assessText = (change: Change): FocusIndicator => {
  const { canvas } = change;
  const sure = hasText(change) ? 'shown' : 'perhaps';
  if (sure === 'perhaps' && findFirst(change.element, 'img') !== null) return 'none';
  const [was, is] = readPair(change, 'color').map((value) => canvas.plain(value));
  if (change.properties.has('color') && was !== is) return toIndicator(change, 'color', sure);
  const [before, after] = readPair(change, 'text-decoration-line');
  if (before !== after && after !== '') return toIndicator(change, 'text-decoration-line', sure);
  const isLined = after !== 'none' && after !== '';
  const differs = Object.entries(LINED).some(([name, otherwise]) => {
    const [one, other] = readPair(change, `text-decoration-${name}`).map((value) =>
      canvas.plain(value === '' || /^currentcolor$/i.test(value) ? (otherwise ?? canvas.ink) : value),
    );
    return change.properties.has(`text-decoration-${name}`) && one !== other;
  });
  return isLined && differs ? 'perhaps' : 'none';
};

const assessOthers = (change: Change): FocusIndicator =>
  [...change.properties]
    .filter((property) => !NOT_VISIBLE_ALONE.test(property))
    .map((property): FocusIndicator => {
      const [was, is] = readPair(change, property);
      if (was === is || is === '' || change.canvas.plain(was) === change.canvas.plain(is)) return 'none';
      return toIndicator(change, property, ALWAYS_VISIBLE.test(property) ? 'shown' : 'perhaps');
    })
    .reduce(pickBetter, 'none');

/** Assessments by the start of the properties that they depend on. */
const PARTS: readonly (readonly [start: RegExp, of: (change: Change) => FocusIndicator])[] = [
  [/^outline/, assessOutline],
  [/^box-shadow/, assessShadow],
  [/^border(?!-(?:radius|.*-radius|spacing|collapse))/, assessBorders],
  [/^background/, assessBackground],
  [/^(?:color$|text-decoration)/, assessText],
];

/** Whether a box looks different with focus: outside its edges, and inside. */
export const assessChange = (change: Change): { readonly outside: FocusIndicator; readonly inside: FocusIndicator } => {
  const names = [...change.properties];
  const signs = PARTS.map(([start, of]): FocusIndicator => {
    const isNeeded = names.some((name) => start.test(name)) || (change.isHolder && of === assessOutline);
    return isNeeded ? of(change) : 'none';
  });
  const [ring = 'none', shadow = 'none', ...inside] = signs;
  return { outside: pickBetter(ring, shadow), inside: [...inside, assessOthers(change)].reduce(pickBetter, 'none') };
};

/** The rule that removes the outline; '' when none does. */
export const findOutlineRule = ({ after }: Pick<Change, 'after'>): string =>
  ['outline-style', 'outline-width', 'outline-color']
    .map((name) => after(name)?.from ?? '')
    .find((from) => from !== '') ?? '';
