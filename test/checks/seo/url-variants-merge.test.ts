import { urlVariantsMerge } from '../../../lib/checks/seo/url-variants-merge.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, linkElement, page, seen } from '../../kit/facts.ts';
import { glance } from '../../kit/glance.ts';

const HERE = 'https://voorbeeld.nl/fiets';
type Changes = Parameters<typeof glance>[0];
const REDIRECT: Changes = { status: 0, redirected: true };
const OWN: Changes = { canonicals: [HERE] };
const situation = (slash: Changes, query: Changes, url = HERE, canonical: string | null = HERE) => ({
  page: page({ document: { url }, head: { links: canonical === null ? [] : [linkElement('canonical', canonical)] } }),
  variants: seen({ slash: seen(glance(slash)), query: seen(glance(query)) }),
  raw: seen(page({ head: { links: canonical === null ? [] : [linkElement('canonical', canonical)] } })),
  answer: seen<Facts['answer']>({ ...http(), barrier: null }),
});

cases(urlVariantsMerge, {
  merged: [
    situation(REDIRECT, REDIRECT),
    situation({ status: 404 }, OWN),
    // Percent-encoding in lower case, as WordPress writes it.
    situation(REDIRECT, { canonicals: ['https://voorbeeld.nl/caf%c3%a9'] }, 'https://voorbeeld.nl/caf%C3%A9', null),
    situation(REDIRECT, OWN, HERE, null),
    situation(REDIRECT, OWN, `${HERE}?utm_source=brief`),
  ],
  separate: [
    situation({}, OWN),
    situation(REDIRECT, { canonicals: [`${HERE}?utm_source=x`] }),
    { ...situation({}, OWN), variants: seen({ slash: seen(glance()), query: blind('timeout') }) },
  ],
  notAsked: [
    situation({}, {}, 'https://voorbeeld.nl/'),
    situation({}, {}, `${HERE}?kleur=rood`),
    { ...situation({}, {}), variants: blind('notApplicable') },
  ],
});

blindCases(urlVariantsMerge, [
  // Scripts write the canonical address; the raw variants cannot show it.
  { ...situation({}, {}), raw: seen(page()) },
  { ...situation({}, {}), variants: blind('denied') },
  { ...situation({}, {}), variants: seen({ slash: seen(glance(REDIRECT)), query: blind('timeout') }) },
  // A new visitor is redirected from every address, including that of the page.
  { ...situation(REDIRECT, OWN), answer: blind('denied') },
  { ...situation(REDIRECT, REDIRECT), answer: seen<Facts['answer']>({ ...http(), barrier: 'elsewhere' }) },
]);
