import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';

type Image = Facts['page']['images']['list'][number];

/** Width in CSS pixels from which an image is content, and the share of those that should be indexable. */
const WIDTH = 200;
const SHARE = 0.8;

/** The part of an image's address that identifies the file: sizes and signatures after it change from visit to visit. */
const toFileAddress = (src: string | null): string => {
  const url = URL.parse(src ?? '');
  return url === null || url.protocol === 'data:' ? '' : `${url.origin}${url.pathname}`;
};

const isContent = ({ region, width, decorative }: Image): boolean =>
  region === 'content' && width >= WIDTH && !decorative;

export const imagesIndexable = defineCheck({
  id: 'images-indexable',
  weight: 1,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  needs: ['page', 'raw'],
  verdicts: { indexable: 'pass', hidden: 'warn', none: 'skip' },

  judge({ page, raw }) {
    const shown = page.images.list.filter(isContent).map(({ src }) => toFileAddress(src));
    const all = [...shown, ...page.images.backgrounds];
    if (all.length === 0) return { code: 'none' };

    const written = new Set(
      raw.images.list.filter(({ lazyByScript }) => !lazyByScript).map(({ src }) => toFileAddress(src)),
    );
    const missed = [...shown.filter((file) => file === '' || !written.has(file)), ...page.images.backgrounds];
    const args = { count: missed.length, of: all.length };
    if (all.length - missed.length >= SHARE * all.length) return { code: 'indexable', args };
    const isCut = raw.document.truncated || raw.images.total > raw.images.list.length;
    return isCut ? toUnseen('tooLarge') : { code: 'hidden', args, items: missed };
  },
});
