import { escapeSingleQuoted, joinLines } from '../code.ts';
import { toRepairs } from '../methods.ts';
import { isOwn } from '../own-address.ts';
import type { Repair, Site, Topic } from '../shape.ts';

const showRobotsCommand = ({ host }: Site): string => `curl -s https://${host}/robots.txt`;

/** Adds lines to the robots.txt that WordPress generates itself. */
const wrapForWordpress = (lines: readonly string[]): string =>
  joinLines([
    '<?php',
    "add_filter('robots_txt', function ($text) {",
    `    return $text . "\\n${lines.join('\\n')}\\n";`,
    '}, 99);',
  ]);

const AGENT_LINE = String.raw`^[ \t]*User[- ]?agent[ \t]*:[ \t]*`;
const EVERYBODY = String.raw`${AGENT_LINE}\*(?![^\s#])`;
const toAgentLine = (agent: string): string => `${AGENT_LINE}${agent}(?![a-z_-])`;
/** The rest of a line that names an agent, and the lines up to the first rule: other agents, comments, a Crawl-delay. */
const TO_RULES = String.raw`.*\R(?:(?![ \t]*(?:allow|dis|dia)).*\R)*`;

/** Google's crawlers whose group decides, the most specific first; the group of everybody comes after them. */
const GOOGLE = { files: ['Googlebot'], icons: ['Googlebot-Image', 'Googlebot'] } as const;

/**
 * Adds lines to the existing group: not every robot reads a second one for the same name (RFC 9309 §2.2.1 requires it
 * to), and a group of its own would exempt a robot from all other rules. They go before the group's first rule, since a
 * rule between two User-agent lines makes two groups of one.
 */
const repairInGroup = (site: Site, paths: readonly string[], agents: readonly string[]): readonly Repair[] => {
  const lines = paths.map((path) => `Allow: ${path}`);
  const wordpress = joinLines([
    '<?php',
    "add_filter('robots_txt', function ($text) {",
    '    $groups = [',
    ...[...agents.map(toAgentLine), EVERYBODY].map((line) => `        '/${line}${TO_RULES}/mi',`),
    '    ];',
    '    foreach ($groups as $group) {',
    '        if (preg_match($group, $text)) {',
    `            $changed = preg_replace($group, "$0${lines.join('\\n')}\\n", $text);`,
    '            return is_string($changed) ? $changed : $text;',
    '        }',
    '    }',
    '    return $text;',
    '}, 99);',
  ]);
  return toRepairs(
    [
      [null, 'robotsGroup', joinLines(lines)],
      ['wordpress', 'wpPlugin', wordpress],
    ],
    { run: showRobotsCommand(site), shows: lines[0] ?? '' },
  );
};

/** An address whose path names a file, and the rule that blocks it. */
const PART = /^https:\/\/([\w.-]+)(?::\d+)?(\/[\w./~%@+,=-]*[\w~%@+,=-])(?:[?#]\S*)?(?: · \d+: [^:]*:[ \t]*(\S.*))?$/;

/** Length of a path or rule as crawlers compare it: in escaped characters (RFC 9309 §2.2.2). */
const measure = (path: string): number => encodeURI(path.toWellFormed()).length;

/** Allows exactly the files that the page needs, where that outweighs the blocking rule: of two that match the longer one applies. */
const repairBlockedParts = (site: Site, items: readonly string[], agents: readonly string[]): readonly Repair[] => {
  const parts = items.flatMap((item) => {
    const [, host = '', path = '', rule = ''] = PART.exec(item) ?? [];
    return isOwn(site, host) && path.replace(/%../g, '_').length >= measure(rule) ? [path] : [];
  });
  const paths = [...new Set(parts)];
  return paths.length === 0 ? [] : repairInGroup(site, paths, agents);
};

const ADDRESS = /^https:\/\/([\w.-]+)\/[\w./~%-]*$/;
const isOwnAddress = (site: Site, item: string): boolean => isOwn(site, ADDRESS.exec(item)?.[1] ?? '');

const nameSitemap = (site: Site, items: readonly string[]): readonly Repair[] => {
  const address = items.find((item) => isOwnAddress(site, item));
  if (address === undefined) return [];
  const line = `Sitemap: ${address}`;
  return toRepairs(
    [
      [null, 'robotsFile', line],
      ['wordpress', 'wpPlugin', wrapForWordpress([line])],
    ],
    { run: showRobotsCommand(site), shows: line },
  );
};

const makeSitemap = (site: Site): readonly Repair[] => {
  const address = `https://${site.canonical}/`;
  const xml = joinLines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `  <url><loc>${address}</loc></url>`,
    '</urlset>',
  ]);
  return toRepairs(
    [
      [null, 'sitemapFile', xml],
      [
        'wordpress',
        'wpPlugin',
        joinLines([
          '<?php',
          "add_filter('wp_sitemaps_enabled', function () {",
          "    return (bool) get_option('blog_public');",
          '}, 99);',
          // WordPress's list of authors would show everybody who can sign in.
          "add_filter('wp_sitemaps_add_provider', function ($provider, $name) {",
          "    return $name === 'users' ? false : $provider;",
          '}, 10, 2);',
        ]),
      ],
      [
        'nextjs',
        'nextSitemap',
        joinLines(['export default function sitemap() {', `  return [{ url: '${address}' }];`, '}']),
      ],
    ],
    { run: `curl -sL https://${site.canonical}/sitemap.xml`, shows: '<urlset' },
    'allPages',
  );
};

