import { parseJsonLd } from '../structured-data/json-ld.ts';

/** The part of the page facts that may contain contact details and prices. */
interface ContactFacts {
  readonly links: { readonly list: readonly { readonly href: string | null; readonly hidden: boolean }[] };
  readonly text: { readonly body: string; readonly content: string };
}

const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;
/** Ways to obfuscate an address against harvesters; readers who know them can still use it. */
const OBFUSCATED = /\/cdn-cgi\/l\/email-protection|\bspambots\b|\[(?:at|email[^\]]{0,20})\]|\((?:at|apenstaartje)\)/i;
/** An amount of a thousand or more in English notation: `1,250.00`. */
export const ENGLISH_AMOUNT: string = String.raw`\d{1,3}(?:,\d{3}){1,4}(?:\.\d{2})?(?!\d)`;
const AMOUNT = new RegExp(
  String.raw`(?:€|\bEUR)\s?(${ENGLISH_AMOUNT}|\d{1,3}(?:[. ]\d{3}){1,4}(?:,(?:\d{2}|-))?|\d{1,6}(?:[.,]\d{1,2}(?!\d)|,-)?)`,
  'i',
);
const AMOUNTS = new RegExp(AMOUNT.source, 'gi');
const BARE_AMOUNT = new RegExp(String.raw`^(${ENGLISH_AMOUNT}|\d[\d. ]*(?:[.,]\d{1,2}|,-)?)$`);
const ENGLISH = new RegExp(`^${ENGLISH_AMOUNT}$`);

const stripScheme = (href: string, scheme: string): string | null =>
  href.toLowerCase().startsWith(scheme) ? (href.slice(scheme.length).split('?')[0] ?? '') : null;

const listTargets = ({ links }: ContactFacts, scheme: string): readonly string[] =>
  links.list.flatMap(({ href }) => stripScheme(href ?? '', scheme) ?? []);

/** The country code of the Netherlands: after + or 00, or before the nine digits of a complete number; in 0318 it is not one. */
const DUTCH = /^(?:\+|00)31|^31(?=0?\d{9}$)/;

/**
 * Digits of a Dutch or international number without trunk prefix or Dutch country code, so that different spellings are
 * equal.
 */
export const toPhoneDigits = (text: string): string =>
  text
    .replace(/%20|\(0\)/g, '')
    .replace(/%2b/gi, '+')
    .replace(/[^\d+]/g, '')
    .replace(DUTCH, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');

/** Parses a price to cents; null when the text is not a price. `1.250,-`, `1,250.00` and `1250.00` are the same. */
export const parseCents = (text: string): number | null => {
  const amount = AMOUNT.exec(text)?.[1] ?? BARE_AMOUNT.exec(text.trim())?.[1];
  if (amount === undefined) return null;
  const plain = (ENGLISH.test(amount) ? amount.replaceAll(',', '') : amount)
    .replace(/,-$/, '')
    .replace(/[ .](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? Math.round(value * 100) : null;
};

/** The first telephone number that the page links; null when it links none. */
export const findFirstPhone = (page: ContactFacts): string | null =>
  listTargets(page, 'tel:').find((number) => toPhoneDigits(number).length >= 6) ?? null;

/** The first e-mail address that the page links. */
export const findFirstEmail = (page: ContactFacts): string | null =>
  listTargets(page, 'mailto:').find((address) => MAIL.test(address)) ?? null;

/** The first price in euros in the content area, as written. */
export const findFirstPrice = (page: ContactFacts): string | null => AMOUNT.exec(page.text.content)?.[0].trim() ?? null;

/**
 * Least digits for the end of a number to count as that number: how it is written within a country other than the
 * Netherlands.
 */
const NATIONAL = 8;

export const hasPhone = (page: ContactFacts, number: string): boolean => {
  const wanted = toPhoneDigits(number);
  const isIt = (digits: string): boolean => digits === wanted || (digits.length >= NATIONAL && wanted.endsWith(digits));
  if (listTargets(page, 'tel:').some((other) => isIt(toPhoneDigits(other)))) return true;
  const runs = (page.text.body.match(/\+?\d[\d\s().-]{5,20}\d/g) ?? []).map(toPhoneDigits);
  return runs.some((digits) => isIt(digits) || digits.endsWith(wanted));
};

/** Whether a text spells this address in words, as in `info at voorbeeld dot nl`. */
const hasSpelledEmail = (text: string, address: string): boolean => {
  const [local = '', domain = ''] = address.split('@');
  const [label = ''] = domain.split('.');
  return ['at', 'apenstaartje'].some((sign) => text.includes(`${local} ${sign} ${label}`));
};

/** There as a link, as text, or kept from harvesters. */
export const hasEmail = (page: ContactFacts, address: string): boolean => {
  const [wanted, body] = [address.toLowerCase(), page.text.body.toLowerCase()];
  return (
    listTargets(page, 'mailto:').some((other) => other.toLowerCase() === wanted) ||
    body.includes(wanted) ||
    hasSpelledEmail(body, wanted) ||
    [page.text.body, ...page.links.list.map(({ href }) => href ?? '')].some((text) => OBFUSCATED.test(text))
  );
};

export const hasPrice = (page: ContactFacts, price: string): boolean => {
  const wanted = parseCents(price);
  const there = page.text.body.match(AMOUNTS) ?? [];
  return there.some((one) => parseCents(one) === wanted);
};

/** The types of all nodes in JSON-LD blocks. */
export const listTypes = (jsonLd: readonly string[]): ReadonlySet<string> =>
  new Set(parseJsonLd(jsonLd).nodes.flatMap(({ types }) => types));
