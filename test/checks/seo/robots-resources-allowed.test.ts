import { robotsResourcesAllowed } from '../../../lib/checks/seo/robots-resources-allowed.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { http, image, page, resource } from '../../kit/facts.ts';

const OWN = 'https://voorbeeld.nl';
const LOADED = [
  resource('script', `${OWN}/js/a.js`),
  resource('style', `${OWN}/css/a.css`),
  resource('script', 'https://cdn.nl/js/b.js'),
];
const situation = (robots: string, list = LOADED, status = 200) => ({
  robots: http({}, { body: robots, status }),
  page: page({ resources: { list }, images: { list: [image({ src: `${OWN}/img/a.jpg` })] } }),
});

cases(robotsResourcesAllowed, {
  allowed: [
    situation('User-agent: *\nDisallow: /admin'),
    situation('User-agent: *\nDisallow: /js\nUser-agent: Googlebot\nAllow: /'),
    situation('User-agent: *\nDisallow: /', LOADED, 404),
    situation('User-agent: *\nDisallow: /js/b.js'),
    // What Shopify and Cloudflare add to every page and themselves block for crawlers.
    situation('User-agent: *\nDisallow: /checkouts/\nDisallow: /cdn/wpm/*.js', [
      ...LOADED,
      resource('script', `${OWN}/checkouts/internal/preloads.js?locale=nl-NL`),
      resource('script', `${OWN}/cdn/wpm/s2b3e4.js`),
    ]),
    situation('User-agent: *\nDisallow: /cdn-cgi/', [
      ...LOADED,
      resource('script', `${OWN}/cdn-cgi/challenge-platform/scripts/jsd/main.js`),
    ]),
  ],
  imagesBlocked: [situation('User-agent: *\nDisallow: /img/')],
  blocked: [
    situation('User-agent: *\nDisallow: /cdn-cgi/', [
      resource('script', `${OWN}/cdn-cgi/scripts/rocket-loader.min.js`),
    ]),
    situation('User-agent: *\nDisallow: /js/'),
    situation('User-agent: googlebot\nDisallow: /*.css$'),
  ],
  none: [{ robots: http(), page: page({ resources: { list: [resource('script', 'https://cdn.nl/a.js')] } }) }],
  serverError: [situation('', LOADED, 502)],
});

const MANY_RULES = `User-agent: *\n${'Disallow: /niets/*x\n'.repeat(25_000)}`;
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => resource('script', `${OWN}/js/${index}.js`));

// More rules times addresses than are compared: what was not compared is not reported as allowed.
blindCases(robotsResourcesAllowed, [situation(MANY_RULES, many(200))]);
cases(robotsResourcesAllowed, {
  allowed: [situation(MANY_RULES, many(50))],
  imagesBlocked: [situation(`${MANY_RULES}Disallow: /img/`, many(50))],
  blocked: [situation(`${MANY_RULES}Disallow: /js/7.js`, many(200))],
  none: [{ robots: http({}, { body: MANY_RULES }), page: page() }],
  serverError: [situation(MANY_RULES, many(200), 503)],
});
