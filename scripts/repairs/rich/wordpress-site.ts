import { join } from 'node:path';
import { put } from '../../systems/cache.ts';
import { inside, ROOT } from '../../systems/debian-root.ts';
import type { Pasted } from '../folder.ts';
import type { RepairRequest } from './answers.ts';

/** Host name of a WordPress with everything that a site may have at once. */

export const WP_HOST = 'rijkpers.nl';

/** Several languages, one from right to left; cookies of a script's and a partner's; pages that cache nothing. */
const PLUGIN = `<?php
add_filter('locale', function ($locale) {
    $path = $_SERVER['REQUEST_URI'] ?? '';
    return preg_match('#^/(?:ar/|.*[?&]lang=ar)#', $path) ? 'ar' : $locale;
});
add_action('send_headers', function () {
    $path = $_SERVER['REQUEST_URI'] ?? '';
    // One page with stricter headers than the others.
    $isStrict = str_contains($path, '/winkels/') || str_contains($path, 'page_id=8');
    header('Strict-Transport-Security: max-age=' . ($isStrict ? '63072000' : '15552000') . '; includeSubDomains; preload');
    if ($isStrict) {
        header('Referrer-Policy: no-referrer');
        header('Cross-Origin-Opener-Policy: same-origin');
    }
    header('X-Frame-Options: DENY');
    header("Content-Security-Policy: script-src 'self' 'unsafe-inline' https://cdn.partner.nl; frame-ancestors 'self' https://partner.nl");
    header('X-XSS-Protection: 1');
    header('X-Powered-By: PHP/8.2.7');
    header('Set-Cookie: XSRF-TOKEN=abc; Path=/; Secure', false);
    header('Set-Cookie: ingebed=1; Path=/; Secure; SameSite=None', false);
});
// Removes the theme's viewport from every page but one.
add_action('template_redirect', function () {
    if (!str_contains($_SERVER['REQUEST_URI'] ?? '', 'contact')) remove_action('wp_head', '_block_template_viewport_meta_tag', 0);
}, 0);
// A download that is larger than the memory that PHP may use for it.
add_action('template_redirect', function () {
    if (!isset($_GET['download'])) return;
    ini_set('memory_limit', (string) (memory_get_usage(true) + 6 * 1024 * 1024));
    header('Content-Type: text/csv');
    for ($part = 0; $part < 12; $part++) { echo str_repeat("brood;3,10\\n", 95000); flush(); }
    exit;
});
add_filter('language_attributes', function ($text) { return 'class="licht" dir="' . (is_rtl() ? 'rtl' : 'ltr') . '"'; });
add_action('wp_body_open', function () {
    echo '<p><a href="http://${WP_HOST}/brood/">Brood</a> <a href="http://ander.nl/">Ander</a></p>';
    // The site's addresses within signed addresses of a bank and of an image host.
    echo '<p><a href="https://bank.nl/betaal?terug=http://${WP_HOST}/bedankt/&amp;sig=1">Betaal</a><img src="https://partner.nl/klein?van=http://${WP_HOST}/a.png&amp;sig=1" srcset="http://${WP_HOST}/wp-includes/images/blank.gif 1x, http://${WP_HOST}/wp-includes/images/blank.gif 2x" alt=""></p>';
    echo '<form action="https://bank.nl/zoek?terug=http://${WP_HOST}/" method="get"><button>Zoek bij de bank</button></form>';
    // A form for the bank and a script's data contain addresses of the site that must stay unchanged.
    echo '<script type="application/json">{"ids":["http://${WP_HOST}/?p=1"]}</script><img src="http://${WP_HOST}/wp-includes/images/blank.gif" alt="">';
    echo '<form action="http://${WP_HOST}/zoek/" method="post"><button>Zoek</button></form>';
    echo '<form action="https://bank.nl/betaal"><input type="hidden" name="terug" value="http://${WP_HOST}/bedankt/"><button>Betaal</button></form><iframe src="https://partner.nl/" title="Kaart"></iframe>';
});
`;

