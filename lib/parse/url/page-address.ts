import { PATH_WORDS, THANKED_FOR, TRACKING_PARAMETERS } from '../../data/page-kinds/page-kinds.ts';
import { decodePercent } from './percent-decoded.ts';

/** Segments of an address's path, decoded, lower case, without empty ones. */
export const splitPath = (url: string): readonly string[] =>
  (URL.parse(url)?.pathname ?? '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodePercent(segment).toLowerCase());

const THANK_YOU: readonly string[] = PATH_WORDS.thanks;
/** Thanks for what a visitor did, such as `bedankt-voor-uw-aanvraag`; `thank-you-cards` are for sale. */
const isThanksFor = (segment: string): boolean =>
  /^(?:bedankt|thank-?you|thanks)[-_]/.test(segment) &&
  segment.split(/[-_]/).some((word) => THANKED_FOR.includes(word));

/** Whether an address is that of a page that confirms an order, a request or a payment: it is for one visitor only. */
export const isThankYouPage = (url: string): boolean =>
  splitPath(url)
    .map((segment) => segment.replace(/\.(?:html?|php|aspx?)$/, ''))
    .some((segment) => THANK_YOU.includes(segment) || isThanksFor(segment));

const LANGUAGE = /^[a-z]{2}([-_][a-z]{2})?$/;

/** Whether an address's path is that of a home page: the root, an index file, or a language alone. */
export const isHomePath = (url: string): boolean => {
  const [first = '', ...rest] = splitPath(url);
  return rest.length === 0 && (first === '' || first === 'home' || /^index\.\w+$/.test(first) || LANGUAGE.test(first));
};

/** Whether an address is where a site begins: its home page, or a system's script without a page name. */
export const isEntryAddress = (url: string): boolean => {
  const parsed = URL.parse(url);
  if (parsed === null) return false;
  const { pathname, search, searchParams } = parsed;
  const isStart = search === '' || /^(?:start|main[_ ]page|hoofdpagina|home)$/i.test(searchParams.get('id') ?? '');
  return (
    isStart &&
    (isHomePath(url) || /\/(?:doku|index|start)(?:\.php)?(?:\/(?:start|Main_Page|Hoofdpagina))?\/?$/.test(pathname))
  );
};

/** Whether an address is the second or a later page of a list, as shops and blogs write it. */
export const isPaginatedPage = (address: string): boolean => {
  const url = URL.parse(address);
  const [, inPath = ''] = /\/(?:page|pagina)[/-]?(\d{1,4})(?:\.html?)?\/?$/i.exec(url?.pathname ?? '') ?? [];
  const inQuery = ['page', 'paged', 'pagina'].map((name) => url?.searchParams.get(name) ?? '');
  return [inPath, ...inQuery].some((number) => /^\d{1,4}$/.test(number) && Number(number) > 1);
};

/** The name of a parameter as written in a query. */
const readName = (parameter: string): string => decodePercent((parameter.split('=', 1)[0] ?? '').replaceAll('+', ' '));

/** An address without its fragment and without parameters that only track a visitor. */
export const withoutTracking = (address: string): string => {
  const url = URL.parse(address);
  if (url === null) return address;
  url.hash = '';
  // The rest stays as it is written: `%20` and `+`, or `f[]` and `f%5B%5D`, are different addresses.
  const all = url.search.slice(1).split('&');
  const rest = all.filter((one) => !TRACKING_PARAMETERS.test(readName(one)));
  if (rest.length < all.length) url.search = rest.join('&');
  return url.href;
};

const withCapitals = (address: string): string => address.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

/** Removes a trailing dot of the host: only people write it; servers and search engines see one host. */
const withoutHostDot = (address: string): string => address.replace(/^(https?:\/\/[^/?#:]+)\.(?=[/?#:]|$)/i, '$1');

const normalizeAddress = (address: string): string => withCapitals(withoutHostDot(address));

/**
 * Whether two resolved addresses are equal, ignoring the case of percent-encoding (RFC 3986 §6.2.2.1) and a trailing
 * dot of the host.
 */
export const isSameAddress = (one: string, other: string): boolean => normalizeAddress(one) === normalizeAddress(other);
