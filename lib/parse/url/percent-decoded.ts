/**
 * Decodes the percent-encoding in a part of an address (RFC 3986 §2.1); returns it unchanged when that is not UTF-8.
 * Never throws.
 */
export const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
