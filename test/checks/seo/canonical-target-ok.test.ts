import { canonicalTargetOk } from '../../../lib/checks/seo/canonical-target-ok.ts';
import type { Facts, Seen } from '../../../lib/evidence.ts';
import { blindCases, cases, partialCases } from '../../kit/cases.ts';
import { blind, http, linkElement, page, scan, seen } from '../../kit/facts.ts';
import { glance } from '../../kit/glance.ts';

const HERE = 'https://voorbeeld.nl/fiets/stad';
const OTHER = 'https://voorbeeld.nl/fiets';
const ELSEWHERE = 'https://voorbeeld.nl/racefiets';
const names = (href: string, target: Parameters<typeof glance>[0] | null = null, url = HERE) => ({
  page: page({ document: { url }, head: { links: [linkElement('canonical', href)] } }),
  scan: scan({ url }),
  fresh: seen(http()),
  raw: blind('notApplicable') as Seen<Facts['raw']>,
  canonicalTarget: seen(target === null ? null : glance(target)),
});

/** A product page: title, first heading and product are those of the shown page. */
const shop = (target: Parameters<typeof glance>[0], href = OTHER) => ({
  ...names(href, target),
  page: page({
    document: { url: HERE },
    head: { titles: ['Stadsfiets rood | Voorbeeld'], links: [linkElement('canonical', href)] },
    headings: [{ level: 1, text: 'Stadsfiets', visible: true }],
    structuredData: {
      jsonLd: [
        '{"@context":"https://schema.org","@type":"Product","name":"Stadsfiets rood","sku":"SF-1","inProductGroupWithID":"SF"}',
      ],
    },
  }),
});

const CONTACT = {
  head: { titles: ['Contact en route | Kapsalon'] },
  headings: [{ level: 1, text: 'Zo vindt u ons', visible: true }],
};
/** The page at `url` with a title and a heading, and a canonical page with others. */
const apart = (url: string, href: string, shown: Parameters<typeof page>[0] = CONTACT) => ({
  ...names(href, { asked: href, title: 'Bakkerij Jansen', headings: ['Welkom bij Jansen'], products: [] }, url),
  page: page({
    document: { url },
    head: { ...shown.head, links: [linkElement('canonical', href)] },
    headings: shown.headings ?? [],
  }),
});

