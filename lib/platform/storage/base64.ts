/** Bytes passed as arguments to one call. */
const CHUNK = 8_192;

/** RFC 4648 §4. Chromium's `storage.session` accepts JSON only, so bytes are stored as text. */
export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
};

/** Returns the bytes; null when the text is not base64. */
export const decodeBase64 = (text: string): Uint8Array | null => {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
};
