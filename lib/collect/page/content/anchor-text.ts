import { all, attribute, fold, textOf } from '../dom/dom.ts';

const LENGTH = 200;
const IMAGES = 10;

/**
 * A link's text as a search engine reads it: what stands in the link, else the alternative texts of its images, else its
 * title (https://developers.google.com/search/docs/crawling-indexing/links-crawlable, "Write good anchor text"). An
 * aria-label is none of it. White space folded, at most 200 characters.
 */
export const anchorText = (element: Element): string => {
  const silent = all(element, 'script, style, template, noscript').slice(0, IMAGES).map(textOf);
  const whole = silent.reduce((text, one) => (one === '' ? text : text.replace(one, ' ')), textOf(element));
  const text = fold(whole, LENGTH);
  if (text !== '') return text;
  const alts = all(element, 'img[alt], area[alt]')
    .slice(0, IMAGES)
    .map((image) => attribute(image, 'alt') ?? '');
  const described = fold(alts.join(' '), LENGTH);
  return described === '' ? fold(attribute(element, 'title') ?? '', LENGTH) : described;
};