cases(canonicalTargetOk, {
  thisPage: [
    names(HERE),
    names('https://voorbeeld.nl/caf%c3%a9/', null, 'https://voorbeeld.nl/caf%C3%A9/'),
    names(HERE, null, `${HERE}?utm_source=nieuwsbrief&gclid=1`),
    { ...names(HERE), canonicalTarget: blind('denied') },
  ],
  sameThing: [
    names('https://www.voorbeeld.nl/fiets/stad', {}),
    names(
      'https://voorbeeld.nl/products/eiken-stoel',
      {},
      'https://voorbeeld.nl/collections/stoelen/products/eiken-stoel',
    ),
    names(
      'https://voorbeeld.nl/products/stoel',
      {},
      'https://voorbeeld.nl/products/stoel?pr_prod_strat=use_description&pr_rec_id=1&pr_seq=uniform',
    ),
    {
      ...names('https://voorbeeld.nl/'),
      page: page({
        document: { url: 'https://voorbeeld.nl/amp/' },
        head: { links: [linkElement('canonical', 'https://voorbeeld.nl/')] },
      }),
    },
    names(OTHER, { title: 'Stadsfietsen | Voorbeeld' }),
    {
      ...names(HERE, null, 'https://m.voorbeeld.nl/fiets/stad'),
      scan: scan({ url: 'https://m.voorbeeld.nl/fiets/stad', host: 'm.voorbeeld.nl' }),
    },
  ]
    .map((facts, index) =>
      index === 4
        ? {
            ...facts,
            page: page({
              document: { url: HERE },
              head: { titles: ['Stadsfietsen | Voorbeeld'], links: [linkElement('canonical', OTHER)] },
            }),
          }
        : facts,
    )
    .concat([
      // Shown in the visitor's own language, fetched in another; and a page without a heading.
      { ...apart(`${OTHER}?menu=contact`, OTHER), raw: seen(page({ headings: [], head: { titles: ['Jansen'] } })) },
      apart(`${OTHER}?menu=contact`, OTHER, { ...CONTACT, headings: [] }),
      shop({ title: 'Stadsfiets | Voorbeeld', headings: ['Stadsfiets'], products: [] }),
      shop({ title: 'Stadsfiets blauw', headings: ['Blauw'], products: ['sku: sf-1'] }),
      shop({ title: 'Stadsfiets blauw', headings: ['Blauw'], products: ['productGroupID: sf'] }),
      shop(
        { asked: 'https://voorbeeld.nl/', title: 'Stadsfiets rood | Voorbeeld', headings: ['Stadsfiets'] },
        'https://voorbeeld.nl/',
      ),
    ]),
  otherPage: [
    // By its address the same thing, by what was fetched clearly not.
    ...['menu=contact', 'topic=12', 't=12', 'v=contact', 'view=contact'].map((query) =>
      apart(`https://voorbeeld.nl/forum.php?${query}`, 'https://voorbeeld.nl/forum.php'),
    ),
    { ...apart(`${OTHER}?menu=contact`, OTHER), raw: seen(page(CONTACT)) },
    // A variant that shares a word with its parent, and a list of which this page is a part.
    shop({ title: 'Stadsfiets blauw | Voorbeeld', headings: ['Stadsfiets blauw'], products: ['sku: sf-9'] }, ELSEWHERE),
    shop({ asked: OTHER, title: 'Racefietsen | Voorbeeld', headings: ['Racefietsen'], products: [] }),
    shop({ title: 'Racefiets | Voorbeeld', headings: [], products: [] }, ELSEWHERE),
    // The site's name is the first heading of every page.
    {
      ...shop({ title: 'Contact | Voorbeeld', headings: ['Voorbeeld'], products: [] }),
      page: page({
        document: { url: HERE },
        head: { titles: ['Over ons | Voorbeeld'], links: [linkElement('canonical', OTHER)] },
        headings: [{ level: 1, text: 'Voorbeeld', visible: true }],
      }),
    },
    // The home page has this page's heading: not certainly a fault.
    shop(
      { asked: 'https://voorbeeld.nl/', title: 'Voorbeeld, fietsen in Utrecht', headings: ['Stadsfiets'] },
      'https://voorbeeld.nl/',
    ),
    names(OTHER, {}),
    names(OTHER, { title: 'Alle fietsen' }),
    names('https://voorbeeld.nl/', {}),
    names('https://voorbeeld.nl/blog', {}, 'https://voorbeeld.nl/blog?page=2'),
  ],
  redirects: [names(`${HERE}/`, { status: 0, redirected: true })],
  otherSite: [names('https://elders.nl/fiets'), names('https://sub.voorbeeld.nl/')],
  notWeb: [names('file:///C:/sites/fiets.html'), names('mailto:info@voorbeeld.nl')],
  dead: [names(OTHER, { status: 404 }), names(OTHER, { status: 503 })],
  closed: [
    names(OTHER, { robotsHeader: 'noindex' }),
    names(OTHER, { robotsMetas: [{ name: 'robots', content: 'noindex' }] }),
  ],
  otherThing: [
    apart('https://voorbeeld.nl/shop/bosch-psr-1800', 'https://voorbeeld.nl/shop/makita-dhp-1800'),
    shop(
      { title: 'Racefiets | Voorbeeld', headings: ['Racefiets'], products: ['sku: rf-1', 'name: racefiets'] },
      ELSEWHERE,
    ),
    shop({ title: 'Contact | Voorbeeld', headings: ['Neem contact op'], products: [] }, ELSEWHERE),
  ],
  home: [
    apart('https://voorbeeld.nl/gitaar/amp', 'https://voorbeeld.nl/'),
    names('https://voorbeeld.nl/', { asked: 'https://voorbeeld.nl/', title: 'Voorbeeld, fietsen in Utrecht' }),
  ],
  errorPage: [{ ...names(OTHER, {}), fresh: seen(http({}, { status: 404 })) }],
  notOne: [
    { ...names(HERE), page: page() },
    { ...names(HERE), fresh: seen(http({ link: `<${OTHER}>; rel=canonical` })) },
    names(''),
  ].map((facts, index) =>
    index === 2 ? { ...facts, page: page({ head: { links: [linkElement('canonical', null)] } }) } : facts,
  ),
});

blindCases(canonicalTargetOk, [
  // The Link header may name another address.
  { ...names(HERE), fresh: blind('denied') },
  { ...names(HERE), page: page(), fresh: blind('denied') },
  { ...names(OTHER), canonicalTarget: blind('denied') },
  { ...names(OTHER), canonicalTarget: blind('timeout') },
  { ...names('https://voorbeeld.nl/'), canonicalTarget: blind('denied') },
]);

partialCases(canonicalTargetOk, {
  // Whether the address works was not seen.
  sameThing: [[{ ...names('https://www.voorbeeld.nl/fiets/stad'), canonicalTarget: blind('denied') }, 'denied']],
});
