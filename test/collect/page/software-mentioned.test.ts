import { afterEach, expect, test } from 'vitest';
import { readRaw } from '../../../lib/collect/page/read-page.ts';
import { readVersions } from '../../../lib/collect/software/library-versions.ts';
import { collectScripts } from '../../../lib/collect/software/scripts.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { assess } from '../../../lib/scan.ts';
import { http, scan, seen } from '../../kit/facts.ts';
import { fakeReach, target } from '../../kit/reach.ts';
import { HOME } from '../../kit/reading.ts';

/*
 * Pages that speak of software, show another's, or claim what cannot be, from their own HTML, scripts and world through the
 * readers and every check on software: none names anything. `nothing-false.test.ts` has the systems' own cases.
 */

/** The codes of the checks on software when none is found. */
const SILENT = {
  'vulnerable-js-libraries': 'absent',
  'eol-js-libraries': 'undated',
  'js-library-hygiene': 'none',
  'cms-version-supported': 'notShown',
  'cms-extension-versions': 'none',
  'development-build': 'none',
  'php-version-supported': 'notShown',
  'server-software-supported': 'notShown',
};

interface Given {
  readonly html?: string;
  readonly script?: string;
  readonly world?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const factsOf = async ({ html = '', script = '', world = {}, headers = {} }: Given) => {
  const loaded = script === '' ? '' : '<script src=/app.js></script>';
  const page = await readRaw(`<!doctype html><html lang=nl><title>Uitleg</title><body>${html}${loaded}`, HOME);
  const js = { headers: { 'content-type': 'text/javascript' }, body: script };
  const reach = fakeReach({ resources: page.resources }, { [`${HOME}app.js`]: js });
  return {
    page: seen(page),
    scan: seen(scan()),
    answer: seen<Facts['answer']>({ ...http(headers), barrier: null }),
    libraries: seen([...readVersions(world, document)]),
    scripts: seen(await collectScripts(target(), reach)),
  };
};

/** Code and offenders of every check on software. */
const readOf = async (given: Given) => {
  const { findings } = assess('onderhoud', await factsOf(given));
  const own = findings.filter(({ id }) => id in SILENT);
  return {
    codes: Object.fromEntries(own.map(({ id, code }) => [id, code])),
    items: own.flatMap(({ items }) => items),
  };
};
const saysNothing = async (given: Given) => expect(await readOf(given)).toEqual({ codes: SILENT, items: [] });

afterEach(() => document.body.replaceChildren());

test('software that is really there is reported', async () => {
  expect((await readOf({ html: '<script src=/js/jquery-1.4.2.min.js></script>' })).codes).toMatchObject({
    'vulnerable-js-libraries': 'medium',
  });
  expect((await readOf({ script: '/*! jQuery v1.4.2 */(function(){})()' })).codes).toMatchObject({
    'vulnerable-js-libraries': 'medium',
  });
  expect((await readOf({ world: { jQuery: { fn: { jquery: '1.4.2' } } } })).codes).toMatchObject({
    'vulnerable-js-libraries': 'medium',
  });
});

test.each([
  ['in a sentence', '<p>Deze les gebruikt jQuery 1.4.2 en AngularJS v1.5.8.'],
  ['in a block of code', '<pre><code>/*! jQuery v1.4.2 | (c) */\njQuery.fn.jquery = "1.4.2"</code></pre>'],
  ['as markup in code', '<code>&lt;script src="/js/jquery-1.4.2.min.js">&lt;/script></code>'],
  ['in a field to copy from', '<textarea><script src="/js/jquery-1.4.2.min.js"></script></textarea>'],
  ['in a template that is not used', '<template><script src=/js/jquery-1.4.2.min.js></script></template>'],
  ['in noscript', '<noscript><script src=/js/jquery-1.4.2.min.js></script></noscript>'],
  ['in a comment', '<!-- <script src="/js/jquery-1.4.2.min.js"></script> -->'],
  ['for Internet Explorer', '<!--[if lt IE 9]><script src="/js/jquery-1.12.4.min.js"></script><![endif]-->'],
  ['blocked until consent', '<script type="text/plain" src=/js/jquery-1.4.2.min.js></script>'],
  ['in a text template', '<script type="text/x-template"><script src=/js/jquery-1.4.2.js><\\/script></script>'],
  ['in a manifest', '<script type="application/json">{"dependencies":{"jquery":"1.4.2","vue":"2.5.16"}}</script>'],
  ['in an import map', '<script type=importmap>{"imports":{"vue":"https://unpkg.com/vue@2.5.16"}}</script>'],
  [
    'in structured data',
    '<script type="application/ld+json">{"@type":"SoftwareApplication","name":"jQuery","softwareVersion":"1.4.2"}</script>',
  ],
  ['in a string of a script', '<script>var les = "jQuery v1.4.2"; var bron = "/*! jQuery v1.4.2 */";</script>'],
  ['behind a link', '<a href="/downloads/jquery-1.4.2.min.js">jQuery 1.4.2 downloaden</a>'],
  ['behind a link to a CDN', '<a href="https://code.jquery.com/jquery-1.4.2.min.js">jQuery 1.4.2</a>'],
  ['fetched for later', '<link rel=prefetch href="https://cdn.jsdelivr.net/npm/bootstrap@3.3.7/dist/js/bootstrap.js">'],
  ['in a picture', '<img alt="jQuery 1.4.2" src="/img/jquery-1.4.2.js.png" width=9 height=9>'],
  ['in a frame of another site', '<iframe title=proef src="https://partner.nl/jquery-1.4.2.min.js"></iframe>'],
  ['in a frame of its own', '<iframe title=proef srcdoc="<script src=/js/jquery-1.4.2.min.js></script>"></iframe>'],
  ['as a style sheet', '<link rel=stylesheet href="/css/jquery-ui-1.8.2.css">'],
  ['in an attribute', '<body data-jquery="1.4.2" data-ng-version="9.0.0" data-vue=2.5.16><div id=app></div>'],
  ['as keywords', '<meta name=keywords content="jQuery 1.4.2, AngularJS 1.5.8, React 0.13">'],
  ['of a framework in code', '<pre>&lt;div id="__next" ng-version="11.0.0">&lt;/div> /_next/static/chunks/a.js</pre>'],
  ['of a framework as an element', '<div id=__next></div><div id=__nuxt></div><div id=svelte></div>'],
  ['of a framework as data', '<script id=__NEXT_DATA__ type="application/json">{"buildId":"x"}</script>'],
])('a library mentioned %s', (_, html) => saysNothing({ html }));

test.each([
  ['a plug-in', '/js/jquery.cookie-1.4.1.min.js'],
  ['a plug-in of a part', '/js/jquery-ui-timepicker-addon-1.6.3.js'],
  ['a widget', '/js/bootstrap-datepicker-1.9.0.min.js'],
  ['a router', '/js/vue-router-3.0.1.js'],
  ['a lesson', '/lessen/jquery-1.4.2-uitleg.js'],
  ['the version of a theme', '/wp-content/themes/oud/js/jquery.min.js?ver=1.4.2'],
  ['the version of a site', '/release/1.4.2/js/jquery.min.js'],
  ['another package', 'https://cdn.jsdelivr.net/npm/vue-select@1.2.0/dist/vue-select.js'],
  ['types', 'https://esm.sh/@types/react@0.13.0/index.js'],
  ['a repository named after it', 'https://cdn.jsdelivr.net/gh/iemand/jquery-1.4.2-les@2.0.0/les.js'],
  ['an ordinary word', '/js/chart-2.9.3.js'],
  ['a hash', '/assets/jquery-1.4b2fa7c4.js'],
])('a script of other software: %s', (_, address) =>
  readOf({ html: `<script src="${address}"></script>` }).then(({ codes }) =>
    expect(codes).toMatchObject({ 'vulnerable-js-libraries': 'absent', 'eol-js-libraries': 'undated' }),
  ),
);

test.each([
  ['a string', 'const bron = "/*! jQuery v1.4.2 | (c) 2010 John Resig */";'],
  ['a string in the other quotes', "const bron = '/*! jQuery v1.4.2 | (c) 2010 John Resig */';"],
  ['a string with an end of line', 'const bron = "<script>\\n/*! jQuery v1.4.2 | (c) 2010 */\\n</script>";'],
  ['a string after another', "const a = 'it\\'s', b = \"x\", bron = '\\t/*! jQuery v1.4.2 */';"],
  ['a template', 'const bron = `<script>\n/*! jQuery v1.4.2 | (c) 2010 John Resig */\n</script>`;'],
  ['a template with a value', `const bron = \`$\{kop ? \`a\` : "b"}\n/*! jQuery v1.4.2 */\n\`;`],
  ['a comment in a string after a regular expression with quotes', 'a=b/c;r=/["\'`]/g;s="/*! jQuery v1.4.2 */";'],
  ['the requirement of a plug-in', '/*! winkel.js v2.0 - asks for jQuery v1.4.2 */'],
  ['the minimum version for a plug-in', '/*! jQuery v1.4+ plugin: galerij */'],
  ['a requirement in the first line', '// Underscore.js 1.8.3 is required\nvar winkel = {};'],
  ['the compatibility note of a plug-in', '/*! Bootstrap v3.3.7 compatible datepicker */'],
  ['a note on its origin', '/*! Based on Bootstrap v3.3.7 */'],
  ['a manifest', 'var m={"dependencies":{"jquery":"1.4.2","lodash":"4.17.10"}};'],
  ['a version of its own', 'var app={version:"1.2.3",name:"winkel"};app.VERSION="3.3.7";'],
  ['a message', 'console.log("Needs jQuery 1.4.2, Lodash 4.17.10 or Vue 2.5.16")'],
])('a script that mentions a library in %s', (_, script) => saysNothing({ script }));

test.each([
  ['elements with these names', '<form id=jQuery><input name=fn></form><a id=Vue></a><img name=React>', null],
  [
    'a version that is not a number',
    '',
    { Vue: { version: 'latest' }, React: { version: 18 }, jQuery: { fn: { jquery: '' } } },
  ],
  ['an ordinary name for a slide', '', { next: { version: '9.1.0' } }],
  ['an ordinary name for a chart', '', { Chart: { version: '1.0.2', draw: () => undefined } }],
  ['a single-letter name', '', { L: { version: '1.0.0', translate: () => undefined } }],
])('globals of other software: %s', async (_, html, world) => {
  document.body.innerHTML = html;
  await saysNothing({ world: world ?? window });
});

const named = (path: string, version: string): object =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), version) as object;

