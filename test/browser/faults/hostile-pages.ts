import { always, html } from '../../world/answers.ts';
import type { Site } from '../../world/site.ts';

/** Pages that are made to mislead, overload or shut out whoever reads them. */

const BODY = `<header><nav><a href="/een">Een</a> <a href="/twee">Twee</a></nav></header>
<main><h1>Fietsen repareren in Utrecht</h1><p>Wij repareren uw fiets terwijl u wacht, voor een vaste prijs.</p>
<img src="/wiel.svg" alt="Een wiel" width="40" height="40">
<form action="/zoek"><label for="q">Zoek</label><input id="q" name="q"><button>Zoek</button></form></main>
<footer><p>De Fietsenmaker, Utrecht</p></footer>`;

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Fietsen repareren in Utrecht</title>
<meta name="description" content="Uw fiets gerepareerd terwijl u wacht, voor een vaste prijs.">
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`;

/** Everything that our reading could lean on, replaced in the page's own world, after its own scripts had their turn. */
const POLLUTE = `<script>
addEventListener('load', () => {
  const lie = () => 'gelogen';
  for (const name of ['map', 'filter', 'flatMap', 'push', 'slice', 'toSorted', 'join']) Array.prototype[name] = lie;
  for (const name of ['getAttribute', 'hasAttribute', 'closest', 'matches', 'querySelectorAll', 'checkVisibility'])
    Element.prototype[name] = lie;
  for (const name of ['querySelectorAll', 'querySelector']) Document.prototype[name] = lie;
  for (const name of ['trim', 'replace', 'split', 'slice', 'toWellFormed']) String.prototype[name] = lie;
  Object.defineProperty(Node.prototype, 'textContent', { get: lie });
  Object.defineProperty(Object.prototype, 'seen', { value: true, writable: true });
  Object.defineProperty(Object.prototype, 'cap', { value: 0, writable: true });
  Object.prototype.toJSON = lie;
  JSON.stringify = lie;
  JSON.parse = lie;
  Promise.prototype.then = lie;
  window.fetch = lie;
  window.getComputedStyle = lie;
  DOMParser.prototype.parseFromString = lie;
  performance.now = () => 0;
});
</script>`;

const SHADOWING =
  `attributes getAttribute hasAttribute parentNode parentElement children childNodes firstChild nextSibling
 tagName localName nodeName nodeType id className classList matches closest querySelector querySelectorAll ownerDocument
 getBoundingClientRect checkVisibility shadowRoot textContent innerHTML action method elements length style`.split(
    /\s+/,
  );

const formWith = (names: readonly string[]): string =>
  `<form action="/zoek"><label for="q">Zoek</label><input id="q" name="q"><button>Zoek</button>${names
    .map((name) => `<input type="hidden" name="${name}">`)
    .join('')}</form>`;
const withForm = (names: readonly string[]): string => BODY.replace(/<form.*<\/form>/s, formWith(names));

const many = (count: number, item: string): string => item.repeat(count);

const ITEM = '<li><b>Kop</b> <i>tekst</i> <span>en <u>meer</u></span></li>';
/** What a page could want to hide behind much else: an image, a link and a field without a name, and a script of another host. */
const FAULTS =
  '<img src="/spaak.svg"><a href="/drie"></a><input name="z"><script src="https://goed.nl/app.js"></script>';
/** The same in a place of its own. */
const inRoot = (mode: 'open' | 'closed'): string => `<div id="${mode}"></div><script>
document.querySelector('#${mode}').attachShadow({ mode: '${mode}' }).innerHTML = '${FAULTS.replace(/<script.*<\/script>/, '')}';</script>`;

const GROWING = `<script>
addEventListener('load', () => {
  const grow = () => {
    const one = document.createElement('p');
    one.id = 'zelfde';
    one.textContent = 'Nog een';
    document.querySelector('#groei').append(one);
    if (document.querySelector('#groei').childNodes.length > 200) document.querySelector('#groei').replaceChildren(one);
    setTimeout(grow, 0);
  };
  grow();
});
</script>`;

/** The faults a page could want to hide, in a place that it fills once, or without end. */
const PUTTING = (again: string): string => `<script>
addEventListener('DOMContentLoaded', () => {
  const put = () => { document.querySelector('#wissel').innerHTML = '${FAULTS.replace(/<script.*<\/script>/, '')}'; };
  put();
  ${again}(put, 10);
});
</script>`;

/** Faults that the page keeps pushing down and up, and a faint clock that goes. */
const MOVING = (again: string): string => `<div id="boven"></div>${FAULTS.replace(/<script.*<\/script>/, '')}
<time id="klok" style="color:#ccc">12:00</time>
<script>
  let high = false;
  ${again}(() => {
    high = !high;
    document.querySelector('#boven').style.height = high ? '400px' : '0';
    document.querySelector('#klok').textContent = '12:01';
  }, 60);
