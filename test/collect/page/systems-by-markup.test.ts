import { expect, test } from 'vitest';
import { cmsVersionSupported } from '../../../lib/checks/onderhoud/cms-version-supported.ts';
import { findProductsSeen } from '../../../lib/checks/onderhoud/shared/products-seen.ts';
import { readRaw } from '../../../lib/collect/page/read-page.ts';
import { findPageKind } from '../../../lib/parse/page-kind/page-kind.ts';
import { http, scan, seen } from '../../kit/facts.ts';
import { HOME } from '../../kit/reading.ts';

/*
 * Systems that neither Debian nor npm has, so that `npm run systems` cannot install them: pages of our own, in the markup that
 * their makers document for their own themes. None of them tells its version there.
 */

interface Shown {
  readonly head: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly kind?: string;
}

const SIGN_IN =
  '<main><h1>Inloggen</h1><form method=post><label>Naam<input name=user></label><label>Wachtwoord<input type=password name=password></label><button>Inloggen</button></form></main>';
const script = (...addresses: readonly string[]) => addresses.map((one) => `<script src="${one}"></script>`).join('');
const style = (...addresses: readonly string[]) =>
  addresses.map((one) => `<link rel="stylesheet" href="${one}">`).join('');

const PAGES: readonly (readonly [system: string, what: string, Shown])[] = [
  [
    'Nextcloud',
    'its sign-in',
    {
      head:
        style('/core/css/server.css?v=1a2b3c4d-0', '/index.php/apps/theming/theme/light.css?plain=0&v=1a2b3c4d') +
        script('/dist/core-common.js?v=1a2b3c4d-0', '/dist/core-login.js?v=1a2b3c4d-0'),
      body: SIGN_IN,
      kind: 'signIn',
    },
  ],
  [
    'Nextcloud',
    'a shared folder, with files of its own theme alone',
    {
      head: `${style('/core/css/guest.css?v=1a2b3c4d-0')}<link rel="icon" href="/apps/theming/favicon?v=1a2b3c4d">`,
      body: '<main><h1>Foto’s van het feest</h1></main>',
    },
  ],
  [
    'Moodle',
    'its front page',
    {
      head:
        '<meta name="keywords" content="moodle, Cursussen"><link rel="shortcut icon" href="/theme/image.php/boost/theme/1712345678/favicon">' +
        style(
          '/theme/yui_combo.php?rollup/3.18.1/yui-moodlesimple-min.css',
          '/theme/styles.php/boost/1712345678_1/all',
        ) +
        script('/lib/javascript.php/1712345678/lib/javascript-static.js'),
      body: '<body id="page-site-index"><main><h1>Cursussen</h1></main>',
    },
  ],
  [
    'Moodle',
    'its sign-in in a folder',
    { head: style('/leren/theme/styles.php/classic/1712345678_1/all'), body: SIGN_IN, kind: 'signIn' },
  ],
  [
    'Magento',
    'a shop of 2',
    {
      head:
        style('/static/version1712345678/frontend/Magento/luma/nl_NL/css/styles-m.css') +
        script('/static/version1712345678/frontend/Magento/luma/nl_NL/requirejs/require.js'),
      body: '<script type="text/x-magento-init">{"*":{"Magento_Ui/js/core/app":{}}}</script><main><h1>Tuingereedschap</h1></main>',
    },
  ],
  [
    'Magento',
    'a shop of 2 that signs no files',
    {
      head:
        script('/static/frontend/Magento/luma/nl_NL/mage/requirejs/mixins.js') +
        '<link rel="preload" as="image" href="/media/catalog/product/cache/0a1b2c/s/c/schep.jpg">',
    },
  ],
  [
    'Magento',
    'a shop of 1',
    { head: style('/skin/frontend/rwd/default/css/styles.css') + script('/js/mage/cookies.js') },
  ],
  [
    'PrestaShop',
    'a shop, by a script among others',
    {
      head: style('/themes/classic/assets/css/theme.css'),
      body: '<script type="text/javascript">\n  var blockwishlist = "https:\\/\\/voorbeeld.nl"; var prestashop = {"cart":{"products":[]}};</script><main><h1>Kaarsen</h1></main>',
    },
  ],
  ['PrestaShop', 'a shop, by its own module', { head: style('/modules/ps_searchbar/ps_searchbar.css') }],
  ['PrestaShop', 'a shop, by its header', { head: '', headers: { 'powered-by': 'PrestaShop' } }],
  [
    'OpenCart',
    'a shop of 3',
    {
      head:
        style('/catalog/view/theme/default/stylesheet/stylesheet.css') +
        script('/catalog/view/javascript/jquery/jquery-3.7.1.min.js', '/catalog/view/javascript/common.js'),
    },
  ],
  ['OpenCart', 'a shop of 4', { head: style('/catalog/view/javascript/jquery/datetimepicker/daterangepicker.css') }],
  ['Craft CMS', 'a site, by its header', { head: '', headers: { 'x-powered-by': 'Craft CMS' } }],
  [
    'Craft CMS',
    'the sign-in of its panel',
    { head: script('/cpresources/1a2b3c4d/cp.js?v=1712345678'), body: SIGN_IN, kind: 'signIn' },
  ],
  [
    'Matomo',
    'its sign-in',
    {
      head:
        '<meta name="generator" content="Matomo - vrije analyse">' +
        style('/index.php?module=Proxy&amp;action=getCss&amp;cb=0a1b2c3d') +
        script('/index.php?module=Proxy&amp;action=getCoreJs&amp;cb=0a1b2c3d'),
      body: SIGN_IN,
      kind: 'signIn',
    },
  ],
  ['Strapi', 'its answers', { head: '', headers: { 'x-powered-by': 'Strapi <strapi.io>' } }],
];

test.each(PAGES)('%s is recognised by %s, without a version or end of support', async (system, _, shown) => {
  const { head, body = '<main><h1>Welkom</h1></main>', headers = {}, kind } = shown;
  const page = await readRaw(`<!doctype html><html lang=nl><head><title>Zolder</title>${head}</head>${body}`, HOME);
  expect(findProductsSeen(page, headers).map(({ name, version }) => [name, version])).toEqual([[system, null]]);
  if (kind !== undefined) expect(findPageKind(page, null)).toBe(kind);

  const answer = seen({ ...http(headers), barrier: null });
  const ruling = cmsVersionSupported.judge({ page, scan: scan(), answer, libraries: seen([]) });
  expect(ruling).toEqual({ code: 'notShown', items: [system] });
});