test.each([
  ['a far too high jQuery version', named('jQuery.fn.jquery', '99.9.9')],
  ['a far too high AngularJS version', named('angular.version.full', '99.9.9')],
  ['a far too high Prototype version', named('Prototype.Version', '77.0')],
  ['MooTools far ahead', named('MooTools.version', '20.1.0')],
  ['Bootstrap without a release', named('bootstrap.Modal.VERSION', '0.0.0')],
  ['Vue as its makers build it', named('Vue.version', '0.0.0')],
  ['React as its makers build it', named('React.version', '0.0.0-experimental-ffb749c95-20241113')],
  ['Lodash without a release', named('_.VERSION', '0.0.0')],
  ['Next.js far ahead', { next: { version: '99.9.9', appDir: true } }],
  ['moment before its first', named('moment.version', '0.0.1-dev')],
])('an impossible version: %s', async (_, world) => expect((await readOf({ world })).codes).toEqual(SILENT));

test('an impossible version on an element', async () => {
  document.body.innerHTML = '<app-root ng-version="0.0.0-PLACEHOLDER"></app-root>';
  await saysNothing({});
});

test.each([
  ['in a comment', '/*! jQuery v99.9.9 | (c) OpenJS Foundation */'],
  ['in code', 'e={full:"99.9.9",major:99,minor:9}'],
])('an impossible version %s of a script', (_, script) => saysNothing({ script }));

test.each([
  ['of a file', '<script src=/js/jquery-99.9.9.min.js></script>'],
  ['of a network', '<script src="https://cdn.jsdelivr.net/npm/bootstrap@99.9.9/dist/js/bootstrap.min.js"></script>'],
])('an impossible version in the address %s', (_, html) => saysNothing({ html }));

test.each([
  ['PHP far ahead', { 'x-powered-by': 'PHP/99.1.0' }],
  ['PHP before its first', { 'x-powered-by': 'PHP/0.1.0' }],
  ['nginx far ahead', { server: 'nginx/99.1.0' }],
  ['Apache far ahead', { server: 'Apache/99.4.6 (CentOS)' }],
])('an impossible version in a header: %s', async (_, headers) =>
  expect((await readOf({ headers })).codes).toEqual(SILENT),
);
