import { CURRENCIES } from '../../data/structured-data/currencies.ts';
import { readIsoDate, readW3cDate } from '../dates/iso-dates.ts';
import { type JsonLdNode, type JsonLdValue, listNodes } from './json-ld.ts';
import { listRequiredPaths } from './rich-results.ts';

/** Fields whose values search engines cannot read, as `Type.field`. */
interface InvalidFields {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

/** Whether a text is a day or moment of ISO 8601: extended or basic form, only a year or month, an offset in hours only. */
const isIsoDate = (text: string): boolean => {
  const minutes = text.replace(/T(\d{2})(?=$|Z$|[+-])/, 'T$1:00');
  const whole = minutes.replace(/(T\d{2}:?\d{2}.{0,20}[+-]\d{2})$/, '$100');
  if (readIsoDate(whole) !== null || readW3cDate(whole) !== null) return true;
  const basic = /^(\d{4})(\d{2})(\d{2})(?:T\d{2}(?:\d{2}){0,2}(?:\.\d+)?(?:Z|[+-]\d{2}(?:\d{2})?)?)?$/.exec(whole);
  return basic !== null && readIsoDate(basic.slice(1, 4).join('-')) !== null;
};

const DURATION = /^P(?=.)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)$/i;
const AVAILABILITY =
  /(?:^|\/)(?:BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|MadeToOrder|OnlineOnly|OutOfStock|PreOrder|PreSale|Reserved|SoldOut)\/?$/i;
const EVENT_STATUS = /(?:^|\/)Event(?:Cancelled|MovedOnline|Postponed|Rescheduled|Scheduled)\/?$/i;
const ATTENDANCE = /(?:^|\/)(?:Mixed|Offline|Online)EventAttendanceMode\/?$/i;

