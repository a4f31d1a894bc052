import { NEWEST_TABLE } from '../generated/newest.ts';
import { BUNDLED_SIGNS } from './bundled-signs.ts';

/** A browser library and the signs by which it and its version are recognised. All patterns are our own. */
export interface Library {
  readonly id: string;
  readonly name: string;
  readonly npm: string;
  /** Newest release when the package's tables were made; '' when none was read. */
  readonly newest: string;
  /** Names of its package and folder on content delivery networks, besides the npm name. */
  readonly packages: readonly string[];
  /** Stems of its file names: `jquery` in jquery-3.4.1.min.js. */
  readonly files: readonly string[];
  /** Patterns matched against a comment that minifiers keep; the first group is the version. */
  readonly banners: readonly RegExp[];
  /** Patterns matched against code; the groups are the version, joined by dots. */
  readonly constants: readonly RegExp[];
  /** Major versions that were never released, between older ones and the newest. */
  readonly skipped: readonly number[];
  /** It is no longer developed, and its makers recommend another. */
  readonly legacy: boolean;
  readonly source: string;
  readonly checked: string;
}

export const LIBRARIES_CHECKED = '2026-11-23';

type Signs = Partial<Pick<Library, 'packages' | 'files' | 'banners' | 'constants' | 'skipped' | 'legacy'>>;
type Row = readonly [id: string, name: string, npm: string, source: string, signs?: Signs];

