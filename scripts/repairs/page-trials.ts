import type { Trial } from './trial.ts';

const ENGLISH = 'The baker at the corner bakes bread of wheat and rye every morning, and sells it until noon. ';
const MOVING = '@keyframes wiegen { to { transform: rotate(9deg); } } h1 { animation: wiegen 4s 3; }';
/** Removes WordPress's own styles, which respect a preference for reduced motion. */
const WITHOUT_STYLES =
  "foreach (['wp_print_styles', 'wp_footer'] as $hook) add_action($hook, function () { wp_styles()->queue = []; }, 1);";
const BARE = 'a:focus, a:focus-visible { outline: none; }';
const printed = (hook: string, text: string): string =>
  `<?php add_action('${hook}', function () { echo ${JSON.stringify(text).replaceAll('$', '\\$')}; });`;

const INSECURE =
  '<p><a href="http://@@/brood/">Brood</a> <img src="http://@@/merk.svg" alt="Merk" width="40" height="40"></p><script src="http://@@/een.js"></script><form action="http://@@/zoek"><label>Zoek <input name="q"></label><button>Zoek</button></form>';
const SHARED =
  '<meta property="og:title" content="Bakkerij op de hoek"><meta property="og:description" content="Elke ochtend vers brood van tarwe en rogge."><meta property="og:image" content="https://beelden.nl/brood.png">';
const OTHER_ADDRESS = '<meta property="og:url" content="https://@@/oud">';
const TURNED = '@media (orientation: portrait) { body { transform: rotate(90deg); } }';
const ARTICLE =
  '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-11-01">';
const ARTICLE_META = printed('wp_head', ARTICLE);
/** The byline of the theme shows the name of the only user. */
const BYLINE =
  " add_filter('the_content', function ($t) { return '<p class=\"byline\">Door ' . get_the_author() . '</p>' . $t; }); add_filter('get_the_author_display_name', function () { return 'Jan de Vries'; }); add_filter('the_author', function () { return 'Jan de Vries'; });";
const UNTITLED =
  "<?php add_action('after_setup_theme', function () { remove_theme_support('title-tag'); }, 99); add_action('wp_head', function () { remove_action('wp_head', '_wp_render_title_tag', 1); remove_action('wp_head', '_block_template_render_title_tag', 1); }, -1);";

/** Trials about the contents of a page and the files beside it. */
export const PAGE_TRIALS: readonly Trial[] = [
  { id: 'eigen', checks: ['canonical-single'], faulty: { page: '', wordpress: '' } },
  {
    id: 'relatief',
    checks: ['canonical-absolute'],
    faulty: { page: '', wordpress: printed('wp_head', '<link rel="canonical" href="/">') },
    parts: { head: '<link rel="canonical" href="/">' },
  },
  {
    id: 'mobiel',
    checks: ['mobile-viewport'],
    faulty: {
      page: '',
      wordpress:
        "<?php add_action('wp_head', function () { remove_action('wp_head', '_block_template_viewport_meta_tag', 0); }, -1);",
    },
  },
  {
    id: 'zoom',
    checks: ['zoom-allowed'],
    faulty: { page: '' },
    parts: { head: '<meta name="viewport" content="width=device-width, maximum-scale=1, user-scalable=no">' },
  },
  {
    id: 'talen',
    checks: ['hreflang-valid'],
    faulty: {
      page: '',
      wordpress: printed(
        'wp_head',
        '<link rel="alternate" hreflang="nl" href="https://@@/"><link rel="alternate" hreflang="en" href="https://@@/en/">',
      ),
    },
    parts: {
      head: '<link rel="alternate" hreflang="nl" href="https://@@/"><link rel="alternate" hreflang="en" href="https://@@/en/">',
    },
  },
  {
    id: 'taal',
    checks: ['language-matches-text'],
    faulty: {
      page: '',
      wordpress: `${printed('wp_body_open', `<p>${ENGLISH.repeat(20)}</p>`)} add_filter('language_attributes', function () { return 'lang="nl"'; });`,
    },
    parts: { html: '<html lang="en">' },
  },
  {
    id: 'delen',
    checks: ['robots-resources-allowed'],
    faulty: {
      page: '',
      wordpress: '<?php add_filter(\'robots_txt\', function () { return "User-agent: *\\nDisallow: /wp-\\n"; }, 20);',
    },
    parts: { robots: 'User-agent: *\nDisallow: /*.js' },
  },
  {
    id: 'pagina',
    checks: ['robots-file-valid'],
    faulty: { page: '', nginx: '', caddy: '' },
    parts: { robots: '<!doctype html><html lang="nl"><title>Bakkerij</title><p>Brood</p></html>', replaced: true },
  },
  { id: 'melding', checks: ['security-txt'], faulty: { page: '', nginx: '', caddy: '', wordpress: '' } },
  {
    id: 'kaart',
    checks: ['sitemap-found'],
    faulty: { page: '', wordpress: "<?php add_filter('wp_sitemaps_enabled', '__return_false');" },
  },
  {
    id: 'noemen',
    checks: ['sitemap-found'],
    faulty: {
      page: '',
      wordpress:
        "<?php add_filter('robots_txt', function ($t) { return preg_replace('/^Sitemap:.*$/m', '', $t); }, 50);",
    },
    parts: {
      robots: 'User-agent: *\nDisallow: /kassa',
      sitemap:
        '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://@@/</loc></url></urlset>',
    },
  },
  {
    id: 'rust',
    checks: ['motion-reduced'],
    faulty: { page: '', wordpress: `${printed('wp_body_open', `<style>${MOVING}</style>`)} ${WITHOUT_STYLES}` },
    parts: { css: MOVING },
  },
  {
    id: 'focus',
    checks: ['focus-visible'],
    faulty: {
      page: '',
      wordpress: printed(
        'wp_body_open',
        '<style>.kaal:focus { outline: none; }</style><button class="kaal" type="button">Bestellen</button>',
      ),
    },
    parts: { css: BARE },
  },
  {
    id: 'fout',
    checks: ['leftover-test-content'],
    faulty: {
      wordpress:
        "define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', true);\n<?php add_action('wp_body_open', function () { echo $nergens; });",
    },
  },
];

