import { html, text } from '../answers.ts';
import type { Site } from '../site.ts';

/**
 * One article of 461 words, rendered in six ways (docs/catalogue.md, “Main text and its coverage”). No two of its words are the same, so
 * that shingles match only where the text is the same.
 */

/** Running text of so many different words, in sentences and paragraphs. */
export const prose = (stem: string, count: number): string => {
  const words = Array.from(
    { length: count },
    (_, index) => `${stem}${index}${index % 12 === 11 ? '.' : index % 5 === 4 ? ',' : ''}`,
  );
  const paragraphs = Array.from({ length: Math.ceil(count / 60) }, (_, index) =>
    words.slice(index * 60, index * 60 + 60),
  );
  return paragraphs.map((paragraph) => `<p>${paragraph.join(' ')}</p>`).join('');
};

export const ARTICLE = `<article>${prose('zin', 461)}</article>`;
export const HEAD = '<!doctype html><html lang="nl"><head><title>Een ander onderwerp</title></head>';
/** Four words before and four behind what is given. */
export const around = (inner: string, script = ''): string =>
  `${HEAD}<body><header>boven een twee drie</header><main>${inner}</main><footer>onder een twee drie</footer>${script}</body></html>`;

const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('</', '<\\/');
/** Fills an element when the page has come. */
const fill = (selector: string, inner: string): string =>
  `<script>document.querySelector('${selector}').innerHTML = ${escaped(inner)};</script>`;
const shell = (script: string): string => `${HEAD}<body><div id="app"></div>${script}</body></html>`;
const inside = (page: string): string => page.replace(/^.*<body>|<\/body>.*$/g, '');
const state = `<script id="__NEXT_DATA__" type="application/json">${escaped({ props: prose('zin', 461) })}</script>`;
const chrome =
  '<header>boven een twee drie vier vijf zes</header><main id="hier"></main><footer>onder een twee drie vier vijf zes</footer>';

export const RENDERINGS = {
  'server-rendered': around(ARTICLE),
  'client-rendered': shell(fill('#app', inside(around(ARTICLE)))),
  'chrome only': `${HEAD}<body>${chrome}${fill('#hier', ARTICLE)}</body></html>`,
  skeleton: around(`<div id="hier">${prose('leeg', 420)}</div>`, fill('#hier', ARTICLE)),
  hydrated: shell(`${state}${fill('#app', ARTICLE)}`),
  widgets: around(`${ARTICLE}<section id="meningen"></section>`, fill('#meningen', prose('mening', 639))),
} as const;
export type Rendering = keyof typeof RENDERINGS;

const pathOf = (name: string): string => `/${name.replace(' ', '-')}/`;
export const renderingAt = (name: Rendering): string => `https://weergave.nl${pathOf(name)}`;

const PAGES = new Map(Object.entries(RENDERINGS).map(([name, page]) => [pathOf(name), page]));

export const weergave: Site = {
  hosts: ['weergave.nl', 'www.weergave.nl'],
  https: ({ path }) => {
    const page = PAGES.get(path);
    return page === undefined ? text('Niet gevonden', {}, 404) : html(page);
  },
};
