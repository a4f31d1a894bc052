import { getOwn } from '../../../parse/text/own.ts';
import { attribute, fold, resolve, startOf, tagOf } from '../dom/dom.ts';

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

/** Characters of a value that are kept. */
export const VALUE_LENGTH = 200;

const absolute = (value: string, carrier: string, base: string): string =>
  ADDRESSES.includes(carrier) ? (resolve(value, base) ?? value) : value;

/** The value of a microdata property; `content` on elements that have no carrier is common use. */
export const microdataValue = (element: Element, base: string): string => {
  const carrier = getOwn(CARRIER, tagOf(element));
  const carried = carrier === undefined ? null : attribute(element, carrier);
  if (carried === null || carrier === undefined)
    return fold(attribute(element, 'content') ?? startOf(element), VALUE_LENGTH);
  return fold(absolute(carried, carrier, base), VALUE_LENGTH);
};

/** The value of an RDFa property (RDFa 1.1, 7.5 step 11). */
export const rdfaValue = (element: Element, base: string): string => {
  const carrier = ['content', 'resource', 'href', 'src', 'datetime'].find((name) => attribute(element, name) !== null);
  const value = carrier === undefined ? startOf(element) : absolute(attribute(element, carrier) ?? '', carrier, base);
  return fold(value, VALUE_LENGTH);
};
