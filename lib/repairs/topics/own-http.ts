import { escapeSingleQuoted } from '../code.ts';
import { toRepairs } from '../methods.ts';
import type { Fault, Repair, Site, Topic } from '../shape.ts';
import { writeWordpressPage } from '../wordpress-page.ts';

/** The site's own host names that are loaded over http according to the finding. */
const findNames = ({ host, other }: Site, { items }: Fault): readonly string[] =>
  [host, other]
    .filter((name) => name !== null)
    .filter((name) => items.some((item) => item.includes(`http://${name}/`)));

/**
 * The tags that each finding concerns: those that load a part of the page, submit a form, or link on. Text and data are
 * unchanged.
 */
const TAGS = {
  parts:
    '~<(?:img|script|iframe|source|video|audio|embed|object|track)\\b[^>]*>|<link\\b(?=[^>]*\\brel=["\\\']?[^"\\\'>]*(?:stylesheet|icon|preload|manifest))[^>]*>|\\burl\\([^)]*\\)~i',
  forms: '~<form\\b[^>]*>|<(?:button|input)\\b[^>]*\\bformaction=[^>]*>~i',
  links: '~<a\\b[^>]*>~i',
};
type Tags = keyof typeof TAGS;

/** The markup in front of such an address in a page. */
const SHOWN: Readonly<Record<Tags, string>> = {
  parts: '<(img|script|iframe)[^>]* src=',
  forms: '<form[^>]* action=',
  links: '<a[^>]* href=',
};

/**
 * Matches the start of an attribute's own address, of a further image in its `srcset`, or of `url()`. An address within
 * an address is left alone: an address signed by a bank or a partner must not change.
 */
const toAddressPattern = (names: readonly string[]): string =>
  `~((?:\\s(?:data-)?(?:href|src|srcset|poster|data|action|formaction)\\s*=\\s*["\\']?|,\\s+|\\burl\\(\\s*["\\']?))http://(?=(?:${names.map((name) => escapeSingleQuoted(name).replaceAll('.', '\\.')).join('|')})/)~i`;

const writeWordpress = (names: readonly string[], tags: Tags): string =>
  writeWordpressPage([
    '$secure = function ($tag) {',
    `    return preg_replace('${toAddressPattern(names)}', '$1https://', $tag[0]);`,
    '};',
    `$changed = preg_replace_callback('${TAGS[tags]}', $secure, $html);`,
  ]);

/**
 * Makes WordPress pages load, submit and link over https what they request over http. A filter in the server would also
 * change feeds and API answers, in which such an address may be an article's permanent identifier.
 */
const asHttps = (site: Site, fault: Fault, tags: Tags): readonly Repair[] => {
  const names = findNames(site, fault);
  // A site without https would not answer there.
  if (names.length === 0 || site.scheme === 'http') return [];
  return toRepairs(
    [['wordpress', 'wpPlugin', writeWordpress(names, tags)]],
    { run: `curl -s ${site.url} | grep -Eic '${SHOWN[tags]}.http://${names[0]}/'`, shows: '0' },
    'ownHttps',
  );
};

export const ownHttp: Topic = {
  'mixed-content-active': (site, fault) => asHttps(site, fault, 'parts'),
  'mixed-content-passive': (site, fault) => asHttps(site, fault, 'parts'),
  'insecure-forms': (site, fault) => (fault.code === 'passwordOnHttp' ? [] : asHttps(site, fault, 'forms')),
  'links-direct-and-secure': (site, fault) => (fault.code === 'insecure' ? asHttps(site, fault, 'links') : []),
};
