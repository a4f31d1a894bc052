import type { Finding, Locale } from '../model.ts';

/** What a statement takes names from. */
interface Named extends Pick<Finding, 'id' | 'code'> {
  /** Absent in reports of earlier versions. */
  readonly items?: readonly string[];
}

/**
 * Checks, or single conclusions, whose offenders are not the name of a thing that a reader would look for but values,
 * records or whole chains; those with secrets (a password); and those whose sentence names it already.
 */
const UNNAMED: ReadonlySet<string> = new Set([
  ...['ns-network-diversity', 'apex-and-www-resolve', 'web-ipv6', 'dnssec-signed', 'dnssec-valid', 'dnssec-algorithm'],
  ...['caa-present', 'null-mx', 'tls-rpt', 'spf-valid', 'spf-policy', 'dmarc-valid', 'dmarc-policy', 'dkim-detected'],
  ...['mail-transport-policy testing', 'mail-transport-policy shortLived', 'mail-transport-policy broken'],
  ...[
    'hijacked-script-hosts',
    'https-available',
    'https-redirect',
    'https-redirect-same-host',
    'hsts',
    'hsts-subdomains',
    'hsts-all-entry-hosts',
  ],
  ...['csp-present', 'csp-base-uri-object', 'csp-form-action', 'clickjacking', 'content-type-options'],
  ...['inline', 'shortNonce', 'staticNonce', 'data', 'wildcard', 'scheme', 'unsafeHashes', 'blob'].map(
    (code) => `csp-script-policy ${code}`,
  ),
  ...['permissions-policy', 'cross-origin-opener', 'open-administration', 'php-version-supported'],
  ...['wrongType', 'signature', 'contactMissing', 'expiresMissing'].map((code) => `security-txt ${code}`),
  ...['server-software-supported', 'cms-version-supported', 'page-http-status', 'page-indexable', 'ai-indexable'],
  ...['canonical-absolute', 'missing-page-is-404', 'host-variants-merge', 'head-intact', 'mobile-viewport'],
  ...['snippet-eligible', 'copilot-eligible', 'raw-main-content-coverage', 'facts-told', 'entity-identity'],
  ...[
    'registration-status',
    'soa-values',
    'robots-file-valid serverError',
    'ai-robots-answer',
    'author-visible absent',
    'dates-consistent missing',
  ],
  ...['sitemap-valid namespace', 'sitemap-valid malformed', 'hreflang-valid notItself', 'focus-visible'],
  ...['url-variants-merge', 'deprecated-browser-features quirks', 'motion-and-time critical'],
  ...['focus-not-obscured', 'motion-reduced', 'orientation-lock'],
  ...['llms-txt-valid', 'structured-data-valid unreadable', 'language-matches-text', 'page-language', 'zoom-allowed'],
]);

/** Conclusions whose first offender is the thing itself, and the others details of it. */
const FIRST_ALONE: ReadonlySet<string> = new Set(['session-cache', 'raw-key-facts headingMissing']);

/** Offenders that are words of the page's owner: a title, a heading, a name; always quoted. */
const QUOTED: ReadonlySet<string> = new Set([
  ...['title-present', 'title-width', 'title-meaningful', 'title-heading-agree', 'description-present'],
  ...['description-width', 'headings', 'author-visible', 'leftover-test-content', 'site-in-service'],
]);
/** The offender is a sign, not the thing itself. */
const SIGNS: ReadonlySet<string> = new Set(['site-in-service', 'compromise-signs']);
const COOKIES = /^(?:cookie-|session-cache$)/;

const isOf = (set: ReadonlySet<string>, { id, code }: Named): boolean => set.has(id) || set.has(`${id} ${code}`);

/** Longer names are truncated: a statement has to remain a sentence. */
const LONGEST = 60;
const cutName = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);
const quoteText = (text: string): string => `“${cutName(text.replace(/\.$/, ''))}”`;

const LONG_PATH = 32;
/**
 * Shortens an address: without query, fragment and trailing slash, and without the scheme unless it is not https,
 * because that may be the fault.
 */
const shortenAddress = (address: string): string => {
  const url = URL.parse(address);
  if (url === null) return address;
  const path = url.pathname === '/' ? '' : url.pathname;
  // Folders say little; the last part of a long path says more.
  const shown = path.length > LONG_PATH ? `/…${path.slice(path.lastIndexOf('/'))}` : path;
  return `${url.protocol === 'https:' ? '' : `${url.protocol}//`}${url.host}${shown}`;
};

const withShortAddresses = (text: string): string => text.replace(/https?:\/\/[^\s"'<>()]+/g, shortenAddress);

/**
 * The name of an element for those who see it: its text, its description, or the file that it shows; '' when it has
 * none of these.
 */
const nameElement = (markup: string): string => {
  const text = markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\s…]+/g, ' ')
    .trim();
  if (/\p{L}/u.test(text)) return quoteText(text);
  const [, described = ''] = /\b(?:alt|aria-label|title|placeholder)="([^"<>]+)"/.exec(markup) ?? [];
  if (described !== '') return quoteText(described);
  const [, address = ''] = /\b(?:src|href|data)="([^"<>]+)"/.exec(markup) ?? [];
  const [file = ''] = address.split(/[?#]/);
  // The home page's path is no name.
  if (file !== '' && file !== '/') return cutName(/^https?:/.test(file) ? shortenAddress(file) : file);
  const [, name = ''] = /\b(?:name|id)="([^"<>]+)"/.exec(markup) ?? [];
  return name === '' ? '' : quoteText(name);
};

