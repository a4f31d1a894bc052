import { expect, test } from 'vitest';
import { sriThirdParty } from '../../../lib/checks/beveiliging/sri-third-party.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { cases } from '../../kit/cases.ts';
import { page, resource, scan } from '../../kit/facts.ts';

type Resource = Facts['page']['resources']['list'][number];
const DIGEST = `sha384-${'B'.repeat(64)}`;
const given = (...list: Resource[]) => ({
  scan: scan({ host: 'www.voorbeeld.nl', url: 'https://www.voorbeeld.nl/' }),
  page: page({ resources: { list } }),
});
const script = (changes: Partial<Resource> = {}) => resource('script', 'https://cdn.anders.nl/a.js', changes);
const pinned = script({ integrity: DIGEST, crossorigin: '' });

/** Files that their makers let nobody copy: payment, captchas, consent, maps, chat, measurement. */
const LOADED = [
  'https://js.stripe.com/v3/',
  'https://js.mollie.com/v1/mollie.js',
  'https://www.paypal.com/sdk/js?client-id=a&currency=EUR',
  'https://js.hcaptcha.com/1/api.js',
  'https://consent.cookiebot.eu/uc.js',
  'https://web.cmp.usercentrics.eu/ui/loader.js',
  'https://maps.googleapis.com/maps/api/js?key=a',
  'https://static.zdassets.com/ekr/snippet.js?key=a',
  'https://analytics.tiktok.com/i18n/pixel/events.js',
];

cases(sriThirdParty, {
  none: [
    given(),
    given(resource('script', 'https://www.voorbeeld.nl/a.js'), resource('image', 'https://cdn.anders.nl/a.png')),
    given(resource('script', 'https://cdn.voorbeeld.nl/a.js', { integrity: DIGEST, crossorigin: '' })),
    given(resource('image', 'https://cdn.voorbeeld.nl/a.png')),
    given(resource('style', 'data:text/css,a{}'), { ...script(), url: null }),
  ],
  pinned: [
    given(pinned),
    given(
      pinned,
      resource('style', 'https://cdn.anders.nl/a.css', { integrity: `${DIGEST} md5-x`, crossorigin: 'anonymous' }),
    ),
  ],
  loaders: [
    given(resource('script', 'https://www.googletagmanager.com/gtm.js?id=GTM-1')),
    given(
      resource('style', 'https://fonts.googleapis.com/css2?family=Inter'),
      resource('script', 'https://www.googletagmanager.com/gtm.js?id=GTM-1'),
    ),
    ...LOADED.map((url) => given(resource('script', url))),
  ],
  perBrowser: [
    given(pinned, resource('style', 'https://fonts.googleapis.com/css2?family=Inter')),
    given(resource('style', 'https://use.typekit.net/abc1def.css')),
    given(resource('style', 'https://fonts.bunny.net/css?family=inter')),
  ],
  neighbours: [
    // Another host, scheme or port is another origin (HTML, 7.1.1).
    given(resource('script', 'https://cdn.voorbeeld.nl/a.js')),
    given(resource('style', 'https://voorbeeld.nl/a.css'), pinned),
    given(resource('script', 'https://www.voorbeeld.nl:8443/a.js')),
  ],
  unpinned: [
    given(script()),
    given(script(), resource('script', 'https://cdn.voorbeeld.nl/a.js')),
    // A script can do more than a style sheet, and these style sheets are the same file for everybody.
    given(resource('script', 'https://fonts.bunny.net/a.js')),
    given(resource('style', 'https://rsms.me/inter/inter.css')),
    given(pinned, resource('style', 'https://cdn.anders.nl/a.css')),
    given(script({ integrity: '', crossorigin: '' })),
    given(script(), resource('script', 'https://www.googletagmanager.com/gtm.js')),
    given(resource('script', 'https://een.github.io/a.js')),
  ],
  invalid: [
    given(script({ integrity: 'nonsense', crossorigin: '' })),
    given(script({ integrity: DIGEST })),
    given(script(), script({ integrity: 'sha256-kort', crossorigin: '' })),
  ],
});

test('names what can be pinned or copied, libraries first, and no file that its maker lets nobody copy', () => {
  const library = 'https://code.jquery.com/jquery-3.7.1.min.js';
  const list = [...LOADED, 'https://cdn.anders.nl/a.js', library].map((url) => resource('script', url));
  expect(sriThirdParty.judge(given(...list))).toEqual({
    code: 'unpinned',
    args: { count: 2, libraries: 1 },
    items: [library, 'https://cdn.anders.nl/a.js'],
  });
});
