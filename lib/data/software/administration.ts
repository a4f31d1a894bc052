/** How software for administrators shows itself on its own pages: its title, and what only its own page has beside that. */
export interface Administration {
  readonly name: string;
  readonly title: RegExp;
  /** An address of its own files, on the page's own host. */
  readonly file?: RegExp;
  /** Words of its own interface, on a page that is no article. */
  readonly text?: RegExp;
}

export const ADMINISTRATION_CHECKED = '2026-11-26';

/**
 * Software that administers a database or a server. A content system's sign-in, webmail and a host's panel for its
 * customers are not among it: those are meant for people outside. Titles and files are those of the makers' own releases (Debian packages of 2026-11).
 */
export const ADMINISTRATIONS: readonly Administration[] = [
  {
    name: 'phpMyAdmin',
    title: /(?:^|\| ?)phpMyAdmin(?: \d[\w.+~-]*)?$/i,
    file: /\/themes\/\w+\/(?:css|jquery|img)\/|phpmyadmin\.css/,
  },
  {
    name: 'Adminer',
    title: /(?:^| - )Adminer(?: Editor)?(?: \d[\d.]*)?$/i,
    file: /[?&]file=default\.css|\/adminer[^/?#]{0,40}\.css/,
  },
  { name: 'phpPgAdmin', title: /^phpPgAdmin\b/i, file: /\/themes\/\w+\/global\.css/ },
  { name: 'pgAdmin', title: /^pgAdmin 4\b/, file: /\/static\/js\/generated\// },
  { name: 'phpLDAPadmin', title: /^phpLDAPadmin\b/i, file: /\/css\/\w+\/style\.css/ },
  { name: 'Cockpit', title: /./, file: /\/cockpit\/(?:static\/login|@localhost\/)/ },
  { name: 'Webmin', title: /^Login to (?:Webmin|Usermin)$|\bWebmin \d/, text: /\b(?:Webmin|Usermin)\b/ },
  { name: 'Tomcat Manager', title: /^\/(?:host-)?manager$/, text: /\bTomcat\b/ },
  { name: 'RabbitMQ', title: /^RabbitMQ Management$/, file: /\/js\/(?:ejs|sammy|main|dispatcher)\b/ },
  { name: 'Proxmox', title: / - Proxmox (?:Virtual Environment|Backup Server)$/, file: /\/pve2\/|\/proxmox/ },
  { name: 'Mongo Express', title: /- Mongo Express$/, file: /\/public\// },
];

/** Pages on which somebody sets software up: whoever comes first owns the site. */
export const INSTALLERS: readonly Administration[] = [
  {
    name: 'Roundcube',
    title: /^Roundcube Webmail Installer$/,
    text: /^(?![\s\S]*The installer is disabled)[\s\S]*\bCheck environment\b/,
  },
  {
    name: 'WordPress',
    title: /^WordPress › (?:Installation|Installatie|Setup Configuration File|Configuratiebestand instellen)/,
    file: /\/wp-admin\/(?:css|js)\/|\/wp-includes\//,
  },
  {
    name: 'Drupal',
    title: /^(?:Choose language|Select an installation profile|Set up database|Taal kiezen) \| Drupal$/,
    file: /\/core\/|\/misc\/drupal\.js/,
  },
  {
    name: 'Joomla',
    title: /^Joomla!? ?(?:Web Installer|Installer|- Install)|^Joomla! \d[\d.]* (?:Web )?Install/i,
    file: /\/installation\//,
  },
  {
    name: 'Nextcloud',
    title: /^(?:Nextcloud|ownCloud)$/,
    text: /\bCreate an? (?:<strong>)?admin(?:istration)? account\b|\bMaak een beheerdersaccount aan\b/i,
  },
  { name: 'phpBB', title: /^phpBB Installation Panel\b/, text: /\bInstall(?:ation)?\b/ },
  { name: 'MediaWiki', title: /^MediaWiki [\d.]+ (?:installation|installatie)$/i, file: /\/mw-config\// },
  {
    name: 'Matomo',
    title: /^Matomo [\d.]+ › Installation$|^Matomo (?:\d[\d.]* )?[›>] Install/,
    text: /\bSystem Check\b/,
  },
  { name: 'PrestaShop', title: /^PrestaShop Installation Assistant$/, file: /\/install(?:-dev)?\// },
  { name: 'Magento', title: /^Magento (?:Setup Wizard|Installation)/, file: /\/setup\// },
];

/** A page that shows a developer everything. */
export interface DebugPage {
  readonly name: string;
  readonly says: RegExp;
  /** What stands behind it, and within how many characters; absent where the first says it all. */
  readonly followedBy?: readonly [says: RegExp, within: number];
}

/** What a page that shows a developer everything says of itself: an error's code, settings and paths, to anybody. */
export const DEBUG_PAGES: readonly DebugPage[] = [
  { name: 'phpinfo()', says: /\bPHP Version \d/, followedBy: [/\bBuild Date\b/, 600] },
  { name: 'Django', says: /\bYou['’]re seeing this error because you have DEBUG = True\b/ },
  { name: 'Werkzeug', says: /\bThe debugger caught an exception in your WSGI application\b/ },
  { name: 'Laravel', says: /\bIlluminate\\[A-Z]/, followedBy: [/\bvendor\/laravel\/framework\b/, 4_000] },
  { name: 'Symfony', says: /\bSymfony\\Component\\/, followedBy: [/\bStack Traces?\b/, 4_000] },
  { name: 'ASP.NET', says: /\bServer Error in ['‘]\//, followedBy: [/\bStack Trace:/, 3_000] },
  { name: 'Rails', says: /\bRails\.root: \//, followedBy: [/\bApplication Trace\b/, 3_000] },
];

/** Title and heading of a folder's listing as Apache, nginx, lighttpd and Python write it. */
export const LISTING = /^(?:Index of|Directory listing for) \//;

/** Files in a listing that no visitor should get: a repository, settings, keys, copies of a database. */
export const SECRET_FILES =
  /(?:^|\/)(?:\.git|\.svn|\.env(?:\.\w+)?|\.htpasswd|id_rsa|wp-config\.php[.~]\w*|[\w.-]+\.(?:sql|sql\.gz|sql\.zip|bak|dump|pem|key|p12|pfx))\/?$/i;

/** A page that itself says with what anybody signs in, as it was installed. */
export const STATED_CREDENTIALS =
  /\b(?:default|standaard)[- ]?(?:login|log-in|credentials|inloggegevens|inlog|user(?:name)?|gebruikersnaam|password|wachtwoord)\b[^.\n]{0,40}(?:\bis\b|\bare\b|\bzijn\b|:|=)\s*["'“‘]?[\w.@-]{3,}/i;
