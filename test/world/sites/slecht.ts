import { always, file, html, redirect, routes } from '../answers.ts';
import { png } from '../picture.ts';
import type { Answer, Handler, Site } from '../site.ts';
import { BOOTSTRAP, FRAME, JQUERY, PAGE } from './slecht/page.ts';

/** The opposite of goed.nl: no headers, no mail policy, one name server, https that leads back to http. */

const TELLTALES = { server: 'Apache/2.2.15 (CentOS)', 'x-powered-by': 'PHP/5.6.40' };

const page = html(PAGE, { ...TELLTALES, 'content-type': 'text/html', 'set-cookie': 'PHPSESSID=9f2c61d07b; path=/' });

const script = (body: string) => always(file('application/x-javascript', body, TELLTALES));

const dead: Answer = html('<h1>404</h1>', TELLTALES, 404);

const grey = always(
  file('image/gif', png({ width: 200, height: 80, palette: [[220, 220, 220]], colourAt: () => 0 }), TELLTALES),
);

/** Whatever else is asked gets the front page: a soft 404. */
const plain: Handler = routes(
  {
    '/robots.txt': always(file('text/plain', 'User-agent: *\nDisallow: /\n', TELLTALES)),
    '/wp-includes/js/jquery/jquery-1.8.3.min.js': script(JQUERY),
    '/js/bootstrap-3.3.5.min.js': script(BOOTSTRAP),
    '/kader.html': always(html(FRAME, TELLTALES)),
    '/img/teller.gif': grey,
    '/img/logo.gif': grey,
    '/img/knop.gif': grey,
    '/img/IMG_0042.JPG': grey,
    '/img/weg.gif': always(dead),
    '/js/verdwenen.js': always(dead),
    '/favicon.ico': always(dead),
    '/oud/prijzen.html': always(dead),
    '/oud/diensten.html': always(dead),
    '/oud/team.html': always(dead),
    '/oud/vacatures.html': always(dead),
  },
  always(page),
);

export const slecht: Site = {
  // Both names give the page: the site exists twice.
  hosts: ['slecht.nl', 'www.slecht.nl'],
  http: plain,
  https: ({ path, query }) => redirect(302, `http://slecht.nl${path}${query}`, TELLTALES),
  zones: [
    {
      name: 'slecht.nl',
      signing: 'unsigned',
      nameServers: ['ns.slecht.nl'],
      records: ['@ IN A 45.92.7.40', 'www IN A 45.92.7.40', 'ns IN A 45.92.7.40'],
    },
  ],
};
