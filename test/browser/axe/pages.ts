/** Pages on which the engine is tried. */

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const HEAD = `<meta charset="utf-8"><title>Fietsen repareren in Utrecht</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  body { margin: 0; font: 18px/1.6 sans-serif; color: #1a1a1a; background: #ffffff; }
  header, main, footer { padding: 24px; }
  nav li { display: inline-block; margin: 0 24px 0 0; }
  a { color: #0b4f8a; } a:focus-visible { outline: 3px solid #b34700; }
  button, input { font: inherit; padding: 8px 16px; margin: 8px; }
</style>`;

const BODY = `<a href="#inhoud">Naar de inhoud</a>
<header><p>Voorbeeld Tweewielers</p>
  <nav aria-label="Hoofdmenu"><ul><li><a href="/reparatie">Reparatie</a></li><li><a href="/winkel">Winkel</a></li></ul></nav>
</header>
<main id="inhoud">
  <h1>Uw fiets gerepareerd</h1>
  <p>Wij herstellen elke fiets binnen een dag, van stadsfiets tot racefiets, en halen hem graag bij u thuis op.</p>
  <img src="${PIXEL}" width="200" height="120" alt="Monteur stelt een versnelling af">
  <h2>Tarieven</h2>
  <ul><li>Band plakken</li><li>Ketting vervangen</li></ul>
  <table><caption>Openingstijden</caption><tr><th scope="col">Dag</th><th scope="col">Open</th></tr><tr><td>Maandag</td><td>9 tot 17 uur</td></tr></table>
  <h2>Afspraak</h2>
  <form action="/afspraak"><label for="naam">Uw naam</label><input id="naam" name="naam" autocomplete="name">
    <button type="button">Maak een afspraak</button></form>
</main>
<footer><p>Voorbeeld Tweewielers, Utrecht. <a href="/toegankelijkheid">Toegankelijkheid</a></p></footer>`;

interface Parts {
  readonly html?: string;
  readonly head?: string;
  readonly body?: string;
}

const build = ({ html = '<html lang="nl">', head = HEAD, body = BODY }: Parts): string =>
  `<!doctype html>${html}<head>${head}</head><body>${body}</body></html>`;

/** A page on which every check that judges is content. */
export const GOOD = build({});

/** The good page with something replaced; throws when that is not there, so that no fault is tested by accident. */
const replaced = (from: string, to: string): string => {
  if (!GOOD.includes(from)) throw new Error(`not on the good page: ${from}`);
  return GOOD.replace(from, to);
};

/** The good page with something added at the end of the content area. */
const added = (html: string): string => replaced('</main>', `${html}</main>`);
const styled = (css: string): string => replaced('</style>', `${css}</style>`);

