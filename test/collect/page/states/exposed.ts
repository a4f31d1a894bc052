import { BAKERY, doc, type Variant } from './kit.ts';

const open = (what: string, html: string, path = '/'): Variant => ({ what, state: 'openAdministration', html, path });
const login = (what: string, html: string, path = '/'): Variant => ({ what, state: 'administrationLogin', html, path });
const files = (what: string, html: string, more: Partial<Variant> = {}): Variant => ({
  ...{ what, state: 'exposedFiles', html },
  ...more,
});
const folder = (what: string, html: string, path: string): Variant => ({ what, state: 'folderListing', html, path });

const PASSWORD =
  '<form method="post"><input name="user"><input type="password" name="pass"><button>Log in</button></form>';
const en = { lang: 'en' };

const nginxList = (path: string, names: readonly string[]): string =>
  `<html><head><title>Index of ${path}</title></head><body><h1>Index of ${path}</h1><hr><pre><a href="../">../</a>\n${names
    .map((name) => `<a href="${name}">${name}</a>   24-Nov-2026 10:00   1234`)
    .join('\n')}</pre><hr></body></html>`;

/** What stands open to anybody, as the software's makers write it. */
export const EXPOSED: readonly Variant[] = [
  open(
    'phpMyAdmin without a password',
    doc(
      'localhost / localhost | phpMyAdmin 5.2.1',
      '<h1>phpMyAdmin</h1><p>Databases SQL Status User accounts Export Import Settings Replication Variables Charsets Engines Plugins information_schema mysql performance_schema New Recent Favorites</p>',
      { ...en, head: '<link rel="stylesheet" href="/themes/pmahomme/css/theme.css">' },
    ),
  ),
  open(
    'Adminer of a database without a password',
    doc(
      'Select database - Adminer',
      '<h2>Select database</h2><p>Create database Privileges Process list Variables Status MySQL version 8.0 through PHP extension mysqli Logged as root@localhost</p>',
      { ...en, head: '<link rel="stylesheet" href="/adminer.php?file=default.css&version=4.8.1">' },
    ),
    '/adminer.php',
  ),
  open(
    'WordPress’ installer, in English',
    doc(
      'WordPress › Installation',
      '<h1>Welcome</h1><p>Welcome to the famous five-minute WordPress installation process! Just fill in the information below.</p>' +
        PASSWORD,
      { ...en, head: '<link rel="stylesheet" href="/wp-admin/css/install.min.css">' },
    ),
    '/wp-admin/install.php',
  ),
  open(
    'WordPress’ setup of its database',
    doc(
      'WordPress › Setup Configuration File',
      '<p>Welcome to WordPress. Before getting started, you will need to know the following items.</p><ol><li>Database name</li></ol><a href="setup-config.php?step=1">Let’s go!</a>',
      en,
    ),
    '/wp-admin/setup-config.php',
  ),
  open(
    'MediaWiki before it is set up',
    doc(
      'MediaWiki 1.43.5',
      '<h1>MediaWiki 1.43.5</h1><p>LocalSettings.php not found.</p><p>Please <a href="/mw-config/index.php">set up the wiki</a> first.</p>',
      en,
    ),
  ),
  open(
    'DokuWiki’s installer',
    doc(
      'DokuWiki Installer',
      '<h1>DokuWiki Installer</h1><form><label>Superuser <input></label><label>Password <input type="password"></label></form>',
      en,
    ),
    '/install.php',
  ),
  open(
    'Gitea’s first page',
    doc(
      'Installation - Gitea: Git with a cup of tea',
      '<h3>Initial Configuration</h3><h4>Database Settings</h4><p>Gitea requires MySQL, PostgreSQL, MSSQL or SQLite3.</p><form><label>Host <input></label><label>Password <input type="password"></label></form>',
      en,
    ),
  ),
  open(
    'a page that says its own password',
    doc('Router', `<h1>Beheer</h1><p>Standaard wachtwoord: admin123</p>${PASSWORD}`),
  ),
  open(
    'Tomcat’s manager',
    doc(
      '/manager',
      '<h1>Tomcat Web Application Manager</h1><p>List Applications HTML Manager Help Server Status Deploy directory or WAR file located on server Undeploy Reload Expire sessions Start Stop Applications Path Version Display Name Running Sessions Commands</p>',
      en,
    ),
    '/manager/html',
  ),

  login(
    'phpMyAdmin in Dutch',
    doc('phpMyAdmin', `<h1>Welkom bij phpMyAdmin</h1>${PASSWORD}`, {
      head: '<link rel="stylesheet" href="/phpmyadmin/themes/pmahomme/css/theme.css">',
    }),
    '/phpmyadmin/',
  ),
  login(
    'Adminer in Dutch',
    doc('Inloggen - Adminer', `<h2>Inloggen</h2>${PASSWORD}`, {
      head: '<link rel="stylesheet" href="/adminer-4.8.1.php?file=default.css&version=4.8.1">',
    }),
    '/adminer-4.8.1.php',
  ),
  login(
    'pgAdmin',
    doc(
      'pgAdmin 4',
      `<h1>pgAdmin</h1><p>Login Email Address / Username Password Forgotten your password?</p>${PASSWORD}`,
      en,
    ),
    '/login',
  ),
  login(
    'Webmin',
    doc(
      'Login to Webmin',
      `<p>You must enter a username and password to log in to the Webmin server on this host.</p>${PASSWORD}`,
      en,
    ),
  ),
  login('Portainer', doc('Portainer', `<h1>Log in to Portainer</h1>${PASSWORD}`, en)),
  login('cPanel’s manager of servers', doc('WHM Login', `<p>WHM Username Password Log in</p>${PASSWORD}`, en)),

  files('a database in a listing of nginx', nginxList('/backup/', ['klanten.sql', 'foto.jpg']), { path: '/backup/' }),
  files(
    'a copy in a listing of lighttpd',
    '<html><head><title>Index of /oud/</title></head><body><h2>Index of /oud/</h2><div class="list"><table><tr><th>Name</th><th>Last Modified</th></tr><tr><td><a href="../">Parent Directory</a>/</td></tr><tr><td><a href="site-backup.tar.gz">site-backup.tar.gz</a></td></tr></table></div></body></html>',
    { path: '/oud/' },
  ),
  files('a repository in a listing', nginxList('/', ['.git/', 'index.php']), { path: '/' }),
  files(
    'settings in a listing of Python',
    '<html><head><title>Directory listing for /</title></head><body><h1>Directory listing for /</h1><hr><ul><li><a href=".env">.env</a></li><li><a href="app.py">app.py</a></li></ul><hr></body></html>',
  ),
  files(
    'phpinfo()',
    doc(
      'PHP 8.3.11 - phpinfo()',
      '<h1>PHP Version 8.3.11</h1><table><tr><td>System</td><td>Linux web01</td></tr><tr><td>Build Date</td><td>Aug 30 2026</td></tr></table>',
      en,
    ),
    { path: '/info.php' },
  ),
  files(
    'Django',
    doc(
      'DoesNotExist at /',
      '<h1>DoesNotExist at /</h1><p>Request Method: GET</p><p>You’re seeing this error because you have DEBUG = True in your Django settings file.</p>',
      en,
    ),
    { status: 500 },
  ),
  files(
    'Express',
    '<!doctype html><html lang="en"><head><title>Error</title></head><body><pre>TypeError: Cannot read properties of undefined (reading &#39;name&#39;)<br> &nbsp; &nbsp;at /srv/shop/routes/index.js:14:22<br> &nbsp; &nbsp;at Layer.handle [as handle_request] (/srv/shop/node_modules/express/lib/router/layer.js:95:5)</pre></body></html>',
    { status: 500 },
  ),
  files(
    'Apache’s status',
    doc(
      'Apache Status',
      '<h1>Apache Server Status for bakkerij-jansen.nl (via 10.0.0.4)</h1><dl><dt>Server Version: Apache/2.4.62 (Debian)</dt><dt>Server MPM: event</dt></dl>',
      en,
    ),
    { path: '/server-status' },
  ),

  folder(
    'Apache',
    '<html><head><title>Index of /img</title></head><body><h1>Index of /img</h1><table><tr><th>Name</th><th>Last modified</th></tr><tr><td><a href="/">Parent Directory</a></td></tr><tr><td><a href="brood.jpg">brood.jpg</a></td></tr></table></body></html>',
    '/img',
  ),
  folder(
    'IIS',
    '<html><head><title>bakkerij-jansen.nl - /img/</title></head><body><h1>bakkerij-jansen.nl - /img/</h1><hr><pre><a href="/">[To Parent Directory]</a><br> 11/24/2026 10:00 AM 1234 <a href="/img/brood.jpg">brood.jpg</a></pre></body></html>',
    '/img/',
  ),
  folder(
    'a server of Node',
    '<html><head><title>Index of /img/</title></head><body><h1>Index of /img/</h1><table><tr><td><a href="../">../</a></td></tr><tr><td><a href="./brood.jpg">brood.jpg</a></td></tr></table></body></html>',
    '/img/',
  ),
];

