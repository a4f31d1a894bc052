import { expect, test } from 'vitest';
import { COLLECTORS } from '../../lib/collect/index.ts';
import type { FactName } from '../../lib/evidence.ts';
import { linkElement, property, resource } from '../kit/facts.ts';
import { takeFaults } from '../kit/no-faults.ts';
import { fakeReach, target } from '../kit/reach.ts';

const HOME = 'https://voorbeeld.nl';
/** A page that gives every collector something to request. */
const PAGE = {
  document: { url: `${HOME}/fiets/stad` },
  head: {
    links: [
      linkElement('canonical', `${HOME}/fiets`),
      linkElement('alternate', `${HOME}/en/bike`, { hreflang: 'en' }),
      linkElement('icon', `${HOME}/icon.png`),
      linkElement('https://api.w.org/', `${HOME}/wp-json/`),
      linkElement('EditURI', `${HOME}/xmlrpc.php?rsd`),
    ],
    metas: [property('og:image', `${HOME}/foto.jpg`)],
  },
  resources: { list: [resource('script', `${HOME}/app.js`)] },
};

const VISIT = 'page 2097152 follow /fiets/stad';
const ROBOTS = 'robots 512000 follow /robots.txt';
/** The page too, which shows what the site runs on; repeated requests share one answer. */
const SITEMAPS = [VISIT, 'sitemap 1048576 follow /sitemap.xml'];

/** For each fact: purpose of the request, bytes read at most, whether a redirect is followed, and path. */
const REQUESTS: { readonly [Name in FactName]: readonly string[] } = {
  scan: [],
  page: [],
  // The browser of this test does not report how the page was answered.
  kind: [VISIT],
  axe: [],
  richResults: [],
  answer: [VISIT],
  fresh: [VISIT],
  raw: [VISIT],
  again: [VISIT],
  missing: ['missing 64000 manual /pijler-bestaat-niet-404', VISIT],
  security: ['security 32768 follow /.well-known/security.txt', 'security 32768 follow /security.txt'],
  cookies: [VISIT],
  cert: [],
  twins: [],
  language: [],
  robots: [ROBOTS],
  canonicalTarget: ['canonical 524288 manual /fiets'],
  twinPage: [],
  sitemap: [ROBOTS, ...SITEMAPS],
  listed: [ROBOTS, ...SITEMAPS],
  variants: ['variant 524288 manual /fiets/stad/', 'variant 524288 manual /fiets/stad?utm_source=x'],
  hreflangTargets: ['hreflang 524288 manual /en/bike'],
  favicon: ['icon 262144 follow /icon.png'],
  shareImage: ['image 262144 follow /foto.jpg'],
  dns: [],
  rdap: [],
  mailPolicy: [],
  libraries: [],
  scripts: ['script 2097152 follow /app.js'],
  llms: ['llms 262144 follow /llms.txt'],
  wellKnown: [
    VISIT,
    ROBOTS,
    'wellKnown 65536 follow /.well-known/ai-catalog.json',
    'wellKnown 65536 follow /.well-known/tdmrep.json',
  ],
  wordpress: [
    'system 65536 manual /readme.html',
    'system 65536 manual /wp-json/wp/v2/users?per_page=1',
    'system 65536 manual /xmlrpc.php?rsd',
  ],
  // Two equal requests are sent once: `reach` caches its answers.
  visited: ['link 1048576 manual /', 'link 1048576 manual /'],
};

test.each(Object.entries(REQUESTS) as [FactName, readonly string[]][])(
  '%s sends these requests to the site and no others',
  async (name, expected) => {
    const reach = fakeReach(PAGE);
    await COLLECTORS[name](target({ url: `${HOME}/fiets/stad` }), reach).catch(() => null);
    // Methods that this reach lacks are errors of the test; DNS queries end one after the other.
    await new Promise(setImmediate);
    takeFaults();
    const requested = reach.requests.map(
      ({ purpose, cap, redirect = 'manual', url }) => `${purpose} ${cap} ${redirect} ${url.replace(HOME, '')}`,
    );
    expect(requested.toSorted()).toEqual(expected.toSorted());
  },
);
