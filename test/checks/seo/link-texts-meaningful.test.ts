import { linkTextsMeaningful } from '../../../lib/checks/seo/link-texts-meaningful.ts';
import { cases } from '../../kit/cases.ts';
import { link, page } from '../../kit/facts.ts';

const linked = (...list: Parameters<typeof link>[0][]) => ({
  page: page({ links: { list: list.map((changes) => link(changes)) } }),
});

cases(linkTextsMeaningful, {
  telling: [linked({}), linked({}, { text: 'Lees meer', hidden: true })],
  generic: [linked({ text: 'Lees meer' }), linked({ text: 'click here', lang: 'en', explained: true })],
  none: [linked(), linked({ text: '' }), linked({ raw: null, href: null })],
});
