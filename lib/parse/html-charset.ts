import { tagsIn } from './html-scan.ts';

/** Octets in which a meta element must declare the encoding (HTML, "prescan a byte stream"). */
const PRESCAN = 1_024;

const fromBom = (bytes: Uint8Array): string | null => {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : null;
};

const charsetIn = (contentType: string): string | null =>
  /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1] ?? null;

/** The first meta declaration; one that says UTF-16 was itself read as ASCII, so it means UTF-8. */
const fromMeta = (bytes: Uint8Array): string | null => {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN));
  const declared = tagsIn(start, 'meta').map(
    (meta) =>
      meta.get('charset') ??
      (meta.get('http-equiv')?.toLowerCase() === 'content-type' ? charsetIn(meta.get('content') ?? '') : null),
  );
  const label = declared.find((charset) => charset !== null);
  if (label === undefined || label === null) return null;
  if (/^\s*utf-?16/i.test(label)) return 'utf-8';
  return /^\s*x-user-defined\s*$/i.test(label) ? 'windows-1252' : label;
};

const decoderFor = (label: string | null): TextDecoder | null => {
  if (label === null) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
};

/**
 * HTML as text: by byte order mark, else the header's charset, else a meta declaration, else windows-1252 (HTML,
 * "determining the character encoding"). Unknown labels are passed over; never throws.
 */
export const decodeHtml = (bytes: Uint8Array, contentType: string): string => {
  const decoder =
    decoderFor(fromBom(bytes)) ??
    decoderFor(charsetIn(contentType)) ??
    decoderFor(fromMeta(bytes)) ??
    decoderFor('windows-1252');
  return (decoder ?? new TextDecoder()).decode(bytes).toWellFormed();
};

/** Whether an answer says it is HTML; without a type browsers look and mostly find it is. */
export const isHtmlType = (contentType: string | undefined): boolean =>
  contentType === undefined || /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType);
