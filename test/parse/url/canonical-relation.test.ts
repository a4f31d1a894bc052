import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCanonical, isAmpPage } from '../../../lib/parse/url/canonical-relation.ts';

const S = 'https://winkel.nl';

describe('one page under two addresses', () => {
  test.each([
    // Shopify: collections, tags, recommendations, search, variants, sorting, filters.
    ['/products/eiken-stoel', '/collections/stoelen/products/eiken-stoel'],
    ['/nl/products/eiken-stoel', '/nl/collections/stoelen/products/eiken-stoel'],
    [
      '/products/eiken-stoel',
      '/products/eiken-stoel?pr_prod_strat=jac&pr_rec_id=5&pr_rec_pid=7&pr_ref_pid=8&pr_seq=uniform',
    ],
    ['/products/eiken-stoel', '/products/eiken-stoel?_pos=1&_sid=abc&_ss=r'],
    ['/products/eiken-stoel', '/products/eiken-stoel?variant=123'],
    ['/collections/stoelen', '/collections/stoelen/eiken'],
    ['/collections/stoelen', '/collections/stoelen?sort_by=price&filter.v.price.gte=10'],
    // WooCommerce, Magento, Shopware, a plain shop.
    ['/product/stoel', '/product/stoel?attribute_pa_kleur=rood'],
    ['/shop/', '/shop/?orderby=price'],
    ['/stoel.html', '/meubels/stoelen/stoel.html'],
    ['/meubels/stoel', '/stoel'],
    ['/stoelen', '/stoelen?dir=asc&order=price&mode=list&limit=48'],
    ['/stoelen', '/stoelen;jsessionid=A1B2'],
    // A code that begins or ends with digits is not a product number.
    ['/stoelen/?t=x12', '/stoelen/?t=x13'],
    ['/stoelen/?t=12x', '/stoelen/?t=13x'],
    ['/stoelen/?t=12', '/stoelen/?t=13x'],
    ['/stoelen/?t=x12', '/stoelen/?t=13'],
    ['/stoelen/?t=12x', '/stoelen/?t=13'],
    ['/stoelen/?t=12', '/stoelen/?t=x13'],
    // WordPress, AMP, print, index files, endings, slashes, the other host.
    ['/bericht/', '/bericht/?replytocom=12'],
    ['/bericht/', '/bericht/amp/'],
    ['/bericht', '/bericht?amp=1'],
    ['/bericht.html', '/bericht.amp.html'],
    ['/bericht', '/bericht/print'],
    ['/', '/index.php'],
    ['/', '/?utm_source=x&sid=1'],
    ['/over', '/over.html'],
    ['/over/', '/over'],
    ['/Over', '/over'],
    // A section is not a language; a number identifies the product, whatever is beside it; where it was found does not.
    ['/products/stoel', '/collections/all/products/stoel'],
    ['/shirts/blauw', '/men/shirts/blauw'],
    ['/bericht/', '/bericht/comment-page-2/'],
    ['/p/123/eiken-stoel', '/p/123'],
    ['/123-eiken-stoel', '/123-stoel-van-eik'],
    ['/eiken-stoel-p123.html', '/stoel-p123.html'],
    ['/dp/b00x', '/Stoel-van-hout/dp/b00x/ref=sr_1_1'],
    ['/index.php?route=product/product&product_id=4', '/index.php?route=product/product&path=2_3&product_id=4'],
    ['/', '/home'],
    // What Google's pages name:    // What Google's pages name: sorting and filtering by whatever names, regions of one language, the whole of a list.
    ['/stoelen', '/stoelen?merk=gazelle&prijs=100-200&maat=xl'],
    ['/stoelen', '/stoelen?p_limit=48&shopware_view=list'],
    ['/en-gb/chairs', '/en-us/chairs'],
    ['/en/chairs', '/en-us/chairs'],
    ['/stoelen?view=all', '/stoelen?page=2'],
    ['/stoelen/alle', '/stoelen/pagina/3'],
    ['/bericht', '/bericht/printversie'],
    ['/bericht', '/m/bericht'],
    ['/default', '/(S(lit3py55t21z5v55vlm25s55))/default'],
    ['/bericht', '/bericht?m=1'],
    ['/bericht', '/bericht?tmpl=component&print=1'],
    ['/bericht?a=1&b=2', '/bericht?b=2&a=1'],
    ['/bericht', '/bericht?sessionid=abc&PHPSESSID=1&affiliate_id=7&click_id=1'],
  ])('%s of %s', (canonical, here) => {
    expect(compareCanonical(`${S}${canonical}`, `${S}${here}`)).toBe('same');
    expect(compareCanonical(`https://www.winkel.nl${canonical}`, `https://m.winkel.nl${here}`)).toBe('same');
    expect(compareCanonical(`https://elders.nl${canonical}`, `${S}${here}`)).toBe('other');
  });
});

