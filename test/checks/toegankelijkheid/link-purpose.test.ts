import { linkPurpose } from '../../../lib/checks/toegankelijkheid/link-purpose.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { link, page } from '../../kit/facts.ts';

const withLinks = (...list: ReturnType<typeof link>[]) => ({ page: page({ links: { total: list.length, list } }) });

cases(linkPurpose, {
  clear: [
    withLinks(link()),
    withLinks(link({ text: 'Lees meer', explained: true })),
    withLinks(link({ text: 'Start', lang: 'nl' })),
    withLinks(link(), link({ text: 'Lees meer', hidden: true })),
    // A word that is generic in another language only.
    withLinks(link({ text: 'Lees meer', lang: 'de' })),
  ],
  generic: [
    withLinks(link(), link({ text: 'Lees meer' })),
    withLinks(link({ text: 'Klik hier!', lang: 'nl-be' })),
    withLinks(link({ text: 'Meer info »' })),
    withLinks(link({ text: 'Read more', lang: 'en' })),
    withLinks(link({ text: 'Start', lang: 'en' })),
    withLinks(link({ text: 'lees verder', lang: '' })),
  ],
  absent: [withLinks(), withLinks(link({ text: '' })), withLinks(link({ raw: null, href: null }))],
});

blindCases(linkPurpose, [{ page: page({ links: { total: 2_000, list: [link()] } }) }]);
