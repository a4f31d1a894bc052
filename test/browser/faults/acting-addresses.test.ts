import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTurnOf, turnsOf } from '../../kit/taking-turns.ts';
import { always, file, html, redirect, text } from '../../world/answers.ts';
import type { Handler, Site } from '../../world/site.ts';
import { startWorld, type World } from '../../world/world.ts';
import type { Driven } from '../kit/driven.ts';
import { KINDS, lookAt, openWith } from './granted.ts';

/** A site with addresses that trigger an action in every possible way: a scan requests none of them, but all others. */

const SITE = 'https://valkuil.nl';

/** Requesting any of these would trigger an action, by its words, however encoded, or by what it carries. */
const ACTING = [
  ...['/uitloggen', '/log%6Fut', '/log%256Fut', '/%EF%BD%8Cogout', '/signout', '/nieuwsbrief/afmelden', '/opzeggen'],
  ...[
    '/bevestig/12',
    '/annuleren',
    '/uitschrijven',
    '/verwijder/9',
    '/wissen',
    '/stemmen',
    '/winkelwagen',
    '/winkelmand',
  ],
  ...['/afrekenen', '/betalen', '/bestellen', '/unsubscribe', '/logoff', '/confirm', '/verify', '/activate', '/vote'],
  ...['/cart', '/checkout', '/delete', '/remove', '/abmelden', '/k%C3%BCndigen', '/best%C3%A4tigen', '/l%C3%B6schen'],
  ...['/stornieren', '/warenkorb', '/kasse', '/addToCart', '/stap?token=abcdefghijkl', '/stap?key=abcdefghijkl'],
  ...['/stap?code=abcdefghijkl', '/stap?hash=abcdefghijkl', '/stap?u=abcdefghijkl', '/stap?e=abcdefghijkl'],
  ...['/stap?id=8f3a9c', '/stap?t%6Fken=abcdefghijkl', '/herstel/9f8a7c6d5e4f3a2b1c0d'],
];
const CALM = Array.from({ length: 12 }, (_, at) => `/artikel/${at}`);
const SPOKEN = '/stille-weg';

const linksTo = (paths: readonly string[]): string =>
  paths.map((path) => `<li><a href="${path}">Lees dit</a></li>`).join('');
const [logout = '', ...others] = ACTING;
const HEAD = `<link rel="canonical" href="${logout}">
${others
  .slice(0, 6)
  .map((path, at) => `<link rel="alternate" hreflang="${['de', 'en', 'fr', 'es', 'it', 'pl'][at]}" href="${path}">`)
  .join('')}
<link rel="icon" href="/winkelwagen" sizes="96x96"><link rel="mcp" href="/bevestig/12">
<link rel="alternate" type="text/markdown" href="/afrekenen">
<meta property="og:title" content="Valkuil"><meta property="og:image" content="${SITE}/verwijder/9">
<script src="/stap?token=abcdefghijkl" defer></script><script src="/uitloggen" defer></script>`;

const page: Handler = () =>
  html(
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Valkuil</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${HEAD}</head><body><main><h1>Valkuil</h1>
<p>Op deze pagina doet bijna elke link iets.</p><ul>${linksTo([...ACTING, ...CALM])}
<li><a href="${SPOKEN}">Meld u hier af</a></li></ul></main></body></html>`,
    { link: `<${SITE}/confirm>; rel="mcp"` },
  );

const xml = (body: string) => file('application/xml', `<?xml version="1.0" encoding="UTF-8"?>${body}`);
const locs = (name: string, paths: readonly string[]): string =>
  paths.map((path) => `<${name}><loc>${SITE}${path}</loc></${name}>`).join('');
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const TABLE: Readonly<Record<string, Handler>> = {
  '/': page,
  '/werk': page,
  '/robots.txt': always(
    text(
      `User-agent: *\nLicense: ${SITE}/activate\n${['/delete', '/kaart.xml', '/vote'].map((path) => `Sitemap: ${SITE}${path}`).join('\n')}`,
    ),
  ),
  '/kaart.xml': always(xml(`<sitemapindex ${SPACE}>${locs('sitemap', ['/cart', '/lijst.xml'])}</sitemapindex>`)),
  '/lijst.xml': always(
    xml(`<urlset ${SPACE}>${locs('url', [...ACTING.map((path) => path.replaceAll('&', '&amp;')), ...CALM])}</urlset>`),
  ),
  '/llms.txt': always(redirect(302, '/uitloggen')),
  '/.well-known/security.txt': always(redirect(302, '/stap?token=abcdefghijkl')),
  '/.well-known/tdmrep.json': always(redirect(302, '/log%256Fut')),
  '/favicon.ico': always(redirect(302, '/abmelden')),
};
const answer: Handler = (visit) =>
  (TABLE[visit.path] ?? always(html(`<!doctype html><html lang="nl"><title>${visit.path}</title><p>Hier.</p></html>`)))(
    visit,
  );

const valkuil: Site = {
  hosts: ['valkuil.nl', 'www.valkuil.nl'],
  http: always(redirect(302, `${SITE}/nieuwsbrief/afmelden`)),
  https: (visit) => (visit.host === 'valkuil.nl' ? answer(visit) : redirect(302, `${SITE}/stap?key=abcdefghijkl`)),
};

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [valkuil] });
});
afterAll(() => world.stop());

const requestOf = (): readonly string[] =>
  world.log().flatMap(({ host, path }) => (host.endsWith('valkuil.nl') && path !== null ? [path] : []));

describe.each(KINDS)('in %s', (kind) => {
  const states: readonly (readonly [state: string, hosts: readonly string[]])[] = [
    ['with access to the site', ['valkuil.nl']],
    ['without access', []],
  ];
  // Firefox with access, Chromium without; in the full run both in both.
  describe.each(states.filter((_, index) => isTurnOf(kind, index + 1)))('%s', (_, hosts: readonly string[]) => {
    let session: Driven;
    beforeAll(async () => {
      session = await openWith(kind, world, hosts);
    });
    afterAll(() => session.close());

    test.each(turnsOf(kind, ['/', '/werk']))(
      'a scan of %s requests no address that triggers an action',
      async (path) => {
        const { state, facts } = await lookAt(session, `${SITE}${path}`, world.clearLog);
        expect(state.phase).toBe('done');
        const acting = [...ACTING, SPOKEN]
          .map((one) => new URL(one, SITE))
          .map(({ pathname, search }) => pathname + search);
        expect(requestOf().filter((one) => acting.includes(one))).toEqual([]);
        // In Firefox nothing of a site is read without access to it.
        if (kind === 'firefox' && hosts.length === 0) return;
        expect(requestOf().length).toBeGreaterThan(10);
        // Samples of links and of the sitemap, some of them the same.
        expect(requestOf().filter((one) => one.startsWith('/artikel/')).length).toBeGreaterThanOrEqual(7);
        expect(facts['canonicalTarget']).toEqual({ seen: false, why: 'otherHost' });
        expect(facts['shareImage']).toEqual({ seen: false, why: 'otherHost' });
      },
    );
  });
});
