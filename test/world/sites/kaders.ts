import { html, text } from '../answers.ts';
import type { Site } from '../site.ts';

/** Pages with frames, and what the frames hold. */

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Fietsen</title>
<style>iframe { width: 300px; height: 90px }</style>${head}</head><body><main><h1>Fietsen</h1><p>Wij maken uw fiets.</p>${body}</main></body></html>`;

const FAULTY = '<p>Kaart</p><img src="/a.png" width="9" height="9"><p style="color:#ccc;background:#fff">Vaag</p>';
const srcdoc = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const frame = (html: string, rest = ''): string => `<iframe title="Kaart" ${rest} srcdoc="${srcdoc(html)}"></iframe>`;

const POLLUTE = `<script>
for (const kind of [Document, Element, Node, Array, Object])
  for (const name of ['querySelector', 'querySelectorAll', 'getAttribute', 'hasAttribute', 'contains', 'map', 'toJSON'])
    kind.prototype[name] = () => { throw new Error('kapot'); };
window.getComputedStyle = document.createTreeWalker = () => { throw new Error('kapot'); };
</script>`;
const LEAVES = '<script>setTimeout(() => frameElement.remove(), 900)</script>';
const WANDERS = `<script>setTimeout(() => { location.href = '/diep?' + Math.random(); }, 200)</script>`;
/** What a frame can do wrong that only the reader of the page sees, and what its form calls its controls. */
const WORDS = `<style>a, button { outline: none }</style><p><a href="/tarieven">Lees meer</a></p>
<img src="/a.png" alt="IMG_1234.jpg" width="9" height="9"><button>Bestel</button>`;
const SHADOWS = `<form>${[
  'attributes',
  'tagName',
  'parentNode',
  'childNodes',
  'ownerDocument',
  'getAttribute',
  'style',
  'nodeType',
  'namespaceURI',
]
  .map((name) => `<label>${name} <input name="${name}"></label>`)
  .join('')}</form>`;
const THROWS = `<script>for (const name of ['getComputedStyle', 'matchMedia', 'innerWidth', 'scrollY', 'frameElement', 'parent', 'CSS', 'location'])
  try { Object.defineProperty(window, name, { get() { throw new Error('kapot'); } }); } catch {}
throw new Error('kapot');</script>`;
const MAKES = (makes: string): string => `<script>addEventListener('DOMContentLoaded', () => { ${makes} });</script>`;
const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'none'; sandbox; require-trusted-types-for 'script'">`;

const PAGES: Readonly<Record<string, string>> = {
  '/': page(
    `<iframe id="een" title="Kaart" src="/diep"></iframe>${frame(FAULTY, 'id="twee"')}<iframe title="Buiten" src="https://goed.nl/contact"></iframe>`,
  ),
  '/verborgen': page(
    [
      frame(FAULTY, 'style="display:none"'),
      frame(FAULTY, 'style="visibility:hidden"'),
      frame(FAULTY, 'style="width:0;height:0;border:0"'),
      frame(FAULTY, 'aria-hidden="true" tabindex="-1"'),
      frame(FAULTY, 'id="google_ads_iframe_1"'),
      frame('', 'id="leeg"'),
      frame(FAULTY, 'sandbox=""'),
      '<iframe title="Buiten" src="https://goed.nl/contact"></iframe>',
    ].join(''),
  ),
  '/veel': page(frame(FAULTY).repeat(200)),
  '/weg': page(`${frame(FAULTY + LEAVES)}${frame(FAULTY, 'id="blijft"')}`),
  '/zwerft': page(`<iframe title="Zwerver" src="/zwerver"></iframe>${frame(FAULTY, 'id="blijft"')}`),
  '/zwerver': page(WANDERS + FAULTY),
  '/kapot': page(frame(POLLUTE + FAULTY, 'id="kapot"')),
  '/geneste': page('<iframe id="een" title="Een" src="/laag-1" style="height:600px;width:600px"></iframe>'),
  '/laag-1': page('<iframe id="twee" title="Twee" src="/laag-2" style="height:500px;width:500px"></iframe>'),
  '/laag-2': page('<iframe id="drie" title="Drie" src="/diep" style="height:400px;width:400px"></iframe>'),
  '/diep': page(FAULTY),
  '/woorden': page(
    `${frame(WORDS, 'id="woorden"')}<iframe id="buiten" title="Buiten" src="https://goed.nl/contact"></iframe>`,
  ),
  '/teveel': page(frame(WORDS + FAULTY).repeat(400)),
  '/geschaduwd': page(frame(SHADOWS + WORDS + FAULTY, 'id="vormen" name="attributes"')),
  '/gooit': page(frame(THROWS + WORDS + FAULTY, 'id="gooit"')),
  '/zandbak': page(
    `${frame(WORDS + FAULTY, 'id="dicht" sandbox="allow-scripts"')}${frame(WORDS + FAULTY, 'id="open" sandbox="allow-same-origin"')}`,
  ),
  '/gemaakt': page(
    `<iframe id="leeg" title="Leeg"></iframe><iframe id="gevuld" title="Gevuld"></iframe>
     <iframe id="script" title="Script" src="javascript:'<p>Kaart<p><img src=/a.png width=9 height=9>'"></iframe>
     <iframe id="blob" title="Blob"></iframe>`,
    MAKES(`gevuld.contentDocument.body.innerHTML = '<p>Kaart</p><img src="/a.png" width="9" height="9">';
      blob.src = URL.createObjectURL(new Blob(['<p>Kaart</p><img src="/a.png" width="9" height="9">'], { type: 'text/html' }));`),
  ),
  '/structuur': page(frame('<p>Kaart</p><h3>Route</h3>')),
  '/zonder': page('')
    .replace('<main>', '<div>')
    .replace(
      '</main>',
      `${'<iframe title="Alles" id="alles" srcdoc="<main><h1>Kaart</h1><p>Route</p></main>"></iframe>'}</div>`,
    )
    .replace(/<h1>.*?<\/h1>/, ''),
  '/taborde': page('<iframe id="uit" title="Vertrek" tabindex="-1" srcdoc="<a href=\'/weg\'>Vaar mee</a>"></iframe>'),
  '/beleid': page(frame(POLICY + FAULTY, 'id="beleid"')),
  '/donker': page(
    `<div style="background:#111">${frame('<p style="color:#fff">Wit op wat eronder ligt</p>', 'id="glas"')}</div>
     ${frame('<body style="background:#fff"><p style="color:#eee">Vaag op wit</p>', 'id="wit"')}`,
  ),
};

export const kaders: Site = {
  hosts: ['kaders.nl'],
  https: ({ path }) => {
    const body = PAGES[path];
    return body === undefined ? text('niet gevonden', {}, 404) : html(body);
  },
};
