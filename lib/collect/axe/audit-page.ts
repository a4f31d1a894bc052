import { AXE_RULE_IDS } from '../../data/accessibility/axe-rules.ts';
import type { Axe } from '../../facts/axe.ts';
import { findClosedRoot } from '../page/dom/closed-roots.ts';
import { findAll, getTag, getView, hasAttribute, isForeign, rootOf } from '../page/dom/dom.ts';
import { visibilityOf } from '../page/dom/properties.ts';
import { isClobbered } from './clobbered-forms.ts';
import { getParentAcrossShadow, walkElements } from './element.ts';
import { type Engine, getUndocumentedAxe } from './engine.ts';
import { parseInternals } from './internals.ts';
import { makeSizing } from './native-size.ts';
import { createEmptyTally, toRule } from './rule-tally.ts';
import type { Findings, Run } from './run.ts';
import { runInBatches } from './runner/in-batches.ts';
import { runInSlices } from './runner/in-slices.ts';
import { makePace, type Pace } from './runner/pace.ts';

/** Facts about the page that the engine does not report. */
interface Survey {
  /** Shadow roots that the page's own scripts cannot look into; the engine can. */
  readonly closedShadowRoots: number;
  readonly frames: number;
  /** Forms, including those in open shadow roots. */
  readonly forms: readonly Element[];
  /**
   * Whether an element is unreachable at this moment: in an `inert` tree, or in the body behind an open modal dialog
   * (HTML, 6.3). The dialog's ancestors are not inert: findings about them concern the document.
   */
  isInert(element: Element): boolean;
}

/**
 * Returns a function that tells whether an element is in one of the given trees; caches the result for every ancestor
 * visited.
 */
const makeIsWithin = (roots: ReadonlySet<Element>): ((element: Element) => boolean) => {
  const known = new WeakMap<Element, boolean>();
  return (element) => {
    const line: Element[] = [];
    let at: Element | null = element;
    while (at !== null && !known.has(at) && !roots.has(at)) {
      line.push(at);
      at = getParentAcrossShadow(at);
    }
    const answer = at !== null && (roots.has(at) || known.get(at) === true);
    for (const one of line) known.set(one, answer);
    return answer;
  };
};

const makeIsInert = (doc: Document, inert: ReadonlySet<Element>): ((element: Element) => boolean) => {
  const dialog = findAll(doc, 'dialog:modal').at(-1);
  const isWithinInert = makeIsWithin(inert);
  if (dialog === undefined) return inert.size === 0 ? () => false : isWithinInert;

  const around = new Set<Element>();
  for (let at: Element | null = dialog; at !== null; at = getParentAcrossShadow(at)) around.add(at);
  const isWithinDialog = makeIsWithin(new Set([dialog]));
  const isWithinBody = makeIsWithin(new Set(findAll(doc, 'body')));
  const isBehind = (element: Element): boolean =>
    !around.has(element) && !isWithinDialog(element) && isWithinBody(element);
  return (element) => isWithinInert(element) || isBehind(element);
};

/** Surveys the page in one walk, in slices; afterwards `getShadow` returns the closed shadow roots that were found. */
export const surveyPage = async (doc: Document, pace: Pace): Promise<Survey> => {
  const inert = new Set<Element>();
  const forms: Element[] = [];
  let closedShadowRoots = 0;
  let frames = 0;
  for (const element of walkElements(doc)) {
    if (hasAttribute(element, 'inert')) inert.add(element);
    if (getTag(element) === 'form') forms.push(element);
    if (['iframe', 'frame'].includes(getTag(element)) && !isForeign(element)) frames += 1;
    if (findClosedRoot(element)) closedShadowRoots += 1;
    if (pace.due()) await pace.rest();
  }
  return { closedShadowRoots, frames, forms, isInert: makeIsInert(doc, inert) };
};

/**
 * Milliseconds after a scan's start at which its engine gives up on the remaining rules: `front` while the tab is in
 * front, so that a slow machine finds what a fast one does; `hidden` when nobody is waiting for it. The scan itself
 * waits five seconds longer (`lib/platform/page/engine.ts`), as finishing the last rule and returning the result take a
 * moment.
 */
