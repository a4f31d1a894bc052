import { auditPage, surveyPage } from '../../lib/collect/axe/audit-page.ts';
import { describeSource, walkElements } from '../../lib/collect/axe/element.ts';
import { toEngine } from '../../lib/collect/axe/engine.ts';
import { findFramePosition, findFraming } from '../../lib/collect/axe/frame-position.ts';
import { makeBuildLocator } from '../../lib/collect/axe/locator.ts';
import { makePace } from '../../lib/collect/axe/runner/pace.ts';
import { AXE_RULE_IDS } from '../../lib/data/accessibility/axe-rules.ts';
import type { Axe } from '../../lib/facts/axe.ts';

/*
 * Runs in an isolated world of each document of a page, after axe-core and the engine on trial.
 */

/** A finding of an engine on one element. */
export interface Found {
  readonly rule: string;
  /** `look`: only a person can decide. */
  readonly word: 'violation' | 'look';
  readonly target: string;
  readonly html: string;
}

export interface Heard {
  readonly found: readonly Found[];
  /** Milliseconds. */
  readonly took: number;
  readonly longest: number;
  /** Rules that threw. */
  readonly thrown: readonly string[];
}

/** A rule of the engine on trial, as in its types. */
interface Rule {
  readonly id: string;
  readonly level: string;
  readonly tags?: readonly string[];
  run(doc: Document): readonly Violation[];
}

interface Violation {
  readonly ruleId: string;
  readonly selector: string;
  readonly html: string;
  readonly element?: Element;
}

interface Library {
  readonly rules: readonly Rule[];
  clearAllCaches(): void;
}

const globals = globalThis as { readonly axe?: unknown; readonly AccessLint?: Library };

/** Whether somebody can reach this document; both engines leave out frames that nobody sees. */
export const isReached = (): boolean => window === window.parent || (findFramePosition(window)?.isReached ?? false);

const lookOnce = (): Promise<Axe> =>
  auditPage({
    doc: document,
    frame: findFraming(window),
    engine: toEngine(globals.axe),
    internals: [],
    limit: () => Number.POSITIVE_INFINITY,
    progress: () => {},
  });

/** Runs the engine as the product does, with all that corrects it. */
export const present = async (): Promise<Heard> => {
  const { rules, took } = await lookOnce();
  const found = rules.flatMap(({ id, nodes, toCheck }) => [
    ...nodes.map(({ target, html }): Found => ({ rule: id, word: 'violation', target, html })),
    ...toCheck.map(({ target, html }): Found => ({ rule: id, word: 'look', target, html })),
  ]);
  const thrown = rules.filter(({ ran }) => ran !== 'whole').map(({ id, ran }) => `${id} ${ran}`);
  return { found, took: took.total, longest: took.longest, thrown };
};

/** Runs one plain call of the present engine for the same rules, as one block. */
export const plain = async (): Promise<Heard> => {
  const began = performance.now();
  await toEngine(globals.axe).run(document, {
    runOnly: { type: 'rule', values: AXE_RULE_IDS },
    iframes: false,
    preload: false,
  });
  const took = performance.now() - began;
  return { found: [], took, longest: took, thrown: [] };
};

/** Every open shadow root of the document. */
const shadowRoots = (doc: Document): readonly ShadowRoot[] =>
  [...walkElements(doc)].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : [shadowRoot]));

/** Presents a shadow root as a document to a rule: elements are the root's, everything else is the document's. */
const asDocument = (root: ShadowRoot): Document => {
  const ofRoot: Readonly<Record<PropertyKey, unknown>> = {
    body: root,
    documentElement: root,
    querySelector: root.querySelector.bind(root),
    querySelectorAll: root.querySelectorAll.bind(root),
    getElementById: root.getElementById.bind(root),
  };
  return new Proxy(document, {
    get: (target, name) => {
      if (Object.hasOwn(ofRoot, name)) return ofRoot[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};

const isOfPage = ({ tags }: Rule): boolean => tags?.includes('page-level') ?? false;

interface Step {
  readonly rule: Rule;
  readonly doc: Document;
}

/** Runs every rule on the document and, unless it is about pages, on each shadow root: one step each, which cannot be divided. */
const steps = ({ rules }: Library): readonly Step[] => {
  const active = rules.filter(({ level }) => level !== 'AAA');
  const roots = shadowRoots(document).map(asDocument);
  return active.flatMap((rule) => [
    { rule, doc: document },
    ...(isOfPage(rule) ? [] : roots.map((doc) => ({ rule, doc }))),
  ]);
};

const libraryOf = (): Library => {
  if (globals.AccessLint === undefined) throw new TypeError('the engine on trial is not there');
  return globals.AccessLint;
};

const audited = (): Heard & { readonly violations: readonly Violation[]; readonly slow: readonly string[] } => {
  const library = libraryOf();
  const violations: Violation[] = [];
  const thrown: string[] = [];
  const times = new Map<string, number>();
  const began = performance.now();
  let longest = 0;
  library.clearAllCaches();
  for (const { rule, doc } of steps(library)) {
    const before = performance.now();
    try {
      violations.push(...rule.run(doc));
    } catch (error) {
      thrown.push(`${rule.id} ${error}`);
    }
    const took = performance.now() - before;
    longest = Math.max(longest, took);
    times.set(rule.id, (times.get(rule.id) ?? 0) + took);
  }
  const slow = [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([id, ms]) => `${id} ${Math.round(ms)}`);
  return { violations, found: [], thrown: [...new Set(thrown)], slow, longest, took: performance.now() - began };
};

/** The element of a violation, which some rules report by its selector only. */
const elementOf = ({ element, selector }: Violation): Element | null => {
  if (element !== undefined) return element;
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
};

const ruleOf = (id: string): string => id.split('/').at(-1) ?? id;

/** Runs the engine on trial on each root, leaving out what is in inert parts. */
export const trial = async (): Promise<Heard> => {
  const { isInert } = await surveyPage(document, makePace());
  const { violations, ...heard } = audited();
  const found = violations.flatMap((violation): readonly Found[] => {
    const element = elementOf(violation);
    const rule = ruleOf(violation.ruleId);
    if (element === null) return [{ rule, word: 'violation', target: violation.selector, html: violation.html }];
    if (isInert(element)) return [];
    return [{ rule, word: 'violation', target: makeBuildLocator()(element), html: describeSource(element) }];
  });
  return { ...heard, found };
};

/** The same without locating elements, for timing. */
export const trialTime = (): Heard & { readonly slow: readonly string[] } => {
  const { violations: _, ...heard } = audited();
  return heard;
};

export const countElements = (): number => [...walkElements(document)].length;
