import { escapeMarkupForLog } from './ci-log.ts';

/** Markup that was built here, as distinct from text, which is escaped. */
export interface Markup {
  readonly markup: string;
}
type Part = Markup | readonly Markup[] | string | number | null;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  escapeMarkupForLog(text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? ''));

const renderPart = (part: Part): string => {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

/**
 * Builds HTML from a template: every value is escaped as text, also within double quotes of an attribute, unless it is
 * markup itself.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: strings.map((string, index) => string + renderPart(parts[index] ?? null)).join(''),
});
