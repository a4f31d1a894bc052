import { html, text } from '../answers.ts';
import type { Answer, Site } from '../site.ts';

/** One page of every kind, as systems send them. */

interface SiteOptions {
  readonly title: string;
  readonly body: string;
  readonly head?: string;
  readonly bodyClass?: string;
}

const create = ({ title, body, head = '', bodyClass = '' }: SiteOptions): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body class="${bodyClass}">${body}</body></html>`;

const SENTENCES = 'De dijk bij Merendam is in 1953 verhoogd en wordt elk najaar nagelopen door de dijkwacht. '.repeat(
  14,
);
const main = (heading: string, content: string): string => `<main><h1>${heading}</h1>${content}</main>`;
const PASSWORD =
  '<form method="post"><p><label>Naam <input name="naam"></label></p><p><label>Wachtwoord <input type="password" name="w"></label></p><button>Verder</button></form>';
const published = '<meta property="article:published_time" content="2026-11-01T09:00:00+01:00">';
const product =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Dijklamp"}</script>';

const PAGES: Readonly<Record<string, SiteOptions>> = {
  '/': { title: 'Dijkwacht Merendam', body: main('Dijkwacht Merendam', `<p>${SENTENCES}</p>`) },
  '/contact': {
    title: 'Contact',
    body: main('Contact', '<p>Mail <a href="mailto:dijk@soorten.nl">dijk@soorten.nl</a>.</p>'),
  },
  '/lamp': { title: 'Dijklamp', head: product, body: main('Dijklamp', `<p>€ 24,95. ${SENTENCES}</p>`) },
  '/nieuws/dijk': { title: 'De dijk', head: published, body: main('De dijk', `<p>${SENTENCES}</p>`) },
  '/nieuws': {
    title: 'Nieuws',
    bodyClass: 'archive category',
    body: main('Nieuws', '<p><a href="/nieuws/dijk">De dijk</a></p>'),
  },
  '/docs/start': { title: 'Beginnen', body: main('Beginnen', `<p>${SENTENCES}</p><pre>dijk --hoogte</pre>`) },
  '/login': { title: 'Inloggen', body: main('Inloggen', PASSWORD) },
  '/winkelwagen': {
    title: 'Winkelwagen',
    bodyClass: 'woocommerce-cart',
    body: main('Winkelwagen', '<p>Uw winkelwagen is leeg.</p>'),
  },
  '/zoeken': { title: 'Zoekresultaten', body: main('Zoekresultaten', '<p>Niets gevonden voor dijk.</p>') },
  '/kaart': {
    title: 'Dijkkaart',
    body: '<canvas width="600" height="400"></canvas><button>Dichterbij</button><button>Verder weg</button>',
  },
  '/oud': { title: 'Coming soon', body: '<h1>Coming soon</h1><p>Onze nieuwe website is binnenkort online.</p>' },
  '/over-ons': { title: 'Over ons', body: main('Over ons', `<p>${SENTENCES}</p>`) },
  // A shop's first page below the root with a form to sign in beside much else.
  '/winkel/lampen': {
    title: 'Lampen',
    body: `<header>${PASSWORD}</header>${main('Lampen', `<p>${SENTENCES}${SENTENCES}</p>`)}`,
  },
  // Answered with an error, and led on to a page that is there by a script since.
  '/thuis': {
    title: 'Thuis',
    body: main('Thuis', `<p>${SENTENCES}</p><script>history.replaceState(null, '', '/over-ons')</script>`),
  },
};
const STATUS: Readonly<Record<string, number>> = { '/thuis': 404 };

const answerTo = (path: string): Answer => {
  const page = PAGES[path];
  if (path === '/robots.txt') return text('User-agent: *\nAllow: /\n');
  if (page === undefined) return html(create({ title: 'Weg', body: main('Weg', '<p>Hier is niets.</p>') }), {}, 404);
  return html(create(page), {}, STATUS[path] ?? 200);
};

export const soorten: Site = { hosts: ['soorten.nl'], https: ({ path }) => answerTo(path) };
