import { joinLines } from '../code.ts';
import { showHeadersCommand } from '../header.ts';
import type { CodeLocation, Platform, Repair, Site, Topic } from '../shape.ts';

/** One attribute that a cookie lacks, as each program writes it. */
interface Attribute {
  readonly written: string;
  /** As it starts in a header, for those that look whether it is there. */
  readonly sign: string;
  readonly nginx: string;
  readonly php: string;
}

const SECURE: Attribute = { written: 'Secure', sign: 'secure', nginx: 'secure', php: 'session.cookie_secure = 1' };
const HTTP_ONLY: Attribute = {
  written: 'HttpOnly',
  sign: 'httponly',
  nginx: 'httponly',
  php: 'session.cookie_httponly = 1',
};

/** Names that mean the same in every configuration; a cookie with another one is left to its maker. */
const NAME = /^[A-Za-z0-9_-]{1,80}$/;

/** The one cookie that PHP itself sets, and so the one that php.ini changes. */
const PHP_SESSION = 'PHPSESSID';

const writeApache = ({ written, sign }: Attribute, names: readonly string[]): string =>
  joinLines([
    '<IfModule mod_headers.c>',
    ...['onsuccess', 'always'].map(
      (table) =>
        `    Header ${table} edit Set-Cookie "^((?:${names.join('|')})=(?i)(?!.*;\\s*${sign}).*)$" "$1; ${written}"`,
    ),
    '</IfModule>',
  ]);

const writeCaddy = ({ written }: Attribute, names: readonly string[]): string =>
  joinLines(['header {', `    Set-Cookie "^((?:${names.join('|')})=.*)$" "$1; ${written}"`, '    defer', '}']);

const writeNginx = ({ nginx: flag }: Attribute, names: readonly string[]): string =>
  joinLines(names.map((name) => `proxy_cookie_flags ${name} ${flag};`));

/** What PHP itself sets, and WordPress beside it: its own cookies follow its own address. */
const writeWordpress = ({ php }: Attribute): string => {
  const [name = '', value = ''] = php.split(' = ');
  return `@ini_set('${name}', '${value}');`;
};

type RepairMethod = readonly [Platform | null, CodeLocation, string];

const listPhpMethods = (attribute: Attribute): readonly RepairMethod[] => [
  [null, 'phpIni', attribute.php],
  ['litespeed', 'phpIni', attribute.php],
  ['wordpress', 'wpConfig', writeWordpress(attribute)],
];

/** The attribute for these cookies alone; none where a name could mean more than itself. */
const listAttributeRepairs = (site: Site, attribute: Attribute, names: readonly string[]): readonly Repair[] => {
  if (names.length === 0 || !names.every((name) => NAME.test(name))) return [];
  const methods: readonly RepairMethod[] = [
    ...(names.every((name) => name === PHP_SESSION) ? listPhpMethods(attribute) : []),
    ['nginx', 'nginxCookies', writeNginx(attribute, names)],
    ['apache', 'htaccess', writeApache(attribute, names)],
    ['directadmin', 'htaccess', writeApache(attribute, names)],
    ['caddy', 'caddySite', writeCaddy(attribute, names)],
  ];
  const check = {
    run: `${showHeadersCommand(site)} | grep -i '^set-cookie: ${names[0]}='`,
    shows: `; ${attribute.written}`,
  };
  return methods.map(([platform, where, snippet]) => ({
    platform,
    where,
    snippet,
    check,
    warning: attribute === SECURE ? 'cookieOverHttp' : 'cookieForScripts',
  }));
};

/** Where visitors come by http too, nobody could sign in there any more. */
const secured = (site: Site, names: readonly string[]): readonly Repair[] =>
  site.scheme === 'https' ? listAttributeRepairs(site, SECURE, names) : [];

/** Cookies under this name are refused without the attribute; others may lack something else. */
const isSecurePrefix = (name: string): boolean => name.startsWith('__Secure-');

/**
 * Which SameSite a cookie needs cannot be seen: a session that a bank's answer returns to breaks with Lax. A cookie that a
 * session opens by its name alone may be one that scripts read, as that against forged forms. Both are left to their maker.
 */
export const cookies: Topic = {
  'cookie-prefix': (site, { code, items }) =>
    code === 'broken' && items.every(isSecurePrefix) ? secured(site, items) : [],
  'cookie-secure': (site, { items }) => secured(site, items),
  'cookie-httponly': (site, { code, items }) => (code === 'clear' ? listAttributeRepairs(site, HTTP_ONLY, items) : []),
};