const FILL = `<?php
$_SERVER += ['HTTP_HOST' => '${WP_HOST}', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'HTTPS' => 'on'];
require '/usr/share/wordpress/wp-load.php';
wp_set_current_user(1);
$make = fn($title, $more = []) => wp_insert_post(['post_title' => $title, 'post_name' => sanitize_title($title), 'post_status' => 'publish', 'post_content' => "<!-- wp:paragraph --><p>$title, elke dag. &copy; 2019 Jan. http://${WP_HOST}/?p=1</p><!-- /wp:paragraph -->"] + $more);
$make('Gebak'); $make('Beschermd', ['post_password' => 'geheim']); $make('Verborgen', ['post_status' => 'private']);
$make('Contact', ['post_type' => 'page']); $make('Winkels', ['post_type' => 'page']); $make('Ar', ['post_type' => 'page']); $make('En', ['post_type' => 'page']);
wp_create_user('redacteur', 'geheim-voor-de-proef', 'redactie@${WP_HOST}');
update_option('permalink_structure', $argv[1]); flush_rewrite_rules();
$until = time() + 86400; $token = WP_Session_Tokens::get_instance(1)->create($until);
$_COOKIE[LOGGED_IN_COOKIE] = wp_generate_auth_cookie(1, $until, 'logged_in', $token);
echo json_encode(['cookie' => LOGGED_IN_COOKIE . '=' . $_COOKIE[LOGGED_IN_COOKIE] . '; ' . SECURE_AUTH_COOKIE . '=' . wp_generate_auth_cookie(1, $until, 'secure_auth', $token), 'nonce' => wp_create_nonce('wp_rest')]);
`;

/** The user who is signed in. */
export interface Owner {
  readonly cookie: string;
  readonly nonce: string;
}

export const WP_SITE: Pasted = {
  ...{ host: WP_HOST, other: `www.${WP_HOST}`, faulty: PLUGIN, parts: {}, repairs: [] },
};

/** Fills the installed site, with these permalinks, and signs its owner in. */
export const filled = async (permalinks: string): Promise<Owner> => {
  put(join(ROOT, 'tmp/rijk.php'), FILL);
  const said = await inside(`php8.2 /tmp/rijk.php '${permalinks}'`);
  return JSON.parse(said.slice(said.indexOf('{"cookie"'))) as Owner;
};

const VISITED = [
  ...[
    '/?download=1',
    '/',
    '/?p=4',
    '/?p=5',
    '/?page_id=7',
    '/?s=brood',
    '/?lang=ar',
    '/?lang=en',
    '/brood/',
    '/gebak/',
    '/beschermd/',
  ],
  ...['/verborgen/', '/contact/', '/winkels/', '/ar/', '/en/', '/niet-hier/', '/brood/?utm_source=x', '/page/2/'],
  ...['/feed/', '/comments/feed/', '/brood/feed/', '/?feed=rss2', '/?feed=atom', '/author/beheer/', '/?author=1'],
  ...['/wp-json/', '/wp-json/wp/v2/posts', '/wp-json/wp/v2/pages', '/wp-json/wp/v2/users', '/?rest_route=/wp/v2/users'],
  ...[
    '/wp-json/oembed/1.0/embed?url=https%3A%2F%2Frijkpers.nl%2Fbrood%2F',
    '/brood/embed/',
    '/robots.txt',
    '/favicon.ico',
  ],
  ...[
    '/wp-sitemap.xml',
    '/?sitemap=index',
    '/wp-sitemap-posts-post-1.xml',
    '/wp-sitemap-posts-page-1.xml',
    '/wp-sitemap.xsl',
  ],
  ...['/wp-login.php', '/wp-admin/', '/wp-admin/admin-ajax.php', '/xmlrpc.php', '/xmlrpc.php?rsd', '/readme.html'],
  ...['/license.txt', '/wp-cron.php', '/wp-includes/js/jquery/jquery.min.js', '/.well-known/security.txt', '/llms.txt'],
];

const OWNED = [
  ...['/', '/brood/', '/verborgen/', '/feed/', '/wp-admin/', '/wp-admin/edit.php', '/wp-admin/post-new.php'],
  ...['/wp-admin/upload.php', '/wp-admin/site-editor.php', '/wp-admin/customize.php', '/wp-admin/users.php'],
  ...['/wp-admin/options-general.php', '/wp-admin/profile.php'],
];

/** Some seventy addresses, as visitor and as owner. */
export const addressesFor = ({ cookie, nonce }: Owner): readonly RepairRequest[] => [
  ...VISITED.map((path) => ({ host: WP_HOST, path })),
  { host: WP_HOST, path: '/xmlrpc.php', method: 'POST' },
  ...OWNED.map((path) => ({ host: WP_HOST, path, cookie })),
  ...['users?who=authors', 'users/me', 'posts?context=edit', 'media'].map((what) => ({
    ...{ host: WP_HOST, cookie },
    path: `/?rest_route=/wp/v2/${what.replace('?', '&')}&_wpnonce=${nonce}`,
  })),
];
