import { block, inSingle, inXml } from '../code.ts';
import { headerRepairs } from '../header.ts';
import type { HowToCheck, Repair, Site, Topic } from '../shape.ts';
import { repairs, type Way } from '../ways.ts';
import { wordpressHead } from '../wordpress-page.ts';

/** What of a page shows that the element is there. */
export const shownBy = ({ url }: Site, found: string): HowToCheck => ({
  run: `curl -s ${url} | grep -io '${found}[^>]*>'`,
  shows: found,
});

/** Metadata of a page in Next.js. */
export const metadata = (inner: string): string => `export const metadata = ${inner};`;

/** A wrong one comes from a theme or plugin: it goes wherever it stands, and the right one takes its place. */
const WORDPRESS_OWN_CANONICAL = wordpressHead(`/<link\\b[^>]*\\brel=["\\']?canonical\\b[^>]*>/i`, [
  '$url',
  "user_trailingslashit(home_url($GLOBALS['wp']->request))",
  `'<link rel="canonical" href="' . esc_url($url) . '">'`,
]);

/** WordPress names the address of articles and pages itself, and of no list or front page. */
const WORDPRESS_CANONICAL = block([
  '<?php',
  "add_action('wp_head', function () {",
  '    if (!is_singular() && !is_404()) {',
  "        $url = user_trailingslashit(home_url($GLOBALS['wp']->request));",
  `        echo '<link rel="canonical" href="', esc_url($url), "\\">\\n";`,
  '    }',
  '});',
]);

const canonical = (site: Site, code: string | null): readonly Repair[] =>
  repairs(
    [
      [null, 'head', `<link rel="canonical" href="${inXml(site.url)}">`],
      ['wordpress', 'wpPlugin', code === 'absent' ? WORDPRESS_CANONICAL : WORDPRESS_OWN_CANONICAL],
      ['nextjs', 'nextPage', metadata(`{ alternates: { canonical: '${inSingle(site.url)}' } }`)],
    ],
    shownBy(site, '<link rel="canonical"'),
  );

const VIEWPORT = 'width=device-width, initial-scale=1';

const viewport = (site: Site, wordpress: readonly Way[]): readonly Repair[] =>
  repairs(
    [
      [null, 'head', `<meta name="viewport" content="${VIEWPORT}">`],
      ...wordpress,
      ['nextjs', 'nextLayout', "export const viewport = { width: 'device-width', initialScale: 1 };"],
      ['joomla', 'joomlaTemplate', `<?php $this->setMetaData('viewport', '${VIEWPORT}'); ?>`],
      ['typo3', 'typoscript', `page.meta.viewport = ${VIEWPORT}`],
      ['drupal', 'drupalTheme', `<meta name="viewport" content="${VIEWPORT}">`],
    ],
    shownBy(site, '<meta name="viewport"'),
  );

const WORDPRESS_VIEWPORT: Way = [
  'wordpress',
  'wpPlugin',
  block([
    '<?php',
    "add_action('wp_head', function () {",
    `    echo '<meta name="viewport" content="${VIEWPORT}">', "\\n";`,
    '});',
  ]),
];

const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** The language that the text was seen to be in; none is guessed. */
export const language = (site: Site, seen: unknown): readonly Repair[] => {
  if (typeof seen !== 'string' || !TAG.test(seen)) return [];
  return repairs(
    [
      [null, 'htmlTag', `<html lang="${seen}">`],
      [
        'wordpress',
        'wpPlugin',
        block(['<?php', "add_filter('language_attributes', function () {", `    return 'lang="${seen}"';`, '}, 99);']),
      ],
      ['typo3', 'typoscript', `config.htmlTag.attributes.lang = ${seen}`],
      ['nextjs', 'nextHtmlTag', `<html lang="${seen}">`],
    ],
    shownBy(site, `<html[^>]*lang="${seen}"`),
  );
};

const OPEN = 'index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1';

/** WordPress' own closed pages (results of a search) stay closed. */
const WORDPRESS_OPEN = block([
  '<?php',
  "add_filter('wp_robots', function ($robots) {",
  '    if (is_front_page() || is_home() || is_singular()) {',
  "        foreach (['noindex', 'nofollow', 'none', 'nosnippet', 'noarchive', 'nocache'] as $name) {",
  '            unset($robots[$name]);',
  '        }',
  "        $robots['max-snippet'] = '-1';",
  '    }',
  '    return $robots;',
  '}, 99);',
  "add_action('send_headers', function () {",
  "    header_remove('X-Robots-Tag');",
  '}, 99);',
]);

const NEXT_OPEN = metadata(
  "{ robots: { index: true, follow: true, 'max-snippet': -1, 'max-image-preview': 'large' } }",
);

/** What closes may stand in the head or in a header: the servers take away the header. */
const open = (site: Site): readonly Repair[] => [
  ...repairs(
    [
      [null, 'head', `<meta name="robots" content="${OPEN}">`],
      ['wordpress', 'wpPlugin', WORDPRESS_OPEN],
      ['nextjs', 'nextPage', NEXT_OPEN],
    ],
    shownBy(site, '<meta name="robots"'),
  ),
  ...headerRepairs(site, [{ name: 'X-Robots-Tag', value: null }]).filter(({ platform }) => platform !== 'wordpress'),
];

/** Who speaks none of the languages gets this page, unless another one suits them better. */
const defaultLanguage = (site: Site): readonly Repair[] =>
  repairs(
    [
      [null, 'headBeside', `<link rel="alternate" hreflang="x-default" href="${inXml(site.url)}">`],
      [
        'wordpress',
        'wpPlugin',
        block([
          '<?php',
          "add_action('wp_head', function () {",
          `    if (home_url($_SERVER['REQUEST_URI'] ?? '') === '${inSingle(site.url)}') {`,
          `        echo '<link rel="alternate" hreflang="x-default" href="${inSingle(inXml(site.url))}">', "\\n";`,
          '    }',
          '});',
        ]),
      ],
      ['nextjs', 'nextPage', metadata(`{ alternates: { languages: { 'x-default': '${inSingle(site.url)}' } } }`)],
    ],
    shownBy(site, '<link rel="alternate" hreflang="x-default"'),
  ).map((repair) => ({ ...repair, warning: 'ownValues' as const }));

export const head: Topic = {
  'ai-indexable': (site, { code }) => (code === 'closed' || code === 'closedToOne' ? open(site) : []),
  'url-variants-merge': (site, { code }) => (code === 'separate' ? canonical(site, 'variants') : []),
  'hreflang-valid': (site, { code }) => (code === 'noDefault' ? defaultLanguage(site) : []),
  'canonical-single': (site, { code }) => canonical(site, code),
  'canonical-absolute': (site) => canonical(site, null),
  'canonical-target-ok': (site, { code }) =>
    code === 'dead' || code === 'home' || code === 'redirects' ? canonical(site, code) : [],
  'mobile-viewport': (site, { code }) => viewport(site, code === 'absent' ? [WORDPRESS_VIEWPORT] : []),
  'zoom-allowed': (site) => viewport(site, []),
  'language-matches-text': (site, { args }) => language(site, args['detected']),
  'page-indexable': open,
  'snippet-eligible': (site, { code }) => (code === 'forbidden' || code === 'limited' ? open(site) : []),
  'copilot-eligible': open,
};
