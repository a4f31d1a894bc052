import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { Page } from '../../../facts/page.ts';
import { all, attribute, closest, fold, parentOf, textOf, within } from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';
import { type Item, itemsAmong, MICRODATA, RDFA, type Syntax } from './annotated-items.ts';
import { microdataValue, VALUE_LENGTH } from './annotated-value.ts';

/** Elements that are looked at, and characters of all items together. */
const MOST_ANNOTATED = { elements: 5_000, room: 30_000 };

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
const readAnnotations = async (
  reading: Reading,
): Promise<{ readonly annotated: string[]; readonly truncated: boolean }> => {
  const found: string[] = [];
  let truncated = false;
  for (const syntax of [MICRODATA, RDFA]) {
    const elements = all(reading.doc, `[${syntax.item}], [${syntax.property}]`);
    found.push(...extract(await itemsAmong(elements.slice(0, MOST_ANNOTATED.elements), syntax, reading), syntax));
    truncated ||= elements.length > MOST_ANNOTATED.elements;
  }
  const annotated = within(found, MOST_ANNOTATED.room);
  return { annotated, truncated: truncated || annotated.length < found.length };
};

type StructuredData = Page['structuredData'];

const LIMIT = { block: 200_000, blocks: 200_000, types: 100, items: 50, properties: 500, room: 25_000, classes: 20 };

const isJsonLd = (script: Element): boolean =>
  /^\s*application\/ld\+json\s*(;|$)/i.test(attribute(script, 'type') ?? '');

const words = (value: string | null): readonly string[] => (value ?? '').split(/\s+/).filter((word) => word !== '');

/** Whole blocks only: half a block is no JSON, and would be taken for a fault of the page. */
const readJsonLd = (doc: Document): Pick<StructuredData, 'jsonLd' | 'classes' | 'truncated'> => {
  const scripts = all(doc, 'script[type]').filter(isJsonLd);
  const classes = scripts.flatMap((script) => words(attribute(script, 'class'))).slice(0, LIMIT.classes);
  const texts = scripts.map(textOf);
  const jsonLd: string[] = [];
  let room = LIMIT.blocks;
  for (const text of texts) {
    if (text.length > Math.min(LIMIT.block, room)) continue;
    jsonLd.push(text.toWellFormed());
    room -= text.length;
  }
  return {
    jsonLd,
    classes: classes.map((one) => fold(one, VALUE_LENGTH)),
    truncated: jsonLd.length < texts.length,
  };
};

const readTypes = (doc: Document): string[] =>
  all(doc, '[itemtype], [typeof]')
    .flatMap((element) => [...words(attribute(element, 'itemtype')), ...words(attribute(element, 'typeof'))])
    .slice(0, LIMIT.types)
    .map((type) => fold(type, VALUE_LENGTH));

const itemOf = (property: Element): Element | null => {
  const parent = parentOf(property);
  return parent === null ? null : closest(parent, '[itemscope]');
};

const readMicrodata = async ({ doc, base, slices }: Reading): Promise<StructuredData['microdata']> => {
  const items = new Set(all(doc, '[itemscope]').slice(0, LIMIT.items));
  const properties = all(doc, '[itemprop]').slice(0, LIMIT.properties);
  const values = await slices.map(properties, (element) => {
    const item = itemOf(element);
    if (item === null || !items.has(item)) return [];
    const type = fold(attribute(item, 'itemtype') ?? '', VALUE_LENGTH);
    const value = microdataValue(element, base);
    return words(attribute(element, 'itemprop')).map((property) => ({
      type,
      property: fold(property, VALUE_LENGTH),
      value,
    }));
  });
  return within(values.flat(), LIMIT.room);
};

export const readStructuredData = async (reading: Reading): Promise<StructuredData> => {
  const { jsonLd, classes, truncated } = readJsonLd(reading.doc);
  // Fields are judged on the page that is shown; of the raw HTML only who speaks is asked.
  const annotations = reading.source.live ? await readAnnotations(reading) : { annotated: [], truncated: false };
  return {
    jsonLd,
    classes,
    annotated: annotations.annotated,
    truncated: truncated || annotations.truncated,
    types: readTypes(reading.doc),
    microdata: await readMicrodata(reading),
  };
};
