import type { Page } from '../../../facts/page.ts';
import { isQuarterTurn, parseRotate, parseTransformTurn } from '../../../parse/css/css-rotation.ts';
import { describeSource } from '../../axe/element.ts';
import { bodyOf, findAll, isMatching, isRendered, startOf } from '../dom/dom.ts';
import { buildSelector } from '../dom/selector.ts';
import type { Slices } from '../dom/slices.ts';
import type { OrientedRule, StyleRule } from './style-rules.ts';

type Locks = Page['styles']['locks'];

const LIMIT = { rules: 200, elements: 10, list: 5, text: 20_000, rule: 200 };
/** Share of the page's text from which turning an element counts as turning the page. */
const MAX = 0.5;

type Way = OrientedRule['way'];

/** How far the rules for each screen orientation turn an element, in degrees, and the rule's selector. */
interface Turn {
  readonly rule: string;
  readonly degrees: Record<Way, number>;
}

const find = (doc: Document, selector: string): readonly Element[] => {
  try {
    return findAll(doc, selector).slice(0, LIMIT.elements);
  } catch {
    return []; // A selector that only other browsers support.
  }
};

const readDegrees = (style: CSSStyleDeclaration): number | null => {
  const [transform, rotate] = ['transform', 'rotate'].map((name) => style.getPropertyValue(name).trim());
  return transform || rotate ? parseTransformTurn(transform ?? '') + parseRotate(rotate ?? '') : null;
};

/** The angle of each element per orientation; the last rule for each one wins. */
const findTurns = async (
  doc: Document,
  { rules, oriented }: Styles,
  slices: Slices,
): Promise<ReadonlyMap<Element, Turn>> => {
  const turns = new Map<Element, Turn>();
  const angles = await slices.map(oriented, (rule) => ({ ...rule, degrees: readDegrees(rule.style) }));
  const turning = angles.filter(({ degrees }) => degrees !== null).slice(0, LIMIT.rules);
  const found = await slices.map(turning, (rule) => ({ ...rule, elements: find(doc, rule.selector) }));
  const bases = await findBaseDegrees(
    [...new Set(found.flatMap(({ elements }) => elements))],
    { rules, oriented },
    slices,
  );
  await slices.map(found, ({ way, selector, degrees: angle, elements }) => {
    const degrees = angle ?? 0;
    for (const element of elements) {
      const base = bases.get(element) ?? 0;
      const before = turns.get(element)?.degrees ?? { portrait: base, landscape: base };
      turns.set(element, { rule: selector, degrees: { ...before, [way]: degrees } });
    }
  });
  return turns;
};

const isMatch = (element: Element, selector: string): boolean => {
  try {
    return isMatching(element, selector);
  } catch {
    return false; // A selector that only other browsers support.
  }
};

/**
 * Degrees by which rules without an orientation query turn these elements (the last rule wins): the angle that applies
 * when no such query does.
 */
const findBaseDegrees = async (
  elements: readonly Element[],
  { rules, oriented }: Styles,
  slices: Slices,
): Promise<ReadonlyMap<Element, number>> => {
  const bases = new Map<Element, number>();
  const styles = new Set(oriented.map(({ style }) => style));
  await slices.map(rules, ({ selector, style, doubtful }) => {
    const degrees = doubtful || styles.has(style) ? null : readDegrees(style);
    if (degrees === null) return;
    for (const element of elements) if (isMatch(element, selector)) bases.set(element, degrees);
  });
  return bases;
};

/** The style rules for any orientation, and those for one orientation only. */
interface Styles {
  readonly rules: readonly StyleRule[];
  readonly oriented: readonly OrientedRule[];
}

const isContaining = (outer: Element, inner: Element): boolean => Node.prototype.contains.call(outer, inner);

/** Content that a style sheet turns sideways in one screen orientation (WCAG 1.3.4, ACT rule b33eff). */
export const readLocks = async (doc: Document, styles: Styles, slices: Slices): Promise<Locks> => {
  const body = bodyOf(doc);
  const turns = await findTurns(doc, styles, slices);
  if (body === null || turns.size === 0) return [];
  const whole = startOf(body, LIMIT.text).trim().length;
  const elements = [...turns.keys()];
  return elements
    .filter((element) => !elements.some((other) => other !== element && isContaining(element, other)))
    .filter((element) => isContaining(element, body) || isRendered(element))
    .filter((element) => isContaining(element, body) || startOf(element, LIMIT.text).trim().length >= MAX * whole)
    .filter((element) => {
      // The angles of nested boxes add up, so one may cancel out another.
      const around = [...turns].filter(([other]) => isContaining(other, element));
      const sum = around.reduce((degrees, [, turn]) => degrees + turn.degrees.portrait - turn.degrees.landscape, 0);
      return isQuarterTurn(sum);
    })
    .slice(0, LIMIT.list)
    .map((element) => ({
      selector: buildSelector(element),
      rule: (turns.get(element)?.rule ?? '').slice(0, LIMIT.rule),
      html: describeSource(element),
    }));
};
