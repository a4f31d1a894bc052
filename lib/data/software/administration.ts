/** How to recognise software for administrators by its own pages: the title, and something else that only its own pages have. */
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
 * Software that administers a database or a server. Leaves out a content system's sign-in, webmail and a host's panel
 * for its customers: those are meant for outsiders. Titles and files are from the makers' own releases (Debian packages
 * of 2026-11).
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
  // By their makers' own titles; those without a file of their own have words that are on no other page.
  { name: 'Adminer', title: /(?:^| - )AdminerEvo?(?: \d[\d.]*)?$/i, text: /\b(?:Adminer|AdminerEvo) \d/ },
  { name: 'Portainer', title: /^Portainer(?:\.io)?(?: \|.*)?$/, text: /\bPortainer\b/ },
  { name: 'Redis Commander', title: /^Redis Commander/, text: /\bRedis\b/ },
  { name: 'phpRedisAdmin', title: /^phpRedisAdmin$/i, text: /\bRedis\b|\bdatabase \d/i },
  { name: 'Solr', title: /^Solr Admin$/, text: /\b(?:Core Admin|Thread Dump|Java Properties)\b/ },
  { name: 'pgAdmin', title: /^(?:Login \| )?pgAdmin(?: 4)?$/, text: /\bpgAdmin\b/ },
  { name: 'SQL Buddy', title: /^SQL Buddy$/i, text: /\bSQL Buddy\b/i },
  {
    name: 'Tiny File Manager',
    title: /^(?:Tiny )?File Manager$|^H3K \| Tiny File Manager$/,
    text: /\bTiny File Manager\b/,
  },
  { name: 'Proxmox', title: / - Proxmox (?:Virtual Environment|Backup Server)$/, text: /\bProxmox\b/ },
  { name: 'WebHost Manager', title: /^WHM Login$/, text: /\b(?:WHM|cPanel)\b/ },
  { name: 'phpLiteAdmin', title: /^phpLiteAdmin\b/i, text: /\bphpLiteAdmin\b/i },
];

/**
 * Pages that set software up: the first visitor to use one owns the site. Leaves out installers that first ask for
 * something that only the server reveals.
 */
export const INSTALLERS: readonly Administration[] = [
  {
    name: 'WordPress',
    title: /^WordPress (?:›|&rsaquo;|»|>) \S/,
    text: /\b(?:Welcome to the famous five-minute WordPress installation process|Welkom bij het (?:beroemde|befaamde) .{0,30}WordPress|Before getting started, you will need to know the following items|Information needed|Benodigde (?:gegevens|informatie))\b/i,
  },
  { name: 'MediaWiki', title: /^MediaWiki \d/, text: /\bLocalSettings\.php not found\b/ },
  { name: 'DokuWiki', title: /^DokuWiki Installer$/, text: /\bSuperuser\b/ },
  {
    name: 'Moodle',
    title: /^(?:Installation|Installatie)(?: - | \| )?Moodle\b|^Moodle \d[\w.+ ]* (?:installation|installatie)/i,
    text: /\bMoodle\b/,
  },
  {
    name: 'Gitea',
    title: /^(?:Installation|Initial Configuration|Installatie) - (?:Gitea|Forgejo)\b/,
    text: /\bDatabase (?:Settings|Type)\b/i,
  },
  {
    name: 'GitLab',
    title: /\bGitLab\b/,
    text: /\bPlease create a password for your new account\b|\bset the password for the root user\b/i,
  },
  { name: 'Portainer', title: /^Portainer/, text: /\bcreate the initial administrator user\b/i },
  {
    name: 'OpenCart',
    title: /^OpenCart - Installation|^Installation - OpenCart|^\d\. Installation$/,
    text: /\bOpenCart\b/,
  },
  { name: 'Mautic', title: /^Mautic Installation\b/, text: /\bEnvironment Check\b/i },
  { name: 'Craft CMS', title: /^Install Craft CMS$/, text: /\bInstall Craft CMS\b/ },
  { name: 'TYPO3', title: /^Installing TYPO3 CMS/, text: /\bTYPO3\b/ },
  {
    name: 'Ghost',
    title: /^(?:Setup|Welcome to Ghost) - Ghost|^Ghost Admin$/,
    text: /\bCreate (?:your )?account & start publishing\b/i,
  },
  { name: 'Uptime Kuma', title: /^Uptime Kuma$/, text: /\bCreate your admin account\b/i },
  { name: 'Strapi', title: /^Strapi Admin$/, text: /\bWelcome to Strapi!?[\s\S]{0,200}\bfirst administrator\b/i },

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
  /** Text after it, and within how many characters; absent when the first pattern is enough. */
  readonly followedBy?: readonly [says: RegExp, within: number];
  /** It is markup at the beginning of the page: a manual that quotes it begins with something else. */
  readonly asCode?: true;
}

