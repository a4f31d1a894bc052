import { block, inSingle, inXml } from '../code.ts';
import type { Repair, Site, Topic } from '../shape.ts';
import { repairs } from '../ways.ts';
import { wordpressHead, wordpressPage } from '../wordpress-page.ts';
import { language, metadata, shownBy } from './head.ts';

/** In place of an html element without a language. */
const WORDPRESS_LANGUAGE = wordpressPage(
  [
    `$start = '<html lang="' . esc_attr($lang) . '">';`,
    `return preg_replace('/<html(?![^>]*\\slang=["\\']?[a-z])[^>]*>/i', $start, $html, 1) ?? $html;`,
  ],
  { lines: ["$lang = get_bloginfo('language');"], uses: '$lang' },
);

/** WordPress knows what it was set to; elsewhere Dutch is supposed of a Dutch domain alone, and said to be checked. */
const ownLanguage = (site: Site): readonly Repair[] => {
  const dutch = site.domain.endsWith('.nl') ? language(site, 'nl') : [];
  return [
    ...dutch
      .filter(({ platform }) => platform !== 'wordpress')
      .map((one) => ({ ...one, warning: 'ownValues' as const })),
    ...repairs([['wordpress', 'wpPlugin', WORDPRESS_LANGUAGE]], shownBy(site, '<html lang="')),
  ];
};

/** WordPress makes titles where a theme lets it. */
const WORDPRESS_TITLE = block([
  '<?php',
  "add_action('wp_head', function () {",
  "    if (!has_action('wp_head', '_wp_render_title_tag') && !has_action('wp_head', '_block_template_render_title_tag')) {",
  `        echo '<title>', esc_html(wp_get_document_title()), "</title>\\n";`,
  '    }',
  '}, 1);',
]);

const JOOMLA_TITLE = "<?php $this->setTitle(\\Joomla\\CMS\\Factory::getApplication()->get('sitename')); ?>";

/** A title to start from: the name of the site, which its owner makes better. */
const title = (site: Site): readonly Repair[] =>
  repairs(
    [
      [null, 'head', `<title>${inXml(site.canonical)}</title>`],
      ['wordpress', 'wpPlugin', WORDPRESS_TITLE],
      ['joomla', 'joomlaTemplate', JOOMLA_TITLE],
      ['nextjs', 'nextPage', metadata(`{ title: '${inSingle(site.canonical)}' }`)],
    ],
    { run: `curl -s ${site.url} | grep -io '<title[^>]*>[^<]*'`, shows: '<title>' },
    'ownValues',
  );

const WORDPRESS_ADDRESS = wordpressHead(`/<meta\\b[^>]*\\bproperty=["\\']?og:url\\b[^>]*>/i`, [
  '$url',
  "user_trailingslashit(home_url($GLOBALS['wp']->request))",
  `'<meta property="og:url" content="' . esc_url($url) . '">'`,
]);

/** The address that shared links lead to, as the page itself names it. */
const shareAddress = (site: Site): readonly Repair[] =>
  repairs(
    [
      [null, 'head', `<meta property="og:url" content="${inXml(site.url)}">`],
      ['wordpress', 'wpPlugin', WORDPRESS_ADDRESS],
      ['nextjs', 'nextPage', metadata(`{ openGraph: { url: '${inSingle(site.url)}' } }`)],
    ],
    shownBy(site, '<meta property="og:url"'),
  );

/** What the owner wrote about the page, or its first words. */
const WORDPRESS_DESCRIPTION = block([
  '<?php',
  "add_action('wp_head', function () {",
  "    $text = is_singular() ? get_the_excerpt() : get_bloginfo('description');",
  "    if (trim($text) === '') {",
  "        $text = wp_trim_words(strip_shortcodes(get_post()->post_content ?? ''), 25);",
  '    }',
  "    if (trim($text) !== '') {",
  `        echo '<meta name="description" content="', esc_attr(wp_strip_all_tags($text)), "\\">\\n";`,
  '    }',
  '});',
]);

/** Each of these knows what its owner wrote; nobody else can tell. */
const description = (site: Site): readonly Repair[] =>
  repairs(
    [
      ['wordpress', 'wpPlugin', WORDPRESS_DESCRIPTION],
      [
        'joomla',
        'joomlaTemplate',
        "<?php $this->setDescription($this->getDescription() ?: \\Joomla\\CMS\\Factory::getApplication()->get('MetaDesc')); ?>",
      ],
      ['typo3', 'typoscript', 'page.meta.description.data = page:description // page:abstract'],
    ],
    shownBy(site, '<meta name="description"'),
    'ownTexts',
  );

const NAME = /^[\p{L}\p{M}'’. -]{3,60}$/u;

/** Who is named in the text, said in the head too. */
const author = (site: Site, items: readonly string[]): readonly Repair[] => {
  const name = (items[0] ?? '').replace(/^(?:door|auteur|by|author):? /i, '').trim();
  if (!NAME.test(name)) return [];
  const meta = `<meta name="author" content="${inXml(name)}">`;
  return repairs(
    [
      [null, 'head', meta],
      [
        'wordpress',
        'wpPlugin',
        block([
          '<?php',
          "add_action('wp_head', function () {",
          '    if (is_singular()) {',
          "        $name = get_the_author_meta('display_name', get_post()->post_author);",
          `        echo '<meta name="author" content="', esc_attr($name), "\\">\\n";`,
          '    }',
          '});',
        ]),
      ],
      ['joomla', 'joomlaTemplate', `<?php $this->setMetaData('author', '${inSingle(name)}'); ?>`],
      ['typo3', 'typoscript', 'page.meta.author.field = author'],
      ['drupal', 'drupalTheme', meta],
      ['nextjs', 'nextPage', metadata(`{ authors: [{ name: '${inSingle(name)}' }] }`)],
    ],
    shownBy(site, '<meta name="author"'),
  );
};

/** What a page says it is: in which language, under which title, at which address. */
export const identity: Topic = {
  'page-language': ownLanguage,
  'title-present': (site, { code }) => (code === 'absent' ? title(site) : []),
  'page-title': title,
  'description-present': (site, { code }) => (code === 'absent' ? description(site) : []),
  'author-visible': (site, { code, items }) => (code === 'unmarked' ? author(site, items) : []),
  'share-preview': (site, { code, items }) =>
    code === 'incomplete' && items.length === 1 && items[0] === 'og:url' ? shareAddress(site) : [],
};
