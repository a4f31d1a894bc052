import { describe, expect, test } from 'vitest';
import { collectCanonicalTarget } from '../../../lib/collect/site/canonical-target.ts';
import { Glance } from '../../../lib/facts/glance.ts';
import { linkElement, meta } from '../../kit/facts.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const OTHER = 'https://voorbeeld.nl/fiets';
const look = async (hrefs: readonly string[], answer: FakeAnswer | 'denied' = {}) => {
  const head = { links: hrefs.map((href) => linkElement('canonical', href)) };
  const reach = fakeReach({ document: { url: 'https://voorbeeld.nl/fiets/stad' }, head }, { [OTHER]: answer });
  return { value: await collectCanonicalTarget(target(), reach), asked: reach.requests };
};

describe('collectCanonicalTarget', () => {
  test('requests another page of this site', async () => {
    const { value, asked: requestOf } = await look([OTHER], {
      headers: { 'content-type': 'text/html', 'x-robots-tag': 'noarchive', link: '</en>; rel=alternate; hreflang=en' },
      says: { head: { metas: [meta('robots', 'noindex')], links: [linkElement('canonical', OTHER)] } },
    });
    expect(Glance.parse(value)).toEqual({
      asked: OTHER,
      status: 200,
      redirected: false,
      contentType: 'text/html',
      robotsHeader: 'noarchive',
      robotsMetas: [{ name: 'robots', content: 'noindex' }],
      canonicals: [OTHER],
      alternates: [{ hreflang: 'en', href: 'https://voorbeeld.nl/en' }],
      title: 'Fietsen repareren in Utrecht | Voorbeeld Tweewielers',
      headings: ['Uw fiets gerepareerd'],
      products: [],
    });
    expect(requestOf).toEqual([{ url: OTHER, purpose: 'canonical', cap: 512 * 1024 }]);
  });

  test('reads the product from microdata, which the raw page has only as a flat list', async () => {
    const type = 'https://schema.org/Product';
    const microdata = [
      { type, property: 'name', value: 'Stadsfiets' },
      { type, property: 'gtin13', value: '8712345678906' },
    ];
    const { value } = await look([OTHER], { says: { structuredData: { microdata } } });
    expect(value?.products).toEqual(['name: stadsfiets', 'gtin13: 8712345678906']);
  });

  test('does not parse an answer that is not a page', async () => {
    const says = { head: { metas: [meta('robots', 'noindex')] } };
    expect((await look([OTHER], { status: 404, says })).value).toMatchObject({ status: 404, robotsMetas: [] });
    const pdf = { headers: { 'content-type': 'application/pdf' }, says };
    expect((await look([OTHER], pdf)).value).toMatchObject({ status: 200, robotsMetas: [] });
  });

  test.each([
    ['none', []],
    ['several', [OTHER, `${OTHER}/b`]],
    ['this page', ['https://voorbeeld.nl/fiets/stad?utm_source=x']],
    ['another site', ['https://elders.nl/']],
  ])('sends no request for %s', async (_, hrefs) => {
    expect(await look(hrefs)).toEqual({ value: null, asked: [] });
  });

  test('ignores elements of the body, which search engines ignore too', async () => {
    const links = [linkElement('canonical', OTHER, { inHead: false })];
    const reach = fakeReach({ document: { url: 'https://voorbeeld.nl/fiets/stad' }, head: { links } }, { [OTHER]: {} });
    expect([await collectCanonicalTarget(target(), reach), reach.requests]).toEqual([null, []]);
  });

  test('reports why it was not seen', async () => {
    await expect(look(['https://voorbeeld.nl/uitloggen'])).rejects.toMatchObject({ why: 'otherHost' });
    await expect(look([OTHER], 'denied')).rejects.toMatchObject({ why: 'denied' });
    await expect(look([OTHER], { status: 403 })).rejects.toMatchObject({ why: 'wall' });
  });
});