type Test = (text: string) => boolean;
const isPrice: Test = (text) => /^\d+(?:\.\d+)?$/.test(text);
const isCount: Test = (text) => /^\d+$/.test(text) && Number(text) > 0;
const isCoordinate: Test = (text) => /^-?\d{1,3}(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= 180;

/** A day of schema.org's list by name or address, and the abbreviations that its opening hours have. */
const DAY =
  '(?:\\S{0,60}[/#])?(?:mon?|tue?s?|wed?|thu?r?s?|fri?|sat?|sun?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|publicholidays?|ph)\\/?';
const TIME = 't?\\d{1,2}:?\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:z|[+-]\\d{2}(?::?\\d{2})?)?';
/** A time of ISO 8601, after a date too. */
const CLOCK = new RegExp(`^(?:\\d{4}-\\d{2}-\\d{2}(?=t))?${TIME}$`, 'i');
const DAY_WORD = new RegExp(`^(?:${DAY})$`, 'i');
const HOURS_WORD = new RegExp(`^(?:${DAY}|${TIME}|24/7|closed|off)$`, 'i');
const makeIsListOf =
  (pattern: RegExp): Test =>
  (text) =>
    text.split(/[\s,;–-]+/).every((one) => one === '' || pattern.test(one));
const isDays = makeIsListOf(DAY_WORD);
/** Days and times in any order: of the form that schema.org describes, only what is neither is certainly wrong. */
const isHours = makeIsListOf(HOURS_WORD);

/** Least and most characters of a description that Dataset Search accepts. */
const DESCRIPTION = { least: 50, most: 5_000 };

/** The form that values must have, by property, as Google's documentation of the rich result specifies. */
const FORMS: ReadonlyMap<string, Test> = new Map<string, Test>([
  ...['startDate', 'endDate', 'previousStartDate', 'datePublished', 'dateModified', 'dateCreated', 'uploadDate'].map(
    (name) => [name, isIsoDate] as const,
  ),
  ...['validThrough', 'validFrom', 'priceValidUntil', 'datePosted', 'expires'].map(
    (name) => [name, isIsoDate] as const,
  ),
  ...['duration', 'courseWorkload'].map((name) => [name, (text: string) => DURATION.test(text)] as const),
  ...['price', 'lowPrice', 'highPrice'].map((name) => [name, isPrice] as const),
  ['priceCurrency', (text) => CURRENCIES.has(text.toUpperCase())],
  ['ratingValue', (text) => /^\d+(?:\.\d+)?\s?(?:%|\/\s?\d+)?$/.test(text)],
  ...['ratingCount', 'reviewCount'].map((name) => [name, isCount] as const),
  ['dayOfWeek', isDays],
  ...['opens', 'closes'].map((name) => [name, (text: string) => CLOCK.test(text)] as const),
  ['openingHours', isHours],
  ['availability', (text) => AVAILABILITY.test(text)],
  ['eventStatus', (text) => EVENT_STATUS.test(text)],
  ['eventAttendanceMode', (text) => ATTENDANCE.test(text)],
  ...['latitude', 'longitude'].map((name) => [name, isCoordinate] as const),
]);

/** Fields that ratings, and aggregates of ratings and of offers, always require. */
const ALWAYS_REQUIRED = new Set([
  ...['AggregateRating.ratingValue', 'AggregateRating.ratingCount', 'AggregateRating.reviewCount'],
  ...['EmployerAggregateRating.ratingCount', 'EmployerAggregateRating.reviewCount', 'Rating.ratingValue'],
  ...['AggregateOffer.lowPrice', 'AggregateOffer.priceCurrency', 'Offer.price'],
]);

/** Deeper nesting and more nodes than any rich result has. */
const LIMIT = { depth: 3, nodes: 500 };

interface Visited {
  readonly node: JsonLdNode;
  readonly path: string;
  readonly depth: number;
}

const isText = (value: JsonLdValue): value is string | number => ['string', 'number'].includes(typeof value);

const findWrong = ({ node, path }: Visited, required: ReadonlySet<string>) => {
  const isDataset = node.types.includes('Dataset');
  return [...node.properties].flatMap(([name, values]) => {
    const isLength = isDataset && name === 'description';
    const fits: Test | undefined = isLength
      ? ({ length }) => length >= DESCRIPTION.least && length <= DESCRIPTION.most
      : FORMS.get(name);
    if (fits === undefined) return [];
    const written = values.filter(isText).map((value) => String(value).trim());
    if (written.every((text) => text === '' || fits(text))) return [];
    const field = `${node.types[0] ?? ''}.${name}`;
    return [{ field, isRequired: ALWAYS_REQUIRED.has(field) || isLength || required.has(`${path}${name}`) }];
  });
};

/** The subject and the nodes within it, each once. */
const listReached = (subject: JsonLdNode): readonly Visited[] => {
  const seen = new Set([subject]);
  const reached: Visited[] = [{ node: subject, path: '', depth: 0 }];
  for (const { node, path, depth } of reached) {
    if (depth >= LIMIT.depth) continue;
    for (const name of node.properties.keys()) {
      for (const held of listNodes(node, name)) {
        if (seen.has(held) || reached.length >= LIMIT.nodes) continue;
        seen.add(held);
        reached.push({ node: held, path: `${path}${name}.`, depth: depth + 1 });
      }
    }
  }
  return reached;
};

/**
 * Values that are not in the form that Google's documentation requires: dates (ISO 8601), currencies (ISO 4217),
 * amounts, ratings, counts, and the words of schema.org's own lists; in the given subjects, whose fields a table lists,
 * and in the nodes within them.
 */
export const findInvalidFields = (subjects: readonly JsonLdNode[]): InvalidFields => {
  const found = subjects.flatMap((subject) => {
    const required = new Set(listRequiredPaths(subject));
    return listReached(subject).flatMap((visited) => findWrong(visited, required));
  });
  const listFields = (isRequired: boolean): readonly string[] => [
    ...new Set(found.filter((one) => one.isRequired === isRequired).map(({ field }) => field)),
  ];
  return { required: listFields(true), recommended: listFields(false) };
};
