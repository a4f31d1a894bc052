import { escapeXml } from '../code.ts';
import { toRepairs } from '../methods.ts';
import type { Repair, Site, Topic } from '../shape.ts';
import { writeWordpressPage } from '../wordpress-page.ts';
import { toPageCheck } from './head.ts';

/** Adds the attribute to the html element, whose other attributes (classes, direction) remain. */
const WORDPRESS_LANGUAGE = writeWordpressPage(
  [
    `$start = '<html lang="' . esc_attr($lang) . '"';`,
    `$changed = preg_replace('/<html(?=[\\s>])(?![^>]*\\slang=["\\']?[a-z])/i', $start, $html, 1);`,
  ],
  { lines: ["$lang = get_bloginfo('language');"], uses: '$lang' },
);

/** Only WordPress knows the language of this page, even with several languages; elsewhere it was not seen. */
const repairOwnLanguage = (site: Site): readonly Repair[] =>
  toRepairs([['wordpress', 'wpPlugin', WORDPRESS_LANGUAGE]], toPageCheck(site, '<html lang="'), 'ownLanguage');

/** WordPress generates a title for every page, if the theme allows it; a page that has one is unchanged. */
const WORDPRESS_TITLE = writeWordpressPage(
  [
    "if (preg_match('/<title[\\s>]/i', $html)) {",
    '    return $html;',
    '}',
    `$changed = preg_replace('/<\\/head>/i', '<title>' . $title . "</title>\\n</head>", $html, 1);`,
  ],
  { lines: ['$title = addcslashes(esc_html(wp_get_document_title()), "\\\\$");'], uses: '$title' },
);

const repairTitle = (site: Site): readonly Repair[] =>
  toRepairs(
    [['wordpress', 'wpPlugin', WORDPRESS_TITLE]],
    { run: `curl -s ${site.url} | grep -io '<title[^>]*>[^<]*'`, shows: '<title>' },
    'ownTexts',
  );

/** The address for shared links, as the page itself names it. */
const repairShareAddress = (site: Site): readonly Repair[] =>
  site.page === null
    ? []
    : toRepairs(
        [[null, 'head', `<meta property="og:url" content="${escapeXml(site.page)}">`]],
        toPageCheck(site, '<meta property="og:url"'),
        'onePage',
      );

const NAME = /^[\p{L}\p{M}'’. -]{3,60}$/u;

/** Names the author from the visible text in the head too. */
const repairAuthor = (site: Site, items: readonly string[]): readonly Repair[] => {
  const name = (items[0] ?? '').replace(/^(?:door|auteur|by|author):? /i, '').trim();
  if (!NAME.test(name)) return [];
  return toRepairs(
    [[null, 'head', `<meta name="author" content="${escapeXml(name)}">`]],
    toPageCheck(site, '<meta name="author"'),
    'onePage',
  );
};

/** What a page declares about itself: its language, title, address and author. */
export const identity: Topic = {
  'page-language': repairOwnLanguage,
  'title-present': (site, { code }) => (code === 'absent' ? repairTitle(site) : []),
  'page-title': repairTitle,
  'author-visible': (site, { code, items }) => (code === 'unmarked' ? repairAuthor(site, items) : []),
  'share-preview': (site, { code, items }) =>
    code === 'incomplete' && items.length === 1 && items[0] === 'og:url' ? repairShareAddress(site) : [],
};
