import type { Page } from '../../facts/page.ts';
import { all, attribute, closest, fold, parentOf, resolve, tagOf, textOf, within } from './dom.ts';
import type { Reading } from './reading.ts';

type StructuredData = Page['structuredData'];

const LIMIT = { block: 64_000, blocks: 200_000, types: 100, items: 50, properties: 500, value: 200, room: 60_000 };

const isJsonLd = (script: Element): boolean =>
  /^\s*application\/ld\+json\s*(;|$)/i.test(attribute(script, 'type') ?? '');

/** Whole blocks only: half a block is no JSON, and would be taken for a fault of the page. */
const readJsonLd = (doc: Document): Pick<StructuredData, 'jsonLd' | 'truncated'> => {
  const texts = all(doc, 'script[type]').filter(isJsonLd).map(textOf);
  const jsonLd: string[] = [];
  let room = LIMIT.blocks;
  for (const text of texts) {
    if (text.length > Math.min(LIMIT.block, room)) continue;
    jsonLd.push(text.toWellFormed());
    room -= text.length;
  }
  return { jsonLd, truncated: jsonLd.length < texts.length };
};

const words = (value: string | null): readonly string[] => (value ?? '').split(/\s+/).filter((word) => word !== '');

const readTypes = (doc: Document): string[] =>
  all(doc, '[itemtype], [typeof]')
    .flatMap((element) => [...words(attribute(element, 'itemtype')), ...words(attribute(element, 'typeof'))])
    .slice(0, LIMIT.types)
    .map((type) => fold(type, LIMIT.value));

/** Attributes that carry a microdata property's value instead of the text (HTML, "Values"). */
const CARRIER: Readonly<Record<string, string>> = {
  meta: 'content',
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

const carriedBy = (element: Element, base: string): string => {
  const carrier = CARRIER[tagOf(element)];
  const carried = carrier === undefined ? null : attribute(element, carrier);
  if (carried === null || carrier === undefined) return attribute(element, 'content') ?? textOf(element);
  return ['src', 'href', 'data'].includes(carrier) ? (resolve(carried, base) ?? carried) : carried;
};

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
    const type = fold(attribute(item, 'itemtype') ?? '', LIMIT.value);
    const value = fold(carriedBy(element, base), LIMIT.value);
    return words(attribute(element, 'itemprop')).map((property) => ({
      type,
      property: fold(property, LIMIT.value),
      value,
    }));
  });
  return within(values.flat(), LIMIT.room);
};

export const readStructuredData = async (reading: Reading): Promise<StructuredData> => ({
  ...readJsonLd(reading.doc),
  types: readTypes(reading.doc),
  microdata: await readMicrodata(reading),
});
