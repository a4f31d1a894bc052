import type { SiteContact } from '../store/site-tables.ts';

/** Lists as they are written in one cell or one field: of tags, of contacts, of addresses. */

const splitParts = (text: string, between: RegExp): readonly string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Tags as they were typed, with commas, semicolons or line ends in between. */
export const readTags = (text: string): readonly string[] => splitParts(text, /[,;\n\r]/);

/** Addresses as they were typed, one a line. */
export const readPages = (text: string): readonly string[] => splitParts(text, /[\n\r]/);

/** A contact as it was typed: `Name <reach>`; without these signs what has an @ or is a number is a reach. */
const readContact = (text: string): SiteContact => {
  const open = text.indexOf('<');
  if (open !== -1 && text.endsWith('>'))
    return { name: text.slice(0, open).trim(), reach: text.slice(open + 1, -1).trim() };
  const isReach = text.includes('@') || /^[+\d][\d ()-]*$/.test(text);
  return isReach ? { name: '', reach: text } : { name: text, reach: '' };
};

/** Contacts as they were typed, one a line or with semicolons in between. */
export const readContacts = (text: string): readonly SiteContact[] => splitParts(text, /[;\n\r]/).map(readContact);

/** A contact as `readContacts` reads it. */
export const writeContact = ({ name, reach }: SiteContact): string => {
  if (reach === '') return name;
  return name === '' ? `<${reach}>` : `${name} <${reach}>`;
};
