import { expect, test } from 'vitest';
import type { Reach } from '../../../lib/collect/network/reach.ts';
import { collectRichResults } from '../../../lib/collect/site/rich-results.ts';
import { page } from '../../kit/facts.ts';
import { target } from '../../kit/reach.ts';

test("the page's own structured data is validated", async () => {
  const product = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name: 'Fiets' });
  const reach = { page: async () => page({ structuredData: { jsonLd: [product] } }) } as unknown as Reach;
  expect(await collectRichResults(target(), reach)).toEqual([
    { field: 'Product.aggregateRating / offers / review', fault: 'missing', level: 'required' },
  ]);
});
