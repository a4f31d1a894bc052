import { join } from 'node:path';
import type { Repair } from '../../../lib/repairs/shape.ts';
import { put } from '../../systems/cache.ts';
import { ROOT } from '../../systems/debian-root.ts';
import { HOST, OTHER, SEEN_HSTS, STRICTER_HSTS } from './expected.ts';

/** The rich site on Debian's Apache: headers of its configuration and of .htaccess, redirects of old addresses. */

const NEEDED = ['mpm_prefork', 'authn_core', 'authz_core', 'dir', 'mime', 'setenvif'];
/** Modules that a server may lack. */
const OPTIONAL = ['rewrite', 'headers', 'filter', 'deflate', 'alias'];

const HTACCESS = `<IfModule mod_headers.c>
    Header always set X-Frame-Options DENY
    <FilesMatch "\\.csv$">
        Header set Content-Disposition attachment
    </FilesMatch>
    <Files "sw.js">
        Header set Referrer-Policy same-origin
    </Files>
</IfModule>
<IfModule mod_rewrite.c>
    RewriteEngine On
    RewriteRule ^oud$ /en/ [R=301,L]
    RewriteRule ^oud/ /blog/ [R=301,L]
    RewriteRule ^winkel/kassa$ /winkels/index.html [L]
</IfModule>
ErrorDocument 404 /404.html
`;

const SESSION = `SetEnvIf Request_URI "^/klein\\.json$" session
Header add Set-Cookie "sid=0123456789abcdef; Path=/; SameSite=Lax" env=session
Header add Set-Cookie "XSRF-TOKEN=abc; Path=/; Secure" env=session
Header add Set-Cookie "ingebed=1; Path=/; Secure; SameSite=None" env=session
Header set Cache-Control "private, no-store" env=session
SetEnvIf Request_URI "^/prive/" private
Header set Referrer-Policy no-referrer env=private
Header always set Cross-Origin-Opener-Policy same-origin env=private
Header always set Strict-Transport-Security "${STRICTER_HSTS}" env=private
Header set X-XSS-Protection "1"
Header always set Strict-Transport-Security "${SEEN_HSTS}" env=!private
Header always set Content-Security-Policy "default-src 'self'; script-src 'self' 'unsafe-inline' https://cdn.partner.nl; frame-ancestors 'self' https://partner.nl"
`;

export interface Apache {
  readonly id: string;
  readonly port: number;
  readonly folder: string;
  readonly repairs: readonly Repair[];
  /** Whether to leave out every module that it can do without. */
  readonly isBare: boolean;
}

/** The configuration of the site, with these pasted as their instructions say: above the contents of .htaccess, or at the end. */
export const richApache = ({ id, port, folder, repairs, isBare }: Apache): string => {
  const pasted = (where: Repair['where']): string =>
    repairs.flatMap((repair) => (repair.where === where ? [`${repair.snippet}\n`] : [])).join('');
  put(join(ROOT, folder, '.htaccess'), `${pasted('htaccess')}${HTACCESS}${pasted('htaccessEnd')}`);
  const modules = [...NEEDED, ...(isBare ? [] : OPTIONAL)];
  return `ServerRoot /etc/apache2
Listen 127.0.0.1:${port}
PidFile /run/apache2/${id}.pid
User www-data
Group www-data
ErrorLog /var/log/apache2/${id}.log
TypesConfig /etc/mime.types
ServerTokens Full
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
DirectoryIndex index.html
<Directory />
Options FollowSymLinks
AllowOverride All
Require all granted
</Directory>
<VirtualHost *:*>
ServerName ${HOST}
ServerAlias ${OTHER}
DocumentRoot ${folder}
${isBare ? '' : SESSION}</VirtualHost>
${pasted('apacheConfig')}`;
};
