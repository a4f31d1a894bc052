import type { Facts } from '../../evidence.ts';
import type { Page } from '../../facts/page.ts';
import type { Target } from '../../model.ts';
import { sortHarmlessFirst } from '../../parse/url/action-address.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { requestImageFile } from './image-file.ts';

type Icon = Page['head']['links'][number];

/** Link relations that Google considers for an icon (favicon-in-search). */
const RELATIONS = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed'];

const isIcon = ({ rel, href }: Icon): boolean =>
  rel.split(' ').some((word) => RELATIONS.includes(word)) && /^https?:/.test(href ?? '');

/** Rank of a vector image: browsers show it at any size, but Google does not list it among its formats. */
const VECTOR = 47;
/** Assumed side of a phone icon that does not declare its size. */
const PHONE = 180;

/** How suitable an icon is likely to be, from its element's attributes: its largest side in pixels; 0 when not declared. */
const rankIcon = ({ rel, sizes, type, href }: Icon): number => {
  if (type.includes('svg') || /\.svg([?#]|$)/i.test(href ?? '')) return VECTOR;
  if (sizes === '' && rel.startsWith('apple-')) return PHONE;
  const sides = [...sizes.matchAll(/(?<!\d)(\d+)x\d+/g)].map(([, side]) => Number(side));
  return Math.max(0, ...sides);
};

/** The most suitable icon of this site that the page declares, else /favicon.ico. */
export const collectFavicon = async (target: Target, reach: Reach): Promise<Facts['favicon']> => {
  const { head } = await reach.page();
  const icons = head.links.filter(isIcon);
  const own = icons
    .filter(({ href }) => isOwnAddress(href ?? '', target))
    .sort((one, other) => rankIcon(other) - rankIcon(one));
  const [best] = sortHarmlessFirst(own, ({ href }) => href ?? '');
  if (best === undefined && icons.length > 0) throw new NotObservable('otherHost', icons[0]?.href ?? '');

  const url = best?.href ?? new URL('/favicon.ico', target.url).href;
  return { declared: best !== undefined, file: await requestImageFile(reach, url, 'icon') };
};
