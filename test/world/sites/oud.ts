import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { always, file, html, text } from '../answers.ts';
import type { Handler, Site } from '../site.ts';

/**
 * Released libraries as sites load them: the real files, mostly under names that tell no version, so that what a file or
 * the page's own world says must do. Each page loads one old release, and what that cannot do without.
 */

/** A file of a package, and the address under which the site serves it. */
type Script = readonly [from: string, at: string];

const JQUERY: Script = ['jquery-3.7.1/dist/jquery.min.js', '/wp-includes/js/jquery/jquery.min.js?ver=3.7.1'];

/** By library and version: the page of oud.nl and the scripts on it. */
const OLD_PAGES: Readonly<Record<string, readonly Script[]>> = {
  'jquery-1.12.4': [['jquery-1.12.4/dist/jquery.min.js', '/js/jquery.min.js']],
  'jquery-3.4.1': [['jquery-3.4.1/dist/jquery.min.js', '/assets/vendor-5f1c2ab9.js']],
  'jquery-ui-1.12.1': [JQUERY, ['jquery-ui-dist-1.12.1/jquery-ui.min.js', '/js/jquery-ui.min.js?ver=6.8.3']],
  'jquery-validation-1.19.1': [
    JQUERY,
    ['jquery-validation-1.19.1/dist/jquery.validate.min.js', '/js/jquery.validate.min.js?v=20260114'],
  ],
  'bootstrap-3.3.7': [JQUERY, ['bootstrap-3.3.7/dist/js/bootstrap.min.js', '/wp-content/themes/vlot/a.js?ver=1.4.0']],
  'bootstrap-4.1.3': [JQUERY, ['bootstrap-4.1.3/dist/js/bootstrap.bundle.min.js', '/js/bootstrap.bundle.min.js']],
  'angularjs-1.7.8': [['angular-1.7.8/angular.min.js', '/lib/angular.min.js']],
  'lodash-4.17.10': [['lodash-4.17.10/lodash.min.js', '/assets/chunk-8a41d0.js']],
  'underscore-1.8.3': [['underscore-1.8.3/underscore-min.js', '/wp-includes/js/underscore.min.js']],
  'moment-2.19.1': [['moment-2.19.1/min/moment.min.js', '/js/moment.min.js']],
  'handlebars-4.5.2': [['handlebars-4.5.2/dist/handlebars.min.js', '/js/handlebars-v4.5.2.js']],
  'mustache-2.1.0': [['mustache-2.1.0/mustache.min.js', '/js/mustache.min.js']],
  'dompurify-2.0.8': [['dompurify-2.0.8/dist/purify.min.js', '/js/purify.min.js']],
  'axios-0.21.1': [['axios-0.21.1/dist/axios.min.js', '/js/axios.min.js']],
  'chart.js-2.9.3': [['chart.js-2.9.3/dist/Chart.min.js', '/js/grafiek.js']],
  'swiper-6.4.5': [['swiper-6.4.5/swiper-bundle.min.js', '/js/swiper-bundle.min.js']],
  'datatables-1.10.19': [JQUERY, ['datatables.net-1.10.19/js/jquery.dataTables.min.js', '/js/tabel.js']],
  'knockout-3.4.2': [['knockout-3.4.2/build/output/knockout-latest.js', '/js/knockout-3.4.2.js']],
  'vue-2.6.11': [['vue-2.6.11/dist/vue.min.js', '/js/vue.min.js']],
  // Says nothing of itself; only the hash of its file tells.
  'slick-1.8.1': [['slick-carousel-1.8.1/slick/slick.min.js', '/js/schuif.js']],
};

/** Newest releases of the day the lockfile was made; all on one page. */
const CURRENT: readonly Script[] = [
  ['jquery-4.0.0/dist/jquery.min.js', '/js/jquery.min.js'],
  ['jquery-ui-1.14.2/dist/jquery-ui.min.js', '/js/jquery-ui.min.js'],
  ['jquery-validation-1.22.1/dist/jquery.validate.min.js', '/js/jquery.validate.min.js'],
  ['bootstrap-5.3.8/dist/js/bootstrap.bundle.min.js', '/js/bootstrap.bundle.min.js'],
  ['lodash-4.18.1/lodash.min.js', '/js/lodash.min.js'],
  ['moment-2.31.0/min/moment.min.js', '/js/moment.min.js'],
  ['handlebars-4.7.10/dist/handlebars.min.js', '/js/handlebars.min.js'],
  ['mustache-4.2.0/mustache.min.js', '/js/mustache.min.js'],
  ['dompurify-3.4.18/dist/purify.min.js', '/js/purify.min.js'],
  ['axios-1.21.1/dist/axios.min.js', '/js/axios.min.js'],
  ['chart.js-4.6.1/dist/chart.umd.min.js', '/js/chart.min.js'],
  ['swiper-14.4.0/swiper-bundle.min.js', '/js/swiper-bundle.min.js'],
  ['datatables.net-3.1.2/js/dataTables.min.js', '/js/dataTables.min.js'],
  ['knockout-3.5.3/build/output/knockout-latest.js', '/js/knockout.min.js'],
  ['vue-3.5.45/dist/vue.global.prod.js', '/js/vue.global.prod.js'],
];
/** Libraries of `lib/data/software/libraries.ts` that the page with current ones loads. */
export const CURRENT_COUNT = CURRENT.length;

const TEXT = 'Deze webwinkel verkoopt sinds jaar en dag gereedschap aan vakmensen, en aan wie het wil worden.';

const page = (title: string, scripts: readonly Script[]): string => `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${scripts.map(([, at]) => `<script src="${at}"></script>`).join('\n')}
</head><body><main><h1>${title}</h1><p>${TEXT}</p></main></body></html>`;

const scriptFrom =
  (folder: string, from: string): Handler =>
  async () =>
    file('text/javascript; charset=utf-8', await readFile(join(folder, from)));

const pathOf = (address: string): string => address.split('?')[0] ?? '';
const missing = always(text('Niet gevonden', {}, 404));

/** One page, and the scripts it loads, below the site's own address. */
const pageOf = (folder: string, title: string, scripts: readonly Script[]): Readonly<Record<string, Handler>> => ({
  '/': always(html(page(title, scripts))),
  ...Object.fromEntries(scripts.map(([from, at]) => [pathOf(at), scriptFrom(folder, from)])),
});

/** The site of one page: a name below oud.nl. */
export const hostOf = (name: string): string => `${name.replace(/[^a-z0-9]+/g, '-')}.oud.nl`;
export const CURRENT_HOST = 'actueel.nl';

type Table = Readonly<Record<string, Handler>>;

const siteOf = (tables: Readonly<Record<string, Table>>): Site => ({
  hosts: Object.keys(tables),
  https: (visit) => (tables[visit.host]?.[visit.path] ?? missing)(visit),
});

/** The sites, with the folder that holds the installed packages. */
export const oldLibrarySites = (folder: string): readonly Site[] => [
  siteOf(
    Object.fromEntries(
      Object.entries(OLD_PAGES).map(([name, scripts]) => [hostOf(name), pageOf(folder, name, scripts)]),
    ),
  ),
  siteOf({ [CURRENT_HOST]: pageOf(folder, 'Alles actueel', CURRENT) }),
];
