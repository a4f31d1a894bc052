import { accessibilityStatement } from '../../../lib/checks/toegankelijkheid/accessibility-statement.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { findPageKind } from '../../../lib/parse/page-kind/page-kind.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, type Deep, image, link, meta, page, seen } from '../../kit/facts.ts';

const sitemap = (changes: Partial<Facts['sitemap']> = {}) =>
  seen<Facts['sitemap']>({
    named: [],
    files: [],
    complete: true,
    wanted: 'https://voorbeeld.nl/',
    listed: true,
    sample: [],
    accessibility: [],
    ...changes,
  });
const on = (changes: Deep<Facts['page']>, files = sitemap()) => {
  const shown = page(changes);
  return { page: shown, kind: findPageKind(shown, null), sitemap: files };
};
const links = (...list: ReturnType<typeof link>[]) => ({ links: { total: list.length, list } });
const cart = links(link({ text: 'Winkelwagen', href: 'https://voorbeeld.nl/winkelwagen' }));
const publicBody = { document: { url: 'https://www.rijksoverheid.nl/' } };
const statement = (href: string, text: string) => links(link({ href, text, region: 'footer' }));

cases(accessibilityStatement, {
  linked: [
    on(statement('https://voorbeeld.nl/toegankelijkheid', 'Toegankelijkheid')),
    on(statement('https://voorbeeld.nl/a11y', 'Accessibility statement')),
    on(statement('https://voorbeeld.nl/x', 'Digitale toegankelijkheidsverklaring')),
    on(statement('https://voorbeeld.nl/webtoegankelijkheid', 'Lees hier')),
    on(statement('https://www.toegankelijkheidsverklaring.nl/register/1', 'Status'), blind('denied')),
  ],
  listed: [
    on(
      statement('https://voorbeeld.nl/rolstoel', 'Rolstoeltoegankelijkheid'),
      sitemap({ accessibility: ['https://voorbeeld.nl/x'] }),
    ),
    on(cart, sitemap({ accessibility: ['https://voorbeeld.nl/toegankelijkheid'], complete: false })),
  ],
  shop: [
    on(cart),
    on({ document: { url: 'https://voorbeeld.nl/stadsfiets', bodyClass: 'single-product' } }),
    on(cart, blind('notApplicable')),
    on({
      links: { total: 2, list: [...cart.links.list, link({ href: 'https://nottoegankelijkheidsverklaring.nl/' })] },
    }),
  ],
  publicBody: [
    on(publicBody),
    on({ document: { url: 'https://data.overheid.nl/x' } }),
    on({ head: { metas: [meta('OVERHEID.authority', 'Utrecht')] } }),
    on({ images: { total: 1, list: [image({ alt: 'Logo Rijksoverheid', region: 'header' })], backgrounds: [] } }),
  ],
  free: [
    on({}),
    on({}, blind('denied')),
    on(statement('https://voorbeeld.nl/bezoek', 'Rolstoeltoegankelijkheid')),
    on(statement('https://voorbeeld.nl/bezoek', 'Toegankelijkheidsopties')),
    on(links(link({ href: 'https://voorbeeld.nl/#', raw: '#', text: 'Toegankelijkheid' }))),
    on(links(link({ href: 'https://voorbeeld.nl/toegankelijkheid', text: 'Toegankelijkheid', hidden: true }))),
    on(links(link({ text: 'Kassa', href: 'https://elders.nl/cart' }))),
    on({ images: { total: 1, list: [image({ alt: 'Logo Rijksoverheid', region: 'content' })], backgrounds: [] } }),
  ],
});
blindCases(accessibilityStatement, [
  // On a page with more links than are stored, one may lead there.
  on({ ...publicBody, links: { total: 4_000, list: [link({})] } }),
  on({ ...publicBody, ...links(link({ href: 'https://voorbeeld.nl/a', text: 'Toegankelijkheid', hidden: true })) }),
  on(cart, blind('denied')),
  on(publicBody, blind('timeout')),
  on(cart, sitemap({ complete: false })),
]);
