import '../kit/work/work.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VALIDATED_TYPES } from '../../lib/data/structured-data/rich-results.ts';
import { findRichResultFaults } from '../../lib/parse/structured-data/rich-result-faults.ts';
import { isFullRun } from '../kit/inputs.ts';
import { growthOf } from '../kit/work/growth.ts';
import { workOf } from '../kit/work/work.ts';
import { RUNS } from './pumped-texts.ts';

/*
 * The validator of structured data, which answers later. The other libraries that eat what a page says are reached by the
 * readers of linear-parsers.test.ts (csp_evaluator by csp-findings and csp-scripts, structured-headers by structured-field, tldts by
 * same-site and sign-in, ipaddr.js by addresses), and in a real page by test/browser/page/pumped.test.ts (the extractor of
 * structured data, Readability).
 */

const LENGTHS = { text: [300, 2_000], items: [20, 80, 320] };
const HANDLERS = join(import.meta.dirname, '../../node_modules/@adobe/structured-data-validator/src/types');
/** What is handed to the validator, and of what our own table judges the type that asks most. */
const TYPES = [...new Set(VALIDATED_TYPES.values()), 'Event'];

test('every type that the validator is handed is one that it knows', () => {
  const known = readdirSync(HANDLERS).map((file) => file.replace(/\.js$/, ''));
  expect([...VALIDATED_TYPES.values()].filter((type) => !known.includes(type))).toEqual([]);
});

/** A subject of a type, with the text wherever a validator looks. */
const subject = (type: string, text: string): object => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...Object.fromEntries(
    ['name', 'image', 'url', 'description', 'datePosted', 'uploadDate', 'duration', 'contentUrl', 'sku', 'title'].map(
      (name) => [name, text],
    ),
  ),
  offers: { '@type': 'Offer', price: text, priceCurrency: text, availability: text },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: text, reviewCount: text },
  review: {
    '@type': 'Review',
    author: { '@type': 'Person', name: text },
    reviewRating: { '@type': 'Rating', ratingValue: text },
  },
  itemListElement: [{ '@type': 'ListItem', position: 1, name: text, item: text }],
});

const validated = (subjects: readonly object[]): Promise<number> => {
  const jsonLd = [JSON.stringify(subjects)];
  return workOf(() => findRichResultFaults({ jsonLd, annotated: [] }));
};

/** Each type meets every so many runs, the next type the next ones. */
const APART = isFullRun ? 3 : 30;

describe.each(TYPES.map((type, index) => [type, index] as const))('the work of validating a %s', (type, index) => {
  test.each(RUNS.filter((_, position) => position % APART === index % APART))(
    'follows the length of its values: %s',
    async (_, run) => {
      expect(await growthOf((length) => validated([subject(type, run(length))]), LENGTHS.text)).toBeNull();
    },
  );

  test('follows the number of subjects', async () => {
    const many = (length: number) => Array.from({ length }, (_, at) => subject(type, `Naam ${at}`));
    expect(await growthOf((length) => validated(many(length)), LENGTHS.items)).toBeNull();
  });

  test('follows the number of parts', async () => {
    const parts = (length: number) =>
      Array.from({ length }, (_, at) => ({ '@type': 'ListItem', name: `Naam ${at}`, price: at }));
    const held = (length: number) => [
      { ...subject(type, 'Naam'), itemListElement: parts(length), offers: parts(length), review: parts(length) },
    ];
    expect(await growthOf((length) => validated(held(length)), LENGTHS.items)).toBeNull();
  });
});
