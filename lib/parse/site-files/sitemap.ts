import { getOwn } from '../text/own.ts';
import { scanXml, type XmlElement, type XmlFault } from './xml.ts';

/** One address of a sitemap or one file of a sitemap index. */
export interface SitemapEntry {
  readonly loc: string;
  /** As written; '' when absent. */
  readonly lastmod: string;
}

export interface SitemapText {
  /** `urlset` and `index` by their root; `feed` RSS or Atom; `text` one address a line; `html` a web page; else `other`. */
  readonly kind: 'urlset' | 'index' | 'feed' | 'text' | 'html' | 'other';
  /** The first breach of well-formedness, else an entry of the other kind of file; null when there is none, or in plain text. */
  readonly fault: XmlFault | 'wrongEntry' | null;
  readonly entries: readonly SitemapEntry[];
  /** Lists news articles, which are new by nature. */
  readonly news: boolean;
  /** The namespace of a urlset or index when it is not one of the protocol's, '' when none is declared; else null. */
  readonly strangeNamespace: string | null;
  /** The declaration of an extension in use, as written, when it has another namespace than its own; else absent. */
  readonly extension?: string;
}

/**
 * Namespaces of the protocol: the present one (https://www.sitemaps.org/protocol.html) and Google's of 2005. A reader
 * that checks them sees no sitemap under any other, including https; Search Console calls it "incorrect namespace".
 */
const NAMESPACES = [
  'http://www.sitemaps.org/schemas/sitemap/0.9',
  'http://www.google.com/schemas/sitemap/0.84',
  'http://www.google.com/schemas/sitemap/0.9',
];

/**
 * Namespaces of the extensions that search engines read, by their usual prefix
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/combine-sitemap-extensions). Search Console calls
 * another one "incorrect namespace" too.
 */
const EXTENSIONS: Readonly<Record<string, string>> = {
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
  video: 'http://www.google.com/schemas/sitemap-video/1.1',
  xhtml: 'http://www.w3.org/1999/xhtml',
};

const KINDS: Readonly<Record<string, SitemapText['kind']>> = {
  urlset: 'urlset',
  sitemapindex: 'index',
  rss: 'feed',
  feed: 'feed',
  html: 'html',
};

/** The element of an entry, by the root that holds it (the schemas of https://www.sitemaps.org/protocol.html). */
const ENTRY: Readonly<Record<string, string>> = { urlset: 'url', sitemapindex: 'sitemap' };
const isEntry = (name: string): boolean => Object.values(ENTRY).includes(name);

/** The protocol's own limit of entries in one file. */
const ENTRIES = 50_000;

const isHtml = (text: string): boolean => /^\s*(<!--[\s\S]{0,2000}?-->\s*)?<(!doctype\s+html|html)\b/i.test(text);

const readLines = (text: string): SitemapText | null => {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => line.replace(/^\uFEFF/, '').trim() || []);
  if (lines.length === 0 || !lines.every((line) => /^https?:\/\/\S+$/i.test(line))) return null;
  const entries = lines.slice(0, ENTRIES).map((loc) => ({ loc, lastmod: '' }));
  return { kind: 'text', fault: null, entries, news: false, strangeNamespace: null };
};

const stripPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Removes the root's own prefix from a name; other prefixes stay: `image:loc` is not `loc`. */
const toPlainName = (name: string, prefix: string): string =>
  prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : name;

const readXml = (text: string, isCut: boolean): SitemapText => {
  const entries: SitemapEntry[] = [];
  let current = { loc: '', lastmod: '' };
  let news = false;
  let isMixed = false;
  const used = new Set<string>();
  const prefix = /<([\w-]{1,32}:)(?:urlset|sitemapindex)\b/.exec(text)?.[1] ?? '';
  const visitElement = ({ name, parent, text: data }: XmlElement): void => {
    const [plain, holder] = [toPlainName(name, prefix), toPlainName(parent, prefix)];
    news ||= name === 'news:news';
    if (name.includes(':')) used.add(name.slice(0, name.indexOf(':')));
    if (isEntry(holder)) {
      if (plain === 'loc') current = { ...current, loc: data };
      if (plain === 'lastmod') current = { ...current, lastmod: data };
    }
    const entry = getOwn(ENTRY, holder);
    if (entry === undefined || !isEntry(plain)) return;
    if (plain !== entry) isMixed = true;
    else if (entries.length < ENTRIES) entries.push(current);
    current = { loc: '', lastmod: '' };
  };
  const { fault, root } = scanXml(text, visitElement, isCut);
  const kind = getOwn(KINDS, stripPrefix(root).toLowerCase()) ?? 'other';
  const isOfProtocol = kind === 'urlset' || kind === 'index';
  const strangeNamespace = isOfProtocol ? findStrangeNamespace(text, prefix) : null;
  const extension = isOfProtocol ? findStrangeExtension(text, used) : null;
  return {
    kind,
    fault: fault ?? (isMixed ? 'wrongEntry' : null),
    entries,
    news,
    strangeNamespace,
    ...(extension !== null && { extension }),
  };
};

/** The namespaces that the root's start tag declares, by the name of the attribute. */
const readDeclarations = (text: string): ReadonlyMap<string, string> => {
  const start = /<[\w-]{0,32}:?(?:urlset|sitemapindex)\b[^<>]*>?/i.exec(text)?.[0] ?? '';
  const found = start.matchAll(/\s(xmlns(?::[\w-]+)?)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g);
  return new Map([...found].map(([, name = '', one, other]) => [name, one ?? other ?? '']));
};

/** The namespace that the root's start tag declares for its prefix, when it is not one of the protocol's; else null. */
const findStrangeNamespace = (text: string, prefix: string): string | null => {
  const value = readDeclarations(text).get(prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`) ?? '';
  return NAMESPACES.includes(value) ? null : value;
};

/** The first declaration of an extension in use that has another namespace than its own; null when there is none. */
const findStrangeExtension = (text: string, used: ReadonlySet<string>): string | null => {
  const declared = readDeclarations(text);
  for (const [prefix, namespace] of Object.entries(EXTENSIONS)) {
    const value = declared.get(`xmlns:${prefix}`);
    if (used.has(prefix) && value !== undefined && value !== namespace) return `xmlns:${prefix}="${value}"`;
  }
  return null;
};

/** Parses a sitemap file of any kind; of a truncated file (`isCut`), the part before the cut. */
export const parseSitemap = (text: string, isCut = false): SitemapText => {
  if (isHtml(text)) return { kind: 'html', fault: null, entries: [], news: false, strangeNamespace: null };
  const lines = readLines(isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text);
  if (lines !== null) return lines;
  return readXml(isCut ? text.slice(0, text.lastIndexOf('>') + 1) : text, isCut);
};
