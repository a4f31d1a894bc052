import type { Axe, AxeRule } from '../../facts/axe.ts';
import type { FramePosition } from './frame-position.ts';
import { pickWorse } from './impact.ts';

/** What the engine found in one frame. */
export interface InFrame extends Pick<FramePosition, 'locator' | 'seeThrough' | 'isReached'> {
  readonly found: Axe;
}

/** Those in fewer frames first, and else as they stand in the page. */
export const comparePositions = (one: FramePosition, other: FramePosition): number => {
  const index = one.order.findIndex((value, at) => value !== other.order[at]);
  return one.depth - other.depth || (one.order[index] ?? 0) - (other.order[index] ?? 0);
};

const SHOWN = 25;
const LENGTH = 400;
/** The rule that asks whether frames were looked into. */
const ASKS = 'frame-tested';
/** The rule that goes by colours. */
const COLOURS = 'color-contrast';

/** What the page has somewhere, be it in a frame; no frame has to have it for itself (axe-core joins them alike). */
const SOMEWHERE = ['landmark-one-main', 'page-has-heading-one'];

/** An address within a frame, as in shadow roots: the frame, ` >>> `, and what stands in it; cut at the front. */
const prefixLocator =
  (locator: string) =>
  ({ target, ...seen }: AxeRule['nodes'][number]): AxeRule['nodes'][number] => {
    const whole = `${locator} >>> ${target}`;
    return { target: whole.length > LENGTH ? `… ${whole.slice(-LENGTH).toWellFormed()}` : whole, ...seen };
  };

/** What stands in a frame that nobody can reach: left out, as in an inert part of the page. */
const leaveOut = ({ enhanced: _, ...rule }: AxeRule): AxeRule => {
  const inert = rule.inert + rule.violating + rule.undecided;
  return { ...rule, impact: null, violating: 0, undecided: 0, passing: 0, inert, nodes: [], toCheck: [] };
};

/** One rule's answers in a frame, as answers about the page. */
const liftRule = (rule: AxeRule, { locator, seeThrough, isReached }: InFrame): AxeRule => {
  if (!isReached) return leaveOut(rule);
  const [nodes, toCheck] = [rule.nodes, rule.toCheck].map((list) => list.map(prefixLocator(locator))) as [
    AxeRule['nodes'],
    AxeRule['nodes'],
  ];
  const { enhanced, ...bare } = rule;
  if (rule.id === COLOURS && seeThrough) {
    const undecided = rule.violating + rule.undecided;
    return { ...bare, impact: null, violating: 0, undecided, passing: 0, nodes: [], toCheck: [...nodes, ...toCheck] };
  }
  if (enhanced === undefined) return { ...bare, nodes, toCheck };
  return { ...bare, nodes, toCheck, enhanced: { ...enhanced, nodes: enhanced.nodes.map(prefixLocator(locator)) } };
};

type Enhanced = NonNullable<AxeRule['enhanced']>;
/** Nothing measured in one of them takes nothing from what was measured in the other. */
const joinEnhanced = (one: Enhanced | undefined, other: Enhanced | undefined): Pick<AxeRule, 'enhanced'> => {
  const both = [one, other].filter((each) => each !== undefined);
  if (both.length === 0) return {};
  const below = both.reduce((sum, each) => sum + each.below, 0);
  return { enhanced: { below, nodes: both.flatMap(({ nodes }) => nodes).slice(0, SHOWN) } };
};

const joinRules = (one: AxeRule, other: AxeRule): AxeRule => ({
  ...one,
  impact: pickWorse(one.impact, other.impact),
  violating: one.violating + other.violating,
  undecided: one.undecided + other.undecided,
  passing: one.passing + other.passing,
  inert: one.inert + other.inert,
  nodes: [...one.nodes, ...other.nodes].slice(0, SHOWN),
  toCheck: [...one.toCheck, ...other.toCheck].slice(0, SHOWN),
  ...joinEnhanced(one.enhanced, other.enhanced),
  // A frame that leads the engine astray is the page's own doing: a rule that did not see it is not told as passed.
  ran: one.ran === 'whole' && other.ran === 'interrupted' ? 'interrupted' : one.ran,
});

/** Of what a page has once: in order where the page or one of its frames has it. */
const easeRule = (rule: AxeRule, inside: readonly AxeRule[]): AxeRule =>
  rule.violating > 0 && inside.some(({ passing }) => passing > 0)
    ? { ...rule, impact: null, violating: 0, passing: rule.violating, nodes: [] }
    : rule;

/** Frames that were looked into are no question any more. */
const answerFrames = (rule: AxeRule, entered: readonly string[]): AxeRule => {
  const questions = Math.min(rule.undecided, entered.length);
  return {
    ...rule,
    undecided: rule.undecided - questions,
    passing: rule.passing + questions,
    toCheck: rule.toCheck.filter(({ target }) => !entered.includes(target)),
  };
};

/** A frame of which a rule did not see all counts as not looked into; what was found there still stands. */
const isWhole = ({ found }: InFrame): boolean => found.rules.every(({ ran }) => ran === 'whole');

/**
 * What the engine found in the page and in its frames as one: each place in a frame begins with the frame's own. What a
 * frame hid or kept from us says nothing of the page around it.
 */
export const joinFrames = (page: Axe, frames: readonly InFrame[]): Axe => {
  if (frames.length === 0) return page;
  const entered = frames.filter(isWhole).map(({ locator }) => locator);
  const rules = page.rules.map((rule) => {
    const inside = frames.flatMap((frame) =>
      frame.found.rules.filter(({ id }) => id === rule.id).map((one) => liftRule(one, frame)),
    );
    if (SOMEWHERE.includes(rule.id)) return easeRule(rule, inside);
    const all = inside.reduce(joinRules, rule);
    return rule.id === ASKS ? answerFrames(all, entered) : all;
  });
  const facts = [page, ...frames.map(({ found }) => found)];
  const sum = (count: (one: Axe) => number): number => facts.reduce((total, one) => total + count(one), 0);
  return {
    ...page,
    rules,
    elements: sum(({ elements }) => elements),
    frames: sum((one) => one.frames) - entered.length,
    entered: entered.length,
    took: { total: sum(({ took }) => took.total), longest: Math.max(...facts.map(({ took }) => took.longest)) },
  };
};
