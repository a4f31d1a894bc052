import { always, cookie, file, html, redirect, routes, text } from '../answers.ts';
import { pdf } from '../pdf.ts';
import { wheels } from '../picture.ts';
import type { Handler, Site } from '../site.ts';

/** Sites that a scan has to get around: slow ones, walls, logins, pages that are no pages. */

const document = (title: string, body: string) =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const SLOW = 20_000;

/** A tab opens it at once, so that it can be scanned; everything else that is asked waits. */
export const traag: Site = {
  hosts: ['traag.nl', 'www.traag.nl'],
  https: ({ headers }) => ({
    ...html(document('Een trage site', '<p>Elke volgende vraag duurt twintig seconden.</p>')),
    delay: headers['sec-fetch-mode'] === 'navigate' ? 0 : SLOW,
  }),
};

const CHALLENGE = html(
  document('Just a moment...', '<p>Controleren of u een mens bent.</p>'),
  { server: 'cloudflare', 'cf-mitigated': 'challenge' },
  403,
);

/** A challenge for everybody without the cookie that `/doorlaten` sets. */
export const muur: Site = {
  hosts: ['muur.nl', 'www.muur.nl'],
  https: (visit) => {
    if (visit.path === '/doorlaten') {
      return redirect(302, 'https://muur.nl/', {
        'set-cookie': 'cf_clearance=1; Path=/; Secure; HttpOnly; SameSite=None',
      });
    }
    return cookie(visit, 'cf_clearance') === '1'
      ? html(document('Achter de muur', '<p>Deze pagina ziet alleen wie door de controle kwam.</p>'))
      : CHALLENGE;
  },
};

const SIGN_IN = document(
  'Inloggen',
  `<form action="/inloggen" method="post"><p><label for="naam">Naam</label> <input id="naam" name="naam" autocomplete="username"></p>
<p><label for="woord">Wachtwoord</label> <input id="woord" name="woord" type="password" autocomplete="current-password"></p>
<p><button type="submit">Inloggen</button></p></form>`,
);

const isSignedIn = (visit: Parameters<Handler>[0]) => cookie(visit, '__Host-sessie') === 'ingelogd';

/** Without a session every address leads to the sign-in page; signing in takes any name. */
export const inlog: Site = {
  hosts: ['inlog.nl', 'www.inlog.nl'],
  https: (visit) => {
    if (visit.path === '/inloggen' && visit.method === 'POST') {
      const session = '__Host-sessie=ingelogd; Path=/; Secure; HttpOnly; SameSite=Lax';
      return redirect(303, 'https://inlog.nl/', { 'set-cookie': session });
    }
    if (visit.path === '/inloggen') return html(SIGN_IN, { 'cache-control': 'no-store' });
    if (!isSignedIn(visit)) return redirect(302, 'https://inlog.nl/inloggen');
    return html(document('Mijn dossier', '<p>Alleen voor wie is ingelogd.</p>'), {
      'cache-control': 'private, no-store',
    });
  },
};

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>';

/** A newspaper that first sends whoever brings no consent to another site, which asks for it. */
export const krant: Site = {
  hosts: ['krant.nl', 'www.krant.nl'],
  https: (visit) => {
    if (visit.path === '/akkoord') {
      return redirect(302, 'https://krant.nl/', { 'set-cookie': 'toestemming=1; Path=/; Secure; SameSite=None' });
    }
    return cookie(visit, 'toestemming') === '1'
      ? html(document('De krant', '<p>Het nieuws van vandaag.</p>'))
      : redirect(302, 'https://toestemming.nl/vraag?terug=https%3A%2F%2Fkrant.nl%2Fakkoord');
  },
};

export const toestemming: Site = {
  hosts: ['toestemming.nl', 'www.toestemming.nl'],
  https: always(html(document('Uw toestemming', '<p><a href="https://krant.nl/akkoord">Akkoord</a></p>'))),
};

/** Things that a tab can show and that are no web page. */
export const bestand: Site = {
  hosts: ['bestand.nl', 'www.bestand.nl'],
  https: routes(
    {
      '/folder.pdf': always(file('application/pdf', pdf(['Folder', 'Dit is geen webpagina.']))),
      '/foto.png': always(file('image/png', wheels([200, 220, 230], [30, 60, 90]))),
      '/gegevens.json': always(file('application/json', '{"dit":"is geen webpagina"}')),
      '/tekst.txt': always(text('Dit is geen webpagina.')),
      '/gegevens.xml': always(file('application/xml', '<dit>is geen webpagina</dit>')),
      '/tekening.svg': always(file('image/svg+xml', DRAWING)),
    },
    always(html(document('Bestanden', '<p>Een folder, een foto en wat gegevens.</p>'))),
  ),
};

const SHELL = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>App</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"></div><script src="/app.js"></script></body></html>`;

const SENTENCE =
  'Onze planner deelt het werk van uw ploeg in, houdt rekening met vrije dagen en stuurt iedereen op tijd een bericht.';

const APP = `const root = document.querySelector('#root');
const main = document.createElement('main');
main.innerHTML = '<h1>De planner voor kleine ploegen</h1>' + '<p>${SENTENCE}</p>'.repeat(25) + '<p><a href="/prijzen">Prijzen</a></p>';
root.append(main);
`;

const inApp = routes({ '/app.js': always(file('text/javascript', APP)) }, always(html(SHELL)));

/** A client-rendered app with an empty shell: every address gets the same HTML. */
export const app: Site = {
  hosts: ['app.nl', 'www.app.nl'],
  https: (visit) => (visit.host === 'app.nl' ? inApp(visit) : redirect(301, `https://app.nl${visit.path}`)),
};

/** A certificate of an authority that nobody trusts; the same site also answers over http. */
export const vals: Site = {
  hosts: ['vals.nl'],
  http: always(html(document('Onversleuteld', '<p>Wie dit leest, kwam niet over https.</p>'))),
  https: always(html(document('Niet te vertrouwen', '<p>Wie dit leest, klikte een waarschuwing weg.</p>'))),
  certificate: 'untrusted',
};

/** Where a browser lets no extension look; beside the other sites only where a test asks for it. */
export const closed: Site = {
  hosts: ['chromewebstore.google.com', 'addons.mozilla.org', 'support.mozilla.org'],
  https: always(html(document('Winkel', '<p>Hier laat de browser geen extensie toe.</p>'))),
};

/** Names and numbers that are not public: their scan stays home. */
export const intern: Site = {
  hosts: ['localhost', '127.0.0.1', 'intranet', 'wiki.lan', '45.92.7.60'],
  http: always(html(document('Intern', '<p>Deze pagina staat niet op het open internet.</p>'))),
  zones: [],
  registrations: [],
};
