import { block } from '../code.ts';
import { headersOf } from '../header.ts';
import type { Place, Platform, Repair, Site, Topic, Warning } from '../shape.ts';

/** One attribute that cookies lack, as each program writes it. */
interface Attribute {
  readonly written: string;
  /** As it starts in a header, for those that look whether it is there. */
  readonly sign: string;
  readonly nginx: string;
  readonly php: string;
  readonly iis: string;
}

const SECURE: Attribute = {
  ...{ written: 'Secure', sign: 'secure', nginx: 'secure' },
  ...{ php: 'session.cookie_secure = 1', iis: 'requireSSL="true"' },
};
const HTTP_ONLY: Attribute = {
  ...{ written: 'HttpOnly', sign: 'httponly', nginx: 'httponly' },
  ...{ php: 'session.cookie_httponly = 1', iis: 'httpOnlyCookies="true"' },
};
const SAME_SITE: Attribute = {
  ...{ written: 'SameSite=Lax', sign: 'samesite', nginx: 'samesite=lax' },
  ...{ php: 'session.cookie_samesite = "Lax"', iis: 'sameSite="Lax"' },
};

const apache = ({ written, sign }: Attribute): string =>
  block([
    '<IfModule mod_headers.c>',
    ...['onsuccess', 'always'].map(
      (table) => `    Header ${table} edit Set-Cookie "^((?i)(?!.*;\\s*${sign}).*)$" "$1; ${written}"`,
    ),
    '</IfModule>',
  ]);

/** For cookies that ASP.NET makes. */
const iis = ({ iis: setting }: Attribute): string =>
  block([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<configuration>',
    '  <system.web>',
    `    <httpCookies ${setting} />`,
    '  </system.web>',
    '</configuration>',
  ]);

/** What PHP itself sets, and WordPress beside it: those of WordPress follow its own address. */
const wordpress = ({ php }: Attribute): string => {
  const [name = '', value = ''] = php.split(' = ');
  return `@ini_set('${name}', '${value.replaceAll('"', '')}');`;
};

const attributeRepairs = (site: Site, attribute: Attribute, warning: Warning | null = null): readonly Repair[] => {
  const ways: readonly (readonly [Platform | null, Place, string])[] = [
    [null, 'phpIni', attribute.php],
    ['nginx', 'nginxCookies', `proxy_cookie_flags ~ ${attribute.nginx};`],
    ['plesk', 'phpIni', attribute.php],
    ['apache', 'htaccess', apache(attribute)],
    ['litespeed', 'phpIni', attribute.php],
    ['directadmin', 'htaccess', apache(attribute)],
    ['iis', 'webConfig', iis(attribute)],
    ['caddy', 'caddySite', block(['header {', `    Set-Cookie "^(.*)$" "$1; ${attribute.written}"`, '    defer', '}'])],
    ['wordpress', 'wpConfig', wordpress(attribute)],
  ];
  const check = { run: `${headersOf(site)} | grep -i '^set-cookie:'`, shows: `; ${attribute.written}` };
  return ways.map(([platform, where, snippet]) => ({ platform, where, snippet, warning, check }));
};

/** Cookies under this name are refused without the attribute; others may lack something else. */
const isSecurePrefix = (name: string): boolean => name.startsWith('__Secure-');

export const cookies: Topic = {
  'cookie-prefix': (site, { code, items }) =>
    code === 'broken' && items.length > 0 && items.every(isSecurePrefix) ? attributeRepairs(site, SECURE) : [],
  'cookie-secure': (site) => attributeRepairs(site, SECURE),
  'cookie-httponly': (site) => attributeRepairs(site, HTTP_ONLY),
  'cookie-samesite': (site, { code }) => (code === 'absent' ? attributeRepairs(site, SAME_SITE, 'breaksCookies') : []),
};
