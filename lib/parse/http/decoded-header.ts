const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * A header's value for a reader. HTTP gives one character for each byte (Fetch, "isomorphic decode"); where the bytes are
 * UTF-8 they are shown as such: `â\u0080\u0098` is `‘`. Everything else stays as it is.
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
