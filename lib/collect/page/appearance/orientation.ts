import type { Page } from '../../../facts/page.ts';
import { isQuarterTurn, rotatedBy, turnedBy } from '../../../parse/css/css-rotation.ts';
import { sourceOf } from '../../axe/element.ts';
import { all, bodyOf, isRendered, startOf } from '../dom/dom.ts';
import { selectorOf } from '../dom/selector.ts';
import type { Slices } from '../dom/slices.ts';
import type { OrientedRule } from './style-rules.ts';

type Locks = Page['styles']['locks'];

const LIMIT = { rules: 200, elements: 10, list: 5, text: 20_000, rule: 200 };
/** Share of the page's text that an element holds when turning it turns the page. */
const MOST = 0.5;

type Way = OrientedRule['way'];

/** How far rules for one way of holding the screen turn an element, in degrees, and by which rule. */
interface Turn {
  readonly rule: string;
  readonly degrees: Record<Way, number>;
}

const find = (doc: Document, selector: string): readonly Element[] => {
  try {
    return all(doc, selector).slice(0, LIMIT.elements);
  } catch {
    return []; // A selector of another browser.
  }
};

const degreesOf = (style: CSSStyleDeclaration): number | null => {
  const [transform, rotate] = ['transform', 'rotate'].map((name) => style.getPropertyValue(name).trim());
  return transform || rotate ? turnedBy(transform ?? '') + rotatedBy(rotate ?? '') : null;
};

/** The last rule for each way counts. */
const turnsOf = async (
  doc: Document,
  rules: readonly OrientedRule[],
  slices: Slices,
): Promise<ReadonlyMap<Element, Turn>> => {
  const turns = new Map<Element, Turn>();
  const angles = await slices.map(rules, (rule) => ({ ...rule, degrees: degreesOf(rule.style) }));
  const turning = angles.filter(({ degrees }) => degrees !== null).slice(0, LIMIT.rules);
  await slices.map(turning, ({ way, selector, degrees: told }) => {
    const degrees = told ?? 0;
    for (const element of find(doc, selector)) {
      const before = turns.get(element)?.degrees ?? { portrait: 0, landscape: 0 };
      turns.set(element, { rule: selector, degrees: { ...before, [way]: degrees } });
    }
  });
  return turns;
};

const contains = (outer: Element, inner: Element): boolean => Node.prototype.contains.call(outer, inner);

/** Content that a style sheet lays on its side in one orientation of the screen (WCAG 1.3.4, ACT rule b33eff). */
export const readLocks = async (doc: Document, rules: readonly OrientedRule[], slices: Slices): Promise<Locks> => {
  const body = bodyOf(doc);
  const turns = await turnsOf(doc, rules, slices);
  if (body === null || turns.size === 0) return [];
  const whole = startOf(body, LIMIT.text).trim().length;
  const elements = [...turns.keys()];
  return elements
    .filter((element) => !elements.some((other) => other !== element && contains(element, other)))
    .filter((element) => contains(element, body) || isRendered(element))
    .filter((element) => contains(element, body) || startOf(element, LIMIT.text).trim().length >= MOST * whole)
    .filter((element) => {
      // Of boxes in each other the turns add up, and one may take back the other's.
      const around = [...turns].filter(([other]) => contains(other, element));
      const sum = around.reduce((degrees, [, turn]) => degrees + turn.degrees.portrait - turn.degrees.landscape, 0);
      return isQuarterTurn(sum);
    })
    .slice(0, LIMIT.list)
    .map((element) => ({
      selector: selectorOf(element),
      rule: (turns.get(element)?.rule ?? '').slice(0, LIMIT.rule),
      html: sourceOf(element),
    }));
};
