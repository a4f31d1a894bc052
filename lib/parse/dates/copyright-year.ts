import { FIRST_SITE } from './calendar.ts';

const UNTIL = String.raw`(?:[-‐‑‒–—―−~→…/]|t\/m|tot(?: en met| op)?|until|through|thru|to|bis)`;
const TODAY = 'heden|nu|present|now|today|date|vandaag|huidig|current|heute';
/** Not the start of a longer number, such as one of the Chamber of Commerce. */
const YEARS = String.raw`((?:19|20)\d{2})(?!\d)(?:\s{0,2}${UNTIL}\s{0,2}[’']?((?:19|20)\d{2}|\d{2}(?!\d)|${TODAY})|\s((?:and )?onwards?|en verder))?`;
/** Further years of a list: "2020, 2022 en 2026". */
const LIST = String.raw`((?:\s?(?:,|;|&|\+|\||·|•|en|and|und|et)\s?(?:19|20)\d{2}(?!\d)){0,30})`;
/** A year after one of these words is that of the company's foundation. */
const FOUNDED = String.raw`\b(?:sinds|since|anno|opgericht|established|est\b|founded)`;
const BEHIND = new RegExp(String.raw`(?:©|ⓒ|\(c\)|copyright)(?:(?!${FOUNDED})[^\d\n]){0,60}?${YEARS}${LIST}`, 'gi');
const BEFORE = new RegExp(String.raw`${YEARS}${LIST}[^\d\n]{0,12}(?:©|ⓒ|\(c\)|copyright)`, 'gi');
/** A Dutch postcode before its place, unless it stands where a year does: after the mark, or after another year. */
const POSTCODE =
  /(?<![\d©Ⓒⓒ])(?<!(?:©|ⓒ|\([cC]\)|[cC]opyright|COPYRIGHT)\s{1,3})(?<!(?:19|20)\d\d\s?[-–]\s?)[1-9]\d{3}[ \u00A0]?(?!BV|NV|SA|SD|SS)[A-Z]{2}(?=[ \u00A0]{1,3}[\p{Lu}'’])/gu;
const BOX = /\b(?:postbus|antwoordnummer|p\.?\s?o\.?\s?box|postfach)\s{1,3}\d{1,6}\b/gi;

const endOf = (from: string, to: string | undefined): number => {
  if (to === undefined) return Number(from);
  if (/^\d{4}$/.test(to)) return Number(to);
  if (!/^\d{2}$/.test(to)) return Number.POSITIVE_INFINITY; // A word means until today.
  // "2019-24" ends in 2024, "1998-26" in the next century.
  const year = Number(from.slice(0, 2) + to);
  return year < Number(from) ? year + 100 : year;
};

/** The latest year that a text claims copyright for; infinite for a range up to "heden"; null when it names none. */
export const findCopyrightYear = (text: string): number | null => {
  const plain = text.replace(POSTCODE, ' ').replace(BOX, ' ');
  const found = [...plain.matchAll(BEHIND), ...plain.matchAll(BEFORE)]
    .flatMap(([, from = '', to, onwards, list = '']) => [
      endOf(from, to ?? onwards),
      ...(list.match(/\d{4}/g) ?? []).map(Number),
    ])
    // An older year is part of a name, or that of a photograph.
    .filter((year) => year >= FIRST_SITE);
  return found.length === 0 ? null : Math.max(...found);
};
