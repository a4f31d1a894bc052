/** A part of an address with its percent-encoding undone (RFC 3986 §2.1); as it was where that is not UTF-8. Never throws. */
export const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
