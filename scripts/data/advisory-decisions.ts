import type { Gain } from '../../lib/data/table-shapes.ts';

/** Decisions from reading advisories, where the kind of weakness that the source names does not suffice. */

/** Ids, separated by commas, by library. */
type Ids = Readonly<Record<string, string>>;

/**
 * About Node.js, a proxy, the command line, a developer's server or rendering on a server: nothing that a page in a browser
 * reaches.
 */
export const NEEDS_NODE: Ids = {
  angular: 'CVE-2026-69149, CVE-2026-88058',
  jszip: 'CVE-2022-48285',
  svelte:
    'CVE-2022-25875, CVE-2024-45047, CVE-2025-15265, GHSA-gw32-9rmw-qwww, GHSA-crpf-4hrx-3jrp, GHSA-f7gr-6p89-r883, GHSA-m56q-vw4c-c2cp, GHSA-h7h7-mm68-gmrc, GHSA-phwv-c562-gvmh, GHSA-qgvg-pr8v-6rr3, GHSA-pr6f-5x2q-rwfp, GHSA-f3cj-j4f6-wq85, GHSA-9rmh-mm8f-r9h6',
  vue: 'Vue 2.5.17',
  moment: 'CVE-2022-24785, CVE-2026-17495',
  handlebars: 'GHSA-9cx6-37pm-9jff, GHSA-xjpj-3mr7-gcpf',
  axios:
    'CVE-2019-10742, CVE-2020-28168, CVE-2024-39338, CVE-2025-58754, GHSA-3p68-rc4w-qgx5, GHSA-fvcv-3m26-pcqx, GHSA-445q-vr5w-6q77, GHSA-5c9x-8gcm-mpgx, GHSA-62hf-57xw-28j9, GHSA-6chq-wfr3-2hj9, GHSA-m7pr-hjqh-92cm, GHSA-pmwg-cvhr-8vh7, GHSA-vf2m-468p-8v99, GHSA-35jp-ww65-95wh, GHSA-qj83-cq47-w5f8, GHSA-j5f8-grm9-p9fc, GHSA-p92q-9vqr-4j8v, GHSA-777c-7fjr-54vf, GHSA-pjwm-pj3p-43mv, GHSA-654m-c8p4-x5fp, GHSA-f4gw-2p7v-4548, GHSA-gcfj-64vw-6mp9, GHSA-jqh4-m9w3-8hp9, GHSA-mwf2-3pr3-8698, GHSA-3pq3-5fj3-cg6v, GHSA-542g-h47m-68v8, GHSA-44g4-m2mj-wpvx, GHSA-mghh-pgcx-3jjj, GHSA-m8m8-qj5v-23w3, GHSA-c29m-xwm3-cm6r, GHSA-r4gj-5m52-g5wh',
  'blueimp-file-upload': 'CVE-2018-9206',
  nextjs: 'CVE-2026-75604, CVE-2025-48068, CVE-2026-27977, CVE-2026-94486',
  nuxt: 'CVE-2026-128070',
};

