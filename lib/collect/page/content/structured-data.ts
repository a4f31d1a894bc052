import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { Page } from '../../../facts/page.ts';
import { collapseWhitespace, findAll, findClosest, getAttribute, keepWithin, parentOf, textOf } from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';
import { collectItems, type Item, MICRODATA, RDFA, type Syntax } from './annotated-items.ts';
import { readMicrodataValue, VALUE_LENGTH } from './annotated-value.ts';

/** Maximum number of elements examined, and of characters of all items together. */
const MAX_ANNOTATED = { elements: 5_000, room: 30_000 };

/**
 * Quotes a value without characters that mislead the extractor: it does not decode character references, and treats a
 * backslash as an escape.
 */
const quoteValue = (text: string): string => `"${text.replace(/["\\<>]/g, ' ')}"`;

/**
 * An item as HTML in which every element is closed and every value is an attribute: on real markup, omitted end tags
 * and scripts mislead the extractor, and it does not know `datetime`. Items come first: it throws on an item after a
 * text.
 */
const toHtml = (item: Item, syntax: Syntax): string => {
  const name = item.properties === '' ? '' : ` ${syntax.property}=${quoteValue(item.properties)}`;
  const values = [{ properties: '@id', value: item.id }, ...item.values]
    .filter(({ value }) => value !== '')
    .map(({ properties, value }) => `<meta ${syntax.property}=${quoteValue(properties)} content=${quoteValue(value)}>`);
  const items = item.items.map((held) => toHtml(held, syntax));
  const type = quoteValue(`https://schema.org/${item.type}`);
  return `<div ${syntax.type}=${type}${name}>${items.join('')}${values.join('')}</div>`;
};

const extractItems = (items: readonly Item[], syntax: Syntax): readonly string[] =>
  items.flatMap((item) => {
    const { microdata, rdfa } = new WebAutoExtractor().parse(toHtml(item, syntax));
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
    const elements = findAll(reading.doc, `[${syntax.item}], [${syntax.property}]`);
    found.push(...extractItems(await collectItems(elements.slice(0, MAX_ANNOTATED.elements), syntax, reading), syntax));
    truncated ||= elements.length > MAX_ANNOTATED.elements;
  }
  const annotated = keepWithin(found, MAX_ANNOTATED.room);
  return { annotated, truncated: truncated || annotated.length < found.length };
};

type StructuredData = Page['structuredData'];

const LIMIT = { block: 200_000, blocks: 200_000, types: 100, items: 50, properties: 500, room: 25_000, classes: 20 };

const isJsonLd = (script: Element): boolean =>
  /^\s*application\/ld\+json\s*(;|$)/i.test(getAttribute(script, 'type') ?? '');

const splitWords = (value: string | null): readonly string[] =>
  (value ?? '').split(/\s+/).filter((word) => word !== '');

/** Whole blocks only: a cut block is not valid JSON, and would count as a fault of the page. */
const readJsonLd = (doc: Document): Pick<StructuredData, 'jsonLd' | 'classes' | 'truncated'> => {
  const scripts = findAll(doc, 'script[type]').filter(isJsonLd);
  const classes = scripts.flatMap((script) => splitWords(getAttribute(script, 'class'))).slice(0, LIMIT.classes);
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
    classes: classes.map((one) => collapseWhitespace(one, VALUE_LENGTH)),
    truncated: jsonLd.length < texts.length,
  };
};

const readTypes = (doc: Document): string[] =>
  findAll(doc, '[itemtype], [typeof]')
    .flatMap((element) => [
      ...splitWords(getAttribute(element, 'itemtype')),
      ...splitWords(getAttribute(element, 'typeof')),
    ])
    .slice(0, LIMIT.types)
    .map((type) => collapseWhitespace(type, VALUE_LENGTH));

const findItem = (property: Element): Element | null => {
  const parent = parentOf(property);
  return parent === null ? null : findClosest(parent, '[itemscope]');
};

const readMicrodata = async ({ doc, base, slices }: Reading): Promise<StructuredData['microdata']> => {
  const items = new Set(findAll(doc, '[itemscope]').slice(0, LIMIT.items));
  const properties = findAll(doc, '[itemprop]').slice(0, LIMIT.properties);
  const values = await slices.map(properties, (element) => {
    const item = findItem(element);
    if (item === null || !items.has(item)) return [];
    const type = collapseWhitespace(getAttribute(item, 'itemtype') ?? '', VALUE_LENGTH);
    const value = readMicrodataValue(element, base);
    return splitWords(getAttribute(element, 'itemprop')).map((property) => ({
      type,
      property: collapseWhitespace(property, VALUE_LENGTH),
      value,
    }));
  });
  return keepWithin(values.flat(), LIMIT.room);
};

export const readStructuredData = async (reading: Reading): Promise<StructuredData> => {
  const { jsonLd, classes, truncated } = readJsonLd(reading.doc);
  // Annotated items are read from the displayed page only, on which fields are judged; of raw HTML, only the publisher
  // is needed.
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