/** A fault, the check that it flips, the conclusion reached, and the checks that cannot but fall with it. */
export const FAULTS: readonly (readonly [check: string, code: string, html: string, also?: readonly string[]])[] = [
  ['text-contrast', 'violated', added('<p style="color:#aaaaaa">Nauwelijks te lezen tekst</p>')],
  ['text-contrast', 'violated', styled('p a { color: #2e2e2e; text-decoration: none }')],
  ['image-alternatives', 'critical', added(`<img src="${PIXEL}" width="60" height="60">`)],
  ['image-alternatives', 'violated', added('<svg role="img" width="60" height="60"></svg>')],
  [
    'image-alternatives',
    'flagged',
    added(`<button>Kassa <img src="${PIXEL}" width="60" height="60" alt="Kassa"></button>`),
  ],
  ['control-names', 'critical', added('<button style="width:60px;height:60px"></button>')],
  ['control-names', 'violated', added('<details><summary style="width:60px;height:60px"></summary>Meer</details>')],
  ['form-labels', 'critical', added('<input name="plaats">')],
  ['form-labels', 'flagged', added('<input name="plaats" title="Uw woonplaats">')],
  ['link-names', 'violated', added('<a href="/kaart" style="display:block;width:60px;height:60px"></a>')],
  ['aria-usage', 'critical', added('<div role="knop">Iets</div>')],
  ['aria-usage', 'flagged', added('<h3 role="note">Iets</h3>')],
  ['hidden-from-assistive-tech', 'blocked', replaced('<body>', '<body aria-hidden="true">'), ['headings', 'landmarks']],
  ['hidden-from-assistive-tech', 'violated', added('<p aria-hidden="true"><button>Verborgen</button></p>')],
  [
    'keyboard-access',
    'violated',
    added('<div style="height:40px;overflow:auto"><p style="height:400px">Lang</p></div>'),
  ],
  ['keyboard-access', 'flagged', added('<button tabindex="3">Eerst</button>')],
  // In which language its links are to be judged, nobody says then.
  ['page-language', 'violated', build({ html: '<html lang="xx-klingon">' }), ['link-purpose']],
  ['page-title', 'untitled', replaced('<title>Fietsen repareren in Utrecht</title>', '')],
  ['zoom-allowed', 'blocked', replaced('initial-scale=1', 'initial-scale=1, user-scalable=no')],
  ['zoom-allowed', 'flagged', replaced('initial-scale=1', 'initial-scale=1, maximum-scale=3')],
  ['headings', 'flagged', added('<h4>Te diep</h4>')],
  ['headings', 'several', added('<h1>Nog een hoofdkop</h1>')],
  ['landmarks', 'flagged', replaced('</footer>', '</footer><p>Losse tekst buiten een gebied</p>')],
  [
    'skip-repeated-content',
    'flagged',
    replaced('href="#inhoud"', 'style="position:absolute;left:-999px" href="#weg"'),
    ['landmarks'],
  ],
  ['lists', 'violated', added('<ul><div>Geen punt</div></ul>')],
  [
    'tables',
    'violated',
    added('<table><tr><th id="a">A</th><th id="b">B</th></tr><tr><td headers="zz">1</td><td>2</td></tr></table>'),
  ],
  ['tables', 'flagged', added('<table><tr><th></th><th scope="col">B</th></tr><tr><td>1</td><td>2</td></tr></table>')],
  ['frames', 'violated', added('<iframe srcdoc="<p>Kaart</p>"></iframe>')],
  ['motion-and-time', 'critical', replaced('<title>', '<meta http-equiv="refresh" content="300"><title>')],
  ['motion-and-time', 'violated', added('<marquee>Aanbieding</marquee>')],
  ['media-captions', 'toCheck', added('<video src="x.mp4" controls></video>')],
  ['form-autocomplete', 'violated', replaced('autocomplete="name"', 'autocomplete="voornaam"')],
  ['text-spacing', 'violated', added('<p style="letter-spacing: 0.1em !important">Vaste ruimte</p>')],
  [
    'touch-targets',
    'flagged',
    added(
      '<p><button style="width:9px;height:9px;padding:0;margin:0">a</button><button style="width:9px;height:9px;padding:0;margin:0">b</button></p>',
    ),
  ],
  ['label-in-name', 'flagged', added('<button aria-label="Sluiten">Verzenden</button>')],
  ['link-purpose', 'generic', added('<a href="/meer" style="display:block">Klik hier</a>')],
  ['link-purpose', 'generic', added('<a href="/meer" style="display:block">Lees meer</a>')],
  ['alt-quality', 'empty', added(`<img src="${PIXEL}" width="60" height="60" alt="IMG_2041.jpg">`)],
  ['focus-visible', 'bare', styled('button:focus { outline: none }')],
  [
    'focus-not-obscured',
    'covers',
    added('<div style="position:fixed;left:0;right:0;top:0;height:60px;background:#fff">Wij gebruiken cookies</div>'),
  ],
  ['orientation-lock', 'locked', styled('@media (orientation: portrait) { body { transform: rotate(90deg) } }')],
  [
    'motion-reduced',
    'inconsiderate',
    styled('@keyframes p { to { opacity: .9 } } img { width: 900px; height: 400px; animation: p 1s infinite }'),
  ],
  [
    'motion-reduced',
    'unstoppable',
    styled(
      '@keyframes p { to { transform: translateX(-50%) } } img { width: 900px; height: 400px; animation: p 9s infinite }',
    ),
  ],
  ['reflow-now', 'overflows', added('<div style="width:3000px;height:10px"></div>')],
  ['accessibility-statement', 'free', replaced('<a href="/toegankelijkheid">Toegankelijkheid</a>', '')],
  [
    'accessibility-overlay',
    'present',
    replaced('<title>', '<script src="https://cdn.userway.org/widget.js"></script><title>'),
  ],
];

