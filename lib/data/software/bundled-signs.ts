/**
 * How the code of libraries states its version after a bundler removed its comments, its file name and its globals: by
 * strings and property names beside it, which minifiers leave. Each was tried on releases bundled by esbuild, rollup
 * and webpack, and on bundles of all other libraries (`npm run libraries`, docs/truth.md). Q is a quote, N a name that
 * a minifier chose, V the version; several groups are joined by dots.
 */
const PLACES: Readonly<Record<string, string>> = {
  Q: '["\'`]',
  N: '[\\w$]{1,8}',
  V: '["\'`](\\d{1,2}\\.\\d[\\w.-]{0,20})["\'`]',
  '3V': '["\'`](3\\.\\d[\\w.-]{0,20})["\'`]',
  '4V': '["\'`](4\\.\\d[\\w.-]{0,20})["\'`]',
  '5V': '["\'`](5\\.\\d[\\w.-]{0,20})["\'`]',
};
const toSign = (text: string): RegExp => new RegExp(text.replace(/<(\w{1,2})>/g, (_, name) => PLACES[name] ?? ''));

const TABLE: Readonly<Record<string, readonly string[]>> = {
  jquery: [
    String.raw`<V>[,;](?:var )?(?:<N>=/HTML\$/i,)?<N>=(?:function ?\(<N>,<N>\)\{return new|\(<N>,<N>\)=>new) <N>\.fn\.init\(`,
    '[{,]jquery:<V>,constructor:',
  ],
  'jquery-ui': [String.raw`\.ui\.version=<V>`, String.raw`\.ui,\{version:<V>,keyCode:`],
  'jquery-migrate': [String.raw`\.migrateVersion=<V>`],
  bootstrap: [
    String.raw`\.VERSION=<3V>,<N>\.TRANSITION_DURATION=`,
    String.raw`<4V>,<N>=<Q>bs\.(?:alert|button|carousel|collapse|dropdown|modal|tooltip)<Q>`,
    String.raw`key:<Q>VERSION<Q>,get:function\(\)\{return ?<4V>\}`,
    String.raw`<5V>[,;](?:var |let |const )?(?:<N>=)?class(?: <N>)? extends <N>\{constructor\(<N>,<N>\)\{super\(\)`,
    String.raw`static get VERSION\(\)\{return ?<5V>\}static get DATA_KEY`,
  ],
  foundation: [String.raw`<V>(?:,|;(?:var|let|const) )<N>=\{version:<N>,_plugins:\{\},_uuids:\[\]`],
  angularjs: [String.raw`\{full:<V>,major:\d`],
  angular: ['<Q>ng-version<Q>,<V>', String.raw`\.join\(<Q>\.<Q>\)\}\}[,;]?(?:var |let |const )?<N>=new <N>\(<V>\)`],
  react: [
    String.raw`\.useTransition=function\(\)\{return <N>(?:\.current|\.H)?\.useTransition\(\)\}[,;]<N>\.version=<V>`,
    String.raw`\.useState=function\(<N>\)\{return <N>\(\)\.useState\(<N>\)\}[,;]<N>\.version=<V>`,
  ],
  'react-dom': [
    'version:<V>,rendererPackageName:<Q>react-dom<Q>',
    String.raw`\.useHostTransitionStatus\(\)\}[,;]<N>\.version=<V>`,
  ],
  vue: [
    String.raw`<Q>errorCaptured<Q>\);function <N>\(<N>,<N>\)\{(?:<N>===void 0|void 0===<N>)&&\(<N>=<N>\),<N>\(<N>,<N>\)\}var <N>=<V>`,
    String.raw`FunctionalRenderContext<Q>,\{value:<N>\}\)[,;]<N>\.version=<V>`,
    String.raw`\(<Q>errorCaptured<Q>\)[,;](?:var |let |const )?<N>=<V>`,
    '_instance:null,version:<3V>',
    String.raw`<3V>[,;][^"'\x60]{0,60}\{createComponentInstance:`,
    String.raw`<3V>,<N>=<N>,<N>=\{sp:<Q>serverPrefetch hook<Q>`,
    String.raw`<3V>,<N>=(?:typeof document<<Q>u<Q>|<Q>undefined<Q>!=typeof document)\?document:null`,
    String.raw`<3V>,<N>=null,<N>=null,<N>=null;var <N>=<Q>http://www\.w3\.org/2000/svg<Q>`,
  ],
  backbone: [String.raw`\.VERSION=<V>[,;]<N>\.\$=<N>[,;]<N>\.noConflict=`],
  knockout: [String.raw`\.version=<V>[,;]<N>\.\w{1,20}\(<Q>version<Q>,<N>\.version\)`],
  alpine: ['version:<V>,flushAndStopDeferringMutations'],
  htmx: [
    String.raw`new WebSocket\(<N>,\[\]\)\},version:<V>`,
    String.raw`\.config\.wsBinaryType,<N>\},version:<V>`,
    'parseInterval:null,_:null,version:<V>',
  ],
  lodash: [
    '<V>,<N>=200,<N>=<Q>Unsupported core-js use',
    String.raw`\.VERSION=<V>,<N>\(\[<Q>bind<Q>,<Q>bindKey<Q>`,
    String.raw`<3V>,<N>=1,<N>=2,<N>=4,<N>=8,<N>=16,<N>=32,<N>=64,<N>=128,<N>=256,<N>=30,<N>=<Q>\.\.\.<Q>`,
    '<4V>,<N>=1,<N>=2,<N>=4,<N>=8,<N>=16,<N>=32,<N>=64,<N>=128,<N>=256',
    '<4V>,<N>=200,<N>=<Q>Expected a function<Q>',
  ],
  underscore: [
    String.raw`\.VERSION=<V>[,;](?:var )?<N>=function\(<N>,<N>,<N>\)\{if\((?:void 0===<N>|<N>===void 0)\)return <N>`,
    String.raw`<V>,<N>=(?:typeof self==<Q>object<Q>|<Q>object<Q>==typeof self)&&self\.self===self&&self`,
    String.raw`\.VERSION=<V>;function <N>\(<N>,<N>,<N>\)\{if\((?:void 0===<N>|<N>===void 0)\)return <N>;switch\(`,
  ],
  moment: [String.raw`\.version=<V>,<N>(?:\(<N>\)|=<N>),<N>\.fn=<N>,<N>\.min=`],
  handlebars: [
    String.raw`<V>;<N>\.VERSION=<N>;var <N>=\d{1,2};<N>\.COMPILER_REVISION=`,
    String.raw`\.VERSION=<V>[,;](?:var <N>=\d{1,2};)?<N>\.COMPILER_REVISION=`,
  ],
  mustache: [
    String.raw`\.name=<Q>mustache\.js<Q>[,;]<N>\.version=<V>`,
    String.raw`name:<Q>mustache\.js<Q>,version:<V>`,
  ],
  dompurify: [String.raw`\.version=<V>[,;]<N>\.removed=\[\]`],
  'chart.js': [
    'static version=<V>;static getChart=',
    String.raw`version:\{enumerable:[\w$!]{1,8},value:<V>\},getChart:`,
    String.raw`<V>[,;](?:var |let |const )?<N>=\[<Q>top<Q>,<Q>bottom<Q>,<Q>left<Q>,<Q>right<Q>,<Q>chartArea<Q>\]`,
  ],
  highcharts: ['product:<Q>Highcharts<Q>,version:<V>', String.raw`\.product=<Q>Highcharts<Q>[,;]<N>\.version=<V>`],
  gsap: [
    String.raw`\.version=<N>\.version=<N>\.version=<3V>[,;]<N>=1[,;]`,
    String.raw`\.version=<V>,<N>\.defaultEase=<N>\._ease=`,
  ],
  leaflet: [
    String.raw`\.transformation=<N>,<N>\.version=<V>,<N>\.videoOverlay=`,
    String.raw`\.version=<V>,<N>\.Control=<N>,`,
    String.raw`<V>,<N>=Object\.freeze;(?:Object\.freeze=function|function <N>\(<N>\)\{var <N>,<N>,<N>,<N>;for\(<N>=1,)`,
    String.raw`<V>;function <N>\(<N>\)\{var <N>,<N>,<N>,<N>;for\(<N>=1,<N>=arguments\.length`,
  ],
  // Its releases have a single number.
  three: [
    String.raw`detail:\{revision:<Q>(\d{2,3})<Q>\}`,
    String.raw`<Q>(\d{2,3})<Q>[,;](?:var |let |const )?<N>=\{LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0`,
    String.raw`<Q>(\d{2,3})<Q>,<N>=100,<N>=101,<N>=102,<N>=200,<N>=201`,
    String.raw`<Q>(\d{2,3})<Q>,<N>=0,<N>=1,<N>=2,<N>=100,<N>=101,<N>=102,<N>=200`,
  ],
  axios: [
    String.raw`\{version:<V>\}\)\}function <N>\(\)\{if\(<N>\)return <N>;<N>=1;var <N>=<N>\(\)\.version,`,
    String.raw`<V>\}\);function <N>\(<N>,<N>,<N>\)\{if\(typeof <N>!=<Q>object<Q>\)throw new <N>\(<Q>options must be`,
    String.raw`<V>[,;](?:var |let |const )?<N>=\{\};\[<Q>object<Q>,<Q>boolean<Q>,<Q>number<Q>,<Q>function<Q>`,
    String.raw`\{version:<V>\}\}\);var <N>=<N>\(\(<N>,<N>\)=>\{<Q>use strict<Q>;var <N>=<N>\(\)\.version,`,
    String.raw`<V>[,;](?:var |let |const )?(?:<N>=(?:64\*1024|65536)[,;])?\{isFunction:<N>\}=`,
  ],
  d3: [
    'variance:<N>,version:<V>,voronoi:',
    String.raw`<V>(?:\}\))?;function <N>\(<N>,<N>\)\{return <N><<N>\?-1:<N>><N>\?1:<N>>=<N>\?0:NaN\}`,
    'variance:<N>,version:<V>,window:<N>,xml:<N>,zip:',
  ],
  fancybox: [
    String.raw`<Q>version<Q>,\{enumerable:!0,configurable:!0,writable:!0,value:<5V>\}\),Object\.defineProperty\(<N>,<Q>defaults<Q>`,
    String.raw`\.fancybox=\{version:<V>,defaults:`,
    String.raw`\.version=<4V>,<N>\.defaults=<N>,<N>\.openers=new Map`,
    String.raw`\{Plugins:\{Hash:<N>\},version:<V>,openers:new Map`,
  ],
  datatables: [String.raw`\.version=<V>[,;]<N>\.settings=\[\][,;]<N>\.models=\{\}`],
  tinymce: [String.raw`majorVersion:<Q>(\d{1,2})<Q>,minorVersion:<Q>(\d{1,2}\.\d{1,3})<Q>`],
  'video.js': [
    String.raw`\.VERSION=<V>[,;]<N>\.options=<N>\.prototype\.options_`,
    String.raw`<V>[,;]<N>=\{prefixed:!0\}[,;]<N>=\[\[<Q>requestFullscreen<Q>`,
    String.raw`<V>[,;](?:var |let |const )?<N>=\{\},<N>=function\(<N>,<N>\)\{return <N>\[<N>\]=<N>\[<N>\]\|\|\[\],<N>&&\(<N>\[<N>\]=<N>\[<N>\]\.concat`,
    String.raw`<V>,<N>=<N>\.navigator&&<N>\.navigator\.userAgent\|\|<Q><Q>,<N>=/AppleWebKit`,
    String.raw`<V>[,;](?:var |let |const )?<N>=(?:void 0|undefined),<N>=<Q>info<Q>,<N>=\[\]`,
  ],
  pdfjs: ['apiVersion:<V>,(?:source|data|password|cMapProvider):'],
  'bootstrap-select': [
    String.raw`\.VERSION=<V>[,;](?:<N>\.BootstrapVersion=<N>\.major[,;])?<N>\.DEFAULTS=\{noneSelectedText:`,
  ],
  froala: [String.raw`VERSION[:=]<V>,(?:<N>\.)?INSTANCES[:=]\[\],(?:<N>\.)?OPTS_MAPPING`],
  mathjax: [
    String.raw`MathJax\.version=<V>[,;]MathJax\.fileversion=`,
    String.raw`MathJax=\{version:<V>,_:\{\},config:`,
    String.raw`\.mathjax=\{version:<V>,handlers:new`,
  ],
  'ua-parser-js': [
    String.raw`<V>,<N>=<Q><Q>,<N>=<Q>\?<Q>,<N>=<Q>function<Q>,<N>=<Q>undefined<Q>`,
    String.raw`\.VERSION=<V>[,;]<N>\.BROWSER=`,
    String.raw`<V>,<N>=\d{3},<N>=<Q>user-agent<Q>,<N>=<Q><Q>,<N>=<Q>\?<Q>`,
  ],
  quill: [String.raw`\.sources[,;](?:static version|<N>\.version)=<V>[,;](?:static imports|<N>\.imports)=\{`],
  'highlight.js': [
    String.raw`<V>,<N>=<N>,<N>=<N>,\{nodeStream:`,
    String.raw`<V>;function <N>\(<N>\)\{return!!\(<N>\|\|<N>===<Q><Q>\)\}`,
    String.raw`\.versionString=<V>`,
    String.raw`<V>[,;](?:const )?(?:<N>=)?class(?: <N>)? extends Error\{constructor\(<N>,<N>\)\{super\(<N>\),this\.name=<Q>HTMLInjectionError`,
    String.raw`<V>,<N>=<N>,<N>=<N>,<N>=Symbol\(<Q>nomatch<Q>\)`,
  ],
};

/** By the id of a library. */
export const BUNDLED_SIGNS: Readonly<Record<string, readonly RegExp[]>> = Object.fromEntries(
  Object.entries(TABLE).map(([id, texts]) => [id, texts.map(toSign)]),
);
