import { file, text } from '../../answers.ts';
import type { Site } from '../../site.ts';
import { bare, sheet, signIn } from './bare.ts';

/** Pages to sign in, and what nobody should find on a server. */

const css = file('text/css', 'body { font-family: sans-serif; color: #222; background: #fff; margin: 2rem; }\n');
const style = (path: string): string => `<link rel="stylesheet" href="${path}">`;

const nextcloud = bare({
  host: 'wolk.adviesgroepnoord.nl',
  pages: {
    '/login': sheet(
      'Nextcloud',
      `${signIn('Log in to Nextcloud', '/login', 'Log in')}<footer><p>Nextcloud – a safe home for all your data</p></footer>`,
      {
        head: `${style('/core/css/server.css')}<meta name="robots" content="noindex, nofollow">`,
      },
    ),
  },
  files: { '/core/css/server.css': css, '/robots.txt': text('User-agent: *\nDisallow: /\n') },
  headers: {
    server: 'nginx',
    'strict-transport-security': 'max-age=15552000; includeSubDomains',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; script-src 'nonce-Qz8d'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'self'; form-action 'self'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-cache, no-store, must-revalidate',
    'set-cookie': '__Host-nc_sameSiteCookiestrict=true; path=/; secure; HttpOnly; SameSite=strict',
  },
});

const gitea = bare({
  host: 'code.werkplaatszuid.nl',
  pages: {
    '/': sheet(
      'Gitea: Git with a cup of tea',
      '<nav aria-label="Navigation Bar"><a href="/">Home</a> <a href="/explore/repos">Explore</a> <a href="/user/login">Sign In</a></nav><div role="main" aria-label="Gitea: Git with a cup of tea"><h1>Gitea: Git with a cup of tea</h1><h2>A painless, self-hosted Git service</h2><h3>Easy to install</h3><p>Simply run the binary for your platform, ship it with Docker, or get it packaged.</p><h3>Cross-platform</h3><p>Gitea runs anywhere Go can compile for: Windows, macOS, Linux, ARM, etc. Choose the one you love!</p><h3>Lightweight</h3><p>Gitea has low minimal requirements and can run on an inexpensive Raspberry Pi.</p></div><footer><a href="https://about.gitea.com">Powered by Gitea</a> Version: 1.25.2</footer>',
      {
        head: `<meta name="description" content="Gitea (Git with a cup of tea) is a painless self-hosted Git service written in Go">${style('/assets/css/index.css')}`,
        lang: 'en-US',
      },
    ),
    '/user/login': sheet('Sign In', signIn('Sign In', '/user/login', 'Sign In')),
    '/explore/repos': sheet('Explore', '<main><h1>Explore</h1></main>'),
  },
  files: { '/assets/css/index.css': css },
  headers: {
    server: 'nginx',
    'x-frame-options': 'SAMEORIGIN',
    'set-cookie': 'i_like_gitea=9a8b; path=/; HttpOnly; Secure; SameSite=Lax',
  },
});

const roundcube = bare({
  host: 'webmail.drukkerijhaan.nl',
  pages: {
    '/': sheet(
      'Roundcube Webmail :: Welcome to Roundcube Webmail',
      signIn('Roundcube Webmail', '/?_task=login', 'Login'),
      {
        head: style('/skins/elastic/styles/styles.min.css'),
      },
    ),
  },
  files: { '/skins/elastic/styles/styles.min.css': css },
  headers: {
    server: 'Apache',
    'x-frame-options': 'sameorigin',
    'cache-control': 'private, no-cache, no-store, must-revalidate',
    'set-cookie': 'roundcube_sessid=41; path=/; secure; HttpOnly',
  },
});

const nginx = bare({
  host: 'srv12.nethuisje.nl',
  pages: {
    '/': '<!DOCTYPE html>\n<html>\n<head>\n<title>Welcome to nginx!</title>\n<style>body { width: 35em; margin: 0 auto; font-family: sans-serif; }</style>\n</head>\n<body>\n<h1>Welcome to nginx!</h1>\n<p>If you see this page, the nginx web server is successfully installed and working. Further configuration is required.</p>\n<p>For online documentation and support please refer to <a href="http://nginx.org/">nginx.org</a>.</p>\n<p><em>Thank you for using nginx.</em></p>\n</body>\n</html>',
  },
  http: 'same',
  headers: { server: 'nginx/1.28.0' },
});

