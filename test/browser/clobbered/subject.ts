import { getPageState } from '../../../lib/collect/page/dom/state.ts';
import type { Axe } from '../../../lib/facts/axe.ts';
import { runAxe } from '../../../server/engine/in-page/axe.ts';
import { putReader } from '../../../server/engine/in-page/page.ts';

/*
 * Runs in the page's isolated world, after axe.min.js.
 */

const namesFrom = (prototype: object | null): readonly string[] =>
  prototype === null
    ? []
    : [...Object.getOwnPropertyNames(prototype), ...namesFrom(Object.getPrototypeOf(prototype) as object | null)];

/** Every name that a form, and that a document, has from its prototypes. */
export const names = (): { readonly form: readonly string[]; readonly document: readonly string[] } => ({
  form: [...new Set(namesFrom(HTMLFormElement.prototype))],
  document: [...new Set(namesFrom(HTMLDocument.prototype))],
});

/** Ms that the engine may take. */
const TIMEOUT = 60_000;

/** What reader and engine tell of the page now, without what differs at every visit. By the service's own scripts. */
const seen = async (): Promise<{ readonly page: object; readonly axe: Axe }> => {
  putReader();
  const [read, examined] = [await getPageState().reader?.read(), await runAxe([], TIMEOUT)];
  if (!read || !examined || !('value' in read) || !('value' in examined))
    throw new Error(`not read: ${JSON.stringify([read, examined])}`);
  const { performance: _, ...page } = read.value;
  return { page, axe: examined.value };
};

/** How a page takes a name: from the form around its content, from one beside it, or from the document. */
export type Trick = 'form around' | 'form beside' | 'image' | 'frame' | 'object' | 'form';

const MARKUP: Readonly<Record<Trick, (name: string) => string>> = {
  'form around': (name) => `<input type="hidden" name="${name}">`,
  'form beside': (name) => `<form hidden><input name="${name}"></form>`,
  image: (name) => `<img hidden alt="" name="${name}">`,
  frame: (name) => `<iframe hidden title="x" name="${name}"></iframe>`,
  object: (name) => `<object hidden id="${name}"></object>`,
  form: (name) => `<form hidden name="${name}"></form>`,
};

/** Takes a name, and gives how to give it back. */
const take = (trick: Trick, name: string): (() => void) => {
  const within = Document.prototype.querySelector.call(document, trick === 'form around' ? 'main form' : 'main');
  const holder = Document.prototype.createElement.call(document, 'div') as HTMLElement;
  holder.innerHTML = MARKUP[trick](name);
  if (within === null) throw new Error('nothing to hold it');
  Element.prototype.append.call(within, holder);
  return () => holder.remove();
};

const seenWith = async (trick: Trick, name: string): ReturnType<typeof seen> => {
  const giveBack = take(trick, name);
  try {
    return await seen();
  } finally {
    giveBack();
  }
};

/** The places at which two values differ. */
const differing = (one: unknown, other: unknown, at = ''): readonly string[] => {
  if (Object.is(one, other)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return [`${at}: ${JSON.stringify(one)?.slice(0, 80)} → ${JSON.stringify(other)?.slice(0, 80)}`];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differing((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], `${at}.${key}`),
  );
};

let plain: Awaited<ReturnType<typeof seen>> | undefined;

/** Looks at the page on which a harmless name is taken in this way; what comes after is held against it. */
const begin = async (trick: Trick): Promise<number> => {
  plain = await seenWith(trick, 'onschuldig');
  return plain.axe.rules.reduce((sum, { violating }) => sum + violating, 0);
};

/** What a taken name changes: in what the reader tells, and in the engine's rules; `not run`: it told of none. */
const changes = async (
  trick: Trick,
  name: string,
): Promise<{ readonly page: readonly string[]; readonly axe: readonly string[] | 'not run' }> => {
  const now = await seenWith(trick, name);
  const page = differing(plain?.page, now.page);
  if (now.axe.rules.every(({ ran }) => ran === 'interrupted')) return { page, axe: 'not run' };
  return { page, axe: differing(plain?.axe.rules, now.axe.rules) };
};

/** The names of a list that change something, and how. */
export const changesOf = async (
  trick: Trick,
  names: readonly string[],
): Promise<{
  readonly faults: number;
  readonly changed: Readonly<Record<string, Awaited<ReturnType<typeof changes>>>>;
}> => {
  const faults = await begin(trick);
  const changed: Record<string, Awaited<ReturnType<typeof changes>>> = {};
  for (const name of names) {
    const found = await changes(trick, name);
    if (found.page.length > 0 || found.axe.length > 0) changed[name] = found;
  }
  return { faults, changed };
};
