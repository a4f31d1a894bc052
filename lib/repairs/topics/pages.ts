import { block } from '../code.ts';
import { headersOf, webConfig } from '../header.ts';
import type { Repair, Site, Topic } from '../shape.ts';
import { repairs } from '../ways.ts';
import { wordpressPage } from '../wordpress-page.ts';

const NGINX_404 = 'error_page 404 /404.html;';
const APACHE_404 = 'ErrorDocument 404 /404.html';

/** What leads who finds nothing to another page is taken back: the address itself answers that there is nothing. */
const answered = ({ host }: Site): readonly Repair[] =>
  repairs(
    [
      ['nginx', 'nginxServer', NGINX_404],
      ['plesk', 'pleskNginx', NGINX_404],
      ['apache', 'htaccess', APACHE_404],
      ['litespeed', 'htaccess', APACHE_404],
      ['directadmin', 'htaccess', APACHE_404],
      [
        'iis',
        'webConfig',
        webConfig([
          '<httpErrors errorMode="Custom">',
          '  <remove statusCode="404" />',
          '  <error statusCode="404" path="404.html" responseMode="File" />',
          '</httpErrors>',
        ]),
      ],
      [
        'wordpress',
        'wpPlugin',
        block([
          '<?php',
          "add_action('template_redirect', function () {",
          '    if (is_404()) {',
          '        include get_404_template();',
          '        exit;',
          '    }',
          '}, 0);',
        ]),
      ],
    ],
    { run: `curl -sI https://${host}/bestaat-niet`, shows: ' 404' },
    'ownErrorPage',
  );

const SHUT = 'xmlrpc\\.php|readme\\.html|wp-json/wp/v2/users';
const NGINX_SHUT = block([`if ($uri ~* "^/(?:${SHUT})") {`, '    return 403;', '}']);
const APACHE_SHUT = `RedirectMatch 403 "(?i)^/(?:${SHUT})"`;

/** The addresses that tell of users, versions and passwords, closed. */
const shut = (site: Site): readonly Repair[] =>
  repairs(
    [
      [
        'wordpress',
        'wpPlugin',
        block([
          '<?php',
          "remove_action('wp_head', 'rsd_link');",
          "add_filter('xmlrpc_enabled', '__return_false');",
          "add_filter('rest_endpoints', function ($endpoints) {",
          '    if (!is_user_logged_in()) {',
          "        unset($endpoints['/wp/v2/users'], $endpoints['/wp/v2/users/(?P<id>[\\d]+)']);",
          '    }',
          '    return $endpoints;',
          '});',
        ]),
      ],
      ['nginx', 'nginxServer', NGINX_SHUT],
      ['plesk', 'pleskNginx', NGINX_SHUT],
      ['apache', 'htaccess', APACHE_SHUT],
      ['litespeed', 'htaccess', APACHE_SHUT],
      ['directadmin', 'htaccess', APACHE_SHUT],
      [
        'caddy',
        'caddySiteTop',
        block(['@shut path /xmlrpc.php /readme.html /wp-json/wp/v2/users*', 'respond @shut 403']),
      ],
    ],
    { run: headersOf({ host: `${site.host}/xmlrpc.php` }).replace(/\/$/, ''), shows: ' 403' },
    'ownApps',
  );

const HTML5 = '<!doctype html>';

/** Without it browsers draw the page as those of the last century did (HTML §13.1.1). */
const doctype = ({ url }: Site): readonly Repair[] =>
  repairs(
    [
      [null, 'firstLine', HTML5],
      ['joomla', 'firstLine', HTML5],
      ['drupal', 'firstLine', HTML5],
      ['typo3', 'typoscript', 'config.doctype = html5'],
      [
        'wordpress',
        'wpPlugin',
        wordpressPage([`return preg_match('/^\\s*<!doctype html>/i', $html) ? $html : "${HTML5}\\n" . ltrim($html);`]),
      ],
    ],
    { run: `curl -s ${url} | head -1`, shows: HTML5 },
  );

/** A year that counts along, in the place of the old one. */
const year = ({ url }: Site, old: unknown): readonly Repair[] => {
  if (typeof old !== 'number' || !Number.isInteger(old)) return [];
  return repairs(
    [
      [null, 'yearInFooter', '<script>document.write(new Date().getFullYear())</script>'],
      [
        'wordpress',
        'wpPlugin',
        wordpressPage([
          `return preg_replace('/(©|&copy;|&#169;)(\\s*)${old}\\b/u', '\${1}\${2}' . wp_date('Y'), $html) ?? $html;`,
        ]),
      ],
      ['joomla', 'yearInFooter', "<?php echo date('Y'); ?>"],
      ['drupal', 'yearInFooter', "{{ 'now'|date('Y') }}"],
      ['nextjs', 'yearInFooter', '{new Date().getFullYear()}'],
    ],
    { run: `curl -s ${url} | grep -c '${old}'`, shows: '0' },
  );
};

const STATEMENT = '<p><a href="/toegankelijkheid">Toegankelijkheid</a></p>';

/** The way to the statement, on every page. */
const statement = ({ url }: Site): readonly Repair[] =>
  repairs(
    [
      [null, 'footer', STATEMENT],
      [
        'wordpress',
        'wpPlugin',
        block(['<?php', "add_action('wp_footer', function () {", `    echo '${STATEMENT}';`, '}, 5);']),
      ],
      ['joomla', 'footer', STATEMENT],
      ['drupal', 'footer', STATEMENT],
      ['typo3', 'typoscript', `page.999 = TEXT\npage.999.value = ${STATEMENT}`],
      ['nextjs', 'footer', STATEMENT],
    ],
    { run: `curl -s ${url} | grep -c 'href="/toegankelijkheid"'`, shows: '1' },
    'ownStatement',
  );

export const pages: Topic = {
  'accessibility-statement': statement,
  'missing-page-is-404': (site, { code }) => (code === 'redirected' ? answered(site) : []),
  'wordpress-exposure': (site, { code }) => (code === 'open' ? shut(site) : []),
  'deprecated-browser-features': (site, { code }) => (code === 'quirks' ? doctype(site) : []),
  'copyright-year-current': (site, { code, args }) => (code === 'old' ? year(site, args['year']) : []),
};
