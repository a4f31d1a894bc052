import type { Axe, AxeRule } from '../../facts/axe.ts';
import type { FramePosition } from './frame-position.ts';
import { joinRules } from './join-rules.ts';

/** The engine's findings in one frame. */
export interface InFrame extends Pick<FramePosition, 'locator' | 'seeThrough' | 'isReached'> {
  readonly found: Axe;
}

/** Sorts by nesting depth, then by document order. */
export const comparePositions = (one: FramePosition, other: FramePosition): number => {
  const index = one.order.findIndex((value, at) => value !== other.order[at]);
  return one.depth - other.depth || (one.order[index] ?? 0) - (other.order[index] ?? 0);
};

const LENGTH = 400;
/** The rule that checks whether frames were tested. */
const ASKS = 'frame-tested';
/** The rule that judges colours. */
const COLOURS = 'color-contrast';

/** Things a page needs only once, possibly in a frame; not every frame needs its own (axe-core joins them the same way). */
const SOMEWHERE = ['landmark-one-main', 'page-has-heading-one'];

/** Prefixes a node's locator with its frame's and ` >>> `, as for shadow roots; cut at the front. */
const prefixLocator =
  (locator: string) =>
  ({ target, ...seen }: AxeRule['nodes'][number]): AxeRule['nodes'][number] => {
    const whole = `${locator} >>> ${target}`;
    return { target: whole.length > LENGTH ? `… ${whole.slice(-LENGTH).toWellFormed()}` : whole, ...seen };
  };

/** Excludes a frame that nobody can reach, like an inert part of the page. */
const leaveOut = ({ enhanced: _, ...rule }: AxeRule): AxeRule => {
  const inert = rule.inert + rule.violating + rule.undecided;
  return { ...rule, impact: null, violating: 0, undecided: 0, passing: 0, inert, nodes: [], toCheck: [] };
};

/** Converts one rule's results in a frame into results about the page. */
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

/**
 * Adds a rule's results in a frame. If a frame misleads the engine, that is the page's own doing: a rule that did not see all of
 * it is not reported as passed.
 */
const addFrame = (page: AxeRule, frame: AxeRule): AxeRule => ({
  ...joinRules(page, frame),
  ran: page.ran === 'whole' && frame.ran === 'interrupted' ? 'interrupted' : page.ran,
});

/** For things that a page needs only once: the rule passes when the page or one of its frames has it. */
const easeRule = (rule: AxeRule, inside: readonly AxeRule[]): AxeRule =>
  rule.violating > 0 && inside.some(({ passing }) => passing > 0)
    ? { ...rule, impact: null, violating: 0, passing: rule.violating, nodes: [] }
    : rule;

/** Counts frames that were tested as passed instead of undecided. */
const answerFrames = (rule: AxeRule, entered: readonly string[]): AxeRule => {
  const questions = Math.min(rule.undecided, entered.length);
  return {
    ...rule,
    undecided: rule.undecided - questions,
    passing: rule.passing + questions,
    toCheck: rule.toCheck.filter(({ target }) => !entered.includes(target)),
  };
};

/** Whether every rule saw the whole frame; otherwise it counts as not tested, but its findings still count. */
const isWhole = ({ found }: InFrame): boolean => found.rules.every(({ ran }) => ran === 'whole');

/**
 * Merges the engine's findings in the page and in its frames: each locator in a frame begins with the frame's own.
 * Content that a frame hid from us does not affect the results for the page around it.
 */
export const joinFrames = (page: Axe, frames: readonly InFrame[]): Axe => {
  if (frames.length === 0) return page;
  const entered = frames.filter(isWhole).map(({ locator }) => locator);
  const rules = page.rules.map((rule) => {
    const inside = frames.flatMap((frame) =>
      frame.found.rules.filter(({ id }) => id === rule.id).map((one) => liftRule(one, frame)),
    );
    if (SOMEWHERE.includes(rule.id)) return easeRule(rule, inside);
    const all = inside.reduce(addFrame, rule);
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