/** What an attacker gains, where the weakness named by the source says nothing or something else, and for every correction. */
export const GAINS: Readonly<Partial<Record<Gain, Ids>>> = {
  runs: {
    'jquery-migrate': 'jQuery Migrate 1.2.0',
    angularjs: 'CVE-2024-8372, CVE-2024-8373, CVE-2025-0716, CVE-2025-2336',
    angular:
      'CVE-2025-66412, GHSA-jrmj-c5cx-3cw6, GHSA-hh8m-fm6v-7cvg, GHSA-g93w-mfhg-p222, GHSA-prjf-86w9-mfqv, GHSA-f3m7-gqxr-g87x, GHSA-692r-grfm-v8x7, GHSA-rgjc-h3x7-9mwg',
    vue: 'Vue 2.4.3',
    lodash: 'CVE-2018-16487, CVE-2019-10744, CVE-2021-23337, CVE-2025-13465',
    handlebars: 'GHSA-q42p-pg8m-cqh6, GHSA-442j-39wm-28r2, CVE-2019-19919, CVE-2021-23369, CVE-2021-23383',
    dompurify:
      'GHSA-8hgg-xxm5-3873, GHSA-cjmm-f4jc-qw8r, GHSA-39q2-94rc-95cp, GHSA-76mc-f452-cxcm, GHSA-vxr8-fq34-vvx9, GHSA-6688-9rhm-gjv2, GHSA-p98j-92pf-mc4p, GHSA-mjjq-c88q-qhr6, CVE-2024-48910',
    axios:
      'GHSA-xx6v-rp6x-q39c, GHSA-9fr6-4gfg-395g, GHSA-x97p-jq2g-jp4f, GHSA-j8rh-479h-cp32, GHSA-vh66-26gq-q6x8, GHSA-4hqw-qxg8-jxx2',
    gsap: 'CVE-2020-28478',
    ckeditor:
      'CVE-2024-24815, GHSA-vcjf-mgcg-jxjq, GHSA-wpvm-wqr4-p7cw, GHSA-rgx6-rjj4-c388, GHSA-7889-rm5j-hpgg, GHSA-pvmx-g8h5-cprj, GHSA-6v96-m24v-f58j, CVE-2021-32808, CVE-2021-37695, CVE-2021-41165, CVE-2022-24728',
    requirejs: 'CVE-2024-38999',
    prototype: 'CVE-2008-7220',
    ember: 'CVE-2015-1866, Ember 4.8.1, CVE-2014-0013, CVE-2014-0014, CVE-2014-0046',
    pdfjs: 'CVE-2024-4367',
    prettyphoto: 'CVE-2015-9478',
    'ua-parser-js': 'CVE-2021-4229',
    'highlight.js': 'CVE-2020-26237',
    nextjs:
      'GHSA-9qr9-h5gf-34mp, GHSA-w37m-7fhw-fmv9, CVE-2025-29927, CVE-2025-57822, CVE-2025-57752, CVE-2025-55173, CVE-2025-49005, CVE-2025-49826, CVE-2025-32421, CVE-2024-51479, CVE-2024-46982, CVE-2024-34350, CVE-2024-34351, CVE-2022-23646, CVE-2022-36046, CVE-2021-43803, CVE-2021-37699, CVE-2020-15242, CVE-2020-5284, CVE-2026-29057, CVE-2026-27978, GHSA-492v-c6pp-mqqv, GHSA-6gpp-xcg3-4w24, CVE-2026-64645, CVE-2026-64641, CVE-2026-64649, CVE-2026-64643, CVE-2026-64648, CVE-2026-44573, CVE-2026-44575, CVE-2026-45109, CVE-2026-44578, CVE-2026-44576, CVE-2026-44572, CVE-2026-44582, GHSA-2xp9-vwfh-vxw4, CVE-2026-94483, CVE-2026-94485, CVE-2026-94544, CVE-2026-103004, CVE-2026-94482, CVE-2026-96889, GHSA-673q-mjm6-r5xr, CVE-2026-119347, CVE-2026-119348, CVE-2026-119350, CVE-2026-119351, GHSA-rhh4-g77r-r9qj, GHSA-5vj8-3v2h-h38v, CVE-2018-6184, CVE-2017-16877, CVE-2023-46298, CVE-2025-30218, CVE-2026-64647',
    nuxt: 'CVE-2024-34343, CVE-2025-27415, CVE-2025-59414, CVE-2026-47200, CVE-2026-53721, CVE-2026-114133, CVE-2026-119200, CVE-2026-128071, CVE-2026-128074',
    jquery: 'CVE-2012-6708, CVE-2015-9251',
    'jquery-ui': 'CVE-2012-6662',
    'jquery-mobile': 'GHSA-fj93-7wm4-8x2g',
    knockout: 'CVE-2019-14862',
    underscore: 'CVE-2021-23358',
    datatables: 'CVE-2020-28458',
    tinymce: 'CVE-2026-47759, CVE-2026-47761, CVE-2026-47762',
    'bootstrap-select': 'CVE-2019-20921',
  },
  leaks: {
    angular: 'CVE-2025-66035',
    axios: 'CVE-2025-27152',
  },
  hangs: {
    axios: 'GHSA-43fc-jf86-j433',
    nextjs: 'GHSA-mwv6-3258-q52c, GHSA-5j59-xgg2-r9c4, GHSA-h25m-26qc-wcjf, CVE-2025-59471, CVE-2025-59472',
    angularjs: 'CVE-2022-25844, CVE-2023-26116, CVE-2023-26117, CVE-2023-26118, CVE-2025-4690',
    mootools: 'CVE-2021-32821',
  },
};

/** Frameworks whose advisories are about the server that renders the page. */
export const FRAMEWORKS: ReadonlySet<string> = new Set(['nextjs', 'nuxt']);

/** Our ids of libraries to which Retire.js gives another name. */
export const NAMES: Readonly<Record<string, string>> = {
  'jquery-ui-dialog': 'jquery-ui',
  'jquery-ui-tooltip': 'jquery-ui',
  'jquery.prettyPhoto': 'prettyphoto',
  tinyMCE: 'tinymce',
  prototypejs: 'prototype',
  '@angular/core': 'angular',
  'backbone.js': 'backbone',
  'mustache.js': 'mustache',
  DOMPurify: 'dompurify',
  'moment.js': 'moment',
  'underscore.js': 'underscore',
  'jquery.datatables': 'datatables',
  'pdf.js': 'pdfjs',
  threejs: 'three',
  highlightjs: 'highlight.js',
  jPlayer: 'jplayer',
};

/** Advisories that are left out, and why; `*` stands for all of a library. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'retire-example *': 'An example.',
  'ember CVE-2013-4170': 'Of release candidates of 2013.',
  'tinymce CVE-2011-4825': 'Of a file manager that others put beside TinyMCE.',
  'bootstrap CVE-2024-6484': 'Withdrawn.',
  'ckeditor CVE-2023-4771': 'Of sample pages alone.',
  'ckeditor CVE-2024-24816': 'Of sample pages alone.',
  'jquery-deparam *': 'No released file of it names its version.',
  'tableexport.jquery.plugin *': 'Its signs were not tried on released files.',
  'easyXDM *': 'It is not developed since 2015, and no package holds its releases.',
  'DWR *': 'Its client comes from a Java server, with no version in it.',
  'ExtJS *': 'No released file of it can be had to try signs on.',
  'protobufjs *': 'The banner of its files names another release than its package.',
  'YUI *': 'Ended in 2014; none of its files tells a version.',
  'ckeditor5 *': 'Its build has its version under a name that others share.',
  'zrender *': 'It comes inside ECharts, which is judged.',
};
