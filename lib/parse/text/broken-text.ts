import { decodePercent } from '../url/percent-decoded.ts';
import { toPhoneDigits } from './key-facts.ts';

/**
 * UTF-8 decoded in another encoding: `Ã©` for é, `â€™` for ’, and the replacement character. After a capital, `Ã…` may be
 * the end of a Portuguese word: “AMANHÃ…”.
 */
const MOJIBAKE =
  /Ã[\u0080-\u00AA\u00AC-\u00BA\u00BC-\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ˜š›œžŸ]|(?:(?<!\p{Lu})Ã|Ã(?=.\p{L}))[\u00AB\u00BB…‘’“”•–—™]|â€[\u0080-\u00BF™œžš˜¦“”¢]|â‚¬|Â[\u00A0-\u00BF]|ï»¿|\uFFFD/gu;
/** Entities that were escaped twice. */
const DOUBLE =
  /&(?:amp;){0,9}(?:nbsp|amp|quot|apos|lt|gt|euro|copy|reg|trade|hellip|[mn]dash|middot|bull|deg|times|shy|[lr]aquo|(?:[lr]s|[lr]d|sb|bd)quo|[a-z](?:acute|uml|grave|circ|cedil|tilde|ring)|#\d{2,5}|#x[0-9a-f]{2,5});/gi;

const CONTEXT = 20;

/** Finds garbled text; returns each place with up to 20 characters of context on both sides. */
export const findGarbled = (text: string): readonly string[] =>
  [...text.matchAll(MOJIBAKE), ...text.matchAll(DOUBLE)].map(({ index, 0: found }) =>
    text.slice(Math.max(0, index - CONTEXT), index + found.length + CONTEXT).trim(),
  );

interface ContactLink {
  readonly href: string;
  readonly text: string;
}

const readTarget = (href: string): string => {
  // A number may be followed by an extension (RFC 3966 §3), or by a pause and more digits to dial.
  const bare = (href.replace(/^(?:tel|mailto):/i, '').split('?')[0] ?? '').replace(/^([+\d][^;,]*)[;,].*$/, '$1');
  return decodePercent(bare).trim();
};

const MAIL = /[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,5}/gu;
/** Accepts every character that an address may have before the @ (RFC 5322 §3.2.3): in a link there is no text around it. */
const WHOLE_MAIL = MAIL.source.replace('[', "[!#$%&'*/=?^`{|}~");
const MAILS = new RegExp(`^${WHOLE_MAIL}(?:[,;]\\s*${WHOLE_MAIL})*$`, 'u');
const NUMBER = /\+?\d[\d\s().\-–]{5,20}\d/g;
const HOURS = /\d{1,2}[.:]\d{2}(?: uur)?\s?(?:[-–—]|tot|to)\s?\d{1,2}[.:]\d{2}/g;
/** Dates in figures, and one hour. */
const MOMENT = /(?<!\d)\d{1,2}([-/.])\d{1,2}\1(?:19|20)\d{2}(?!\d)|(?<!\d)\d{1,2}[.:]\d{2}(?= ?(?:uur|u|h)\b)/g;
/** Least digits of a complete telephone number; freephone and premium-rate numbers may be shorter. */
const WHOLE = { least: 9, short: /^0(?:800|900|90[69])\d{4}$/ };

const isPhone = (number: string): boolean =>
  /^\+?[\d\s().\-–]{3,25}$/.test(number) && number.replace(/\D/g, '').length >= 3;

/** Telephone numbers in a text, without opening hours, dates and company registration numbers. */
const findPhones = (text: string): readonly string[] =>
  (text.replace(HOURS, ' ').replace(MOMENT, '|').match(NUMBER) ?? []).filter((number) => {
    const digits = number.replace(/\D/g, '');
    return WHOLE.short.test(digits) || (digits.length >= WHOLE.least && /^(?:\+|0|31)/.test(number));
  });

const isSamePhone = (shown: string, called: string): boolean => {
  const [one, other] = [toPhoneDigits(shown), toPhoneDigits(called)];
  return one === other || one.endsWith(other) || other.endsWith(one);
};

/** Mail addresses in lower case, their domains as DNS has them: `info@bücher.de` is `info@xn--bcher-kva.de` (RFC 5891). */
const toPlainMail = (text: string): string =>
  text
    .toLowerCase()
    .replace(
      /@([\p{L}\p{N}_.-]+)/gu,
      (whole, host: string) => `@${URL.parse(`http://${host}`)?.hostname ?? whole.slice(1)}`,
    );

/** The fault of a `tel:` or `mailto:` link: its target is invalid, or its text shows another one. Null when there is none. */
export const findContactFault = ({ href, text }: ContactLink): 'invalid' | 'contradicts' | null => {
  const to = readTarget(href);
  if (/^mailto:/i.test(href)) {
    const shown = text.match(MAIL) ?? [];
    if (to !== '' && !MAILS.test(to)) return 'invalid';
    if (to === '' || shown.length === 0) return null;
    return shown.some((address) => toPlainMail(to).includes(toPlainMail(address))) ? null : 'contradicts';
  }
  if (!isPhone(to)) return 'invalid';
  const shown = findPhones(text);
  return shown.length === 0 || shown.some((number) => isSamePhone(number, to)) ? null : 'contradicts';
};
