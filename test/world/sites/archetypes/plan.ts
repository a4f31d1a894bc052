import { always, compressed, file, html, redirect, routes, text, toOrigin } from '../../answers.ts';
import { dayIn, isoDay } from '../../days.ts';
import type { Answer, Handler, Registration, Site } from '../../site.ts';
import type { Zone } from '../../zone.ts';

/** What an archetype consists of: its pages and files by path, and how its host treats them. */
export interface Plan {
  readonly host: string;
  /** On every answer of the site itself. */
  readonly headers: Answer['headers'];
  /** HTML by path. */
  readonly pages: Readonly<Record<string, string>>;
  /** On pages only. */
  readonly pageHeaders?: Answer['headers'];
  readonly files?: Readonly<Record<string, Answer>>;
  /** Paths in sitemap.xml, with the days since they changed; without it there is none. */
  readonly sitemap?: Readonly<Record<string, number>>;
  /** Rules in robots.txt; without it there is none. */
  readonly robots?: string;
  readonly missing?: Handler;
  /** How http is answered; leads to https by default. */
  readonly http?: Handler;
  /** Where www leads, and how; null when www does not exist. */
  readonly www?: 301 | 302 | null;
  readonly zone: Zone;
  readonly registration?: Registration;
}

const NOT_FOUND =
  '<!doctype html><html lang="nl"><head><title>Niet gevonden</title></head><body><main><h1>Niet gevonden</h1></main></body></html>';

const sitemapOf = (
  origin: string,
  paths: Readonly<Record<string, number>>,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Object.entries(paths)
  .map(([path, days]) => `<url><loc>${origin}${path}</loc><lastmod>${isoDay(dayIn(-days))}</lastmod></url>`)
  .join('\n')}
</urlset>
`;

const tableOf = ({ host, headers, pages, pageHeaders = {}, files = {}, sitemap, robots }: Plan) => ({
  ...Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [path, always(html(page, { ...headers, ...pageHeaders }))]),
  ),
  ...Object.fromEntries(
    Object.entries(files).map(([path, answer]) => [
      path,
      always({ ...answer, headers: { ...headers, ...answer.headers } }),
    ]),
  ),
  ...(robots === undefined ? {} : { '/robots.txt': always(text(robots, headers)) }),
  ...(sitemap === undefined
    ? {}
    : { '/sitemap.xml': () => file('application/xml', sitemapOf(`https://${host}`, sitemap), headers) }),
});

/** The sites of a plan: the host and its twin. */
export const sitesOf = (plan: Plan): readonly Site[] => {
  const { host, headers, www = 301, zone, registration } = plan;
  const toHttps: Handler = (visit) => redirect(301, `https://${visit.host}${visit.path}${visit.query}`);
  const missing = plan.missing ?? always(html(NOT_FOUND, { ...headers, ...(plan.pageHeaders ?? {}) }, 404));
  const main: Site = {
    hosts: [host],
    http: plan.http ?? toHttps,
    https: compressed(routes(tableOf(plan), missing)),
    zones: [zone],
    ...(registration === undefined ? {} : { registrations: [registration] }),
  };
  if (www === null) return [main];
  const twin: Site = {
    hosts: [`www.${host}`],
    http: toHttps,
    https: toOrigin(`https://${host}`, www, headers),
    zones: [],
    registrations: [],
  };
  return [main, twin];
};