/** Trials about what a page says of itself, and about its contents. */
export const MORE_PAGE_TRIALS: readonly Trial[] = [
  {
    id: 'http',
    checks: ['mixed-content-active', 'mixed-content-passive', 'insecure-forms', 'links-direct-and-secure'],
    faulty: { nginx: '', apache: '', wordpress: printed('wp_body_open', INSECURE) },
    parts: { body: INSECURE },
  },
  {
    id: 'wegwijzer',
    checks: ['llms-txt-valid'],
    faulty: {
      ...{ page: '', nginx: '', caddy: '' },
      wordpress:
        "<?php add_action('init', function () { if ($_SERVER['REQUEST_URI'] === '/llms.txt') { header('Content-Type: text/plain'); echo 'Brood'; exit; } });",
    },
    parts: { llms: 'Brood' },
  },
  {
    id: 'zondertaal',
    checks: ['page-language'],
    faulty: { page: '', wordpress: "<?php add_filter('language_attributes', '__return_empty_string');" },
    parts: { html: '<html>' },
  },
  {
    id: 'zondertitel',
    checks: ['title-present'],
    faulty: { page: '', wordpress: UNTITLED },
    parts: { title: '' },
  },
  {
    id: 'delen-adres',
    checks: ['share-preview'],
    faulty: { page: '', wordpress: printed('wp_head', `${SHARED}${OTHER_ADDRESS}`) },
    parts: { title: `<title>Bakkerij op de hoek</title>${SHARED}`, head: OTHER_ADDRESS },
  },
  {
    id: 'kaartpagina',
    checks: ['sitemap-lists-page'],
    faulty: {
      page: '',
      wordpress: "<?php add_filter('wp_sitemaps_post_types', function ($t) { unset($t['page']); return $t; });",
    },
    parts: {
      robots: 'User-agent: *\nDisallow: /kassa\n\nSitemap: https://@@/sitemap.xml',
      sitemap:
        '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://@@/brood/</loc></url></urlset>',
    },
  },
  {
    id: 'oudetijd',
    checks: ['deprecated-browser-features'],
    faulty: {
      page: '',
      wordpress:
        // As a theme does it: within what a plugin wraps around the template.
        `<?php add_filter('template_include', function ($template) {
  $theme = sys_get_temp_dir() . '/oudetijd.php';
  file_put_contents($theme, '<?php ob_start(function ($h) { return preg_replace("/<!doctype html>/i", "", $h); }); include ' . var_export($template, true) . ';');
  return $theme;
}, 1);`,
    },
    parts: { doctype: '' },
  },
  {
    id: 'gekanteld',
    checks: ['orientation-lock'],
    faulty: { page: '', wordpress: `${printed('wp_head', `<style>${TURNED}</style>`)}` },
    parts: { css: TURNED },
  },
  {
    id: 'auteur',
    checks: ['author-visible'],
    path: '/brood/',
    faulty: { page: '', wordpress: `${ARTICLE_META}${BYLINE}` },
    parts: { title: `<title>Brood</title>${ARTICLE}`, body: '<p class="byline">Door Jan de Vries</p>' },
  },
  {
    id: 'pictogram',
    checks: ['favicon-ok'],
    faulty: { page: '' },
    parts: {
      robots: 'User-agent: *\nDisallow: /*.svg',
      head: '<link rel="icon" href="/merk.svg" type="image/svg+xml">',
    },
  },
];
