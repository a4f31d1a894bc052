import { describe, expect, test } from 'vitest';
import { cmsExtensionVersions } from '../../../lib/checks/onderhoud/cms-extension-versions.ts';
import { cmsVersionSupported } from '../../../lib/checks/onderhoud/cms-version-supported.ts';
import { phpVersionSupported } from '../../../lib/checks/onderhoud/php-version-supported.ts';
import { serverSoftwareSupported } from '../../../lib/checks/onderhoud/server-software-supported.ts';
import { findProductsSeen } from '../../../lib/checks/onderhoud/shared/products-seen.ts';
import type { Facts } from '../../../lib/evidence.ts';
import {
  type Deep,
  http,
  image,
  link,
  linkElement,
  meta,
  page,
  property,
  resource,
  scan,
  seen,
} from '../../kit/facts.ts';

type Changes = Deep<Facts['page']>;

/** Pages that mention software, show that of others, or claim the impossible: nothing untrue may be reported. */

const libraries = seen<Facts['libraries']>([]);
const given = (changes: Changes, headers: Readonly<Record<string, string>> = {}) => ({
  page: page(changes),
  scan: scan(),
  answer: seen({ ...http(headers), barrier: null }),
  libraries,
});
const namesIn = (changes: Changes) => findProductsSeen(page(changes), {}).map(({ name }) => name);

const body = (text: string): Changes => ({ text: { body: text, main: text } });
const loads = (...urls: readonly string[]): Changes => ({
  resources: { list: urls.map((url) => resource('script', url)) },
});

describe('a page that only mentions software', () => {
  const PAGES: readonly (readonly [string, Changes])[] = [
    ['a title', { head: { titles: ['WordPress 4.9 installeren'] } }],
    ['a heading', { headings: [{ level: 1, text: 'Waarom Drupal 7 niet meer kan', visible: true }] }],
    ['its text', body('Wij draaien MediaWiki 1.31 en TYPO3 6.2 CMS op PHP/5.6.40.')],
    ['an address in its text', body('Zie /wp-content/themes/oud/style.css?ver=4.9 en /typo3conf/ext/x/a.js')],
    ['a description', { head: { metas: [meta('description', 'WordPress 4.9')] } }],
    ['keywords', { head: { metas: [meta('keywords', 'moodle, Joomla 1.5')] } }],
    ['the name of an application', { head: { metas: [meta('application-name', 'WordPress 4.9')] } }],
    ['a card to share', { head: { metas: [property('og:title', 'Drupal 7 (http://drupal.org)')] } }],
    ['a generator within its text', { head: { metas: [{ ...meta('generator', 'WordPress 4.9'), inHead: false }] } }],
    ['a generator of another kind', { head: { metas: [meta('generator', 'Gemaakt met WordPress 4.9')] } }],
    [
      'a link',
      { links: { total: 1, list: [link({ href: 'https://voorbeeld.nl/wp-content/themes/x/style.css?ver=4.9' })] } },
    ],
    ['the text of a link', { links: { total: 1, list: [link({ text: 'WordPress 4.9 downloaden' })] } }],
    ['an image’s text', { images: { total: 1, list: [image({ alt: 'Schermafdruk van Joomla 1.5' })] } }],
    ['a script that quotes it', { resources: { inline: [{ start: 'const uitleg = "WordPress 4.9";', length: 30 }] } }],
    [
      'a script with an address',
      { resources: { inline: [{ start: 'load("/wp-includes/js/a.js?ver=4.9")', length: 36 }] } },
    ],
    ['an alternate page elsewhere', { head: { links: [linkElement('alternate', 'https://wordpress.org/wp-json/')] } }],
  ];
  test.each(PAGES)('in %s', (_, changes) => {
    expect(namesIn(changes)).toEqual([]);
    expect(cmsVersionSupported.judge(given(changes))).toMatchObject({ code: 'notShown' });
  });
});

