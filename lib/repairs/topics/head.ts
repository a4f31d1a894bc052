import { block, inSingle, inXml } from '../code.ts';
import type { HowToCheck, Repair, Site, Topic } from '../shape.ts';
import { repairs, type Way } from '../ways.ts';

/** What of a page shows that the element is there. */
export const shownBy = ({ url }: Pick<Site, 'url'>, found: string): HowToCheck => ({
  run: `curl -s ${url} | grep -io '${found}[^>]*>'`,
  shows: found,
});

/** Metadata of a page in Next.js. */
const metadata = (inner: string): string => `export const metadata = ${inner};`;

/** In this page alone: in a template that others share, all of them would name this one. */
const canonical = (site: Site, address: string | null): readonly Repair[] =>
  address === null
    ? []
    : repairs(
        [[null, 'head', `<link rel="canonical" href="${inXml(address)}">`]],
        shownBy(site, '<link rel="canonical"'),
        'onePage',
      );

/** The address that the page names already, in full; null where it cannot be told. */
const inFull = (site: Site, code: string | null, [named, ...others]: readonly string[]): string | null => {
  if (site.page === null || named === undefined || others.length > 0 || code === 'insecure') return null;
  // `www.voorbeeld.nl/` without a scheme is meant as a host, and read as a folder.
  if (!/^\s*(?:https:\/\/|\/)/i.test(named)) return null;
  const address = URL.parse(named.trim(), site.page);
  if (address === null || address.protocol !== 'https:') return null;
  return /^https:\/\/[\w.-]+\/[\w./~%-]*$/.test(address.href.split('#')[0] ?? '')
    ? (address.href.split('#')[0] ?? null)
    : null;
};

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

/** The language that the text was seen to be in; none is guessed, and what else the element has stays. */
const language = (site: Site, seen: unknown): readonly Repair[] =>
  typeof seen === 'string' && TAG.test(seen)
    ? repairs([[null, 'htmlLang', `lang="${seen}"`]], shownBy(site, `<html[^>]*lang="${seen}"`), 'onePage')
    : [];

/** Who speaks none of the languages gets this page, unless another one suits them better. */
const defaultLanguage = (site: Site, page: string): readonly Repair[] =>
  repairs(
    [
      [null, 'headBeside', `<link rel="alternate" hreflang="x-default" href="${inXml(page)}">`],
      [
        'wordpress',
        'wpPlugin',
        block([
          '<?php',
          "add_action('wp_head', function () {",
          "    $visited = 'https://' . ($_SERVER['HTTP_HOST'] ?? '') . ($_SERVER['REQUEST_URI'] ?? '');",
          `    if ($visited === '${inSingle(page)}') {`,
          `        echo '<link rel="alternate" hreflang="x-default" href="${inSingle(inXml(page))}">', "\\n";`,
          '    }',
          '});',
        ]),
      ],
      ['nextjs', 'nextPage', metadata(`{ alternates: { languages: { 'x-default': '${inSingle(page)}' } } }`)],
    ],
    shownBy(site, '<link rel="alternate" hreflang="x-default"'),
    'ownDefault',
  );

export const head: Topic = {
  'hreflang-valid': (site, { code }) =>
    code === 'noDefault' && site.page !== null ? defaultLanguage(site, site.page) : [],
  // Of several, or one that leads away, which is meant was not seen.
  'canonical-single': (site, { code }) => (code === 'absent' ? canonical(site, site.page) : []),
  'canonical-absolute': (site, { code, items }) => canonical(site, inFull(site, code, items)),
  'mobile-viewport': (site, { code }) => viewport(site, code === 'absent' ? [WORDPRESS_VIEWPORT] : []),
  'zoom-allowed': (site) => viewport(site, []),
  'language-matches-text': (site, { args }) => language(site, args['detected']),
};
