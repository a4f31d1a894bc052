import { isFullRun } from '../../kit/inputs.ts';
import type { Trick } from './subject.ts';

/** Names of properties that a form and a document have from their prototypes. */
export type Names = Readonly<Record<'form' | 'document', readonly string[]>>;

/** What the engine cannot do without: with one of these from a control it finds no way through a form. */
export const NEEDED = [
  ...['parentNode', 'parentElement', 'assignedSlot', 'nodeName', 'nodeType'],
  ...['getAttribute', 'getBoundingClientRect', 'getRootNode', 'compareDocumentPosition', 'getAnimations'],
];

export const TRICKS: readonly (readonly [Trick, keyof Names])[] = [
  ['form around', 'form'],
  ['form beside', 'form'],
  ['image', 'document'],
  ['frame', 'document'],
  ['object', 'document'],
  ['form', 'document'],
];

/** The full run takes each; else those that are known to matter, and some of the others. */
export const chosen = (all: readonly string[]): readonly string[] =>
  all.filter((name, index) => isFullRun || NEEDED.includes(name) || index % 24 === 5);

/** Names that are tried at a time: one tab for each few. */
const FEW = 20;
export const inFews = (all: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(all.length / FEW) }, (_, index) => all.slice(index * FEW, (index + 1) * FEW));

/** Faults that the engine finds without the trick, and the names that change something of what is told. */
export interface Tried {
  readonly faults: number;
  readonly changed: Readonly<Record<string, { readonly page: readonly string[]; readonly axe: unknown }>>;
}
