import type { CDPSession } from 'puppeteer-core';
import type { StepElement } from './step.ts';

/** The accessibility tree of a page, as far as steps need it. */

/** An element of a page that has a role and a name. */
export interface Accessible {
  readonly role: string;
  readonly name: string;
  /** The browser's id of its element. */
  readonly node: number;
  readonly isDisabled: boolean;
}

interface AxNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly backendDOMNodeId?: number;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** Normalises a text for comparison: white space and capitals make no difference. */
export const normalizeName = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

const toAccessible = ({
  ignored,
  role,
  name,
  backendDOMNodeId: node,
  properties = [],
}: AxNode): readonly Accessible[] => {
  if (ignored || node === undefined || typeof role?.value !== 'string') return [];
  const isDisabled = properties.some((one) => one.name === 'disabled' && one.value.value === true);
  return [{ role: role.value, name: typeof name?.value === 'string' ? name.value : '', node, isDisabled }];
};

/** Roles of messages to the user: they have a text, and no name. */
const MESSAGES = ['alert', 'status', 'log'];

/** The text below a node. */
const readTextBelow = (node: AxNode, byId: ReadonlyMap<string, AxNode>): string => {
  if (node.role?.value === 'StaticText') return String(node.name?.value ?? '');
  const below = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  return below.map((one) => readTextBelow(one, byId)).join(' ');
};

/** Lists everything in the page's own frame, in the order of the document; a message is named by its text. */
export const readAccessible = async (cdp: CDPSession): Promise<readonly Accessible[]> => {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const all = nodes as readonly AxNode[];
  const byId = new Map(all.map((node) => [node.nodeId, node]));
  return all.flatMap((node) => {
    const isMessage = MESSAGES.includes(String(node.role?.value)) && !node.name?.value;
    return toAccessible(isMessage ? { ...node, name: { value: readTextBelow(node, byId) } } : node);
  });
};

/** Roles that Chromium distinguishes and people do not. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  textbox: ['textbox', 'searchbox', 'TextField'],
  combobox: ['combobox', 'ComboBoxMenuButton', 'ComboBoxSelect', 'PopUpButton'],
  listbox: ['listbox', 'ListBox'],
  option: ['option', 'MenuListOption', 'ListBoxOption'],
};

const hasRole = ({ role }: Accessible, wanted: string): boolean => (SAME[wanted] ?? [wanted]).includes(role);

/** Selects the elements that a step refers to. */
export const filterMeant = (all: readonly Accessible[], { role, name }: StepElement): readonly Accessible[] =>
  all.filter((one) => hasRole(one, role) && normalizeName(one.name) === normalizeName(name));

/** Names of the elements with the same role, to suggest instead. */
export const listInstead = (all: readonly Accessible[], role: string): readonly string[] => [
  ...new Set(all.filter((one) => hasRole(one, role) && one.name.trim() !== '').map(({ name }) => name.trim())),
];
