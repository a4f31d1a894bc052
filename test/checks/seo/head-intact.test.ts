import { headIntact } from '../../../lib/checks/seo/head-intact.ts';
import { cases } from '../../kit/cases.ts';
import { linkElement, meta, page } from '../../kit/facts.ts';

const raw = (strays: string[], lost: 'nothing' | 'canonical' | 'robots' | 'hreflang' | 'viewport' = 'nothing') => ({
  raw: page({
    head: {
      strays,
      metas: ['robots', 'viewport'].includes(lost) ? [{ ...meta(lost, 'x'), inHead: false }] : [],
      links: {
        canonical: [linkElement('canonical', 'https://voorbeeld.nl/', { inHead: false })],
        hreflang: [linkElement('alternate', 'https://voorbeeld.nl/en', { hreflang: 'en', inHead: false })],
      }[lost as 'canonical'] ?? [linkElement('alternate', 'https://voorbeeld.nl/feed', { inHead: false })],
    },
  }),
});

cases(headIntact, {
  intact: [raw([]), raw([], 'viewport')],
  stray: [raw(['div']), raw(['#text'], 'viewport'), raw(['noscript > img'])],
  cutWithoutScript: [raw(['noscript > img', 'noscript > iframe'], 'canonical')],
  cut: [
    raw(['img'], 'canonical'),
    raw(['#text'], 'robots'),
    raw([], 'hreflang'),
    raw(['div', 'noscript > img'], 'robots'),
  ],
});
