import { deadThirdPartyTags } from '../../../lib/checks/onderhoud/dead-third-party-tags.ts';
import { cases } from '../../kit/cases.ts';
import { page, resource, scan } from '../../kit/facts.ts';
import { later } from './software.ts';

const tagged = (urls: readonly string[], inline: readonly string[] = [], blocking = false, at?: number) => ({
  page: page({
    resources: {
      list: urls.map((url) => resource('script', url, { blocking })),
      inline: inline.map((start) => ({ start, length: start.length })),
    },
  }),
  scan: scan(at === undefined ? {} : { at }),
});
const ANALYTICS = 'https://www.google-analytics.com/analytics.js';
const ADDTHIS = 'https://s7.addthis.com/js/300/addthis_widget.js';
const OPTIMIZE = 'https://www.googleoptimize.com/optimize.js?id=OPT-ABC1234';

cases(deadThirdPartyTags, {
  none: [
    tagged([]),
    tagged(['https://www.googletagmanager.com/gtag/js?id=G-ABC123'], ["gtag('config', 'G-ABC123');"]),
    tagged(['https://connect.facebook.net/nl_NL/fbevents.js']),
    // Like and Comments were discontinued; sharing was not.
    tagged(['https://www.facebook.com/plugins/share_button.php?href=x']),
    tagged([ADDTHIS], [], false, Date.UTC(2022, 0, 1)),
    { page: page({ resources: { list: [resource('image', 'https://cdn.rawgit.com/a/b.png')] } }), scan: scan() },
  ],
  some: [
    tagged([ANALYTICS]),
    tagged([], ["ga('create', 'UA-12345-1', 'auto');"]),
    tagged([ANALYTICS, 'https://www.googletagmanager.com/gtag/js?id=UA-1234-5'], ["gtag('config', 'UA-1234-5')"]),
    {
      page: page({ resources: { list: [resource('frame', 'https://www.facebook.com/plugins/like.php?href=x')] } }),
      scan: scan(),
    },
  ],
  many: [tagged([ANALYTICS, ADDTHIS, OPTIMIZE])],
  blocking: [tagged([OPTIMIZE], [], true), tagged([OPTIMIZE], [], true, later.at)],
});
