import { IMITATED_BRANDS } from '../../../data/imitated-brands.ts';
import { SPAM_WORDS } from '../../../data/spam-words.ts';
import type { Facts } from '../../../evidence.ts';
import { imitatesSignIn } from '../../../parse/imitated-sign-in.ts';
import { isObfuscated } from '../../../parse/obfuscation.ts';
import { isThirdParty } from '../../../parse/same-site.ts';

type Page = Facts['page'];

/** Links from which a hidden block is one: a single partner's link may lie in a closed menu. */
const BLOCK = 3;

const isSpam = (text: string): boolean => SPAM_WORDS.some(({ pattern }) => pattern.test(text));

/** An inline script made unreadable. */
export const packedScript = ({ resources }: Page): string | null =>
  resources.inline.find(isObfuscated)?.start.replace(/\s+/g, ' ').slice(0, 200) ?? null;

/** Links to what spam advertises, in a block that nobody sees; on a site about that very thing they are its menu. */
export const hiddenLinks = ({ concealed, headings }: Page): string | null => {
  // A title is what spam changes; what visitors read is the owner's.
  if (headings.some(({ level, visible, text }) => level === 1 && visible && isSpam(text))) return null;
  const spam = concealed.links.filter(({ url, text }) => isSpam(`${text} ${url.replace(/[-_/.]+/g, ' ')}`));
  return concealed.links.length >= BLOCK && spam.length > 0 ? (spam[0]?.url ?? null) : null;
};

/** A form that sends a password or a card number to another site. */
const strangeForm = ({ forms }: Page, host: string): string | null =>
  forms.list.find(({ action, fields }) => fields.includes('password') && isThirdParty(action, host))?.action ?? null;

/** Characters of text up to which a page is its form and nothing more; share of the window that a box over it takes. */
const BARE = { text: 1_500, share: 0.9 };

/** The whole window asks a password in the name of a brand whose site this is not. */
const falseSignIn = ({ forms, head, headings, text, overlay }: Page, host: string): string | null => {
  const fills = text.body.length < BARE.text || (overlay?.share ?? 0) >= BARE.share;
  if (forms.visiblePasswordFields === 0 || !fills) return null;
  const names = [...head.titles, ...headings.filter(({ level }) => level === 1).map(({ text: name }) => name)];
  return names.find((name) => imitatesSignIn(name, host, IMITATED_BRANDS)) ?? null;
};

/** What the server sends to others than the one who looks: another title, or links that the page does not show. */
export const otherForRobots = (page: Page, raw: Page): string | null => {
  const shown = new Set(page.links.list.map(({ href }) => href));
  const title = raw.head.titles.find((one) => isSpam(one) && !page.head.titles.includes(one));
  const links = raw.links.list.filter(({ href, text }) => href !== null && !shown.has(href) && isSpam(text));
  return title ?? (links.length >= BLOCK ? (links[0]?.href ?? null) : null);
};

/**
 * A page that asks passwords in another's name, or sends them to another site: one sign. Only both together are certain,
 * since honest sites sign in elsewhere, or offer another's sign-in beside their own.
 */
export const strangeSignIn = (
  page: Page,
  host: string,
): { readonly item: string; readonly isCertain: boolean } | null => {
  const [name, address] = [falseSignIn(page, host), strangeForm(page, host)];
  const item = name ?? address;
  return item === null ? null : { item, isCertain: name !== null && address !== null };
};
