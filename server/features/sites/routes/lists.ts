import type { SiteContact } from '../store/site-tables.ts';

/** Splits a list written in one cell or field: of tags, of contacts, of addresses. */

const splitParts = (text: string, between: RegExp): readonly string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Parses typed tags, separated by commas, semicolons or line breaks. */
export const readTags = (text: string): readonly string[] => splitParts(text, /[,;\n\r]/);

/** Parses typed addresses, one per line. */
export const readPages = (text: string): readonly string[] => splitParts(text, /[\n\r]/);

/** Parses a typed contact: `Name <reach>`; without these signs, text with an @ or a number is a reach. */
const readContact = (text: string): SiteContact => {
  const open = text.indexOf('<');
  if (open !== -1 && text.endsWith('>'))
    return { name: text.slice(0, open).trim(), reach: text.slice(open + 1, -1).trim() };
  const isReach = text.includes('@') || /^[+\d][\d ()-]*$/.test(text);
  return isReach ? { name: '', reach: text } : { name: text, reach: '' };
};

/** Parses typed contacts, one per line or separated by semicolons. */
export const readContacts = (text: string): readonly SiteContact[] => splitParts(text, /[;\n\r]/).map(readContact);

/** Formats a contact so that `readContacts` can parse it. */
export const writeContact = ({ name, reach }: SiteContact): string => {
  if (reach === '') return name;
  return name === '' ? `<${reach}>` : `${name} <${reach}>`;
};