/** A file that refuses nobody, to replace the web page that is sent instead. */
const repairRobotsFile = (site: Site): readonly Repair[] =>
  toRepairs(
    [[null, 'robotsFile', joinLines(['User-agent: *', 'Disallow:'])]],
    { run: showRobotsCommand(site), shows: 'User-agent: *' },
    'ownRules',
  );

/**
 * A few letters derived from an address: WordPress accepts only letters in a sitemap's name, and PHP no class twice, in
 * case another page is added by a second file.
 */
const lettersOf = (address: string): string => {
  const number = [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 32, 7);
  return [...number.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
};

/** Adds one page to the existing sitemap. */
const listPage = (site: Site, items: readonly string[]): readonly Repair[] => {
  const address = items.find((item) => isOwnAddress(site, item));
  if (address === undefined) return [];
  const name = `extra${lettersOf(address)}`;
  const provider = joinLines([
    '<?php',
    "add_action('init', function () {",
    "    if (!class_exists('WP_Sitemaps_Provider')) {",
    '        return;',
    '    }',
    `    class ${name} extends WP_Sitemaps_Provider {`,
    `        protected $name = '${name}';`,
    `        protected $object_type = '${name}';`,
    "        public function get_url_list($page_num, $object_subtype = '') {",
    `            return [['loc' => '${escapeSingleQuoted(address)}']];`,
    '        }',
    "        public function get_max_num_pages($object_subtype = '') {",
    '            return 1;',
    '        }',
    '    }',
    `    wp_register_sitemap_provider('${name}', new ${name}());`,
    '});',
  ]);
  return toRepairs(
    [
      [null, 'sitemapEntry', `<url><loc>${address}</loc></url>`],
      ['wordpress', 'wpPlugin', provider],
    ],
    { run: `curl -sL https://${site.canonical}/sitemap.xml | grep -c '${address}'`, shows: '1' },
    'allPages',
  );
};

/**
 * A crawler may be blocked on purpose, and a group of its own would exempt it from all rules for others: the owner
 * removes the blocking line, as the text explains.
 */
export const robots: Topic = {
  'favicon-ok': (site, { code, items }) => (code === 'closed' ? repairBlockedParts(site, items, GOOGLE.icons) : []),
  'sitemap-lists-page': (site, { code, items }) => (code === 'absent' ? listPage(site, items) : []),
  'robots-resources-allowed': (site, { items }) => repairBlockedParts(site, items, GOOGLE.files),
  'robots-file-valid': (site, { code }) => (code === 'webPage' ? repairRobotsFile(site) : []),
  'sitemap-found': (site, { code, items }) => {
    if (code === 'unnamed') return nameSitemap(site, items);
    return code === 'absent' && site.scheme !== 'http' ? makeSitemap(site) : [];
  },
};
