import { Readability } from '@mozilla/readability';
import { auditPage, limitAfter } from '../lib/collect/axe/audit-page.ts';
import { toEngine } from '../lib/collect/axe/engine.ts';
import { readLive, readRaw } from '../lib/collect/page/read-page.ts';
import { AXE_RULE_IDS } from '../lib/data/accessibility/axe-rules.ts';

/*
 * Runs in the page's isolated world after axe.min.js.
 */
const engine = () => toEngine((globalThis as { axe?: unknown }).axe);

/**
 * Milliseconds of the library's step for the main text that cannot be divided: since `whileWatched` last looked, and in its
 * longest call.
 */
const library = { since: 0, longest: 0 };
const steps = Readability.prototype as unknown as { _grabArticle(): Element | null };
const { _grabArticle: grab } = steps;
steps._grabArticle = function (this: typeof steps) {
  const before = performance.now();
  const found = grab.call(this);
  const took = performance.now() - before;
  library.since += took;
  library.longest = Math.max(library.longest, took);
  return found;
};

/**
 * Longest time between two turns of the page while `work` runs, in milliseconds, without that library: what somebody who types
 * would notice.
 */
const whileWatched = async <T>(work: () => Promise<T>): Promise<{ result: T; total: number; longest: number }> => {
  let longest = 0;
  let last = performance.now();
  let watching = true;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    longest = Math.max(longest, performance.now() - last - library.since);
    library.since = 0;
    last = performance.now();
    if (watching) port2.postMessage(null);
  };
  port2.postMessage(null);
  const start = performance.now();
  const result = await work();
  const total = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 50));
  watching = false;
  return { result, total, longest };
};

export const countElements = (): number => {
  const count = (root: Document | ShadowRoot): number =>
    [...root.querySelectorAll('*')].reduce((sum, { shadowRoot }) => sum + 1 + (shadowRoot ? count(shadowRoot) : 0), 0);
  return count(document);
};

/** One plain `axe.run` of the same rules. */
export const plain = async () => {
  const options = {
    runOnly: { type: 'rule', values: AXE_RULE_IDS },
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
    preload: false,
  };
  const { result, total, longest } = await whileWatched(() => engine().run(document, options));
  return { total, longest, bytes: JSON.stringify(result).length };
};

/** The collector, as the extension runs it. */
export const ours = async () => {
  const given = {
    doc: document,
    frame: null,
    engine: engine(),
    internals: [],
    rootOf: () => null,
    progress: () => {},
    limit: limitAfter(0),
  };
  const { result, total, longest } = await whileWatched(() => auditPage(given));
  const ran: Record<string, string[]> = {};
  for (const rule of result.rules) {
    ran[rule.ran] ??= [];
    ran[rule.ran]?.push(rule.id);
  }
  return { total, longest, bytes: JSON.stringify(result).length, ran };
};

/** Our own reader of the live page. */
export const walk = async () => {
  const { result, total, longest } = await whileWatched(() => readLive(document));
  return { total, longest, library: library.longest, bytes: JSON.stringify(result).length };
};

/** The same reader on HTML that was fetched. */
export const parse = async (html: string) => {
  const { result, total, longest } = await whileWatched(() => readRaw(html, document.URL));
  return { total, longest, bytes: JSON.stringify(result).length };
};
