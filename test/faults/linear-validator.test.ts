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
 * The validator of structured data, which is asynchronous. The other libraries that process page content are reached by the
 * readers of linear-parsers.test.ts (csp_evaluator by csp-findings and csp-scripts, structured-headers by structured-field, tldts by
 * same-site and sign-in, ipaddr.js by addresses), and in a real page by test/browser/page/pumped.test.ts (the extractor of
 * structured data, Readability).
 */

const LENGTHS = { text: [300, 2_000], items: [20, 80, 320] };
const HANDLERS = join(import.meta.dirname, '../../node_modules/@adobe/structured-data-validator/src/types');
/** The types passed to the validator, and the type of our own table with the most requirements. */
const TYPES = [...new Set(VALIDATED_TYPES.values()), 'Event'];

test('every type passed to the validator is known to it', () => {
  const known = readdirSync(HANDLERS).map((file) => file.replace(/\.js$/, ''));
  expect([...VALIDATED_TYPES.values()].filter((type) => !known.includes(type))).toEqual([]);
});

/** A subject of a type, with the text in every field that a validator reads. */
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

/** Each type gets every n-th run, the next type the following ones. */
const APART = isFullRun ? 3 : 30;

describe.each(TYPES.map((type, index) => [type, index] as const))('the work of validating a %s', (type, index) => {
  test.each(RUNS.filter((_, position) => position % APART === index % APART))(
    'is linear in the length of its values: %s',
    async (_, run) => {
      expect(await growthOf((length) => validated([subject(type, run(length))]), LENGTHS.text)).toBeNull();
    },
  );

  test('is linear in the number of subjects', async () => {
    const many = (length: number) => Array.from({ length }, (_, at) => subject(type, `Naam ${at}`));
    expect(await growthOf((length) => validated(many(length)), LENGTHS.items)).toBeNull();
  });

  test('is linear in the number of parts', async () => {
    const parts = (length: number) =>
      Array.from({ length }, (_, at) => ({ '@type': 'ListItem', name: `Naam ${at}`, price: at }));
    const held = (length: number) => [
      { ...subject(type, 'Naam'), itemListElement: parts(length), offers: parts(length), review: parts(length) },
    ];
    expect(await growthOf((length) => validated(held(length)), LENGTHS.items)).toBeNull();
  });
});
