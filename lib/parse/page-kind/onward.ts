import { findRefresh, measureText } from '../html/html-scan.ts';

/** An immediate redirect by a page's own markup. */
interface Onward {
  readonly by: 'refresh' | 'script';
  readonly url: string;
}

/** A page with fewer characters of text than this exists to redirect; in a longer one scripts wait for a click. */
const STUB = 500;
const TO_LITERAL =
  /\blocation(?:\.href)?\s{0,9}(?:=|\.(?:replace|assign)\()\s{0,9}["'`](https?:\/\/[^"'`\s]{1,400})["'`]/;
const TO_HTTPS = /\blocation(?:\.href|\.protocol)?\s{0,9}(?:=|\.(?:replace|assign)\()[^;\n]{0,200}["'`]https:/;
const ASKS_PROTOCOL = /\blocation\.protocol\s{0,9}[!=]==?\s{0,9}["'`]https?:?["'`]/;

const toHttps = (address: string): string => address.replace(/^http:/, 'https:');

const findScriptTarget = (html: string, address: string): string | null => {
  if (measureText(html) >= STUB && !ASKS_PROTOCOL.test(html)) return null;
  const literal = TO_LITERAL.exec(html)?.[1];
  if (literal !== undefined) return URL.parse(literal)?.href ?? null;
  return TO_HTTPS.test(html) ? toHttps(address) : null;
};

/** The meta refresh or, where there is none, the script redirect of a page at `address`; null when it stays. */
export const findOnward = (html: string, address: string): Onward | null => {
  const refresh = findRefresh(html);
  const url = refresh === null ? null : (URL.parse(refresh, address)?.href ?? null);
  if (url !== null && url !== address) return { by: 'refresh', url };

  const script = findScriptTarget(html, address);
  return script === null || script === address ? null : { by: 'script', url: script };
};
