import { describe, expect, test } from 'vitest';
import { cmsVersionSupported } from '../../../lib/checks/onderhoud/cms-version-supported.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases, partialCases } from '../../kit/cases.ts';
import { blind, http, meta, page, resource, scan, seen } from '../../kit/facts.ts';

const answer = (headers: Readonly<Record<string, string>> = {}) => seen({ ...http(headers), barrier: null });
const libraries = seen<Facts['libraries']>([]);
const generated = (...contents: readonly string[]) => ({
  page: page({ head: { metas: contents.map((content) => meta('generator', content)) } }),
  scan: scan(),
  answer: answer(),
  libraries,
});
const loading = (...urls: readonly string[]) => ({
  ...generated(),
  page: page({ resources: { list: urls.map((url) => resource('script', url)) } }),
});
const core = (version: string) =>
  `https://voorbeeld.nl/wp-includes/css/dist/block-library/style.min.css?ver=${version}`;
const wix = {
  ...generated(),
  page: page({
    head: { metas: [meta('generator', 'Wix.com Website Builder')] },
    resources: { list: [resource('script', 'https://static.parastorage.com/services/wix-thunderbolt/main.js')] },
  }),
};

cases(cmsVersionSupported, {
  current: [
    generated('WordPress 7.1.2'),
    generated('WordPress 6.8.9'),
    // Newer than the table.
    generated('WordPress 7.2'),
    loading(core('7.0.5')),
    { ...generated(), answer: blind('denied'), page: generated('WordPress 7.0.5').page },
  ],
  behind: [generated('WordPress 6.9.2'), generated('WordPress 6.8.5'), generated('WordPress 7.1')],
  ending: [generated('Drupal 10 (https://www.drupal.org)'), generated('Umbraco 13.16.0')],
  ended: [
    generated('Drupal 7 (http://drupal.org)'),
    { ...generated(), answer: answer({ 'x-generator': 'Drupal 9 (https://www.drupal.org)' }) },
    generated('Joomla! 1.5 - Open Source Content Management'),
    generated('TYPO3 6.2 CMS'),
    generated('WordPress 3.5.1'),
    generated('WordPress 7.0.5', 'TYPO3 7.6 CMS'),
    generated('MediaWiki 1.39.17'),
    generated('Ghost 5.130'),
    loading('https://voorbeeld.nl/themes/pmahomme/css/theme.css?v=4.9.11'),
  ],
  frameworkEnded: [{ ...generated(), libraries: seen([{ library: 'nextjs', version: '13.4.1' }]) }],
  neglected: [generated('WordPress 6.4.2'), generated('WordPress 6.8.3'), loading(core('6.1.1'))],
  frameworkNeglected: [{ ...generated(), libraries: seen([{ library: 'nextjs', version: '16.0.1' }]) }],
  notShown: [
    generated(),
    generated('WordPress'),
    generated('Joomla! - Open Source Content Management'),
    generated('Wix.com Website Builder'),
    // Hosted by its maker: headers do not matter.
    { ...wix, answer: blind('denied') },
    generated('Drupal 11 (https://www.drupal.org)'),
    generated('WooCommerce 9.1.2'),
    generated('Hugo 0.111.3'),
    // A plug-in's own version is not that of WordPress.
    loading('https://voorbeeld.nl/wp-content/plugins/x/style.min.css?ver=5.1'),
  ],
});

blindCases(cmsVersionSupported, [
  // A header may name a system, or give the version of a system that the page names.
  { ...generated(), answer: blind('denied') },
  { ...generated('Drupal'), answer: seen({ ...http({}, { status: 403 }), barrier: 'wall' as const }) },
  { ...generated('WordPress'), answer: blind('denied') },
]);

partialCases(cmsVersionSupported, {
  current: [
    [{ ...generated('WordPress 7.1.2'), answer: blind('denied') }, 'denied'],
    [{ ...generated('WordPress 7.1.2'), libraries: blind('time') }, 'time'],
  ],
  behind: [[{ ...generated('WordPress 6.9.2'), answer: blind('denied') }, 'denied']],
  frameworkEnded: [
    [
      { ...generated(), answer: blind('denied'), libraries: seen([{ library: 'nextjs', version: '13.4.1' }]) },
      'denied',
    ],
  ],
});

describe('the worst of several systems', () => {
  test('is the one reported', () =>
    expect(cmsVersionSupported.judge(generated('WordPress 7.0.5', 'TYPO3 7.6 CMS'))).toMatchObject({
      args: { name: 'TYPO3', version: '7.6', ends: '2018-12-01' },
      items: ['WordPress 7.0.5', 'TYPO3 7.6'],
    }));
});
