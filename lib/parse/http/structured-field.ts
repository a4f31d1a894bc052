import { type BareItem, type InnerList, type Item, parseDictionary, parseItem, Token } from 'structured-headers';

const isInnerList = (member: Item | InnerList): member is InnerList => Array.isArray(member[0]);
const asText = (value: BareItem): string => {
  if (value instanceof Token) return value.toString();
  return typeof value === 'string' ? `"${value}"` : '';
};

/** Parses a header that must be a token (RFC 9651 §3.3.4), ignoring its parameters; null for anything else. */
export const parseToken = (header: string): string | null => {
  try {
    const [value] = parseItem(header);
    return value instanceof Token ? value.toString() : null;
  } catch {
    return null;
  }
};

/**
 * Parses a dictionary to its members, each as the texts of its item or inner list (RFC 9651 §3.2): tokens as they are,
 * strings in double quotes, '' for any other value. Null when it is invalid.
 */
export const parseDictionaryMembers = (header: string): ReadonlyMap<string, readonly string[]> | null => {
  try {
    const members = [...parseDictionary(header)];
    return new Map(
      members.map(([key, member]) => [
        key,
        isInnerList(member) ? member[0].map(([value]) => asText(value)) : [asText(member[0])],
      ]),
    );
  } catch {
    return null;
  }
};
