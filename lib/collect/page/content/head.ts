import type { Page } from '../../../facts/page.ts';
import { findStrays } from '../../../parse/html/head-end.ts';
import { cutText } from '../../../parse/text/cut.ts';
import {
  collapseWhitespace,
  findAll,
  findClosest,
  getAttribute,
  hasAttribute,
  keepWithin,
  readTokens,
  resolve,
  textOf,
} from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';

type Head = Page['head'];

const LIMIT = { titles: 20, metas: 200, links: 300, value: 2_000, policy: 16_000, room: 60_000 };

const isInHead = (element: Element): boolean => findClosest(element, 'head') !== null;

const readMeta = (element: Element): Head['metas'][number] => ({
  name: readTokens(element, 'name'),
  property: readTokens(element, 'property'),
  httpEquiv: readTokens(element, 'http-equiv'),
  // A content security policy is long, and cutting it changes its meaning.
  content: cutText(
    getAttribute(element, 'content') ?? '',
    hasAttribute(element, 'http-equiv') ? LIMIT.policy : LIMIT.value,
  ),
  inHead: isInHead(element),
});

const readLinkElement = (element: Element, base: string): Head['links'][number] => {
  const raw = getAttribute(element, 'href');
  const href = raw === null || raw.trim() === '' ? null : resolve(raw, base);
  return {
    rel: readTokens(element, 'rel'),
    raw: raw === null ? null : cutText(raw, LIMIT.value),
    href: href === null ? null : cutText(href, LIMIT.value),
    hreflang: collapseWhitespace(getAttribute(element, 'hreflang') ?? '', 100),
    type: readTokens(element, 'type'),
    sizes: readTokens(element, 'sizes'),
    ...(hasAttribute(element, 'media') && { media: collapseWhitespace(getAttribute(element, 'media') ?? '', 100) }),
    ...(hasAttribute(element, 'lang') && { lang: collapseWhitespace(getAttribute(element, 'lang') ?? '', 100) }),
    inHead: isInHead(element),
  };
};

/** Link relations that a check examines; the many preloads and stylesheets of some pages must not push these out. */
const TELLING =
  /\b(canonical|alternate|icon|apple-touch-icon|license|describedby|sitemap|amphtml|prev|next|https:\/\/api\.w\.org\/)/;

const isTelling = (element: Element): boolean => TELLING.test(readTokens(element, 'rel'));

const pick = (elements: readonly Element[]): readonly Element[] => {
  if (elements.length <= LIMIT.links) return elements;
  const telling = new Set(elements.filter(isTelling).slice(0, LIMIT.links));
  const room = LIMIT.links - telling.size;
  const others = new Set(elements.filter((element) => !telling.has(element)).slice(0, room));
  return elements.filter((element) => telling.has(element) || others.has(element));
};

export const readHead = async ({ doc, base, source, slices }: Reading): Promise<Head> => {
  const titles = findAll(doc, 'title').filter((element) => findClosest(element, 'svg') === null);
  const metas = await slices.map(findAll(doc, 'meta').slice(0, LIMIT.metas), readMeta);
  const links = await slices.map(pick(findAll(doc, 'link')), (element) => readLinkElement(element, base));
  return {
    titles: titles.slice(0, LIMIT.titles).map((element) => collapseWhitespace(textOf(element), LIMIT.value)),
    metas: keepWithin(metas, LIMIT.room),
    links: keepWithin(links, LIMIT.room),
    strays: [...findStrays(source.html)],
  };
};
