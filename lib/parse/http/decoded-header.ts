const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes a header's value for display. HTTP gives one character for each byte (Fetch, "isomorphic decode"); bytes that
 * are UTF-8 are decoded as such: `â\u0080\u0098` is `‘`. Anything else is returned unchanged.
 */
export const decodeHeader = (value: string): string => {
  const units = Array.from({ length: value.length }, (_, at) => value.charCodeAt(at));
  if (units.some((unit) => unit > 0xff)) return value;
  try {
    return UTF8.decode(Uint8Array.from(units));
  } catch {
    return value;
  }
};
