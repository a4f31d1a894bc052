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

/** Links to what spam advertises, in a block that nobody sees. */
export const hiddenLinks = ({ concealed }: Page): string | null => {
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

/** A false sign-in page that sends to another site is one sign, not two. */
export const strangeSignIn = (page: Page, host: string): string | null =>
  falseSignIn(page, host) ?? strangeForm(page, host);
