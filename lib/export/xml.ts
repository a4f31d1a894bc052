import { makeVisible } from '../view/visible.ts';
import { html, type Markup } from './markup.ts';

/** Two characters that `makeVisible` leaves and that an XML 1.0 document may not contain (XML 1.0, production 2). */
const FORBIDDEN = /[\ufffe\uffff]/g;

const replaceForbidden = (text: string): string =>
  makeVisible(text).replace(
    FORBIDDEN,
    (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** Escapes text as content of an element: every `>` is escaped, so that `]]>` cannot arise. */
export const toXmlText = (text: string): Markup => html`${replaceForbidden(text)}`;

/** An XML parser normalizes line feeds and tabs in an attribute to spaces, unless they are written as references. */
const renderAttribute = (name: string, value: string | number): Markup => {
  const { markup } = toXmlText(String(value));
  return { markup: ` ${name}="${markup.replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')}"` };
};

/** An element with its attributes, whose values may be any text, and its content. The names are ours. */
export const renderElement = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content: readonly Markup[] = [],
): Markup => {
  const written = Object.entries(attributes).map(([key, value]) => renderAttribute(key, value).markup);
  const inner = content.map(({ markup }) => markup).join('');
  return { markup: `<${name}${written.join('')}>${inner}</${name}>` };
};

/** A document whose root is this element. */
export const renderXmlDocument = (root: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