const LIMIT = { front: 40_000, hidden: 10_000 };

/** The limit of a run that begins `ms` after its scan, depending on whether the tab is in front at the moment. */
export const limitAfter =
  (ms: number): Run['limit'] =>
  () =>
    (visibilityOf(document) === 'visible' ? LIMIT.front : LIMIT.hidden) - ms;

/** Input of a run of axe-core in one document. */
export interface AuditInput extends Pick<Run, 'doc' | 'frame' | 'progress' | 'limit'> {
  readonly engine: Engine;
  /** The value that `gather-internals.js` returned in the page's own world: unchecked, of any type. */
  readonly internals: unknown;
}

/** Used when the page misled axe-core or was left while it ran: no rule counts as passed. */
const NOTHING_FOUND: Findings = {
  elements: 0,
  rules: AXE_RULE_IDS.map((id) => toRule(createEmptyTally(id, 'interrupted'))),
};

/** All forms of the page whose properties are shadowed, including forms added since the survey. */
const findShadowed = (doc: Document, forms: readonly Element[]): readonly Element[] =>
  [...new Set([...forms, ...findAll(doc, 'form')])].filter(isClobbered);

const examinePage = async (
  { doc, frame, engine, internals }: AuditInput,
  run: Run,
  { forms, closedShadowRoots }: Survey,
): Promise<Findings> => {
  // A script may take the root element out of its document.
  if (rootOf(doc) === null) return NOTHING_FOUND;
  const open = getUndocumentedAxe(engine);
  const shadowed = findShadowed(doc, forms);
  const needsOpen = frame !== null || shadowed.length > 0 || closedShadowRoots > 0;
  // The documented API cannot handle a frame without messaging the page's own windows, does not see through shadowed
  // forms, and ignores closed roots.
  if (open === null && needsOpen) return NOTHING_FOUND;
  const runOnce = (those: readonly Element[]): Promise<Findings> =>
    open === null
      ? runInBatches(engine, run, internals)
      : runInSlices(open, run, {
          internals: parseInternals(internals),
          shadowed: those,
          hasClosedRoots: closedShadowRoots > 0,
        });
  const isKnown = (those: readonly Element[]): boolean =>
    findShadowed(doc, forms).every((form) => those.includes(form));
  let found = await runOnce(shadowed);
  // Forms that were added while the rules ran may have misled them silently: run once more, with every form present
  // now.
  if (!isKnown(shadowed)) {
    const every = [...new Set([...forms, ...findAll(doc, 'form')])];
    engine.teardown();
    found = await runOnce(every);
    if (open === null || !isKnown(every)) return NOTHING_FOUND;
  }
  return found.rules.some(({ ran }) => ran === 'interrupted') ? NOTHING_FOUND : found;
};

/** Runs axe-core on the live document: reads only, yields to the page, and returns plain data under 50 kB. */
export const auditPage = async (given: AuditInput): Promise<Axe> => {
  const { doc, frame, engine, progress, limit } = given;
  const pace = makePace();
  const internals = parseInternals(given.internals) !== null;
  const view = getView(doc);
  const scroll = { left: view.scrollX, top: view.scrollY };
  engine.configure({ noHtml: true });

  try {
    const surveyed = await surveyPage(doc, pace);
    const sorting = { isInert: surveyed.isInert, internals, sizing: makeSizing() };
    const findings = await examinePage(given, { doc, frame, progress, limit, pace, sorting }, surveyed);
    return {
      version: engine.version,
      elements: findings.elements,
      rules: [...findings.rules],
      frames: surveyed.frames,
      entered: 0,
      internals,
      took: { total: Math.round(pace.elapsed()), longest: Math.round(pace.longest()) },
    };
  } finally {
    engine.teardown();
    if (view.scrollX !== scroll.left || view.scrollY !== scroll.top) view.scrollTo({ ...scroll, behavior: 'instant' });
  }
};
