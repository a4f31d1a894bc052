import { html, redirect } from '../../world/answers.ts';
import type { Answer, Site, Visit } from '../../world/site.ts';

/** A site with a sign-in: a consent banner, a form on two pages, a cookie, and a page for signed-in users. */

const shell = (title: string, body: string): Answer =>
  html(`<!doctype html><html lang="nl"><head><title>${title}</title><meta name="viewport" content="width=device-width"></head>
<body><header><a href="/">Start</a></header><main><h1>${title}</h1>${body}</main></body></html>`);

const BANNER = `<div role="dialog" aria-label="Cookies"><p>Wij gebruiken cookies.</p>
<button onclick="this.parentNode.remove(); document.cookie = 'toestemming=nee; path=/; secure'">Alleen noodzakelijke cookies</button>
<button onclick="this.parentNode.remove(); document.cookie = 'toestemming=ja; path=/; secure'">Alles accepteren</button></div>`;

const formOf = (action: string, fields: string, button: string): string =>
  `<form method="post" action="${action}">${fields}<button>${button}</button></form>`;

/** What differs between tests, and the visits so far. */
export interface SignIn {
  button: string;
  readonly visits: Visit[];
}

const fieldsIn = ({ body }: Visit): URLSearchParams => new URLSearchParams(body.toString());

/** The site; `password` is the right one. A wrong one is repeated on the page, as careless sites do. */
export const signInSite = (state: SignIn, password: string): Site => {
  const isIn = ({ headers }: Visit): boolean => (headers['cookie'] ?? '').includes('sessie=open');
  const pages: Readonly<Record<string, (visit: Visit) => Answer>> = {
    '/': (visit) =>
      shell(
        isIn(visit) ? 'Mijn overzicht' : 'Welkom',
        isIn(visit)
          ? '<p>U bent ingelogd.</p><img src="/geheim.png">'
          : `${BANNER}<p><a href="/inloggen">Inloggen</a></p>`,
      ),
    '/inloggen': () =>
      shell(
        'Inloggen',
        formOf('/wachtwoord', '<label>E-mailadres <input name="naam" autocomplete="username"></label>', 'Verder'),
      ),
    '/wachtwoord': () =>
      shell(
        'Wachtwoord',
        formOf(
          '/binnen',
          `<label>Wachtwoord <input name="wachtwoord" type="password"></label>
           <label>Taal <select name="taal"><option>English</option><option>Nederlands</option></select></label>
           <label><input type="checkbox" name="blijf"> Blijf ingelogd</label>`,
          state.button,
        ),
      ),
    '/binnen': (visit) => {
      const given = fieldsIn(visit).get('wachtwoord') ?? '';
      if (given === password && fieldsIn(visit).get('taal') === 'Nederlands')
        return redirect(303, '/', { 'set-cookie': 'sessie=open; Path=/; Secure; HttpOnly; SameSite=Lax' });
      return shell('Niet ingelogd', `<p role="alert">Het wachtwoord ${given} klopt niet.</p>`);
    },
    '/weg': () => redirect(302, 'https://goed.nl/'),
  };
  return {
    hosts: ['mijn-klant.nl', 'www.mijn-klant.nl'],
    https: (visit) => {
      state.visits.push(visit);
      return pages[visit.path]?.(visit) ?? { status: 404, headers: { 'content-type': 'text/plain' }, body: 'niets' };
    },
  };
};

/** The steps of signing in; `value` is how the password is given. */
export const stepsOfSignIn = (value: unknown, button = 'Inloggen'): readonly object[] => [
  { consent: 'refuse' },
  { click: { role: 'link', name: 'Inloggen' } },
  { fill: { role: 'textbox', name: 'E-mailadres' }, with: 'test@mijn-klant.nl' },
  { click: { role: 'button', name: 'Verder' } },
  { wait_for: 'Wachtwoord' },
  { fill: { role: 'textbox', name: 'Wachtwoord' }, with: value },
  { choose: { role: 'combobox', name: 'Taal' }, option: 'Nederlands' },
  { click: { role: 'checkbox', name: 'Blijf ingelogd' } },
  { click: { role: 'button', name: button } },
  { wait_for: 'U bent ingelogd' },
];
