import { escapeSingleQuoted, escapeXml, joinLines } from '../code.ts';
import { type RepairMethod, toRepairs } from '../methods.ts';
import { isOwn } from '../own-address.ts';
import type { HowToCheck, Repair, Site, Topic } from '../shape.ts';
import { writeWordpressPage } from '../wordpress-page.ts';

/** The command that shows that the element is in the page. */
export const toPageCheck = ({ url }: Pick<Site, 'url'>, found: string): HowToCheck => ({
  run: `curl -s ${url} | grep -io '${found}[^>]*>'`,
  shows: found,
});

/** For this page only: in a shared template, all pages would name this one as canonical. */
const repairCanonical = (site: Site, address: string | null): readonly Repair[] =>
  address === null
    ? []
    : toRepairs(
        [[null, 'head', `<link rel="canonical" href="${escapeXml(address)}">`]],
        toPageCheck(site, '<link rel="canonical"'),
        'onePage',
      );

/** The canonical address that the page names, made absolute; null when it is ambiguous or unsafe. */
const toFullAddress = (site: Site, code: string | null, [named, ...others]: readonly string[]): string | null => {
  if (site.page === null || named === undefined || others.length > 0 || code === 'insecure') return null;
  // `www.voorbeeld.nl/` without a scheme is meant as a host, but parsed as a path.
  if (!/^\s*(?:https:\/\/|\/)/i.test(named)) return null;
  const address = URL.parse(named.trim(), site.page);
  if (address === null || address.protocol !== 'https:' || !isOwn(site, address.hostname)) return null;
  return /^https:\/\/[\w.-]+\/[\w./~%-]*$/.test(address.href.split('#')[0] ?? '')
    ? (address.href.split('#')[0] ?? null)
    : null;
};

/** Settings of a page that fits any screen. */
const FITTING: readonly (readonly [name: string, value: string])[] = [
  ['width', 'device-width'],
  ['initial-scale', '1'],
];
/** Settings that prevent visitors from zooming. */
const NO_ZOOM = ['user-scalable', 'maximum-scale'];
/** A name and value as browsers parse them (CSS Viewport): separated by commas, semicolons or white space. */
const PAIR = /(?<![\w-])([\w-]+)\s*=\s*([^\s,;]+)/g;
const PLAIN = /^[a-z0-9.-]+$/;

/** The existing viewport without some of its settings, and with others before the rest; null when it cannot be parsed. */
const changeViewport = (seen: string, without: readonly string[], first: typeof FITTING): string | null => {
  const parts = [...seen.toLowerCase().matchAll(PAIR)].map(([, name = '', value = '']) => [name, value] as const);
  const others = parts.filter(([name]) => !without.includes(name));
  if (!others.every(([name, value]) => PLAIN.test(name) && PLAIN.test(value))) return null;
  const changed = [...first, ...others].map(([name, value]) => `${name}=${value}`).join(', ');
  return changed === '' ? null : changed;
};

/** The existing viewport, changed so that the page fits and can be zoomed. */
const fitViewport = (seen: string): string | null =>
  changeViewport(seen, [...NO_ZOOM, ...FITTING.map(([name]) => name)], FITTING);

/** The existing viewport without what prevents zooming: the layout remains as it is. */
const freeZoom = (seen: string): string | null => changeViewport(seen, NO_ZOOM, []);

const formatViewportMeta = (content: string): string => `<meta name="viewport" content="${content}">`;

/** Leaves pages that have a viewport of their own unchanged. */
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
  const content = seen === null ? null : isZoom ? freeZoom(seen) : fitViewport(seen);
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

/** Preferred code of a language (BCP 47), which browsers may detect by an old one: `iw` → `he`. */
const toPreferred = (tag: string): string => Intl.getCanonicalLocales(tag)[0] ?? tag;

/**
 * Sets the language that was detected in the text of the page as a whole, not of a part of it; nothing is guessed, and
 * other attributes of the element remain.
 */
const repairLanguage = (site: Site, seen: unknown, [first]: readonly string[]): readonly Repair[] => {
  if (typeof seen !== 'string' || !TAG.test(seen) || !/^html(?:\.\S+)? — /.test(first ?? '')) return [];
  const tag = toPreferred(seen);
  return toRepairs([[null, 'htmlLang', `lang="${tag}"`]], toPageCheck(site, `<html[^>]*lang="${tag}"`), 'onePage');
};

/** Visitors who speak none of the languages get this page, unless another one suits them better. */
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
  // With several canonicals, or one that leads away, it is unknown which is meant.
  'canonical-single': (site, { code }) => (code === 'absent' ? repairCanonical(site, site.page) : []),
  'canonical-absolute': (site, { code, items }) => repairCanonical(site, toFullAddress(site, code, items)),
  'mobile-viewport': (site, { code, items }) =>
    repairViewport(site, code === 'absent' ? '' : (items[0] ?? null), { isAbsent: code === 'absent', isZoom: false }),
  'zoom-allowed': (site) => repairViewport(site, site.viewport, { isAbsent: false, isZoom: true }),
  // When the text only seems to be in another language, a person has to judge.
  'language-matches-text': (site, { code, args, items }) =>
    code === 'other' ? repairLanguage(site, args['detected'], items) : [],
};
