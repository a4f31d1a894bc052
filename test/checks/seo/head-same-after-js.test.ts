import { headSameAfterJs } from '../../../lib/checks/seo/head-same-after-js.ts';
import { cases } from '../../kit/cases.ts';
import { type Deep, linkElement, meta, page } from '../../kit/facts.ts';

type Changes = Deep<ReturnType<typeof page>>;
const BASE = {
  titles: ['Fietsen'],
  metas: [meta('description', 'Wij maken uw fiets.'), meta('robots', 'index, follow')],
  links: [
    linkElement('canonical', 'https://voorbeeld.nl/'),
    linkElement('alternate', 'https://voorbeeld.nl/en', { hreflang: 'en' }),
  ],
};
const pair = (after: Changes, before: Changes = {}) => ({
  raw: page({ head: BASE, ...before }),
  page: page({ head: { ...BASE, ...after.head }, document: after.document ?? {} }),
});
const robots = (...contents: string[]) => [BASE.metas[0], ...contents.map((content) => meta('robots', content))];

cases(headSameAfterJs, {
  same: [
    pair({}),
    pair({ head: { titles: ['(3) Fietsen'] } }),
    pair({ head: { metas: robots() as typeof BASE.metas } }),
    pair({ head: { metas: robots('index, follow', 'noindex') as typeof BASE.metas } }),
    pair({ head: { titles: ['Bikes'] }, document: { translated: true, lang: 'en' } }),
  ],
  differs: [
    pair({ head: { titles: ['Stadsfietsen'] } }),
    pair({ head: { metas: [meta('description', 'Anders')] } }),
    pair({ document: { lang: 'en' } }),
    pair({ head: { links: BASE.links.slice(0, 1) } }),
  ],
  differsDecisively: [
    pair({ head: { links: [linkElement('canonical', 'https://voorbeeld.nl/b'), ...BASE.links.slice(1)] } }),
    pair({ head: { links: BASE.links.slice(1) } }),
    pair({}, { head: { ...BASE, metas: robots('noindex') as typeof BASE.metas } }),
    pair({ head: { metas: robots('nofollow') as typeof BASE.metas } }),
  ],
});
