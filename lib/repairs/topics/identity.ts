import { inXml } from '../code.ts';
import { repairs } from '../methods.ts';
import type { Repair, Site, Topic } from '../shape.ts';
import { wordpressPage } from '../wordpress-page.ts';
import { shownBy } from './head.ts';

/** Beside what the html element has already: its classes and direction stay. */
const WORDPRESS_LANGUAGE = wordpressPage(
  [
    `$start = '<html lang="' . esc_attr($lang) . '"';`,
    `$changed = preg_replace('/<html(?=[\\s>])(?![^>]*\\slang=["\\']?[a-z])/i', $start, $html, 1);`,
  ],
  { lines: ["$lang = get_bloginfo('language');"], uses: '$lang' },
);

/** WordPress knows which language this page is in, of several too; elsewhere it was not seen. */
const ownLanguage = (site: Site): readonly Repair[] =>
  repairs([['wordpress', 'wpPlugin', WORDPRESS_LANGUAGE]], shownBy(site, '<html lang="'), 'ownLanguage');

/** WordPress makes a title of every page, where a theme lets it; a page that has one keeps it. */
const WORDPRESS_TITLE = wordpressPage(
  [
    "if (preg_match('/<title[\\s>]/i', $html)) {",
    '    return $html;',
    '}',
    `$changed = preg_replace('/<\\/head>/i', '<title>' . $title . "</title>\\n</head>", $html, 1);`,
  ],
  { lines: ['$title = addcslashes(esc_html(wp_get_document_title()), "\\\\$");'], uses: '$title' },
);

const title = (site: Site): readonly Repair[] =>
  repairs(
    [['wordpress', 'wpPlugin', WORDPRESS_TITLE]],
    { run: `curl -s ${site.url} | grep -io '<title[^>]*>[^<]*'`, shows: '<title>' },
    'ownTexts',
  );

/** The address that shared links lead to, as the page itself names it. */
const shareAddress = (site: Site): readonly Repair[] =>
  site.page === null
    ? []
    : repairs(
        [[null, 'head', `<meta property="og:url" content="${inXml(site.page)}">`]],
        shownBy(site, '<meta property="og:url"'),
        'onePage',
      );

const NAME = /^[\p{L}\p{M}'’. -]{3,60}$/u;

/** Who is named in the text, said in the head too. */
const author = (site: Site, items: readonly string[]): readonly Repair[] => {
  const name = (items[0] ?? '').replace(/^(?:door|auteur|by|author):? /i, '').trim();
  if (!NAME.test(name)) return [];
  return repairs(
    [[null, 'head', `<meta name="author" content="${inXml(name)}">`]],
    shownBy(site, '<meta name="author"'),
    'onePage',
  );
};

/** What a page says it is: in which language, under which title, at which address. */
export const identity: Topic = {
  'page-language': ownLanguage,
  'title-present': (site, { code }) => (code === 'absent' ? title(site) : []),
  'page-title': title,
  'author-visible': (site, { code, items }) => (code === 'unmarked' ? author(site, items) : []),
  'share-preview': (site, { code, items }) =>
    code === 'incomplete' && items.length === 1 && items[0] === 'og:url' ? shareAddress(site) : [],
};