</script>`;

/** By path. Of the clean one the same script waits for what never comes. */
const PAGES: Readonly<Record<string, string>> = {
  '/schoon': page(BODY, POLLUTE.replace("'load'", "'nooit'")),
  '/vervuild': page(BODY, POLLUTE),
  '/overschaduwd': page(withForm(SHADOWING)),
  '/onschuldig': page(withForm(SHADOWING.map((_, index) => `veld-${index}`))),
  '/groot': page(`${BODY}<ul>${many(20_000, ITEM)}</ul>`),
  '/klein': page(`${BODY}<ul>${many(200, ITEM)}</ul>`),
  '/groot-en-fout': page(`${BODY}<ul>${many(20_000, ITEM)}</ul>${FAULTS}`),
  '/lang-en-fout': page(`${BODY}<ul>${many(45_000, ITEM)}</ul>${FAULTS}`),
  '/klein-en-fout': page(`${BODY}<ul>${many(200, ITEM)}</ul>${FAULTS}`),
  '/woekerend': page(
    `${BODY}<div id="groei"></div><div style="width:1e9px;height:1e9px"></div>${many(3_550, '<i id="gelijk"></i>')}`,
    GROWING,
  ),
  '/wisselt': page(`${BODY}<div id="wissel"></div>`, PUTTING('setInterval')),
  '/wisselt-niet': page(`${BODY}<div id="wissel"></div>`, PUTTING('void')),
  '/schuift': page(`${BODY}${MOVING('setInterval')}`),
  '/schuift-niet': page(`${BODY}${MOVING('void')}`),
  '/rustig': page(
    `${BODY}<div id="groei">${many(200, '<p>Nog een</p>')}</div><div style="width:1em;height:1em"></div>${many(35, '<i></i>')}`,
  ),
  '/gelijkend': page(`${BODY}${many(20_000, '<p>Nog een alinea</p>')}`),
  '/enkele': page(`${BODY}${many(200, '<p>Nog een alinea</p>')}`),
  '/kaders': page(
    `${BODY}<iframe title="Binnen" srcdoc="<h1>Binnen</h1><a href=/geheim>Geheim</a>"></iframe><iframe title="Buiten" src="https://goed.nl/contact"></iframe>`,
  ),
  '/schaduw': page(
    `${BODY}<div id="open"></div><div id="dicht"></div><template><h1>Sjabloon</h1><a href="/sjabloon">x</a></template>
<noscript><h1>Zonder script</h1><a href="/zonder">x</a></noscript>
<article><template shadowrootmode="open"><h2>Verklaard</h2></template></article>`,
    `<script>addEventListener('DOMContentLoaded', () => {
  document.querySelector('#open').attachShadow({ mode: 'open' }).innerHTML = '<h2>Open</h2>';
  document.querySelector('#dicht').attachShadow({ mode: 'closed' }).innerHTML = '<h2>Dicht</h2>';
});</script>`,
  ),
  // What they hold stands in the page itself, or beside it.
  '/kaders-ernaast': page(BODY.replace('</main>', '<h2>Binnen</h2><a href="/geheim">Geheim</a></main>')),
  '/schaduw-ernaast': page(
    BODY.replace('</main>', '<h2>Open</h2><h2>Dicht</h2><article><h2>Verklaard</h2></article></main>'),
  ),
  '/open-en-fout': page(`${BODY}${inRoot('open')}`),
  '/dicht-en-fout': page(`${BODY}${inRoot('closed')}`),
  '/licht-en-fout': page(`${BODY}<script>void 0;</script>${FAULTS.replace(/<script.*<\/script>/, '')}`),
};

const POLICIES: Readonly<Record<string, string>> = {
  '/zandbak': 'sandbox allow-scripts',
  '/niets':
    "default-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
};

const missing = html(page('<h1>Niet gevonden</h1>'), {}, 404);

export const vijandig: Site = {
  hosts: ['vijandig.nl', 'www.vijandig.nl'],
  https: (visit) => {
    const policy = POLICIES[visit.path];
    if (policy !== undefined) return html(page(BODY), { 'content-security-policy': policy });
    const found = PAGES[visit.path];
    return found === undefined ? always(missing)(visit) : html(found);
  },
};

/** Each page that misleads, overloads or shuts out, and a page of the same content without that. Of the last two the policy is a real one. */
export const PLAIN: Readonly<Record<string, string>> = {
  '/vervuild': '/schoon',
  '/overschaduwd': '/onschuldig',
  '/groot': '/klein',
  '/groot-en-fout': '/klein-en-fout',
  '/lang-en-fout': '/klein-en-fout',
  '/woekerend': '/rustig',
  '/wisselt': '/wisselt-niet',
  '/schuift': '/schuift-niet',
  '/gelijkend': '/enkele',
  '/kaders': '/kaders-ernaast',
  '/schaduw': '/schaduw-ernaast',
  '/open-en-fout': '/licht-en-fout',
  '/dicht-en-fout': '/licht-en-fout',
  '/zandbak': '/schoon',
  '/niets': '/schoon',
};

export const at = (path: string): string => `https://vijandig.nl${path}`;
