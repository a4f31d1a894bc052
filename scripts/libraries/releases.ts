/**
 * The worst severity in public advisories about a release, of what a browser can reach; maintained separately from `lib/data`.
 */
export type Worst = 'none' | 'low' | 'medium' | 'high';

export interface Release {
  /** Id of `lib/data/software/libraries.ts`. */
  readonly library: string;
  readonly npm: string;
  readonly version: string;
  /** The file to import, if that is not the package's own entry. */
  readonly file: string;
  readonly worst: Worst;
}

type Row = readonly [library: string, npm: string, versions: Readonly<Record<string, Worst>>, file?: string];

const ROWS: readonly Row[] = [
  ['jquery', 'jquery', { '1.12.4': 'medium', '2.2.4': 'medium', '3.4.1': 'medium', '3.7.1': 'none', '4.0.0': 'none' }],
  ['jquery-ui', 'jquery-ui-dist', { '1.12.1': 'medium', '1.13.1': 'medium', '1.13.3': 'none' }, 'jquery-ui.js'],
  ['jquery-migrate', 'jquery-migrate', { '1.4.1': 'none', '3.0.0': 'none', '3.5.2': 'none' }],
  ['jquery-validation', 'jquery-validation', { '1.17.0': 'high', '1.19.3': 'high', '1.21.0': 'none' }],
  [
    'bootstrap',
    'bootstrap',
    { '3.3.7': 'medium', '3.4.1': 'medium', '4.1.3': 'medium', '4.6.2': 'none', '5.3.3': 'none' },
  ],
  ['popper', '@popperjs/core', { '2.4.0': 'none', '2.9.2': 'none', '2.11.8': 'none' }],
  ['foundation', 'foundation-sites', { '6.3.1': 'none', '6.5.3': 'none', '6.8.1': 'none' }, 'dist/js/foundation.js'],
  ['angularjs', 'angular', { '1.5.11': 'high', '1.7.8': 'high', '1.8.3': 'high' }],
  ['angular', '@angular/core', { '11.0.4': 'high', '15.2.0': 'high', '19.2.0': 'high' }],
  ['react', 'react', { '16.14.0': 'none', '17.0.2': 'none', '18.2.0': 'none', '19.1.0': 'none' }],
  ['react-dom', 'react-dom', { '16.4.1': 'medium', '16.14.0': 'none', '18.2.0': 'none', '19.1.0': 'none' }],
  ['vue', 'vue', { '2.5.16': 'low', '2.6.11': 'low', '2.7.16': 'low', '3.2.47': 'none', '3.5.13': 'none' }],
  ['svelte', 'svelte', { '3.59.2': 'medium', '4.2.18': 'medium', '5.20.0': 'medium' }],
  ['backbone', 'backbone', { '1.1.2': 'none', '1.3.3': 'none', '1.6.0': 'none' }],
  ['knockout', 'knockout', { '3.4.2': 'medium', '3.5.0': 'none', '3.5.1': 'none' }],
  ['alpine', 'alpinejs', { '3.10.5': 'none', '3.13.3': 'none', '3.14.8': 'none' }],
  ['htmx', 'htmx.org', { '1.8.4': 'none', '1.9.12': 'none', '2.0.4': 'none' }],
  ['lodash', 'lodash', { '3.10.1': 'high', '4.17.10': 'high', '4.17.21': 'high', '4.18.1': 'none' }],
  ['underscore', 'underscore', { '1.8.3': 'high', '1.12.0': 'high', '1.13.8': 'none' }],
  ['moment', 'moment', { '2.10.6': 'high', '2.18.1': 'high', '2.29.4': 'none', '2.30.1': 'none' }],
  ['handlebars', 'handlebars', { '4.0.11': 'high', '4.5.2': 'high', '4.7.8': 'high', '4.7.9': 'none' }],
  ['mustache', 'mustache', { '2.1.0': 'high', '2.3.2': 'none', '4.2.0': 'none' }],
  ['dompurify', 'dompurify', { '2.0.8': 'high', '2.4.0': 'high', '3.0.6': 'high', '3.2.4': 'medium' }],
  ['axios', 'axios', { '0.21.1': 'high', '0.27.2': 'high', '1.6.2': 'high', '1.7.9': 'high', '1.21.1': 'none' }],
  ['d3', 'd3', { '4.13.0': 'none', '5.16.0': 'none', '7.8.5': 'none' }],
  ['chart.js', 'chart.js', { '2.9.3': 'high', '2.9.4': 'none', '4.4.4': 'none' }],
  ['highcharts', 'highcharts', { '7.2.0': 'high', '8.2.2': 'high', '9.3.3': 'none', '11.4.8': 'none' }],
  ['three', 'three', { '0.110.0': 'high', '0.124.0': 'high', '0.170.0': 'none' }],
  ['gsap', 'gsap', { '3.5.1': 'high', '3.6.1': 'none', '3.12.5': 'none' }],
  ['leaflet', 'leaflet', { '1.3.4': 'none', '1.7.1': 'none', '1.9.4': 'none' }],
  ['swiper', 'swiper', { '6.4.5': 'high', '8.4.7': 'high', '12.1.2': 'none' }],
  ['slick', 'slick-carousel', { '1.6.0': 'none', '1.7.1': 'none', '1.8.1': 'none' }],
  ['owl-carousel', 'owl.carousel', { '2.2.0': 'none', '2.3.4': 'none' }],
  ['fancybox', '@fancyapps/ui', { '4.0.31': 'none', '5.0.36': 'none' }],
  ['magnific-popup', 'magnific-popup', { '1.0.1': 'none', '1.1.0': 'none', '1.2.0': 'none' }],
  ['select2', 'select2', { '4.0.3': 'medium', '4.0.5': 'medium', '4.0.13': 'none' }],
  ['datatables', 'datatables.net', { '1.10.16': 'high', '1.10.21': 'high', '1.11.3': 'none', '2.1.8': 'none' }],
  ['tinymce', 'tinymce', { '4.9.11': 'high', '5.10.2': 'high', '7.2.1': 'high' }],
  ['ckeditor', 'ckeditor4', { '4.14.0': 'high', '4.16.0': 'high', '4.22.1': 'medium' }],
  ['video.js', 'video.js', { '6.13.0': 'medium', '7.14.3': 'none', '8.6.1': 'none' }],
  ['pdfjs', 'pdfjs-dist', { '2.16.105': 'high', '3.11.174': 'high', '4.10.38': 'none' }],
  ['blueimp-file-upload', 'blueimp-file-upload', { '9.22.0': 'none', '9.28.0': 'none', '10.32.0': 'none' }],
  ['bootstrap-select', 'bootstrap-select', { '1.12.4': 'high', '1.13.5': 'high', '1.13.18': 'none' }],
  ['marked', 'marked', { '0.3.6': 'high', '4.0.9': 'high', '4.0.10': 'none' }],
  ['froala', 'froala-editor', { '3.2.5': 'high', '4.0.10': 'medium', '4.3.1': 'none' }],
  ['mathjax', 'mathjax', { '2.7.3': 'high', '2.7.9': 'high' }],
  ['ua-parser-js', 'ua-parser-js', { '0.7.22': 'high', '1.0.2': 'high', '1.0.38': 'none' }],
  ['quill', 'quill', { '1.3.6': 'medium', '1.3.7': 'medium', '2.0.2': 'none' }],
  ['highlight.js', 'highlight.js', { '9.18.1': 'medium', '10.1.1': 'medium', '10.7.3': 'none', '11.9.0': 'none' }],
];

export const RELEASES: readonly Release[] = ROWS.flatMap(([library, npm, versions, file = '']) =>
  Object.entries(versions).map(([version, worst]) => ({ library, npm, version, file, worst })),
);

/** Packages that libraries require the page to have. */
export const PEERS: Readonly<Record<string, string>> = {
  '@popperjs/core': '2.11.8',
  jquery: '3.7.1',
  'popper.js': '1.16.1',
  react: '18.2.0',
  rxjs: '7.8.1',
};