const ROWS: readonly Row[] = [
  [
    'jquery',
    'jQuery',
    'jquery',
    'https://jquery.com/download/',
    {
      files: ['jquery', 'jquery.min'],
      banners: [/^[!*\s]*jQuery (?:JavaScript Library )?v(\d[\w.-]{0,30})/],
    },
  ],
  [
    'jquery-ui',
    'jQuery UI',
    'jquery-ui',
    'https://jqueryui.com/download/',
    {
      packages: ['jquery-ui-dist', 'jqueryui'],
      files: ['jquery-ui', 'jquery-ui.custom'],
      banners: [/^[!*\s]*jQuery UI(?: -)? v?(\d[\w.-]{0,30})/],
    },
  ],
  [
    'jquery-migrate',
    'jQuery Migrate',
    'jquery-migrate',
    'https://github.com/jquery/jquery-migrate/releases',
    { files: ['jquery-migrate'], banners: [/^[!*\s]*jQuery Migrate(?: -)? v(\d[\w.-]{0,30})/] },
  ],
  [
    'jquery-mobile',
    'jQuery Mobile',
    'jquery-mobile',
    'https://jquerymobile.com/',
    { files: ['jquery.mobile'], banners: [/^[!*\s]*jQuery Mobile(?: -)? v?(\d[\w.-]{0,30})/], legacy: true },
  ],
  [
    'jquery-validation',
    'jQuery Validation',
    'jquery-validation',
    'https://github.com/jquery-validation/jquery-validation/releases',
    {
      packages: ['jquery-validate'],
      files: ['jquery.validate', 'jquery.validation'],
      banners: [/^[!*\s]*jQuery Validation Plugin(?: -)? v(\d[\w.-]{0,30})/],
    },
  ],
  [
    'bootstrap',
    'Bootstrap',
    'bootstrap',
    'https://getbootstrap.com/docs/versions/',
    {
      packages: ['twitter-bootstrap'],
      files: ['bootstrap', 'bootstrap.bundle'],
      banners: [
        /^[!*\s]*Bootstrap v(\d[\w.-]{0,30})/,
        /^[!*\s]*(?:Bootstrap: )?(?:bootstrap|modal|tooltip|dropdown|collapse|alert)\.js v(\d[\w.-]{0,30})/,
      ],
    },
  ],
  [
    'popper',
    'Popper',
    '@popperjs/core',
    'https://github.com/floating-ui/floating-ui/releases',
    { packages: ['popper.js'], files: ['popper'], banners: [/^[!*\s]*@popperjs\/core v(\d[\w.-]{0,30})/] },
  ],
  [
    'foundation',
    'Foundation',
    'foundation-sites',
    'https://github.com/foundation/foundation-sites/releases',
    {
      packages: ['foundation'],
      files: ['foundation'],
      constants: [/version:"(\d[\w.-]{0,30})",_plugins:\{\},_uuids:\[\]/],
    },
  ],
  [
    'angularjs',
    'AngularJS',
    'angular',
    'https://docs.angularjs.org/misc/version-support-status',
    {
      packages: ['angular.js', 'angularjs'],
      files: ['angular'],
      banners: [/^[!*\s]*(?:@license )?AngularJS v(\d[\w.-]{0,30})/],
    },
  ],
  [
    'angular',
    'Angular',
    '@angular/core',
    'https://angular.dev/reference/releases',
    // A file called angular.js is AngularJS.
    { files: [], banners: [/^[!*\s]*@license Angular v(\d[\w.-]{0,30})/] },
  ],
  [
    'react',
    'React',
    'react',
    'https://react.dev/versions',
    {
      files: ['react', 'react.production', 'react.development'],
      banners: [/^[!*\s]*@license React v(\d[\w.-]{0,30})\s[*\s]*react\./],
      constants: [/\.current\.useTransition\(\)\};\w{1,20}\.version="(\d[\w.-]{0,30})"/],
    },
  ],
  [
    'react-dom',
    'React DOM',
    'react-dom',
    'https://react.dev/versions',
    {
      files: ['react-dom', 'react-dom.production', 'react-dom.development'],
      banners: [/^[!*\s]*@license React v(\d[\w.-]{0,30})\s[*\s]*react-dom/],
      constants: [/reconcilerVersion:\s?["'](\d[\w.-]{0,30})["']/],
    },
  ],
  [
    'vue',
    'Vue',
    'vue',
    'https://vuejs.org/about/releases.html',
    {
      files: ['vue', 'vue.global', 'vue.global.prod', 'vue.runtime'],
      banners: [/^[!*\s]*(?:Vue\.js|vue) v(\d[\w.-]{0,30})/],
    },
  ],
  ['svelte', 'Svelte', 'svelte', 'https://github.com/sveltejs/svelte/releases', {}],
  [
    'ember',
    'Ember',
    'ember-source',
    'https://emberjs.com/releases/',
    {
      packages: ['ember.js'],
      files: ['ember'],
      banners: [/@overview\s{1,9}Ember - JavaScript Application Framework[\s\S]{0,400}@version\s{1,9}(\d[\w.-]{0,30})/],
    },
  ],
  [
    'backbone',
    'Backbone',
    'backbone',
    'https://backbonejs.org/#changelog',
    {
      packages: ['backbone.js'],
      files: ['backbone'],
      banners: [/^[/!*\s]*Backbone\.js (\d[\w.-]{0,30})/],
      constants: [
        /\.VERSION="(\d[\w.-]{0,30})";\w{1,20}\.\$=\w{1,20};\w{1,20}\.noConflict/,
        /\bBackbone\.VERSION\s?=\s?["'](\d[\w.-]{0,30})["']/,
      ],
    },
  ],
  [
    'knockout',
    'Knockout',
    'knockout',
    'https://github.com/knockout/knockout/releases',
    { files: ['knockout'], banners: [/^[!*\s]*Knockout JavaScript library v(\d[\w.-]{0,30})/] },
  ],
  [
    'alpine',
    'Alpine.js',
    'alpinejs',
    'https://github.com/alpinejs/alpine/releases',
    {
      packages: ['alpine'],
      files: ['alpine'],
      constants: [/version:"(\d[\w.-]{0,30})",flushAndStopDeferringMutations/],
    },
  ],
  [
    'htmx',
    'htmx',
    'htmx.org',
    'https://github.com/bigskysoftware/htmx/releases',
    {
      packages: ['htmx'],
      skipped: [3],
      files: ['htmx'],
      constants: [/\.config\.wsBinaryType;return \w{1,20}\},version:"(\d[\w.-]{0,30})"/],
    },
  ],
  [
    'lodash',
    'Lodash',
    'lodash',
    'https://github.com/lodash/lodash/releases',
    {
      packages: ['lodash.js', 'lodash-es'],
      files: ['lodash', 'lodash.core'],
      constants: [
        /\.VERSION="(\d[\w.-]{0,30})",\w{1,20}\("bind bindKey curry/,
        /\bvar VERSION = '(\d[\w.-]{0,30})';\s{1,9}\/\*\* Used as the size to enable large array/,
      ],
    },
  ],
  [
    'underscore',
    'Underscore',
    'underscore',
    'https://underscorejs.org/#changelog',
    {
      packages: ['underscore.js'],
      files: ['underscore', 'underscore-umd'],
      banners: [/^[/!*\s]*Underscore\.js (\d[\w.-]{0,30})/],
      constants: [/\/\/ {5}Underscore\.js (\d[\w.-]{0,30})\n/],
    },
  ],
  [
    'moment',
    'Moment.js',
    'moment',
    'https://momentjs.com/docs/#/-project-status/',
    {
      packages: ['moment.js'],
      files: ['moment', 'moment-with-locales'],
      banners: [/^[/!*\s]*moment\.js[\s/!*]*version ?: (\d[\w.-]{0,30})/],
      legacy: true,
      constants: [/\.version="(\d[\w.-]{0,30})",function\(\w{1,20}\)\{\w{1,20}=\w{1,20}\}\(\w{1,20}\),\w{1,20}\.fn=/],
    },
  ],
  [
    'handlebars',
    'Handlebars',
    'handlebars',
    'https://github.com/handlebars-lang/handlebars.js/releases',
    {
      packages: ['handlebars.js'],
      files: ['handlebars', 'handlebars.runtime'],
      banners: [/^[!*\s]*(?:@license\s[*\s]*)?handlebars v(\d[\w.-]{0,30})/],
    },
  ],
  [
    'mustache',
    'Mustache',
    'mustache',
    'https://github.com/janl/mustache.js/releases',
    {
      packages: ['mustache.js'],
      files: ['mustache'],
      constants: [
        /\.name="mustache\.js";\w{1,20}\.version="(\d[\w.-]{0,30})"/,
        /name:\s?["']mustache\.js["'],\s?version:\s?["'](\d[\w.-]{0,30})["']/,
      ],
    },
  ],
  [
    'dompurify',
    'DOMPurify',
    'dompurify',
    'https://github.com/cure53/DOMPurify/releases',
    {
      files: ['purify', 'dompurify'],
      banners: [/^[!*\s]*@license DOMPurify (\d[\w.-]{0,30})/],
      constants: [/\.version="(\d[\w.-]{0,30})",\w{1,20}\.removed=\[\]/],
    },
  ],
  [
    'axios',
    'axios',
    'axios',
    'https://github.com/axios/axios/releases',
    {
      files: ['axios'],
      banners: [/^[!*\s]*axios v(\d[\w.-]{0,30})/i],
      constants: [/\[Axios v(\d[\w.-]{0,30})\] Transitional option/],
    },
  ],
  [
    'd3',
    'D3',
    'd3',
    'https://github.com/d3/d3/releases',
    { files: ['d3'], banners: [/https?:\/\/d3js\.org v?(?:ersion )?(\d[\w.-]{0,30}?)\.? Copyright/i] },
  ],
  [
    'chart.js',
    'Chart.js',
    'chart.js',
    'https://github.com/chartjs/Chart.js/releases',
    {
      packages: ['Chart.js'],
      files: ['chart', 'Chart', 'Chart.bundle'],
      banners: [/^[!*\s]*Chart\.js v(\d[\w.-]{0,30})/, /^[!*\s]*Chart\.js\s[\s\S]{0,80}?Version: (\d[\w.-]{0,30})/],
    },
  ],
  [
    'highcharts',
    'Highcharts',
    'highcharts',
    'https://www.highcharts.com/changelog/',
    { files: ['highcharts'], banners: [/^[!*\s]*(?:@license )?Highcharts (?:JS|Stock|Core) v(\d[\w.-]{0,30})/] },
  ],
  ['three', 'three.js', 'three', 'https://github.com/mrdoob/three.js/releases', { packages: ['three.js'], files: [] }],
  [
    'gsap',
    'GSAP',
    'gsap',
    'https://gsap.com/docs/v3/Installation/',
    {
      files: ['gsap', 'TweenMax', 'TweenLite'],
      banners: [
        /^[!*\s]*GSAP (\d[\w.-]{0,30})/,
        /^[!*\s]*VERSION: (\d[\w.-]{0,30})\s[\s\S]{0,120}?https?:\/\/(?:www\.)?greensock\.com/,
      ],
    },
  ],
  [
    'leaflet',
    'Leaflet',
    'leaflet',
    'https://leafletjs.com/download.html',
    { files: ['leaflet'], banners: [/^[!*\s]*(?:@preserve[*\s]*)?Leaflet (\d[\w.-]{0,30}),/] },
  ],
  [
    'swiper',
    'Swiper',
    'swiper',
    'https://github.com/nolimits4web/swiper/releases',
    {
      packages: ['Swiper'],
      skipped: [13],
      files: ['swiper', 'swiper-bundle'],
      banners: [/^[!*\s]*Swiper (\d[\w.-]{0,30})\s[*\s]*(?:Most modern|The most)/],
    },
  ],
  [
    'slick',
    'Slick',
    'slick-carousel',
    'https://github.com/kenwheeler/slick/releases',
    { files: ['slick'], banners: [/Version: (\d[\w.-]{0,30})\s{1,20}Author: Ken Wheeler/] },
  ],
  [
    'owl-carousel',
    'Owl Carousel',
    'owl.carousel',
    'https://github.com/OwlCarousel2/OwlCarousel2/releases',
    {
      packages: ['OwlCarousel2'],
      files: ['owl.carousel'],
      banners: [/^[!*\s]*Owl Carousel v(\d[\w.-]{0,30})/],
      legacy: true,
    },
  ],
  [
    'fancybox',
    'Fancybox',
    '@fancyapps/ui',
    'https://fancyapps.com/resources/changelog/',
    {
      packages: ['@fancyapps/fancybox', 'fancybox'],
      files: ['jquery.fancybox', 'fancybox'],
      banners: [
        /^[/!*\s=]*fancyBox v(\d[\w.-]{0,30})/,
        /^[!*\s]*fancyBox - jQuery Plugin\s[*\s]*version: (\d[\w.-]{0,30})/,
      ],
    },
  ],
  [
    'magnific-popup',
    'Magnific Popup',
    'magnific-popup',
    'https://github.com/dimsemenov/Magnific-Popup/releases',
    {
      packages: ['magnific-popup.js'],
      files: ['jquery.magnific-popup'],
      banners: [/^[!*\s]*Magnific Popup - v(\d[\w.-]{0,30})/],
    },
  ],
  [
    'select2',
    'Select2',
    'select2',
    'https://github.com/select2/select2/releases',
    { files: ['select2', 'select2.full'], banners: [/^[!*\s]*Select2 (\d[\w.-]{0,30})/] },
  ],
  [
    'datatables',
    'DataTables',
    'datatables.net',
    'https://cdn.datatables.net/',
    {
      packages: ['datatables'],
      files: ['jquery.dataTables', 'dataTables'],
      banners: [/^[!*\s]*DataTables (\d[\w.-]{0,30})/],
    },
  ],
  [
    'tinymce',
    'TinyMCE',
    'tinymce',
    'https://www.tiny.cloud/docs/tinymce/latest/release-notes/',
    {
      files: ['tinymce'],
      banners: [/^[!*\s]*TinyMCE version (\d[\w.-]{0,30})/, /Tiny Technologies[\s\S]{0,280}?Version: (\d[\w.-]{0,30})/],
    },
  ],
  [
    'ckeditor',
    'CKEditor 4',
    'ckeditor4',
    'https://ckeditor.com/ckeditor-4-support/',
    {
      packages: ['ckeditor'],
      files: [],
      constants: [/timestamp:\s?["'][\w-]{1,20}["'],\s?version:\s?["'](4\.\d[\w.-]{0,30}?)(?: [^"']{0,20})?["']/],
    },
  ],
  [
    'video.js',
    'Video.js',
    'video.js',
    'https://github.com/videojs/video.js/releases',
    { files: ['video'], banners: [/^[!*\s]*(?:@license\s[*\s]*)?Video\.js (\d[\w.-]{0,30}) /] },
  ],
  [
    'modernizr',
    'Modernizr',
    'modernizr',
    'https://github.com/Modernizr/Modernizr/releases',
    { files: ['modernizr'], banners: [/^[!*\s]*modernizr v?(\d[\w.-]{0,30})/i] },
  ],
  [
    'requirejs',
    'RequireJS',
    'requirejs',
    'https://requirejs.org/docs/download.html',
    {
      packages: ['require.js'],
      files: ['require', 'requirejs'],
      banners: [/\bRequireJS (\d[\w.-]{0,30}) Copyright/],
    },
  ],
  [
    'prototype',
    'Prototype',
    'prototype',
    'http://prototypejs.org/download/',
    {
      files: ['prototype'],
      banners: [/^[!*\s]*Prototype JavaScript framework, version (\d[\w.-]{0,30})/],
      legacy: true,
    },
  ],
  [
    'mootools',
    'MooTools',
    'mootools',
    'https://mootools.net/core/builder',
    {
      packages: ['mootools-core'],
      files: ['mootools', 'mootools-core', 'MooTools-Core'],
      constants: [/\bMooTools\s?=\s?\{\s?version:\s?["'](\d[\w.-]{0,30})["']/],
      legacy: true,
    },
  ],
  [
    'pdfjs',
    'PDF.js',
    'pdfjs-dist',
    'https://github.com/mozilla/pdf.js/releases',
    { packages: ['pdf.js'], files: ['pdfjs'] },
  ],
  [
    'prettyphoto',
    'prettyPhoto',
    'prettyphoto',
    'https://github.com/scaron/prettyphoto/releases',
    {
      files: ['jquery.prettyPhoto'],
      banners: [/Class: prettyPhoto\s[\s\S]{0,200}?Version: (\d[\w.-]{0,30})/],
      legacy: true,
    },
  ],
  [
    'blueimp-file-upload',
    'jQuery File Upload',
    'blueimp-file-upload',
    'https://github.com/blueimp/jQuery-File-Upload/releases',
    {
      files: ['jquery.fileupload'],
      banners: [/^[!*\s]*jQuery File Upload (?:User Interface )?Plugin (\d[\w.-]{0,30})/],
    },
  ],
  [
    'bootstrap-select',
    'bootstrap-select',
    'bootstrap-select',
    'https://github.com/snapappointments/bootstrap-select/releases',
    { banners: [/^[!*\s]*[Bb]ootstrap-select v(\d[\w.-]{0,30})/] },
  ],
  [
    'marked',
    'Marked',
    'marked',
    'https://github.com/markedjs/marked/releases',
    { banners: [/^[!*\s]*marked v(\d[\w.-]{0,30})/] },
  ],
  ['dojo', 'Dojo', 'dojo', 'https://github.com/dojo/dojo/releases', {}],
  [
    'froala',
    'Froala',
    'froala-editor',
    'https://froala.com/wysiwyg-editor/changelog/',
    {
      files: ['froala_editor', 'froala_editor.pkgd'],
      banners: [/^[!*\s]*froala_editor v(\d[\w.-]{0,30})/],
    },
  ],
  ['mathjax', 'MathJax', 'mathjax', 'https://github.com/mathjax/MathJax/releases', { files: ['mathjax'] }],
  [
    'ua-parser-js',
    'UAParser.js',
    'ua-parser-js',
    'https://github.com/faisalman/ua-parser-js/releases',
    { files: ['ua-parser'], banners: [/^[/!*\s]*(?:@license\s[*\s]*)?UAParser\.js v(\d[\w.-]{0,30})/] },
  ],
  [
    'quill',
    'Quill',
    'quill',
    'https://github.com/slab/quill/releases',
    { banners: [/^[!*\s]*Quill Editor v(\d[\w.-]{0,30})/] },
  ],
  [
    'highlight.js',
    'highlight.js',
    'highlight.js',
    'https://github.com/highlightjs/highlight.js/releases',
    {
      packages: ['@highlightjs/cdn-assets'],
      files: ['highlight', 'highlight.pack'],
      banners: [/^[!*\s]*Highlight\.js v(\d[\w.-]{0,30})/],
    },
  ],
  [
    'markdown-it',
    'markdown-it',
    'markdown-it',
    'https://github.com/markdown-it/markdown-it/releases',
    { banners: [/^[!*\s]*markdown-it (\d[\w.-]{0,30}) https:/] },
  ],
  ['jszip', 'JSZip', 'jszip', 'https://stuk.github.io/jszip/', { banners: [/^[!*\s]*JSZip v(\d[\w.-]{0,30}) - /] }],
  [
    'jplayer',
    'jPlayer',
    'jplayer',
    'https://www.jplayer.org/',
    { files: ['jquery.jplayer'], banners: [/^[!*\s]*jPlayer (\d[\w.-]{0,30}) for jQuery/] },
  ],
  [
    'plupload',
    'Plupload',
    'plupload',
    'https://www.plupload.com/',
    {
      files: ['plupload.full', 'plupload'],
      banners: [/^[!*\s]*Plupload - multi-runtime File Uploader[\s*]{1,9}v(\d[\w.-]{0,30})/],
    },
  ],
  // Their files do not contain the version; the address does.
  ['echarts', 'ECharts', 'echarts', 'https://echarts.apache.org/en/changelog.html'],
  ['c3', 'C3.js', 'c3', 'https://c3js.org/'],
  ['jquery.terminal', 'jQuery Terminal', 'jquery.terminal', 'https://terminal.jcubic.pl/'],
];

const NEWEST = new Map(NEWEST_TABLE.rows.map(([library, version]) => [library, version] as const));

export const LIBRARIES: readonly Library[] = ROWS.map(([id, name, npm, source, signs = {}]) => ({
  id,
  name,
  npm,
  newest: NEWEST.get(id) ?? '',
  packages: [npm, ...(signs.packages ?? [])],
  files: signs.files ?? [id],
  banners: signs.banners ?? [],
  constants: [...(signs.constants ?? []), ...(BUNDLED_SIGNS[id] ?? [])],
  skipped: signs.skipped ?? [],
  legacy: signs.legacy ?? false,
  source,
  checked: LIBRARIES_CHECKED,
}));