const apache = bare({
  host: 'bak3.nethuisje.nl',
  pages: {
    '/': '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Apache2 Debian Default Page: It works</title></head><body><div class="main_page"><div class="page_header"><span class="floating_element">Apache2 Debian Default Page</span></div><div>It works!</div><p>This is the default welcome page used to test the correct operation of the Apache2 server after installation on Debian systems. You should replace this file (located at /var/www/html/index.html) before continuing to operate your HTTP server.</p><div>Configuration Overview</div><p>The configuration layout for an Apache2 web server installation on Debian systems is fully documented in /usr/share/doc/apache2/README.Debian.gz.</p></div></body></html>',
  },
  http: 'only',
  headers: { server: 'Apache/2.4.66 (Debian)' },
});

const adminer = bare({
  host: 'db.reisbureauzon.nl',
  pages: {
    '/adminer.php': sheet(
      'Login - Adminer',
      '<div id="content"><h2>Login</h2><form action="" method="post"><table><tr><th>System<td><select name="auth[driver]"><option selected>MySQL / MariaDB</select><tr><th>Server<td><input name="auth[server]" value="" title="hostname[:port]" placeholder="localhost"><tr><th>Username<td><input name="auth[username]" id="username" autocomplete="username"><tr><th>Password<td><input type="password" name="auth[password]" autocomplete="current-password"><tr><th>Database<td><input name="auth[db]"></table><p><input type="submit" value="Login"></p></form></div><div id="menu"><h1><a href="https://www.adminer.org/" id="h1">Adminer</a> <span class="version">5.4.1</span></h1></div>',
      {
        head: '<meta name="robots" content="noindex"><link rel="stylesheet" href="?file=default.css&amp;version=5.4.1">',
      },
    ),
  },
  headers: {
    server: 'Apache',
    'x-frame-options': 'deny',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'origin-when-cross-origin',
    'set-cookie': 'adminer_sid=2b; path=/; HttpOnly; secure',
  },
});

const PMA_HEAD = `${style('./themes/pmahomme/css/theme.css?v=5.2.3')}<meta name="robots" content="noindex,nofollow">`;
const PMA_FILES = { '/themes/pmahomme/css/theme.css': css };

const phpmyadmin = bare({
  host: 'pma.sportzaakfit.nl',
  pages: {
    '/': sheet(
      'phpMyAdmin',
      '<div class="container"><h1>Welcome to <bdo dir="ltr" lang="en">phpMyAdmin</bdo></h1><form method="post" id="login_form" action="index.php?route=/" class="login"><label for="input_username">Username:</label><input name="pma_username" id="input_username" autocomplete="username"><label for="input_password">Password:</label><input type="password" name="pma_password" id="input_password" autocomplete="current-password"><input type="submit" value="Log in"></form></div>',
      { head: PMA_HEAD },
    ),
  },
  files: PMA_FILES,
  http: 'only',
  headers: {
    server: 'Apache/2.4.66 (Debian)',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'set-cookie': 'phpMyAdmin=d8; path=/; HttpOnly; SameSite=Strict',
  },
});

