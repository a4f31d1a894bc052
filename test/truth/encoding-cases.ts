/** A page of a few bytes, and the encoding in which it is to be read. */
export interface EncodingCase {
  readonly name: string;
  readonly type: string;
  /** A character each byte. */
  readonly bytes: string;
  /** As the Encoding standard names it, in lower case. */
  readonly encoding: string;
  /** What a browser does where it differs, and we hold with the other one and the standard. */
  readonly apart?: { readonly chromium?: string; readonly firefox?: string };
}

const PLAIN = 'text/html';
const XHTML = 'application/xhtml+xml';
const META = '<meta charset=utf-8>';
const comment = (length: number): string => `<!--${'x'.repeat(length)}-->`;
const style = (length: number): string => `<style>/*${'x'.repeat(length)}*/</style>`;
const pragma = (content: string): string => `<meta http-equiv=Content-Type content="${content}">`;
const page = (name: string, head: string, encoding: string, apart?: EncodingCase['apart']): EncodingCase => ({
  name,
  type: PLAIN,
  bytes: `<!doctype html>${head}<p>caf\u00c3\u00a9`,
  encoding,
  ...(apart === undefined ? {} : { apart }),
});
const typed = (name: string, type: string, head: string, encoding: string): EncodingCase => ({
  ...page(name, head, encoding),
  type,
});
const xhtml = (name: string, prolog: string, head: string, encoding: string): EncodingCase => ({
  name,
  type: XHTML,
  bytes: `${prolog}<html xmlns="http://www.w3.org/1999/xhtml"><head>${head}<title>x</title></head><body/></html>`,
  encoding,
});
const begun = (name: string, start: string, head: string, encoding: string): EncodingCase => {
  const { bytes, ...rest } = page(name, head, encoding);
  return { ...rest, bytes: `${start}${bytes}` };
};

