import { readContentType } from '../http/content-type.ts';
import { findMetaCharset, findXmlCharset } from './declared-charset.ts';
import { findEncoding } from './encoding-label.ts';

const BOMS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];
/** `<?x` in 16 bits: an XML declaration that could not be read otherwise. */
const WIDE: typeof BOMS = [
  [[0x3c, 0, 0x3f, 0, 0x78, 0], 'utf-16le'],
  [[0, 0x3c, 0, 0x3f, 0, 0x78], 'utf-16be'],
];
const XHTML = 'application/xhtml+xml';

const findBeginning = (bytes: Uint8Array, beginnings: typeof BOMS): string | null =>
  beginnings.find(([start]) => start.every((byte, index) => bytes[index] === byte))?.[1] ?? null;

/** What the bytes themselves declare; a meta element tells nothing where the answer is XML. */
const readDeclared = (bytes: Uint8Array, isXml: boolean): string | null => {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return (isXml ? null : findMetaCharset(text)) ?? findXmlCharset(text);
};

/**
 * The encoding in which browsers read an answer's HTML, in the Encoding standard's lower-case names (HTML, "determining
 * the character encoding" and "change the encoding"): by byte order mark, else the header's charset, else what the bytes
 * declare, else windows-1252, and UTF-8 for XHTML. Labels of no encoding are passed over. Never guesses by the text, as
 * Chromium does for some languages.
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

/** HTML as text, in the encoding in which browsers read it; never throws. */
export const decodeHtml = (bytes: Uint8Array, contentType: string): string => {
  const encoding = detectEncoding(bytes, contentType);
  if (encoding === 'replacement') return bytes.length === 0 ? '' : '\uFFFD';
  // Bytes above ASCII stand for private characters there, which no runtime but a browser reads.
  const decoder = new TextDecoder(encoding === 'x-user-defined' ? 'windows-1252' : encoding);
  return decoder.decode(bytes).toWellFormed();
};

/** Whether an answer says it is HTML; without a type browsers look and mostly find it is. */
export const isHtmlType = (contentType: string | undefined): boolean =>
  contentType === undefined || /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType);
