import { expect, test } from 'vitest';
import { type DutyFacts, isPublicBody, isShop } from '../../../lib/parse/page-kind/statement-duty.ts';
import { type Deep, page } from '../../kit/facts.ts';

const of = (changes: Parameters<typeof page>[0] = {}): DutyFacts => page(changes) as DutyFacts;
const at = (url: string) => of({ document: { url } });
const logo = (alt: string | null, region: 'header' | 'footer' = 'header') =>
  of({
    images: {
      list: [
        { alt: '', region: 'content' },
        { alt, region },
      ] as never,
    },
  } as Deep<never>);

test.each([
  [at('https://www.rijksoverheid.nl/'), true],
  [at('https://rijksoverheid.nl/'), true],
  [at('https://nietrijksoverheid.nl/'), false],
  [at('https://voorbeeld.nl/rijksoverheid.nl'), false],
  [logo('Logo Rijksoverheid'), true],
  [logo('Logo Rijksoverheid', 'footer'), false],
  [logo('Logo Voorbeeld'), false],
  [logo(null), false],
  [of(), false],
])('%# is a public body: %s', (facts, is) => expect(isPublicBody(facts)).toBe(is));

const linking = (...hrefs: readonly (string | null)[]) =>
  of({ document: { url: 'https://voorbeeld.nl/' }, links: { list: hrefs.map((href) => ({ href })) as never } });

test.each([
  [linking('https://voorbeeld.nl/over', 'https://voorbeeld.nl/winkelwagen'), true],
  [linking('https://voorbeeld.nl/nl/cart/'), true],
  [linking('https://elders.nl/cart'), false],
  [linking('https://voorbeeld.nl/carthago'), false],
  [linking(null), false],
  [linking(), false],
])('%# is a shop: %s', (facts, is) => expect(isShop(facts, 'content')).toBe(is));

test.each(['product', 'checkout'] as const)('a page of kind %s belongs to a shop', (kind) => {
  expect(isShop(linking(), kind)).toBe(true);
});
