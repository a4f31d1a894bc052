import { escapeSingleQuoted } from '../code.ts';
import { toRepairs } from '../methods.ts';
import type { Fault, Repair, Site, Topic } from '../shape.ts';
import { writeWordpressPage } from '../wordpress-page.ts';

/** Which of the site's own names the finding saw asked for over http. */
const findNames = ({ host, other }: Site, { items }: Fault): readonly string[] =>
  [host, other]
    .filter((name) => name !== null)
    .filter((name) => items.some((item) => item.includes(`http://${name}/`)));

/** What each finding is about: the tags that load a part of the page, send a form, or lead on. Text and data stay. */
const TAGS = {
  parts:
    '~<(?:img|script|iframe|source|video|audio|embed|object|track)\\b[^>]*>|<link\\b(?=[^>]*\\brel=["\\\']?[^"\\\'>]*(?:stylesheet|icon|preload|manifest))[^>]*>|\\burl\\([^)]*\\)~i',
  forms: '~<form\\b[^>]*>|<(?:button|input)\\b[^>]*\\bformaction=[^>]*>~i',
  links: '~<a\\b[^>]*>~i',
};
type Tags = keyof typeof TAGS;

/** What stands before such an address in a page. */
const SHOWN: Readonly<Record<Tags, string>> = {
  parts: '<(img|script|iframe)[^>]* src=',
  forms: '<form[^>]* action=',
  links: '<a[^>]* href=',
};

/**
 * Where an attribute's own address starts, that of a further picture of its `srcset`, or of `url()`. An address within an
 * address is left: what a bank or a partner signed has to stay to the letter.
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
 * What the pages load, send or lead to by http goes by https, in WordPress. A server's own filter would change feeds and
 * answers to programs too, where such an address is an article's lasting name.
 */
const asHttps = (site: Site, fault: Fault, tags: Tags): readonly Repair[] => {
  const names = findNames(site, fault);
  // A site that has no https answers nothing there.
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
