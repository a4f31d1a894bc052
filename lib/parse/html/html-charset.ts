import { readContentType } from '../http/content-type.ts';
import { findMetaCharset, findXmlCharset } from './declared-charset.ts';
import { findEncoding } from './encoding-label.ts';

const BOMS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];
/** `<?x` in UTF-16: an XML declaration that could not be read as single bytes. */
const WIDE: typeof BOMS = [
  [[0x3c, 0, 0x3f, 0, 0x78, 0], 'utf-16le'],
  [[0, 0x3c, 0, 0x3f, 0, 0x78], 'utf-16be'],
];
const XHTML = 'application/xhtml+xml';

const findBeginning = (bytes: Uint8Array, beginnings: typeof BOMS): string | null =>
  beginnings.find(([start]) => start.every((byte, index) => bytes[index] === byte))?.[1] ?? null;

/** The encoding that the bytes themselves declare; a meta element does not count in an XML response. */
const readDeclared = (bytes: Uint8Array, isXml: boolean): string | null => {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return (isXml ? null : findMetaCharset(text)) ?? findXmlCharset(text);
};

/**
 * The encoding in which browsers read an HTML response, by the Encoding standard's name in lower case (HTML,
 * "determining the character encoding" and "change the encoding"): from the byte order mark, else the header's charset,
 * else the declaration in the bytes, else windows-1252, or UTF-8 for XHTML. Unknown labels are ignored. Never guesses
 * from the text, as Chromium does for some languages.
 */
export const detectEncoding = (bytes: Uint8Array, contentType: string): string => {
  const { essence, charset } = readContentType(contentType);
  const isXml = essence === XHTML;
  return (
    findBeginning(bytes, BOMS) ??
    (charset === null ? null : findEncoding(charset)) ??
    findBeginning(bytes, WIDE) ??
    readDeclared(bytes, isXml) ??
    (isXml ? 'utf-8' : 'windows-1252')
  );
};

/** Decodes HTML in the encoding in which browsers read it; never throws. */
export const decodeHtml = (bytes: Uint8Array, contentType: string): string => {
  const encoding = detectEncoding(bytes, contentType);
  if (encoding === 'replacement') return bytes.length === 0 ? '' : '\uFFFD';
  // In x-user-defined, bytes above ASCII map to private-use characters; no runtime but a browser implements it.
  const decoder = new TextDecoder(encoding === 'x-user-defined' ? 'windows-1252' : encoding);
  return decoder.decode(bytes).toWellFormed();
};

/** Whether a response is HTML by its type; true without a type, since browsers then sniff the content and mostly find HTML. */
export const isHtmlType = (contentType: string | undefined): boolean =>
  contentType === undefined || /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType);