describe('a file of another site', () => {
  const FILES = [
    'https://partner.nl/wp-includes/css/dist/block-library/style.min.css?ver=4.9.1',
    'https://partner.nl/wp-content/plugins/kaart/kaart.js?ver=1.2',
    'https://partner.nl/wp-content/uploads/logo.png',
    'https://partner.nl/core/misc/drupal.js?v=8.9.1',
    'https://partner.nl/sites/default/files/logo.png',
    'https://partner.nl/typo3conf/ext/x/a.js',
    'https://partner.nl/media/system/js/core.js',
    'https://partner.nl/themes/pmahomme/css/theme.css?v=4.8.5',
    'https://partner.nl/static/version1712345678/frontend/Magento/luma/a.js',
    'https://partner.nl/_next/static/chunks/main.js',
    'https://partner.nl/_nuxt/entry.js',
    'https://webmail.partner.nl/program/js/app.min.js?s=1794859272',
    'https://nl.wikipedia.org/w/load.php?lang=nl&modules=site.styles&only=styles&skin=vector',
    'https://stats.partner.nl/index.php?module=Proxy&action=getCss',
    // Neighbours, and another system on another name of this site.
    'https://voorbeeld.nl.partner.nl/wp-includes/js/a.js?ver=4.9',
    'https://nietvoorbeeld.nl/wp-content/themes/x/a.js?ver=4.9',
    'https://blog.voorbeeld.nl/wp-includes/css/dist/block-library/style.min.css?ver=4.9.1',
    'https://wiki.voorbeeld.nl/lib/exe/css.php?t=dokuwiki',
  ];
  test.each(FILES)('%s', (url) => {
    expect(namesIn(loads(url))).toEqual([]);
    expect(cmsVersionSupported.judge(given(loads(url)))).toMatchObject({ code: 'notShown' });
    expect(cmsExtensionVersions.judge(given(loads(url)))).toMatchObject({ code: 'none' });
  });
});

describe('an impossible version', () => {
  const GENERATORS = [
    'WordPress 99.9',
    'WordPress 6..4',
    'WordPress 0',
    'WordPress .',
    'WordPress -1',
    'WordPress 20240101',
    'Drupal 99 (https://www.drupal.org)',
    'Joomla! 2099 - Open Source Content Management',
    'TYPO3 4000 CMS',
    'MediaWiki 9.99',
    'MediaWiki 0.0',
    'Ghost 77.1',
  ];
  const fails = (check: { readonly verdicts: object }, code: string): boolean => {
    const verdict = (check.verdicts as Record<string, string | { readonly verdict: string }>)[code];
    return ['warn', 'fail'].includes(typeof verdict === 'object' ? verdict.verdict : (verdict ?? ''));
  };
  const codeOf = (ruling: object): string => ('code' in ruling ? String(ruling.code) : '');

  test.each(GENERATORS)('%s costs nothing', (content) => {
    const ruling = cmsVersionSupported.judge(given({ head: { metas: [meta('generator', content)] } }));
    expect(fails(cmsVersionSupported, codeOf(ruling))).toBe(false);
  });
  test.each([
    'https://voorbeeld.nl/themes/pmahomme/css/theme.css?v=99.9.9',
    'https://voorbeeld.nl/wp-includes/css/dist/block-library/style.min.css?ver=1712345678',
    'https://voorbeeld.nl/core/misc/drupal.js?v=s7x9ab',
  ])('%s costs nothing', (url) => {
    const ruling = cmsVersionSupported.judge(given(loads(url)));
    expect(fails(cmsVersionSupported, codeOf(ruling))).toBe(false);
  });
  test('of a server costs nothing', () => {
    const answer = { ...http({ server: 'nginx/99.1.0', 'x-powered-by': 'PHP/99.1' }), barrier: null };
    for (const check of [phpVersionSupported, serverSoftwareSupported])
      expect(fails(check, codeOf(check.judge({ answer, scan: scan() })))).toBe(false);
  });
});
