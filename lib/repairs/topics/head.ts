import { escapeSingleQuoted, escapeXml, joinLines } from '../code.ts';
import { type RepairMethod, toRepairs } from '../methods.ts';
import { isOwn } from '../own-address.ts';
import type { HowToCheck, Repair, Site, Topic } from '../shape.ts';
import { writeWordpressPage } from '../wordpress-page.ts';

/** What of a page shows that the element is there. */
export const toPageCheck = ({ url }: Pick<Site, 'url'>, found: string): HowToCheck => ({
  run: `curl -s ${url} | grep -io '${found}[^>]*>'`,
  shows: found,
});

/** In this page alone: in a template that others share, all of them would name this one. */
const repairCanonical = (site: Site, address: string | null): readonly Repair[] =>
  address === null
    ? []
    : toRepairs(
        [[null, 'head', `<link rel="canonical" href="${escapeXml(address)}">`]],
        toPageCheck(site, '<link rel="canonical"'),
        'onePage',
      );

/** The address that the page names already, in full; null where it cannot be told. */
const toFullAddress = (site: Site, code: string | null, [named, ...others]: readonly string[]): string | null => {
  if (site.page === null || named === undefined || others.length > 0 || code === 'insecure') return null;
  // `www.voorbeeld.nl/` without a scheme is meant as a host, and read as a folder.
  if (!/^\s*(?:https:\/\/|\/)/i.test(named)) return null;
  const address = URL.parse(named.trim(), site.page);
  if (address === null || address.protocol !== 'https:' || !isOwn(site, address.hostname)) return null;
  return /^https:\/\/[\w.-]+\/[\w./~%-]*$/.test(address.href.split('#')[0] ?? '')
    ? (address.href.split('#')[0] ?? null)
    : null;
};

/** What a page that fits any screen says. */
const FITTING: readonly (readonly [name: string, value: string])[] = [
  ['width', 'device-width'],
  ['initial-scale', '1'],
];
/** What keeps a visitor from zooming. */
const NO_ZOOM = ['user-scalable', 'maximum-scale'];
/** As browsers read it (CSS Viewport): divided by commas, semicolons or white space. */
const PAIR = /(?<![\w-])([\w-]+)\s*=\s*([^\s,;]+)/g;
const PLAIN = /^[a-z0-9.-]+$/;

/** The viewport that was seen, made to fit and to be zoomed: what else it says stays. Null where it cannot be read. */
const fitViewport = (seen: string): string | null => {
  const parts = [...seen.toLowerCase().matchAll(PAIR)].map(([, name = '', value = '']) => [name, value] as const);
  const others = parts.filter(([name]) => ![...NO_ZOOM, ...FITTING.map(([one]) => one)].includes(name));
  if (!others.every(([name, value]) => PLAIN.test(name) && PLAIN.test(value))) return null;
  return [...FITTING, ...others].map(([name, value]) => `${name}=${value}`).join(', ');
};

const formatViewportMeta = (content: string): string => `<meta name="viewport" content="${content}">`;

/** A page of WordPress that has a viewport of its own keeps it. */
const writeWordpressViewport = (content: string): RepairMethod => [
  'wordpress',
  'wpPlugin',
  writeWordpressPage([
    `if (preg_match('/<meta\\b[^>]*\\bname=["\\']?viewport\\b/i', $html)) {`,
    '    return $html;',
    '}',
    `$changed = preg_replace('/<head(?:\\s[^>]*)?>/i', '$0' . "\\n" . '${formatViewportMeta(content)}', $html, 1);`,
  ]),
];

const repairViewport = (
  site: Site,
  seen: string | null,
  { isAbsent, isZoom }: { readonly isAbsent: boolean; readonly isZoom: boolean },
): readonly Repair[] => {
  const content = seen === null ? null : fitViewport(seen);
  if (content === null) return [];
  return toRepairs(
    [
      [null, 'head', formatViewportMeta(content)],
      ...(isAbsent
        ? ([
            writeWordpressViewport(content),
            ['nextjs', 'nextLayout', "export const viewport = { width: 'device-width', initialScale: 1 };"],
            ['drupal', 'drupalTheme', formatViewportMeta(content)],
          ] as const)
        : []),
      ['joomla', 'joomlaTemplate', `<?php defined('_JEXEC') or die; $this->setMetaData('viewport', '${content}'); ?>`],
      ['typo3', 'typoscript', `page.meta.viewport = ${content}`],
    ],
    toPageCheck(site, '<meta name="viewport"'),
    isZoom ? null : 'otherLayout',
  );
};

const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** The language that the text was seen to be in; none is guessed, and what else the element has stays. */
const repairLanguage = (site: Site, seen: unknown): readonly Repair[] =>
  typeof seen === 'string' && TAG.test(seen)
    ? toRepairs([[null, 'htmlLang', `lang="${seen}"`]], toPageCheck(site, `<html[^>]*lang="${seen}"`), 'onePage')
    : [];

/** Who speaks none of the languages gets this page, unless another one suits them better. */
const repairDefaultLanguage = (site: Site, page: string): readonly Repair[] =>
  toRepairs(
    [
      [null, 'headBeside', `<link rel="alternate" hreflang="x-default" href="${escapeXml(page)}">`],
      [
        'wordpress',
        'wpPlugin',
        joinLines([
          '<?php',
          "add_action('wp_head', function () {",
          "    $visited = 'https://' . $_SERVER['HTTP_HOST'] . $_SERVER['REQUEST_URI'];",
          `    if ($visited === '${escapeSingleQuoted(page)}') {`,
          `        echo '<link rel="alternate" hreflang="x-default" href="${escapeSingleQuoted(escapeXml(page))}">', "\\n";`,
          '    }',
          '});',
        ]),
      ],
    ],
    toPageCheck(site, '<link rel="alternate" hreflang="x-default"'),
    'ownDefault',
  );

export const head: Topic = {
  'hreflang-valid': (site, { code }) =>
    code === 'noDefault' && site.page !== null ? repairDefaultLanguage(site, site.page) : [],
  // Of several, or one that leads away, which is meant was not seen.
  'canonical-single': (site, { code }) => (code === 'absent' ? repairCanonical(site, site.page) : []),
  'canonical-absolute': (site, { code, items }) => repairCanonical(site, toFullAddress(site, code, items)),
  'mobile-viewport': (site, { code, items }) =>
    repairViewport(site, code === 'absent' ? '' : (items[0] ?? null), { isAbsent: code === 'absent', isZoom: false }),
  'zoom-allowed': (site) => repairViewport(site, site.viewport, { isAbsent: false, isZoom: true }),
  // A text that only seems to be in another language is judged by who reads it.
  'language-matches-text': (site, { code, args }) => (code === 'other' ? repairLanguage(site, args['detected']) : []),
};
