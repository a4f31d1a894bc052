import { createHash } from 'node:crypto';
import { watch } from 'node:fs';

/** What a page and its files answer, so that a change of them is seen. */

/** Files of a page that are looked at, and bytes of each that count. */
const MAX = { files: 40, bytes: 2_000_000 };

/** What differs from answer to answer of a page that is the same: nonces, and tokens of forms. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  [/\bnonce\s*=\s*["'][^"']{0,200}["']/gi, 'nonce'],
  [/'nonce-[^'\s]{0,200}'/g, "'nonce'"],
  [/\bvalue\s*=\s*["'][\w+/=.-]{16,500}["']/gi, 'value'],
];
/** Headers that tell of the moment alone. */
const OF_THE_MOMENT = ['date', 'age', 'etag', 'last-modified', 'expires', 'set-cookie', 'connection', 'keep-alive'];

const stripVolatile = (text: string): string =>
  VOLATILE.reduce((all, [pattern, instead]) => all.replace(pattern, instead), text);

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}
/** Asks an address; rejects where nothing answers. */
export type Ask = (url: string) => Promise<Answer>;

/** Addresses of the page's own origin that it loads. */
export const listPageFiles = (html: string, page: string): readonly string[] => {
  const tags = html.match(/<(?:script|link|img|source)\b[^<>]{0,2000}>/gi) ?? [];
  const urls = tags.flatMap((tag) => {
    const address = /\b(?:src|href)\s*=\s*["']?([^"'\s>]{1,2000})/i.exec(tag)?.[1];
    return address === undefined ? [] : (URL.parse(address, page) ?? []);
  });
  const own = urls.filter(({ origin }) => origin === new URL(page).origin).map(({ href }) => href);
  return [...new Set(own)].slice(0, MAX.files);
};

const printOf = ({ status, headers, body }: Answer): string => {
  const lines = headers
    .filter(([name]) => !OF_THE_MOMENT.includes(name))
    .map(([name, value]) => `${name}: ${stripVolatile(value)}`);
  return `${status}\n${lines.toSorted().join('\n')}\n${stripVolatile(body.slice(0, MAX.bytes))}`;
};

/** One value for a page and the files that it loads: another one where any of them answers otherwise. */
export const computeFingerprint = async (page: string, ask: Ask): Promise<string> => {
  const hash = createHash('sha256');
  const answer = await ask(page).catch(() => null);
  hash.update(answer === null ? 'nothing' : printOf(answer));
  for (const file of answer === null ? [] : listPageFiles(answer.body, page)) {
    const one = await ask(file).catch(() => null);
    hash.update(`\n${file}\n${one === null ? 'nothing' : printOf(one)}`);
  }
  return hash.digest('hex');
};

/** Calls back when something in a folder changes; gives how to stop. Throws where there is no such folder. */
export const watchFolder = (folder: string, changed: () => void): (() => void) => {
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (!/(?:^|[/\\])(?:node_modules|\.git)(?:[/\\]|$)/.test(String(name))) changed();
  });
  return () => watcher.close();
};
