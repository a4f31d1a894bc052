import type { FastifyInstance } from 'fastify';
import { YEAR } from '../../lib/time.ts';
import { checkCatalogue } from '../../lib/view/check-catalogue.ts';
import type { Site } from '../core/http/page-context.ts';
import type { WebAssets } from '../core/pages/assets.ts';
import { CHECKS_PATH } from '../core/pages/checks.tsx';
import { API_DOCS_PATH } from '../core/paths.ts';

const TYPES: Readonly<Record<string, string>> = { woff2: 'font/woff2', png: 'image/png' };
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
const PLAIN = 'text/plain; charset=utf-8';

/** Style, script, fonts and icons. */
export const addAssets = (app: FastifyInstance, { style, scripts }: Site, assets: WebAssets): void => {
  app.get(style, async (_, reply) =>
    reply.headers({ 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': FOR_A_YEAR }).send(assets.style),
  );
  for (const name of ['ask', 'report'] as const)
    app.get(scripts[name], async (_, reply) =>
      reply
        .headers({ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': FOR_A_YEAR })
        .send(assets.scripts[name]),
    );
  for (const [path, base64] of Object.entries(assets.files)) {
    const bytes = Buffer.from(base64, 'base64');
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    app.get(path, async (_, reply) => reply.headers({ 'Content-Type': type, 'Cache-Control': FOR_A_DAY }).send(bytes));
  }
};

const formatSitemap = (publicUrl: string): string => {
  const paths = ['/', CHECKS_PATH, API_DOCS_PATH, ...checkCatalogue('nl').map(({ id }) => `${CHECKS_PATH}/${id}`)];
  // Each as it is for whoever comes, and in each language.
  const addresses = paths.flatMap((path) => [path, `${path}?lang=nl`, `${path}?lang=en`]);
  const urls = addresses.map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};

/** What programs look for at fixed places: robots.txt (RFC 9309), a sitemap, and whom to tell of a leak (RFC 9116). */
export const addKnownFiles = (app: FastifyInstance, { publicUrl, contact }: Site, now: () => number): void => {
  const robots = ['User-agent: *', 'Disallow: /scan', 'Disallow: /api/'];
  if (publicUrl !== null) robots.push('', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`);
  app.get('/robots.txt', async (_, reply) => reply.header('Content-Type', PLAIN).send(`${robots.join('\n')}\n`));
  if (publicUrl === null) return;
  app.get('/sitemap.xml', async (_, reply) =>
    reply.header('Content-Type', 'application/xml; charset=utf-8').send(formatSitemap(publicUrl)),
  );
  if (contact === null) return;
  const canonical = new URL('/.well-known/security.txt', publicUrl).href;
  app.get('/.well-known/security.txt', async (_, reply) => {
    const at = now() + YEAR / 2;
    const expires = new Date(at).toISOString();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${canonical}`,
    ];
    return reply.header('Content-Type', PLAIN).send(`${lines.join('\n')}\n`);
  });
};
