import type { Facts } from '../../evidence.ts';
import { findDates } from '../dates/dates.ts';
import { findFirstEmail, findFirstPhone, findFirstPrice } from './key-facts.ts';

const FIGURE =
  /\d\s?(?:%|‰|km|m²|m2|kg|gram|liter|uur|Uhr|heures?|minuten|dagen|Tage|weken|maanden|jaar|Jahre|ans|hours?|days?|weeks?|years?)(?![\p{L}\p{N}])|\b\d{1,2}(?:[:.]\d{2}|u(?:[0-5]\d)?)\b/u;
/** As people write them: a page may state a number or an address without linking it. */
const PHONE = /(?:\+\d{1,3}|\b0\d{1,4})[ ()/.-]{1,3}\d[\d ()/.-]{4,14}\d/;
/** Ten digits of a Dutch or all of an international number at once, but not a book's or a Belgian company's. */
const PLAIN_PHONE =
  /(?<![\w+]|\b(?:ISBN|BE|BTW|TVA|VAT|KBO|BCE|RPR|RPM)(?:[ -]?10)?(?:[ -]?(?:BE|nr|no))?[ :.-]{0,3})(?:0[1-9]\d{8}|\+[1-9]\d{8,13})(?!\w)/i;
const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2}/i;
/** An address that is spelled against harvesters: `info [at] voorbeeld.nl`, `info(apenstaartje)voorbeeld punt nl`. */
const SPELLED_MAIL = /[\w-]\s?[[({]\s?(?:at|apenstaartje|@)\s?[\])}]\s?[\w-]/i;
/** An amount without the sign before it: `25 euro`, `49,95 €`, `49,-`. */
const PRICE = /\d(?:\s?(?:euro|EUR|€)(?!\p{L})|,[-–—](?!\w))/iu;
const PROTECTED = '/cdn-cgi/l/email-protection';

/** Postal codes as they are written in the Netherlands, in Great Britain, and before a place's name elsewhere. */
const POSTCODE =
  /\b[1-9]\d{3}\s?[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b(?:[A-Z]{1,2}-)?(?!(?:19|20)\d{2}\b)\d{4,5} \p{Lu}\p{Ll}/u;

const hasLocation = ({ text, markup, structuredData }: Facts['page']): boolean =>
  POSTCODE.test(text.body) ||
  (markup.tags['address'] ?? 0) > 0 ||
  structuredData.jsonLd.some((block) => block.includes('PostalAddress')) ||
  structuredData.microdata.some(({ type }) => type.endsWith('/PostalAddress'));

const isProtected = ({ links }: Facts['page']): boolean =>
  links.list.some(({ href }) => href?.includes(PROTECTED) === true);

/** The kinds of facts that a page states, of those that visitors look for: phone, email, price, place, figure, date. */
export const listStatedFacts = (page: Facts['page']): readonly string[] => {
  const { body } = page.text;
  const stated = {
    phone: findFirstPhone(page) !== null || PHONE.test(body) || PLAIN_PHONE.test(body),
    email: findFirstEmail(page) !== null || MAIL.test(body) || SPELLED_MAIL.test(body) || isProtected(page),
    price: findFirstPrice(page) !== null || PRICE.test(body),
    place: hasLocation(page),
    figure: FIGURE.test(body),
    date: page.authorship.times.length > 0 || findDates(body).length > 0,
  };
  return Object.entries(stated).flatMap(([kind, isStated]) => (isStated ? [kind] : []));
};