/** What looks like it, and is meant for anybody or shut. */
export const NOT_EXPOSED: readonly Variant[] = [
  {
    what: 'WordPress’ own sign-in',
    html: doc('Inloggen ‹ Bakkerij Jansen — WordPress', `<h1>Inloggen</h1>${PASSWORD}`),
    path: '/wp-login.php',
  },
  {
    what: 'webmail',
    html: doc('Roundcube Webmail :: Welcome to Roundcube Webmail', PASSWORD, en),
    path: '/roundcube/',
  },
  { what: 'Nextcloud', html: doc('Nextcloud', `<h2>Log in to Nextcloud</h2>${PASSWORD}`, en), path: '/login' },
  {
    what: 'Jenkins that asks what only the server tells',
    html: doc(
      'Sign in [Jenkins]',
      `<h1>Unlock Jenkins</h1><p>To ensure Jenkins is securely set up by the administrator, a password has been written to the log.</p>${PASSWORD}`,
      en,
    ),
    path: '/login',
  },
  {
    what: 'an article about phpMyAdmin',
    html: doc(
      'phpMyAdmin beveiligen | Jansen',
      BAKERY.replace('Wij bakken', 'Met phpMyAdmin beheert u databases. Wij bakken'),
    ),
    path: '/blog/phpmyadmin',
  },
  {
    what: 'an index of an economy',
    html: doc('Index of Economic Freedom', BAKERY.replace('Bakkerij Jansen in Deventer', 'Index of Economic Freedom')),
    path: '/index-of',
  },
  {
    what: 'a manual that shows an error',
    html: doc(
      'Fouten in Express | Jansen',
      `${BAKERY}<pre><code>TypeError: x is undefined at /srv/app/index.js:1:1</code></pre>`,
    ),
    path: '/blog/fouten',
  },
  {
    what: 'a demonstration that says how to sign in',
    html: doc('Demo', `<h1>Demo</h1><p>Demo: gebruikersnaam demo, wachtwoord demo</p>${PASSWORD}`),
    path: '/login',
  },
];
