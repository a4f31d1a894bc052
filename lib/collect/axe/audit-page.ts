import { AXE_RULE_IDS } from '../../data/accessibility/axe-rules.ts';
import type { Axe } from '../../facts/axe.ts';
import { findAll, getView, rootOf } from '../page/dom/dom.ts';
import { visibilityOf } from '../page/dom/properties.ts';
import { type Engine, openEngineOf } from './engine.ts';
import { parseInternals } from './internals.ts';
import { createEmptyTally, toRule } from './lean.ts';
import { makeSizing } from './native-size.ts';
import type { Findings, Run } from './run.ts';
import { runInBatches } from './runner/in-batches.ts';
import { runInSlices } from './runner/in-slices.ts';
import { makePace } from './runner/pace.ts';
import { isShadowed } from './shadowed-forms.ts';
import { type Survey, surveyPage } from './survey.ts';

/**
 * Ms after a scan's start at which its engine gives up on the rules that are left: while the tab is in front, so that a
 * slow machine finds what a quick one does, and where nobody waits for it. The scan itself waits five seconds longer
 * (`lib/platform/page/engine.ts`): a last rule, telling what was found and the way back take a moment.
 */
const LIMIT = { front: 40_000, hidden: 10_000 };

/** The limit of a run that begins so many ms after its scan, by whether the tab is in front at the moment. */
export const limitAfter =
  (ms: number): Run['limit'] =>
  () =>
    (visibilityOf(document) === 'visible' ? LIMIT.front : LIMIT.hidden) - ms;

/** What a run of axe-core in one document is given. */
export interface AuditInput extends Pick<Run, 'doc' | 'frame' | 'progress' | 'limit'> {
  readonly engine: Engine;
  /** What `gather-internals.js` returned in the page's own world, whatever that is. */
  readonly internals: unknown;
}

/** The page misled axe-core, or was left while it ran: no rule counts as passed. */
const NOTHING_FOUND: Findings = {
  elements: 0,
  rules: AXE_RULE_IDS.map((id) => toRule(createEmptyTally(id, 'interrupted'))),
};

/** All forms of the page that cannot be read as they are, those that came since the survey too. */
const findShadowed = (doc: Document, forms: readonly Element[]): readonly Element[] =>
  [...new Set([...forms, ...findAll(doc, 'form')])].filter(isShadowed);

const examinePage = async (
  { doc, frame, engine, internals }: AuditInput,
  run: Run,
  { forms, closedShadowRoots }: Survey,
): Promise<Findings> => {
  // A script may take the root element out of its document.
  if (rootOf(doc) === null) return NOTHING_FOUND;
  const open = openEngineOf(engine);
  const shadowed = findShadowed(doc, forms);
  const needsOpen = frame !== null || shadowed.length > 0 || closedShadowRoots > 0;
  // The documented way knows no frame without speaking to the page's own windows, sees nothing but the forms themselves, and no closed root.
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
  // What came while the rules ran may have misled them without a word: once more, with every form that is there now.
  if (!isKnown(shadowed)) {
    const every = [...new Set([...forms, ...findAll(doc, 'form')])];
    engine.teardown();
    found = await runOnce(every);
    if (open === null || !isKnown(every)) return NOTHING_FOUND;
  }
  return found.rules.some(({ ran }) => ran === 'interrupted') ? NOTHING_FOUND : found;
};

/** Runs axe-core on the live document: reads only, lets the page have its turns, and returns plain data under 50 kB. */
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
