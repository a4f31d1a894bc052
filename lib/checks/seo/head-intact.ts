import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';

const META = ['robots', 'googlebot', 'bingbot', 'description'];

const isSearchLink = ({ rel, hreflang }: Facts['raw']['head']['links'][number]): boolean => {
  const relations = rel.split(' ');
  return relations.includes('canonical') || (relations.includes('alternate') && hreflang !== '');
};

/** Elements for search engines that the parser moved to the body. */
const listLost = ({ metas, links }: Facts['raw']['head']): readonly string[] => [
  ...metas.filter(({ inHead, name }) => !inHead && META.includes(name)).map(({ name }) => `<meta name="${name}">`),
  ...links.filter((link) => !link.inHead && isSearchLink(link)).map(({ rel }) => `<link rel="${rel}">`),
];

export const headIntact = defineCheck({
  id: 'head-intact',
  weight: 4,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  needs: ['raw'],
  verdicts: { intact: 'pass', stray: 'warn', cutWithoutScript: 'warn', cut: 'fail' },

  judge({ raw }) {
    const { strays } = raw.head;
    const lost = listLost(raw.head);
    const items = [...strays, ...lost];
    if (strays.length === 0 && lost.length === 0) return { code: 'intact' };
    if (lost.length === 0) return { code: 'stray', args: { stray: strays[0] ?? '' }, items };

    // Content of a noscript element ends the head only for readers without scripts.
    const first = strays[0] ?? '';
    const args = { stray: first, lost: lost[0] ?? '' };
    return { code: first.startsWith('noscript') ? 'cutWithoutScript' : 'cut', args, items };
  },
});