/** Written from HTML's "determining the character encoding", "change the encoding" and MIME Sniffing §4.4. */
export const ENCODING_CASES: readonly EncodingCase[] = [
  page('nothing declared', '', 'windows-1252'),
  page('charset', META, 'utf-8'),
  page('charset in quotes with spaces', '<meta charset=" utf-8 ">', 'utf-8'),
  page('charset behind a slash', '<meta/charset=utf-8>', 'utf-8'),
  page('an element that begins like meta', '<metacharset=utf-8>', 'windows-1252'),
  page('pragma', pragma('text/html; charset=utf-8'), 'utf-8'),
  page(
    'pragma, its attributes the other way round',
    '<meta content="text/html; charset=utf-8" http-equiv=content-type>',
    'utf-8',
  ),
  page('pragma with spaces around the sign', pragma('text/html; charset = utf-8'), 'utf-8'),
  page('pragma with quotes within', pragma("text/html; charset='utf-8'"), 'utf-8'),
  page('pragma with a quote that is not closed', pragma("text/html; charset='utf-8"), 'windows-1252'),
  page('pragma, the word twice', pragma('text/html; charset x charset=utf-8'), 'utf-8', { firefox: 'windows-1252' }),
  page('content without pragma', '<meta content="text/html; charset=utf-8">', 'windows-1252'),
  page('another pragma', '<meta http-equiv=refresh content="9;url=/?charset=utf-8">', 'windows-1252'),
  page('a label of no encoding, then one', `<meta charset=klingon>${META}`, 'utf-8'),
  page('a pragma of no encoding, then one', `${pragma('text/html; charset=klingon')}${META}`, 'utf-8'),
  page('two: the first', '<meta charset=koi8-r><meta charset=utf-8>', 'koi8-r'),
  page('an attribute twice: the first', '<meta charset=koi8-r charset=utf-8>', 'koi8-r', { chromium: 'utf-8' }),
  page('a character reference in the label', '<meta charset="&#117;tf-&#x38;">', 'utf-8'),
  page('UTF-16 in meta is UTF-8', '<meta charset=utf-16le>', 'utf-8'),
  page('x-user-defined in meta is windows-1252', '<meta charset=x-user-defined>', 'windows-1252'),
  page('an encoding that is refused', '<meta charset=iso-2022-kr>', 'replacement'),
  page('in a comment', `<!-- ${META} -->`, 'windows-1252'),
  page('behind an empty comment', `<!-->${META}<!-- -->`, 'utf-8'),
  page('in a title', `<title>${META}</title>`, 'windows-1252'),
  page('in a script', `<script>"${META}"</script>`, 'windows-1252'),
  page('in a script, and later in the head', `<script>"<meta charset=koi8-r>"</script>${style(3_000)}${META}`, 'utf-8'),
  page('in an attribute', `<link title="${META}">`, 'windows-1252'),
  page('a tag that does not end', '<meta charset="utf-8>', 'windows-1252'),
  page('an end tag', '</meta charset=utf-8>', 'windows-1252'),
  page('in the body, among the first 1,024 bytes', `<p>x</p>${META}`, 'utf-8'),
  page('in the body, beyond', `<p>x</p>${comment(3_000)}${META}`, 'windows-1252'),
  page('at byte 1,556 of the head', `<title>x</title>${comment(1_500)}${META}`, 'utf-8'),
  page('at byte 30,056 of the head', `<title>x</title>${style(30_000)}${META}`, 'utf-8'),
  page('a pragma far down the head', `${style(3_000)}${pragma('text/html; charset=utf-8')}`, 'utf-8'),
  page('a label of no encoding, then one far down', `<meta charset=klingon>${style(3_000)}${META}`, 'utf-8'),
  page('behind many links', `<head>${'<link rel=x href=y>'.repeat(200)}${META}`, 'utf-8'),
  page('far down, behind text', `<head>x${style(3_000)}${META}`, 'utf-8', { firefox: 'windows-1252' }),
  page('far down, behind an element of the body', `<head><div></div>${style(3_000)}${META}`, 'windows-1252'),
  page('far down, in a template', `${style(3_000)}<template>${META}</template>`, 'windows-1252'),
  page('far down, in svg', `${style(3_000)}<svg>${META}</svg>`, 'windows-1252'),
  page('far down, in noscript', `${style(3_000)}<noscript>${META}</noscript>`, 'windows-1252', { chromium: 'utf-8' }),
  typed('the header first', 'text/html; charset=koi8-r', META, 'koi8-r'),
  typed('the header in quotes', 'text/html;charset="koi8-r"', META, 'koi8-r'),
  typed('the header in single quotes', "text/html; charset='koi8-r'", META, 'utf-8'),
  typed('the header with a space before the sign', 'text/html; charset =koi8-r', META, 'utf-8'),
  typed('another parameter of the header', 'text/html; xcharset=koi8-r', META, 'utf-8'),
  typed('the header twice: the first', 'text/html; charset=koi8-r; charset=utf-8', META, 'koi8-r'),
  typed('an unknown label in the header', 'text/html; charset=klingon', META, 'utf-8'),
  typed('UTF-7 in the header', 'text/html; charset=utf-7', META, 'utf-8'),
  typed('an encoding that is refused, in the header', 'text/html; charset=iso-2022-kr', META, 'replacement'),
  begun('a byte order mark', '\u00ef\u00bb\u00bf', '<meta charset=koi8-r>', 'utf-8'),
  begun('an XML declaration', '<?xml version="1.0" encoding="utf-8"?>', '', 'utf-8'),
  begun('an XML declaration and meta', '<?xml version="1.0" encoding="koi8-r"?>', META, 'utf-8'),
  begun('an XML declaration and a late meta', '<?xml encoding="koi8-r"?>', `${style(3_000)}${META}`, 'utf-8'),
  begun('an XML declaration that is not first', ' <?xml version="1.0" encoding="koi8-r"?>', '', 'windows-1252'),
  xhtml('XHTML without a word', '', '', 'utf-8'),
  xhtml('XHTML by its declaration', '<?xml version="1.0" encoding="koi8-r"?>', '', 'koi8-r'),
  xhtml('meta says nothing in XHTML', '', '<meta charset="koi8-r"/>', 'utf-8'),
];

export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
