import type { Target } from '../../model.ts';
import type { Reach } from '../network/reach.ts';
import { seenPart } from '../seen-part.ts';
import { platformsIn } from '../software/platforms.ts';
import { answer } from './answer-fact.ts';

/**
 * Where systems put their sitemap, by what their generator element says or the class of the structured data that they put
 * in; SEO plug-ins before the system they are in. Most name themselves by one of the two.
 */
const PLACES: readonly (readonly [sign: RegExp, path: string])[] = [
  [/^(?:all in one seo\b|aioseo-schema$)/i, '/sitemap.xml'],
  [/^(?:yoast seo\b|yoast-schema-graph$)/i, '/sitemap_index.xml'],
  [/^(?:rank math\b|rank-math-schema(?:-pro)?$)/i, '/sitemap_index.xml'],
  [/^wordpress\b/i, '/wp-sitemap.xml'],
  [/^astro\b/i, '/sitemap-index.xml'],
];
const WORDPRESS = '/wp-sitemap.xml';
const ELSE = '/sitemap.xml';

/** The one usual address of the system that the site says it runs on; `/sitemap.xml` where it says nothing. */
export const usualSitemap = async (target: Target, reach: Reach): Promise<string> => {
  const [page, reply] = await Promise.all([
    seenPart('sitemap', () => reach.page()),
    seenPart('sitemap', () => answer(target, reach)),
  ]);
  const metas = page.seen ? page.value.head.metas : [];
  const generators = metas.filter(({ name }) => name === 'generator').map(({ content }) => content);
  const signs = [...generators, ...(page.seen ? (page.value.structuredData.classes ?? []) : [])];
  const path = PLACES.find(([sign]) => signs.some((one) => sign.test(one)))?.[1];
  const isWordPress = platformsIn({ page, answer: reply }).includes('wordpress');
  return new URL(path ?? (isWordPress ? WORDPRESS : ELSE), target.url).href;
};
