import { openAdministration } from '../../../lib/checks/beveiliging/open-administration.ts';
import type { Facts, Seen } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, type Deep, link, linkElement, page, scan, seen } from '../../kit/facts.ts';

type Changes = Deep<Facts['page']>;
type Opened = NonNullable<Facts['visited']['administration']>['opened'];
type Opening = Extract<Opened, { seen: true }>['value'];
const on = (changes: Changes, sent: Changes = changes) => ({
  page: page(changes),
  scan: scan(),
  raw: seen(page(sent)),
  visited: blind('notApplicable') as Seen<Facts['visited']>,
});

/** A page that links to such software, which shows a stranger a page of this kind. */
const linking = (kind: NonNullable<Opening>['kind'], name = 'phpMyAdmin') => {
  const url = 'https://voorbeeld.nl/phpmyadmin/';
  return {
    ...on({ links: { list: [link({ href: url })] } }),
    visited: seen({
      ...{ candidates: 1, sample: [], home: blind('notApplicable') as Facts['visited']['home'] },
      administration: { url, opened: seen<Opening>({ kind, name }) },
    }),
  };
};
const asks = { forms: { passwordFields: 1, visiblePasswordFields: 1 } };
const MANY = 'Databases Tabellen Structuur SQL Exporteren Importeren Rechten Replicatie Variabelen Tekensets '.repeat(
  4,
);

/** As in Debian's phpmyadmin 5.2.1 and adminer 4.8.1. */
const phpMyAdmin = (title: string, changes: Changes = {}): Changes => ({
  head: {
    titles: [title],
    links: [linkElement('stylesheet', 'https://voorbeeld.nl/phpmyadmin/themes/pmahomme/jquery/jquery-ui.css')],
  },
  text: { body: MANY },
  ...changes,
});
const adminer = (title: string, changes: Changes = {}): Changes => ({
  head: {
    titles: [title],
    links: [linkElement('stylesheet', 'https://voorbeeld.nl/adminer.php?file=default.css&version=4.8.1')],
  },
  text: { body: MANY },
  ...changes,
});
const listing = (names: readonly string[], url = 'https://voorbeeld.nl/backup/'): Changes => ({
  document: { url },
  head: { titles: [`Index of ${new URL(url).pathname}`] },
  headings: [{ level: 1, text: `Index of ${new URL(url).pathname}`, visible: true }],
  links: { list: names.map((name) => link({ href: new URL(name, url).href, text: name })) },
  text: { body: `Name Last modified Size ${names.join(' ')}` },
});

cases(openAdministration, {
  none: [
    on({}),
    // Pages about such software, a content system's own sign-in, webmail, a host's panel.
    on({ head: { titles: ['Hoe installeer ik phpMyAdmin?'] }, text: { body: MANY } }),
    on({ head: { titles: ['Handleiding | phpMyAdmin'] }, text: { body: MANY }, ...asks }),
    on({ head: { titles: ['Inloggen ‹ Bakkerij — WordPress'] }, ...asks }),
    on({ head: { titles: ['Roundcube Webmail :: Welcome to Roundcube Webmail'] }, ...asks }),
    on({
      head: { titles: ['Roundcube Webmail Installer'] },
      text: { body: 'The installer is disabled! Check environment' },
    }),
    on({ head: { titles: ['Nextcloud'] }, text: { body: 'Inloggen' }, ...asks }),
    on({ head: { titles: ['Index of Economic Freedom'] } }),
    on({ text: { body: 'Op een site met DEBUG = True ziet u You see this error.' } }),
    // A demo states its credentials on purpose.
    on({ text: { body: 'Demo: gebruikersnaam demo, wachtwoord demo' }, ...asks }),
    // The tab is signed in; a stranger is refused.
    { ...on(phpMyAdmin('localhost | phpMyAdmin 5.2.1')), raw: blind('notApplicable') },
    on(phpMyAdmin('localhost | phpMyAdmin 5.2.1'), { head: { titles: ['Inloggen'] }, ...asks }),
  ],
  notPublic: [{ ...on(phpMyAdmin('phpMyAdmin', asks)), scan: scan({ host: 'beheer.lan', isPublic: false }) }],
  openWithoutPassword: [
    on(phpMyAdmin('localhost / localhost | phpMyAdmin 5.2.1deb1')),
    on(adminer('Select database - Adminer')),
    on({ head: { titles: ['/manager'] }, text: { body: `Tomcat Web Application Manager ${MANY}` } }),
  ],
  installerOpen: [
    on({
      head: { titles: ['Roundcube Webmail Installer'] },
      text: { body: 'Check environment Create config Test config' },
    }),
    on({
      head: {
        titles: ['WordPress › Installation'],
        links: [linkElement('stylesheet', 'https://voorbeeld.nl/wp-admin/css/install.min.css')],
      },
    }),
  ],
  statedCredentials: [
    on(phpMyAdmin('phpMyAdmin', { ...asks, text: { body: 'Default password is geheim123' } })),
    on({ text: { body: 'Inloggen op de router. Standaard wachtwoord: admin' }, ...asks }),
  ],
  loginPublic: [
    on(phpMyAdmin('phpMyAdmin', asks)),
    on(adminer('Login - Adminer', asks)),
    // The tab is signed in, and a stranger needs a password.
    on(phpMyAdmin('localhost | phpMyAdmin 5.2.1'), phpMyAdmin('phpMyAdmin', asks)),
    { ...on(phpMyAdmin('phpMyAdmin', asks)), raw: blind('denied') },
    // Scripts draw the form.
    on(
      {
        head: {
          titles: ['pgAdmin 4'],
          links: [linkElement('stylesheet', 'https://voorbeeld.nl/static/js/generated/style.css')],
        },
        ...asks,
      },
      {
        head: {
          titles: ['pgAdmin 4'],
          links: [linkElement('stylesheet', 'https://voorbeeld.nl/static/js/generated/style.css')],
        },
      },
    ),
  ],
  debugPage: [
    on({ text: { body: `You're seeing this error because you have DEBUG = True in your Django settings file.` } }),
    { ...on({ text: { body: 'PHP Version 8.2.7 System Linux Build Date Jun 9 2026' } }), raw: blind('notApplicable') },
  ],
  secretFiles: [
    on(listing(['winkel.sql.gz', 'foto.jpg'])),
    on(listing(['config', 'HEAD', 'objects/'], 'https://voorbeeld.nl/.git/')),
    on(listing(['.env', 'index.php'])),
  ],
  listing: [on(listing(['foto.jpg', 'brochure.pdf']))],
  linkedOpen: [linking('openWithoutPassword'), linking('installerOpen', 'WordPress'), linking('statedCredentials')],
  linkedLogin: [linking('loginPublic', 'Adminer')],
  linkedFiles: [linking('debugPage', 'phpinfo()'), linking('secretFiles', '/.git/')],
});

blindCases(openAdministration, [
  { ...on(phpMyAdmin('localhost | phpMyAdmin 5.2.1')), raw: blind('denied') },
  // A link to it that could not be opened.
  { ...linking('loginPublic'), visited: blind('denied') },
  on({
    head: {
      titles: ['pgAdmin 4'],
      links: [linkElement('stylesheet', 'https://voorbeeld.nl/static/js/generated/style.css')],
    },
  }),
]);
