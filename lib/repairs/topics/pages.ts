import { joinLines } from '../code.ts';
import { showHeadersCommand } from '../header.ts';
import { type RepairMethod, toRepairs } from '../methods.ts';
import type { HowToCheck, Repair, Site, Topic } from '../shape.ts';
import { writeWordpressPage } from '../wordpress-page.ts';

/** What was found open, and nothing else. */
interface Open {
  readonly users: boolean;
  readonly xmlrpc: boolean;
  readonly readme: boolean;
}

const openOf = (items: readonly string[]): Open => {
  const has = (start: string): boolean => items.some((item) => item.startsWith(start));
  return { users: has('wp/v2/users'), xmlrpc: has('xmlrpc.php'), readme: has('readme.html') };
};

/** Signed-in users retain access to the user list: the editor needs it. */
const WORDPRESS_USERS = [
  "add_filter('rest_endpoints', function ($endpoints) {",
  '    if (!is_user_logged_in()) {',
  "        unset($endpoints['/wp/v2/users'], $endpoints['/wp/v2/users/(?P<id>[\\d]+)']);",
  '    }',
  '    return $endpoints;',
  '});',
];
const WORDPRESS_XMLRPC = ["remove_action('wp_head', 'rsd_link');", "add_filter('xmlrpc_enabled', '__return_false');"];

/**
 * Servers do not know who is signed in, so they can only block files. xmlrpc.php is blocked in any folder; a readme is
 * only blocked at the top level, as one in a folder may be anybody's.
 */
const listServerMethods = ({ xmlrpc, readme }: Open): readonly RepairMethod[] => {
  const files = [...(xmlrpc ? ['xmlrpc'] : []), ...(readme ? ['readme'] : [])];
  if (files.length === 0) return [];
  const repairOpenFiles = files.map((file) => (file === 'xmlrpc' ? '/xmlrpc\\.php' : '^/readme\\.html')).join('|');
  const nginx = joinLines([`if ($uri ~ "(?:${repairOpenFiles})$") {`, '    return 403;', '}']);
  const apache = joinLines([
    '<IfModule mod_alias.c>',
    `    RedirectMatch 403 "(?:${repairOpenFiles})$"`,
    '</IfModule>',
  ]);
  return [
    ['nginx', 'nginxServer', nginx],
    ['plesk', 'pleskNginx', nginx],
    ['apache', 'htaccess', apache],
    ['directadmin', 'htaccess', apache],
    ['caddy', 'caddySiteTop', joinLines([`@shut path_regexp (?:${repairOpenFiles})$`, 'respond @shut 403'])],
  ];
};

const repairOpenFiles = (site: Site, open: Open): readonly Repair[] => {
  const lines = [...(open.xmlrpc ? WORDPRESS_XMLRPC : []), ...(open.users ? WORDPRESS_USERS : [])];
  const wordpress: readonly RepairMethod[] =
    lines.length === 0 ? [] : [['wordpress', 'wpPlugin', joinLines(['<?php', ...lines])]];
  const answersWith = (path: string, shows: string): HowToCheck => ({
    run: showHeadersCommand({ host: `${site.host}/${path}` }).replace(/\/$/, ''),
    shows,
  });
  const warning = open.xmlrpc || open.users ? 'ownApps' : null;
  // WordPress still answers at that address, but no longer advertises it.
  const unnamed = { run: `curl -s ${site.url} | grep -c 'xmlrpc.php'`, shows: '0' };
  return [
    ...toRepairs(wordpress, open.users ? answersWith('wp-json/wp/v2/users', ' 404') : unnamed, warning),
    // When the user list is open too, a server could only repair half of it.
    ...toRepairs(
      open.users ? [] : listServerMethods(open),
      answersWith(open.xmlrpc ? 'xmlrpc.php' : 'readme.html', ' 403'),
      warning,
    ),
  ];
};

const HTML5 = '<!doctype html>';

/** Without a doctype, browsers use quirks mode, as for pages of the last century (HTML §13.1.1). */
const repairDoctype = ({ url }: Site): readonly Repair[] =>
  toRepairs(
    [
      [null, 'firstLine', HTML5],
      ['joomla', 'firstLine', HTML5],
      ['drupal', 'firstLine', HTML5],
      ['typo3', 'typoscript', 'config.doctype = html5'],
      [
        'wordpress',
        'wpPlugin',
        writeWordpressPage([
          `$changed = preg_match('/^\\s*<!doctype/i', $html) ? $html : "${HTML5}\\n" . ltrim($html);`,
        ]),
      ],
    ],
    { run: `curl -s ${url} | head -1`, shows: HTML5 },
    'otherLayout',
  );

/** Replaces the old year by one that is always current; done on the server, as a policy may block scripts. */
const repairYear = ({ url }: Site, old: unknown): readonly Repair[] =>
  typeof old !== 'number' || !Number.isInteger(old)
    ? []
    : toRepairs(
        [
          ['joomla', 'yearInFooter', "<?php echo date('Y'); ?>"],
          ['drupal', 'yearInFooter', "{{ 'now'|date('Y') }}"],
          ['nextjs', 'yearInFooter', '{new Date().getFullYear()}'],
        ],
        { run: `curl -s ${url} | grep -c '${old}'`, shows: '0' },
      );

export const pages: Topic = {
  'wordpress-exposure': (site, { code, items }) => (code === 'open' ? repairOpenFiles(site, openOf(items)) : []),
  'deprecated-browser-features': (site, { code }) => (code === 'quirks' ? repairDoctype(site) : []),
  'copyright-year-current': (site, { code, args }) => (code === 'old' ? repairYear(site, args['year']) : []),
};
