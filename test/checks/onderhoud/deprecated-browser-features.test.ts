import { expect, test } from 'vitest';
import { deprecatedBrowserFeatures } from '../../../lib/checks/onderhoud/deprecated-browser-features.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

type Changes = NonNullable<Parameters<typeof page>[0]>;
const markup = (changes: NonNullable<Changes['markup']>, quirks = false) => ({
  page: page({ markup: changes, document: { quirks } }),
});

const translated = (tags: Readonly<Record<string, number>>) => ({
  page: page({ markup: { tags }, document: { translated: true } }),
});

cases(deprecatedBrowserFeatures, {
  none: [
    markup({}),
    markup({ tags: { marquee: 1, object: 1 }, plugins: ['object application/pdf', 'embed /film.mp4'] }),
    markup({ plugins: ['embed /flashcards.pdf', 'object /img/flash-sale.svg', 'object /shockwave/a.swf.png'] }),
  ],
  some: [markup({ tags: { font: 12 } }), markup({ tags: { center: 1, tt: 1 }, appCache: '/cache.appcache' })],
  many: [markup({ tags: { font: 1, center: 1, strike: 1, big: 1 } })],
  dead: [
    markup({ tags: { frameset: 1, frame: 2 } }),
    markup({ plugins: ['object application/x-shockwave-flash'] }),
    markup({ plugins: ['embed /banner.swf'] }),
    markup({ plugins: ['embed /banner.swf?v=2'] }),
    markup({ plugins: ['object clsid:D27CDB6E-AE6D-11cf-96B8-444553540000'] }),
    markup({ plugins: ['object application/x-java-applet;version=1.6'] }),
    markup({ plugins: ['applet Klok.class'] }),
    markup({ plugins: ['object application/x-silverlight-2'] }, true),
  ],
  quirks: [markup({}, true), markup({ tags: { font: 1 } }, true)],
});

blindCases(deprecatedBrowserFeatures, [
  translated({ font: 300 }),
  // One more kind would count as many.
  translated({ font: 300, center: 1, strike: 1, big: 1 }),
]);

test.each([
  ['some', { font: 300, center: 1 }],
  ['many', { font: 300, center: 1, strike: 1, big: 1, tt: 1 }],
] as const)('on a page translated by the browser the other elements give %s', (code, tags) =>
  expect(deprecatedBrowserFeatures.judge(translated(tags))).toMatchObject({ code }),
);
