import { file, html, text } from '../../../world/answers.ts';
import type { Answer } from '../../../world/site.ts';
import { type Fetched, FIRST, PAGE, SECOND } from './fetched.ts';
import { LED, type Led } from './led.ts';

/** The sites that lead away: of every place that can be led to one of either page. */
export interface Leading {
  readonly host: string;
  readonly led: Led;
  /** What of it leads there. */
  readonly fetched: readonly Fetched[];
}

/** The registry of .nl is asked itself, for .be rdap.org is. */
export const LEADING: readonly Leading[] = LED.flatMap((led) => [
  { host: `naar-${led.id}.nl`, led, fetched: FIRST },
  { host: `naar-${led.id}.be`, led, fetched: SECOND },
]);

const page = (host: string, head: string, body: string): Answer =>
  html(`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Alles leidt weg van ${host}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body><main><h1>Alles leidt weg</h1><p>Deze pagina is er; wat u verder vraagt, is elders.</p>${body}</main></body></html>`);

const list = (tag: 'urlset' | 'sitemapindex', entry: string): Answer =>
  file('application/xml', `<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entry}</${tag}>`);

/** What these sites do answer: the page, and for the second kind all that something else is fetched by. */
export const thereAt = ({ host, fetched }: Leading): Readonly<Record<string, Answer>> => {
  if (fetched === FIRST) {
    const head = `<link rel="canonical" href="https://${host}/canoniek"><link rel="mcp" href="/mcp.json"><link rel="https://api.w.org/" href="/wp-json/"><link rel="EditURI" href="/xmlrpc.php?rsd">
      <link rel="alternate" hreflang="en" href="https://${host}/en/page">
      <link rel="icon" sizes="48x48" href="/icoon.png"><meta property="og:image" content="https://${host}/beeld.png">`;
    return { [PAGE]: page(host, head, '<p><a href="/een-link">Verder lezen</a></p>') };
  }
  const sitemaps = ['weg', 'index', 'lijst'].map((name) => `Sitemap: https://${host}/sitemap-${name}.xml`);
  return {
    [PAGE]: page(host, '<script src="/script.js"></script>', ''),
    '/robots.txt': text(sitemaps.join('\n')),
    '/sitemap-index.xml': list('sitemapindex', `<sitemap><loc>https://${host}/sitemap-deel.xml</loc></sitemap>`),
    '/sitemap-lijst.xml': list('urlset', `<url><loc>https://${host}/in-de-sitemap</loc></url>`),
  };
};
