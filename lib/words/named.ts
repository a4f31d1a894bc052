import type { Finding, Locale } from '../model.ts';

/** What a statement can name. */
interface Named extends Pick<Finding, 'id' | 'code'> {
  /** Absent in what reports of before hold. */
  readonly items?: readonly string[];
}

/**
 * Checks, or single conclusions of one, whose offenders are values, records or whole chains, and not the name of a thing that
 * a reader would look for; those that hold what nobody should read aloud (a password); and those whose sentence says it.
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

/** Conclusions whose first offender is the thing, and what follows says more about it. */
const FIRST_ALONE: ReadonlySet<string> = new Set(['session-cache', 'raw-key-facts headingMissing']);

/** Words of the page's owner: a title, a heading, a name; always in quotes. */
const QUOTED: ReadonlySet<string> = new Set([
  ...['title-present', 'title-width', 'title-meaningful', 'title-heading-agree', 'description-present'],
  ...['description-width', 'headings', 'author-visible', 'leftover-test-content', 'site-in-service'],
]);
/** What is found is a sign, not the thing itself. */
const SIGNS: ReadonlySet<string> = new Set(['site-in-service', 'compromise-signs']);
const COOKIES = /^(?:cookie-|session-cache$)/;

const isOf = (set: ReadonlySet<string>, { id, code }: Named): boolean => set.has(id) || set.has(`${id} ${code}`);

/** Longer names are cut: a statement has to stay a sentence. */
const LONGEST = 60;
const cutName = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);
const quoteText = (text: string): string => `“${cutName(text.replace(/\.$/, ''))}”`;

const LONG_PATH = 32;
/** An address as people write it: without query, fragment and last slash; `http` alone is said, for that may be what is wrong. */
const shortenAddress = (address: string): string => {
  const url = URL.parse(address);
  if (url === null) return address;
  const path = url.pathname === '/' ? '' : url.pathname;
  // Folders say little; what is last in a long path does.
  const shown = path.length > LONG_PATH ? `/…${path.slice(path.lastIndexOf('/'))}` : path;
  return `${url.protocol === 'https:' ? '' : `${url.protocol}//`}${url.host}${shown}`;
};

const withShortAddresses = (text: string): string => text.replace(/https?:\/\/[^\s"'<>()]+/g, shortenAddress);

/** What an element is called to who sees it: its text, what describes it, or the file that it shows; '' where it has none of these. */
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
  // The first page has no name of its own there.
  if (file !== '' && file !== '/') return cutName(/^https?:/.test(file) ? shortenAddress(file) : file);
  const [, name = ''] = /\b(?:name|id)="([^"<>]+)"/.exec(markup) ?? [];
  return name === '' ? '' : quoteText(name);
};

/** Between where something stands in the page, and what stands there. */
const DASH = ' — ';
/** An attribute with its value, which is the name: `alt="IMG_2041.JPG"`. */
const ATTRIBUTE = /^[\w-]+="([^"]*)"$/;
/** A crawler, and the line of robots.txt that decides about it. */
const BY_LINE = /^([^\s·]+)(?: \(| · )\d+: /;
const STATUS = /^\d{3} (https?:\/\/\S+)$/;

/** Where something stands in a page: `div.inhoud > div`. */
const SELECTOR = /^[\w.#:()-]+(?: > [\w.#:()-]+)+$/;
/** A line of a file with its number, or what only one of two lists has. */
const LINE = /^(?:\d+: |[+-] )(.+)$/;
/** A value or a selector: not what anybody calls a thing. */
const VALUE = /^(?:javascript:.*|[a-z0-9.#*:-]+)$/;

const namePart = (part: string): string => {
  if (VALUE.test(part) && !part.includes(' ')) return '';
  const short = withShortAddresses(part);
  return short === part ? quoteText(part) : cutName(short);
};

/** Whether a name is words of a page, not an address, a version or a value. */
const isText = (name: string): boolean => name.includes(' ') && !/[→≠<>:;=/]|\d\.\d/.test(name);

/** What an item says besides: that nothing is set, or since when. */
const ASIDE = / \((?:–\)$|\d{4}-\d{2})/;

const withoutAside = (name: string): string => {
  const at = name.search(ASIDE);
  return at === -1 ? name : name.slice(0, at);
};

/** What stands somewhere in the page, as its own name. */
const nameInPage = (part: string): string =>
  part.startsWith('<') ? nameElement(part) : namePart(ATTRIBUTE.exec(part)?.[1] ?? part);

/** What an offender is called; '' where it has no name. */
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

/** The same as a sentence about its check has it. */
const nameInSentence = (item: string, { id }: Named): string => {
  const name = nameOf(item);
  if (COOKIES.test(id)) return `cookie ${name}`;
  return QUOTED.has(id) && name !== '' && !name.startsWith('“') ? quoteText(name) : name;
};

/** Whether what was found has no name of its own: it is a value, or none of it is called anything. */
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

/** The same where the sentence counts something else than the names: six texts of which two are called the same. */
const OTHERS = { nl: 'andere', en: 'others' };

/** Names that a statement lists; of the others it says how many there are. */
const LISTED = 2;

/** Whether a sentence counts, and not so many. */
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

/** Whether a sentence says a name already: in whole, or what comes before its version's advisories or its line. */
const isNameSaid = (sentence: string, name: string): boolean => {
  const bare = name.replaceAll(/[“”]/g, '');
  const [head = ''] = bare.split(/: | \(/);
  return sentence.includes(bare) || (head.length > 1 && sentence.includes(head));
};

/**
 * A conclusion with the names of what was found: “Een cookie gaat ook via http mee. Het gaat om PHPSESSID.” The same sentence
 * where it names them itself, where there are none, or where they are values that say nothing to its reader.
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
