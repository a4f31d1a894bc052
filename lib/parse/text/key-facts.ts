import { parseJsonLd } from '../structured-data/json-ld.ts';

/** The part of the page facts in which a way to reach or to pay somebody may stand. */
interface ContactFacts {
  readonly links: { readonly list: readonly { readonly href: string | null; readonly hidden: boolean }[] };
  readonly text: { readonly body: string; readonly content: string };
}

const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;
/** Ways in which an address is kept from harvesters: it is there for whoever knows them. */
const OBFUSCATED = /\/cdn-cgi\/l\/email-protection|\bspambots\b|\[(?:at|email[^\]]{0,20})\]|\((?:at|apenstaartje)\)/i;
/** An amount as English writes it from a thousand: `1,250.00`. */
export const ENGLISH_AMOUNT: string = String.raw`\d{1,3}(?:,\d{3}){1,4}(?:\.\d{2})?(?!\d)`;
const AMOUNT = new RegExp(
  String.raw`(?:€|\bEUR)\s?(${ENGLISH_AMOUNT}|\d{1,3}(?:[. ]\d{3}){1,4}(?:,(?:\d{2}|-))?|\d{1,6}(?:[.,]\d{2}(?!\d)|,-)?)`,
  'i',
);
const AMOUNTS = new RegExp(AMOUNT.source, 'gi');
const BARE_AMOUNT = new RegExp(String.raw`^(${ENGLISH_AMOUNT}|\d[\d. ]*(?:[.,]\d{2}|,-)?)$`);
const ENGLISH = new RegExp(`^${ENGLISH_AMOUNT}$`);

const stripScheme = (href: string, scheme: string): string | null =>
  href.toLowerCase().startsWith(scheme) ? (href.slice(scheme.length).split('?')[0] ?? '') : null;

const listTargets = ({ links }: ContactFacts, scheme: string): readonly string[] =>
  links.list.flatMap(({ href }) => stripScheme(href ?? '', scheme) ?? []);

/** The country code of the Netherlands: behind + or 00, or before the nine digits of a whole number; in 0318 it is none. */
const DUTCH = /^(?:\+|00)31|^31(?=0?\d{9}$)/;

/** Digits of a Dutch or international number without trunk or country code, so that its spellings agree. */
export const toPhoneDigits = (text: string): string =>
  text
    .replace(/%20|\(0\)/g, '')
    .replace(/%2b/gi, '+')
    .replace(/[^\d+]/g, '')
    .replace(DUTCH, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');

/** A price in cents; null when it is none. `1.250,-`, `1,250.00` and `1250.00` are the same. */
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

/** Digits from which the end of a number is that number, as it is written within a country other than the Netherlands. */
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
export const hasEmail = (page: ContactFacts, address: string): boolean =>
  listTargets(page, 'mailto:').some((other) => other.toLowerCase() === address.toLowerCase()) ||
  page.text.body.toLowerCase().includes(address.toLowerCase()) ||
  hasSpelledEmail(page.text.body.toLowerCase(), address.toLowerCase()) ||
  [page.text.body, ...page.links.list.map(({ href }) => href ?? '')].some((text) => OBFUSCATED.test(text));

export const hasPrice = (page: ContactFacts, price: string): boolean => {
  const wanted = parseCents(price);
  const there = page.text.body.match(AMOUNTS) ?? [];
  return there.some((one) => parseCents(one) === wanted);
};

/** Types that JSON-LD states. */
export const listTypes = (jsonLd: readonly string[]): ReadonlySet<string> =>
  new Set(parseJsonLd(jsonLd).nodes.flatMap(({ types }) => types));
