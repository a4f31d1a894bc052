import WebAutoExtractor from '@marbec/web-auto-extractor';
import { all, within } from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';
import { type Item, itemsAmong, MICRODATA, RDFA, type Syntax } from './annotated-items.ts';

/** Elements that are looked at, and characters of all items together. */
const LIMIT = { elements: 5_000, room: 30_000 };

/** The extractor reads no character references, and takes a backslash for an escape. */
const quoted = (text: string): string => `"${text.replace(/["\\<>]/g, ' ')}"`;

/**
 * An item as HTML in which every element is closed and every value an attribute: left to itself the extractor is led astray
 * by omitted end tags and scripts, and does not know `datetime`. Items go first: it throws on one after a text.
 */
const htmlOf = (item: Item, syntax: Syntax): string => {
  const name = item.properties === '' ? '' : ` ${syntax.property}=${quoted(item.properties)}`;
  const values = item.values
    .filter(({ value }) => value !== '')
    .map(({ properties, value }) => `<meta ${syntax.property}=${quoted(properties)} content=${quoted(value)}>`);
  const items = item.items.map((held) => htmlOf(held, syntax));
  const type = quoted(`https://schema.org/${item.type}`);
  return `<div ${syntax.type}=${type}${name}>${items.join('')}${values.join('')}</div>`;
};

const extract = (items: readonly Item[], syntax: Syntax): readonly string[] =>
  items.flatMap((item) => {
    const { microdata, rdfa } = new WebAutoExtractor().parse(htmlOf(item, syntax));
    return Object.values(syntax === MICRODATA ? microdata : rdfa)
      .flat()
      .map((found) => JSON.stringify({ ...found, '@context': 'https://schema.org' }));
  });

/** Microdata and RDFa items of schema.org types, each as JSON-LD. */
export const readAnnotations = async (
  reading: Reading,
): Promise<{ readonly annotated: string[]; readonly truncated: boolean }> => {
  const found: string[] = [];
  let truncated = false;
  for (const syntax of [MICRODATA, RDFA]) {
    const elements = all(reading.doc, `[${syntax.item}], [${syntax.property}]`);
    found.push(...extract(await itemsAmong(elements.slice(0, LIMIT.elements), syntax, reading), syntax));
    truncated ||= elements.length > LIMIT.elements;
  }
  const annotated = within(found, LIMIT.room);
  return { annotated, truncated: truncated || annotated.length < found.length };
};