/** Text of a page that shows anybody a developer's view: an error's code, settings and paths. */
export const DEBUG_PAGES: readonly DebugPage[] = [
  { name: 'phpinfo()', says: /\bPHP Version \d/, followedBy: [/\bBuild Date\b/, 600] },
  { name: 'Django', says: /\bYou['’]re seeing this error because you have DEBUG = True\b/ },
  {
    name: 'Laravel',
    says: /\b(?:PHP \d[\d.]* (?:— |- )?Laravel|Laravel)\s{0,3}\d{1,2}\.\d/,
    followedBy: [/\bvendor frames?\b|\bapp frame\b/i, 6_000],
  },
  {
    name: 'Whoops',
    says: /\bWhoops\\(?:Exception|Run)|\bWhoops, looks like something went wrong\b/,
    followedBy: [/#\d|\b(?:in|at) \S{1,200}\.php\b/, 4_000],
  },
  {
    name: 'Express',
    asCode: true,
    says: /^\s*(?:[A-Z]\w{0,30}?Error|Error): /,
    followedBy: [/\bat (?:\S{1,80} )?\(?(?:\/|[A-Z]:\\|node:)\S{1,200}:\d{1,6}:\d{1,6}\)?/, 600],
  },
  {
    name: 'Spring Boot',
    says: /\bWhitelabel Error Page\b/,
    followedBy: [/\bat (?:org|java|com|nl)\.[\w.$]{3,200}\(/, 4_000],
  },
  { name: 'Symfony Profiler', says: /\bSymfony Profiler\b/, followedBy: [/\bRequest \/ Response\b/, 4_000] },
  {
    name: 'server-status',
    says: /\bApache (?:Server )?Status for \S/,
    followedBy: [/\bServer Version: Apache\b/, 600],
  },
  { name: 'Werkzeug', says: /\bThe debugger caught an exception in your WSGI application\b/ },
  { name: 'Laravel', says: /\bIlluminate\\[A-Z]/, followedBy: [/\bvendor\/laravel\/framework\b/, 4_000] },
  { name: 'Symfony', says: /\bSymfony\\Component\\/, followedBy: [/\bStack Traces?\b/, 4_000] },
  { name: 'ASP.NET', says: /\bServer Error in ['‘]\//, followedBy: [/\bStack Trace:/, 3_000] },
  { name: 'Rails', says: /\bRails\.root: \//, followedBy: [/\bApplication Trace\b/, 3_000] },
];

/** Title and heading of a folder's listing as Apache, nginx, lighttpd, Python, Node, Jetty, Tomcat and IIS write it. */
export const LISTING =
  /^(?:(?:Index of|Directory listing for|Listing directory|Directory:|Files within) (?=\S*\/)|Directory Listing [Ff]or \[?\/|[\w.-]{3,253} - \/\S{0,200}$)/;

/** Text of such a listing beside the names: a link to the parent, or the columns of a table. */
export const LISTING_TEXT =
  /\bParent Directory\b|\[(?:To Parent Directory|Naar bovenliggende map|Naar de bovenliggende map)\]|\bLast [Mm]odified\b|(?:^|\s)\.\.\/?(?:\s|$)|\bUp to \//;

/** Files in a listing that no visitor should get: a repository, settings, keys, copies of a database. */
export const SECRET_FILES =
  /(?:^|\/)(?:\.git|\.svn|\.env(?:\.\w+)?|\.htpasswd|id_rsa|wp-config\.php[.~]\w*|[\w.-]+\.(?:sql|sql\.gz|sql\.zip|sql\.bz2|sqlite3?|mdb|bak|dump|pem|key|p12|pfx)|[\w.-]{0,60}(?:backup|dump|database|db)[\w.-]{0,60}\.(?:zip|tar|tgz|tar\.gz|7z|rar)|[\w.-]{1,100}\.php[.~](?:old|orig|save|swp|txt)?)\/?$/i;

/** Text of a page that states the credentials to sign in with, as installed. */
export const STATED_CREDENTIALS =
  /\b(?:default|standaard)[- ]?(?:login|log-in|credentials|inloggegevens|inlog|user(?:name)?|gebruikersnaam|password|wachtwoord)\b[^.\n]{0,40}(?:\bis\b|\bare\b|\bzijn\b|:|=)\s*["'“‘]?[\w.@-]{3,}/i;