const pmaopen = bare({
  host: 'sql.fietsverhuurkust.nl',
  pages: {
    '/': sheet(
      'localhost | phpMyAdmin 5.2.3',
      '<nav id="pma_navigation"><a href="index.php?route=/">phpMyAdmin</a><ul><li><a href="index.php?db=verhuur">verhuur</a></li><li><a href="index.php?db=mysql">mysql</a></li></ul></nav><main id="main_pane_left"><h1>localhost</h1><ul id="topmenu"><li><a href="index.php?route=/server/databases">Databases</a></li><li><a href="index.php?route=/server/sql">SQL</a></li><li><a href="index.php?route=/server/privileges">User accounts</a></li><li><a href="index.php?route=/server/export">Export</a></li></ul><p>Server: Localhost via UNIX socket. Server type: MariaDB. Server version: 11.8.3-MariaDB. User: root@localhost</p></main>',
      { head: PMA_HEAD },
    ),
  },
  files: PMA_FILES,
  http: 'only',
  headers: {
    server: 'Apache/2.4.66 (Debian)',
    'x-frame-options': 'DENY',
    'set-cookie': 'phpMyAdmin=d9; path=/; HttpOnly; SameSite=Strict',
  },
});

const foutmelder = bare({
  host: 'planner.cateringblauw.nl',
  status: 500,
  pages: {
    '/': sheet(
      'OperationalError at /',
      '<div id="summary"><h1>OperationalError at /</h1><pre>could not connect to server: Connection refused</pre><table><tr><th>Request Method:</th><td>GET</td></tr><tr><th>Django Version:</th><td>5.2.8</td></tr><tr><th>Exception Location:</th><td>/srv/planner/venv/lib/python3.13/site-packages/django/db/backends/postgresql/base.py</td></tr></table></div><div id="traceback"><h2>Traceback</h2><p>/srv/planner/views.py in index</p></div><div id="settings-info"><h2>Settings</h2><p>DATABASES {default: {HOST: 10.0.3.4, NAME: planner, USER: planner}}</p></div><div id="explanation"><p>You’re seeing this error because you have DEBUG = True in your Django settings file. Change that to False, and Django will display a standard page generated by the handler for this status code.</p></div>',
    ),
  },
  headers: { server: 'nginx', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' },
});

const mappen = bare({
  host: 'oud.makelaardijhof.nl',
  pages: {
    '/': '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN"><html><head><title>Index of /</title></head><body><h1>Index of /</h1><table><tr><th>Name</th><th>Last modified</th><th>Size</th></tr><tr><td><a href="klanten-2026.sql.gz">klanten-2026.sql.gz</a></td><td>2026-09-12 10:02</td><td>12M</td></tr><tr><td><a href="fotos/">fotos/</a></td><td>2026-03-02 16:40</td><td>-</td></tr><tr><td><a href="offerte.doc">offerte.doc</a></td><td>2025-11-20 09:12</td><td>84K</td></tr></table><address>Apache/2.4.66 (Debian) Server Port 80</address></body></html>',
  },
  http: 'only',
  headers: { server: 'Apache/2.4.66 (Debian)' },
});

const installatie = bare({
  host: 'nieuw.bloemenhuisroos.nl',
  pages: {
    '/wp-admin/install.php': sheet(
      'WordPress › Installation',
      '<p id="logo">WordPress</p><h1>Welcome</h1><p>Welcome to the famous five-minute WordPress installation process! Just fill in the information below and you’ll be on your way to using the most extendable and powerful personal publishing platform in the world.</p><form id="setup" method="post" action="install.php?step=2"><table class="form-table"><tr><th><label for="weblog_title">Site Title</label></th><td><input name="weblog_title" id="weblog_title"></td></tr><tr><th><label for="user_login">Username</label></th><td><input name="user_name" id="user_login"></td></tr><tr><th><label for="pass1">Password</label></th><td><input type="password" name="admin_password" id="pass1"></td></tr></table><p><input type="submit" value="Install WordPress"></p></form>',
      {
        head: `${style('/wp-admin/css/install.min.css')}<meta name="robots" content="noindex,nofollow">`,
        lang: 'en-US',
      },
    ),
  },
  files: { '/wp-admin/css/install.min.css': css },
  http: 'only',
  headers: { server: 'Apache/2.4.66 (Debian)', 'cache-control': 'no-cache, must-revalidate, max-age=0' },
});

export const HOSTS: readonly Site[] = [
  nextcloud,
  gitea,
  roundcube,
  nginx,
  apache,
  adminer,
  phpmyadmin,
  pmaopen,
  foutmelder,
  mappen,
  installatie,
];
