import { joinLines } from '../code.ts';
import { showHeadersCommand } from '../header.ts';
import type { CodeLocation, Platform, Repair, Site, Topic } from '../shape.ts';

/** One attribute that a cookie lacks, in each program's notation. */
interface Attribute {
  readonly written: string;
  /** Its beginning in a header, for programs that check whether it is there. */
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

/** Names that mean the same in every configuration; cookies with other names are left to their maker. */
const NAME = /^[A-Za-z0-9_-]{1,80}$/;

/** The only cookie that PHP itself sets, and so the only one that php.ini affects. */
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

/** For the cookie of PHP itself when WordPress is installed: WordPress's own cookies depend on its own address. */
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

/** Repairs that add the attribute to these cookies only; empty when a name could match more than itself. */
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

/** Only for sites on https: where visitors also arrive over http, nobody could sign in over http any more. */
const secured = (site: Site, names: readonly string[]): readonly Repair[] =>
  site.scheme === 'https' ? listAttributeRepairs(site, SECURE, names) : [];

/** Cookies with this prefix are rejected without the attribute; others may lack something else. */
const isSecurePrefix = (name: string): boolean => name.startsWith('__Secure-');

/**
 * Which SameSite value a cookie needs cannot be seen: a session to which a bank's redirect returns breaks with Lax. A
 * cookie that is a session by name only may be one that scripts read, like a token against forged forms. Both are left
 * to the site's maker.
 */
export const cookies: Topic = {
  'cookie-prefix': (site, { code, items }) =>
    code === 'broken' && items.every(isSecurePrefix) ? secured(site, items) : [],
  'cookie-secure': (site, { items }) => secured(site, items),
  'cookie-httponly': (site, { code, items }) => (code === 'clear' ? listAttributeRepairs(site, HTTP_ONLY, items) : []),
};
