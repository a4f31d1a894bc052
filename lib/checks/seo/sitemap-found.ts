import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { toUnseenPart } from './shared/fresh-answer.ts';

type File = Facts['sitemap']['files'][number];

const isGood = ({ file }: File): boolean =>
  file.seen && file.value.status >= 200 && file.value.status <= 299 && file.value.kind !== 'html';
const isBroken = (file: File): boolean => file.file.seen && !isGood(file);

export const sitemapFound = defineCheck({
  id: 'sitemap-found',
  weight: 4,
  who: 'webbouwer',
  cause: 'sitemap',
  effort: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  needs: ['sitemap'],
  verdicts: { named: 'pass', unnamed: 'warn', absent: 'warn', broken: 'fail' },

  judge({ sitemap }) {
    const named = sitemap.files.filter(({ via }) => via === 'robots');
    const broken = named.filter(isBroken);
    if (broken.length > 0) return { code: 'broken', items: broken.map(({ url }) => url) };

    const good = sitemap.files.filter((file) => file.via !== 'index' && isGood(file));
    const items = good.map(({ url }) => url);
    if (good.length > 0) return { code: named.length > 0 ? 'named' : 'unnamed', items };

    const hidden = sitemap.files.find(({ file }) => !file.seen)?.file;
    return hidden === undefined || hidden.seen ? { code: 'absent' } : toUnseenPart(hidden);
  },
});
