import { getOwn } from '../../../parse/text/own.ts';
import { collapseWhitespace, getAttribute, getTag, resolve, startOf } from '../dom/dom.ts';

/** Attributes other than `content` that carry a microdata property's value instead of the text (HTML, "Values"). */
const CARRIER: Readonly<Record<string, string>> = {
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  video: 'src',
  a: 'href',
  area: 'href',
  link: 'href',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
};

const ADDRESSES = ['src', 'href', 'data', 'resource'];

/** Maximum number of characters stored of a value. */
export const VALUE_LENGTH = 200;

const toAbsolute = (value: string, carrier: string, base: string): string =>
  ADDRESSES.includes(carrier) ? (resolve(value, base) ?? value) : value;

/** The value of a microdata property; also reads `content` on elements without a carrier attribute, which is common practice. */
export const readMicrodataValue = (element: Element, base: string): string => {
  const carrier = getOwn(CARRIER, getTag(element));
  const carried = carrier === undefined ? null : getAttribute(element, carrier);
  if (carried === null || carrier === undefined)
    return collapseWhitespace(getAttribute(element, 'content') ?? startOf(element), VALUE_LENGTH);
  return collapseWhitespace(toAbsolute(carried, carrier, base), VALUE_LENGTH);
};

/** The value of an RDFa property (RDFa 1.1, 7.5 step 11). */
export const readRdfaValue = (element: Element, base: string): string => {
  const carrier = ['content', 'resource', 'href', 'src', 'datetime'].find(
    (name) => getAttribute(element, name) !== null,
  );
  const value =
    carrier === undefined ? startOf(element) : toAbsolute(getAttribute(element, carrier) ?? '', carrier, base);
  return collapseWhitespace(value, VALUE_LENGTH);
};