describe('another page', () => {
  test.each([
    ['/', '/contact'],
    ['/', '/?p=12'],
    ['/', '/nl/contact'],
    ['/en/contact', '/nl/contact'],
    ['/contact', '/de/contact'],
    ['/fiets', '/fiets/stad'],
    ['/artikel', '/artikel?id=5'],
    ['/artikel?id=4', '/artikel?id=5'],
    ['/products/eiken-stoel', '/products/beuken-stoel'],
    ['/collections/stoelen', '/collections/tafels/eiken'],
    ['/zoeken', '/zoeken?q=fiets'],
    ['/artikel?id=4', '/artikel'],
    ['/artikel', '/artikel?productId=5'],
    ['/', '/?page_id=5'],
    ['/', '/index.php?option=com_content&view=article&id=5'],
    ['/nieuws', '/nieuws?slug=brand'],
    ['/en-us/chairs', '/de-de/chairs'],
    ['/nieuws/2023/a-b', '/nieuws/2024/c-d'],
    ['/2023-verslag', '/2023-begroting'],
    ['/123-stoel', '/124-stoel'],
    ['/forum/?t=12', '/forum/?t=13'],
    ['/index.php?route=product/product&product_id=4', '/index.php?route=product/product&path=2_3&product_id=5'],
    ['/shirts/blauw', '/nl/shirts/blauw'],
    ['/shirts/blauw', '/deu/shirts/blauw'],
    ['/chairs', '/chairs?lang=de'],
  ])('%s is not %s', (canonical, here) => {
    expect(compareCanonical(`${S}${canonical}`, `${S}${here}`)).toBe('other');
  });

  test.each([
    ['/blog', '/blog?page=2'],
    ['/blog/', '/blog/page/3/'],
    ['/tafels?view=all', '/stoelen?page=2'],
  ])('%s of a later page %s', (canonical, here) => {
    expect(compareCanonical(`${S}${canonical}`, `${S}${here}`)).toBe('laterPage');
  });
});

test.each([
  [`${S}/amp/`, [], true],
  [`${S}/a.amp.html`, [], true],
  ['https://amp.winkel.nl/a', [], true],
  [`${S}/a?amp`, [], true],
  [`${S}/a`, ['https://cdn.ampproject.org/v0.js'], true],
  [`${S}/a`, ['https://cdn.ampproject.org/v0.mjs'], true],
  [`${S}/amplifier`, [null, 'https://cdn.elders.nl/v0.js'], false],
  [`${S}/camp`, [], false],
])('%s with %j is an AMP page: %s', (address, loaded, is) => expect(isAmpPage(address, loaded)).toBe(is));

test('an address is the same as itself, and any two texts get an answer', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      expect(compareCanonical(url, url)).toBe('same');
    }),
  );
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(['same', 'other', 'laterPage']).toContain(compareCanonical(one, other));
    }),
  );
});
