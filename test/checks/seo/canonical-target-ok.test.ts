import { canonicalTargetOk } from '../../../lib/checks/seo/canonical-target-ok.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, linkElement, page, scan, seen } from '../../kit/facts.ts';
import { glance } from '../../kit/glance.ts';

const HERE = 'https://voorbeeld.nl/fiets/stad';
const OTHER = 'https://voorbeeld.nl/fiets';
const names = (href: string, target: Parameters<typeof glance>[0] | null = null, url = HERE) => ({
  page: page({ document: { url }, head: { links: [linkElement('canonical', href)] } }),
  scan: scan({ url }),
  fresh: seen(http()),
  canonicalTarget: seen(target === null ? null : glance(target)),
});

cases(canonicalTargetOk, {
  thisPage: [
    names(HERE),
    names('https://voorbeeld.nl/caf%c3%a9/', null, 'https://voorbeeld.nl/caf%C3%A9/'),
    names(HERE, null, `${HERE}?utm_source=nieuwsbrief&gclid=1`),
    { ...names(HERE), canonicalTarget: blind('denied') },
  ],
  otherPage: [names(OTHER, {}), names('https://www.voorbeeld.nl/fiets/stad', {})],
  redirects: [names(`${HERE}/`, { status: 0, redirected: true })],
  otherSite: [names('https://elders.nl/fiets'), names('https://sub.voorbeeld.nl/')],
  dead: [names(OTHER, { status: 404 }), names(OTHER, { status: 503 })],
  closed: [
    names(OTHER, { robotsHeader: 'noindex' }),
    names(OTHER, { robotsMetas: [{ name: 'robots', content: 'noindex' }] }),
  ],
  home: [names('https://voorbeeld.nl/'), { ...names('https://voorbeeld.nl/'), canonicalTarget: blind('denied') }],
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
]);