/** Separates a place in the page from its content. */
const DASH = ' — ';
/** An attribute whose value is the name: `alt="IMG_2041.JPG"`. */
const ATTRIBUTE = /^[\w-]+="([^"]*)"$/;
/** A crawler and the line of robots.txt that decides about it. */
const BY_LINE = /^([^\s·]+)(?: \(| · )\d+: /;
const STATUS = /^\d{3} (https?:\/\/\S+)$/;

/** The place of an element in a page: `div.inhoud > div`. */
const SELECTOR = /^[\w.#:()-]+(?: > [\w.#:()-]+)+$/;
/** A line of a file with its number, or an entry that only one of two lists has. */
const LINE = /^(?:\d+: |[+-] )(.+)$/;
/** A value or a selector, not a name. */
const VALUE = /^(?:javascript:.*|[a-z0-9.#*:-]+)$/;

const namePart = (part: string): string => {
  if (VALUE.test(part) && !part.includes(' ')) return '';
  const short = withShortAddresses(part);
  return short === part ? quoteText(part) : cutName(short);
};

/** Whether a name consists of words of a page, and is not an address, a version or a value. */
const isText = (name: string): boolean => name.includes(' ') && !/[→≠<>:;=/]|\d\.\d/.test(name);

/** An addition to an item: that nothing is set, or since when. */
const ASIDE = / \((?:–\)$|\d{4}-\d{2})/;

const withoutAside = (name: string): string => {
  const at = name.search(ASIDE);
  return at === -1 ? name : name.slice(0, at);
};

/** The name of an element or attribute in the page. */
const nameInPage = (part: string): string =>
  part.startsWith('<') ? nameElement(part) : namePart(ATTRIBUTE.exec(part)?.[1] ?? part);

/** The name of an offender; '' when it has none. */
const nameOf = (item: string): string => {
  const [line = ''] = item.split('\n');
  if (SELECTOR.test(line)) return '';
  const at = line.indexOf(DASH);
  if (at > 0) return nameInPage(line.slice(at + DASH.length));
  const bare = STATUS.exec(line)?.[1] ?? BY_LINE.exec(line)?.[1] ?? LINE.exec(line)?.[1] ?? line;
  const name = withoutAside(withShortAddresses(bare));
  const isLine = LINE.test(line) && line.includes(': ');
  return isLine || (name === bare && isText(name)) ? quoteText(name) : cutName(name);
};

/** The name in the form that a sentence about its check needs. */
const nameInSentence = (item: string, { id }: Named): string => {
  const name = nameOf(item);
  if (COOKIES.test(id)) return `cookie ${name}`;
  return QUOTED.has(id) && name !== '' && !name.startsWith('“') ? quoteText(name) : name;
};

/** Whether what was found has no name: it is a value, or no item of it has one. */
export const isNameless = (found: Named): boolean =>
  isOf(UNNAMED, found) || (found.items ?? []).every((item) => nameOf(item) === '');

const CONCERNS = {
  nl: (names: string) => `Het gaat om ${names}.`,
  en: (names: string) => `This concerns ${names}.`,
} satisfies Record<Locale, (names: string) => string>;
const FOUND = { nl: 'Te zien aan', en: 'Recognised by' };
const AND = { nl: 'en', en: 'and' };
const MORE = {
  nl: (count: number) => `nog ${count}`,
  en: (count: number) => `${count} more`,
} satisfies Record<Locale, (count: number) => string>;

/** The same when the sentence counts something other than the names: six texts of which two have the same name. */
const OTHERS = { nl: 'andere', en: 'others' };

/** Names that a statement lists; the others are only counted. */
const LISTED = 2;

/** Whether a sentence contains a count, and only other ones than this. */
const countsOtherwise = (sentence: string, count: number): boolean => {
  const counts = sentence.match(/\d+/g);
  return counts !== null && !counts.includes(String(count));
};

const formatListed = (names: readonly string[], conclusion: string, locale: Locale): string => {
  const rest = names.length - LISTED;
  if (rest <= 0) return names.join(` ${AND[locale]} `);
  const others = countsOtherwise(conclusion, names.length) ? OTHERS[locale] : MORE[locale](rest);
  return `${names.slice(0, LISTED).join(', ')} ${AND[locale]} ${others}`;
};

/** Whether a sentence contains a name already: the whole, or the part before its version's advisories or its line. */
const isNameSaid = (sentence: string, name: string): boolean => {
  const bare = name.replaceAll(/[“”]/g, '');
  const [head = ''] = bare.split(/: | \(/);
  return sentence.includes(bare) || (head.length > 1 && sentence.includes(head));
};

/**
 * Appends the names of what was found to a conclusion: “Een cookie gaat ook via http mee. Het gaat om PHPSESSID.”
 * Returns the sentence unchanged if it names them itself, if there are none, or if they are values that mean nothing to
 * its reader.
 */
export const withNames = (conclusion: string, found: Named, locale: Locale): string => {
  const { items: all = [] } = found;
  if (all.length === 0 || isOf(UNNAMED, found)) return conclusion;
  const items = isOf(FIRST_ALONE, found) ? all.slice(0, 1) : all;
  const names = [...new Set(items.map((item) => nameInSentence(item, found)))].filter((name) => name !== '');
  const unsaid = names.filter((name) => !isNameSaid(conclusion, name));
  if (unsaid.length === 0 || unsaid.length < names.length) return conclusion;
  const text = formatListed(unsaid, conclusion, locale);
  return `${conclusion} ${isOf(SIGNS, found) ? `${FOUND[locale]}: ${text}.` : CONCERNS[locale](text)}`;
};
