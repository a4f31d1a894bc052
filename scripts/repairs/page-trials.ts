import type { Trial } from './trial.ts';

const CLOSED = 'noindex, nosnippet, noarchive';
const ENGLISH = 'The baker at the corner bakes bread of wheat and rye every morning, and sells it until noon. ';
const MOVING = '@keyframes wiegen { to { transform: rotate(9deg); } } h1 { animation: wiegen 4s 3; }';
/** The ones that come along heed who asks for less motion. */
const WITHOUT_STYLES =
  "foreach (['wp_print_styles', 'wp_footer'] as $hook) add_action($hook, function () { wp_styles()->queue = []; }, 1);";
const BARE = 'a:focus, a:focus-visible { outline: none; }';
const printed = (hook: string, text: string): string =>
  `<?php add_action('${hook}', function () { echo ${JSON.stringify(text).replaceAll('$', '\\$')}; });`;

/** Of what stands in a page and the files beside it. */
export const PAGE_TRIALS: readonly Trial[] = [
  {
    id: 'meta',
    checks: ['page-indexable', 'snippet-eligible', 'copilot-eligible'],
    faulty: { page: '' },
    parts: { head: `<meta name="robots" content="${CLOSED}">` },
  },
  { id: 'eigen', checks: ['canonical-single'], faulty: { page: '', wordpress: '' } },
  {
    id: 'relatief',
    checks: ['canonical-absolute'],
    faulty: { page: '' },
    parts: { head: '<link rel="canonical" href="/">' },
  },
  {
    id: 'dood',
    checks: ['canonical-target-ok'],
    faulty: { page: '' },
    parts: { head: '<link rel="canonical" href="/weg">' },
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
    id: 'robots',
    checks: ['robots-allows-page', 'ai-search-crawlers-allowed', 'ai-user-fetchers-allowed'],
    faulty: {
      page: '',
      wordpress: '<?php add_filter(\'robots_txt\', function () { return "User-agent: *\\nDisallow: /\\n"; }, 20);',
    },
    parts: { robots: 'User-agent: *\nDisallow: /' },
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
