import { robotsResourcesAllowed } from '../../../lib/checks/seo/robots-resources-allowed.ts';
import { cases } from '../../kit/cases.ts';
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
    // What Shopify and Cloudflare add to every page, and keep crawlers from themselves.
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
