import type { Page } from '../../../facts/page.ts';
import { findStrays } from '../../../parse/html/head-end.ts';
import { cutText } from '../../../parse/text/cut.ts';
import { all, attribute, closest, fold, hasAttribute, resolve, textOf, tokens, within } from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';

type Head = Page['head'];

const LIMIT = { titles: 20, metas: 200, links: 300, value: 2_000, policy: 16_000, room: 60_000 };

const inHead = (element: Element): boolean => closest(element, 'head') !== null;

const meta = (element: Element): Head['metas'][number] => ({
  name: tokens(element, 'name'),
  property: tokens(element, 'property'),
  httpEquiv: tokens(element, 'http-equiv'),
  // A content security policy is long, and means something else when it is cut.
  content: cutText(
    attribute(element, 'content') ?? '',
    hasAttribute(element, 'http-equiv') ? LIMIT.policy : LIMIT.value,
  ),
  inHead: inHead(element),
});

const linkElement = (element: Element, base: string): Head['links'][number] => {
  const raw = attribute(element, 'href');
  const href = raw === null || raw.trim() === '' ? null : resolve(raw, base);
  return {
    rel: tokens(element, 'rel'),
    raw: raw === null ? null : cutText(raw, LIMIT.value),
    href: href === null ? null : cutText(href, LIMIT.value),
    hreflang: fold(attribute(element, 'hreflang') ?? '', 100),
    type: tokens(element, 'type'),
    sizes: tokens(element, 'sizes'),
    ...(hasAttribute(element, 'media') && { media: fold(attribute(element, 'media') ?? '', 100) }),
    ...(hasAttribute(element, 'lang') && { lang: fold(attribute(element, 'lang') ?? '', 100) }),
    inHead: inHead(element),
  };
};

/** Relations that a check asks for; the many preloads and stylesheets of some pages must not push these out. */
const TELLING =
  /\b(canonical|alternate|icon|apple-touch-icon|license|describedby|sitemap|amphtml|prev|next|https:\/\/api\.w\.org\/)/;

const isTelling = (element: Element): boolean => TELLING.test(tokens(element, 'rel'));

const pick = (elements: readonly Element[]): readonly Element[] => {
  if (elements.length <= LIMIT.links) return elements;
  const telling = new Set(elements.filter(isTelling).slice(0, LIMIT.links));
  const room = LIMIT.links - telling.size;
  const others = new Set(elements.filter((element) => !telling.has(element)).slice(0, room));
  return elements.filter((element) => telling.has(element) || others.has(element));
};

export const readHead = async ({ doc, base, source, slices }: Reading): Promise<Head> => {
  const titles = all(doc, 'title').filter((element) => closest(element, 'svg') === null);
  const metas = await slices.map(all(doc, 'meta').slice(0, LIMIT.metas), meta);
  const links = await slices.map(pick(all(doc, 'link')), (element) => linkElement(element, base));
  return {
    titles: titles.slice(0, LIMIT.titles).map((element) => fold(textOf(element), LIMIT.value)),
    metas: within(metas, LIMIT.room),
    links: within(links, LIMIT.room),
    strays: [...findStrays(source.html)],
  };
};
