import { createRequire } from 'node:module';
import engine from 'axe-core';
import { AXE_RULE_IDS, type AxeRuleId } from '../../lib/data/accessibility/axe-rules.ts';
import type { Facts } from '../../lib/evidence.ts';
import { axe } from './axe.ts';

interface Node {
  readonly target: readonly unknown[];
  readonly html: string;
}
interface Outcome {
  readonly id: string;
  readonly impact?: Facts['axe']['rules'][number]['impact'];
  readonly nodes: readonly Node[];
}
type Kind = 'violations' | 'incomplete' | 'passes';
interface Engine {
  readonly run: (doc: Document, options: object) => Promise<Readonly<Record<Kind, readonly Outcome[]>>>;
}
interface Dom {
  readonly window: { readonly document: Document; readonly eval: (code: string) => void; readonly axe: Engine };
}

const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  readonly JSDOM: new (html: string, options: object) => Dom;
};

/** Rules about positions, which a document without layout does not have. */
const BY_LAYOUT: readonly string[] = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];
/** Rules about other frames. */
const IN_FRAMES: readonly string[] = ['frame-tested', 'frame-focusable-content'];
const RUN = AXE_RULE_IDS.filter((id) => ![...BY_LAYOUT, ...IN_FRAMES].includes(id));

let started: Dom['window'] | undefined;
const start = (): Dom['window'] => {
  if (started !== undefined) return started;
  const { window } = new JSDOM('<!doctype html><html></html>', {
    runScripts: 'outside-only',
    url: 'https://voorbeeld.nl/',
  });
  window.eval(engine.source);
  started = window;
  return window;
};

/** Runs the engine itself, as its makers release it, on a page; one page at a time. */
export const axeOn = async (html: string): Promise<Facts['axe']> => {
  const { document, axe: own } = start();
  const root = new (document.defaultView as unknown as typeof globalThis).DOMParser().parseFromString(
    html,
    'text/html',
  );
  document.replaceChild(document.importNode(root.documentElement, true), document.documentElement);
  const results = await own.run(document, { runOnly: { type: 'rule', values: RUN } });
  const nodesOf = (kind: Kind, id: string) => results[kind].find((one) => one.id === id)?.nodes ?? [];
  const listed = (nodes: readonly Node[]) => nodes.map((one) => ({ target: one.target.join(' '), html: one.html }));
  return axe(
    Object.fromEntries(
      RUN.map((id) => {
        const [faulty, open] = [nodesOf('violations', id), nodesOf('incomplete', id)];
        const changes = {
          impact: results.violations.find((one) => one.id === id)?.impact ?? null,
          violating: faulty.length,
          undecided: open.length,
          passing: nodesOf('passes', id).length,
          nodes: listed(faulty),
          toCheck: listed(open),
        };
        return [id as AxeRuleId, changes];
      }),
    ),
  );
};

/** What the engine's makers state about each rule: how bad its faults are, and their criteria (`tags`). */
export const rulesOfEngine = (): readonly {
  readonly id: string;
  readonly impact: string;
  readonly tags: readonly string[];
}[] => (start().axe as unknown as { _audit: { rules: { id: string; impact: string; tags: string[] }[] } })._audit.rules;