/** Pages that try the engine's set-up rather than a fault: shadow roots, slots, forms that shadow their properties. */
export const SHAPES: Readonly<Record<string, string>> = {
  good: GOOD,
  'every fault at once': build({
    body: BODY + FAULTS.map(([, , html]) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '').join(''),
  }),
  'open shadow roots with slots': build({
    body: `${BODY}<div id="gastheer"><p style="color:#bbb">In het slot</p><span slot="kop">Kop</span></div>
    <mijn-kaart><a href="/x"></a></mijn-kaart>
    <script>
      gastheer.attachShadow({ mode: 'open' }).innerHTML =
        '<h2><slot name="kop"></slot></h2><slot></slot><slot name="leeg"><button></button></slot><p style="color:#ccc">Schaduw</p>';
      document.querySelector('mijn-kaart').attachShadow({ mode: 'open' }).innerHTML =
        '<div><img src="x.png"><slot></slot><div id="diep"></div></div>';
      document.querySelector('mijn-kaart').shadowRoot.getElementById('diep').attachShadow({ mode: 'open' }).innerHTML =
        '<ul><div>Geen punt</div></ul><label for="q">Zoek</label><input id="p">';
    </script>`,
  }),
  'overlapping layers': build({
    body: `${BODY}<div style="position:absolute;top:0;left:0;z-index:3;background:#eee;opacity:.5;color:#999">Laag</div>
      <div style="position:fixed;bottom:0;width:100%;background:#333;color:#555">Balk</div>
      <div style="overflow:auto;height:60px" tabindex="0"><p style="color:#bbb;height:300px">Scroll</p></div>
      <p style="background-image:linear-gradient(#000,#fff);color:#777">Verloop</p>`,
  }),
  'no landmarks, no headings': build({
    head: '<title>x</title>',
    body: '<div><p>Een</p><p>Twee</p></div>',
    html: '<html>',
  }),
  // More than the engine finishes and weighs at a time.
  'hundreds of headings outside landmarks': build({
    body: Array.from({ length: 650 }, (_, index) => {
      const level = index % 90 === 0 ? 4 : 2;
      return `<h${level}>Kop ${index}</h${level}><p>Een</p><p>Twee</p><p>Drie <b>vier</b></p>`;
    }).join(''),
  }),
  'svg, map, frames and media': build({
    body: `${BODY}<svg width="20" height="20" viewBox="0 0 2 2"><title>Kring</title><circle r="1"></circle><a href="/x"><text y="1">x</text></a></svg>
      <img usemap="#k" src="${PIXEL}" alt="Kaart"><map name="k"><area href="/n" shape="rect" coords="0,0,9,9"></map>
      <iframe title="Kaart" srcdoc="<p>x</p>"></iframe><video src="a.mp4"></video><audio autoplay src="a.mp3"></audio>
      <object data="a.bin"></object><dl><dt>a</dt><dd>b</dd><p>c</p></dl>`,
  }),
  'behind an open modal dialog': build({
    body: `${BODY}<dialog id="venster"><h2>Melding</h2><img src="x.png"><button></button><p style="color:#bbb">Vaag</p></dialog>
      <script>venster.showModal()</script>`,
  }),
  'beside an open dialog': build({
    body: `${BODY}<dialog open><h2>Melding</h2><img src="x.png"><button></button></dialog><main inert><button></button></main>`,
  }),
};
