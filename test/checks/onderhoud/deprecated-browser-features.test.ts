import { deprecatedBrowserFeatures } from '../../../lib/checks/onderhoud/deprecated-browser-features.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

type Changes = NonNullable<Parameters<typeof page>[0]>;
const markup = (changes: NonNullable<Changes['markup']>, quirks = false) => ({
  page: page({ markup: changes, document: { quirks } }),
});

cases(deprecatedBrowserFeatures, {
  none: [
    markup({}),
    markup({ tags: { marquee: 1, object: 1 }, plugins: ['object application/pdf', 'embed /film.mp4'] }),
  ],
  some: [markup({ tags: { font: 12 } }), markup({ tags: { center: 1, tt: 1 }, appCache: '/cache.appcache' })],
  many: [markup({ tags: { font: 1, center: 1, strike: 1, big: 1 } })],
  dead: [
    markup({ tags: { frameset: 1, frame: 2 } }),
    markup({ plugins: ['object application/x-shockwave-flash'] }),
    markup({ plugins: ['embed /banner.swf'] }),
    markup({ plugins: ['applet Klok.class'] }),
    markup({ plugins: ['object application/x-silverlight-2'] }, true),
  ],
  quirks: [markup({}, true), markup({ tags: { font: 1 } }, true)],
});
