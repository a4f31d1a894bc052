import { html } from '../../world/answers.ts';
import type { Site } from '../../world/site.ts';

/** Pages with faults in places that are hard to show. */

const FAULTS = `<article><h2>Nieuws</h2><p>Wij zijn verhuisd.</p><a class="meer" href="/een">Lees meer</a></article>
<article><h2>Agenda</h2><p>Kom langs.</p><a class="meer" href="/twee">Lees meer</a></article>
<div style="height:1800px"></div>
<article><h2>Ver weg</h2><a class="meer" href="/drie">Lees meer</a></article>
<p><img src="/wiel.svg" width="200" height="100" class="foto"></p>
<div style="height:900px"></div>`;

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Fietsen repareren in Utrecht</title>
<meta name="description" content="Uw fiets gerepareerd terwijl u wacht, voor een vaste prijs.">
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body><header><a href="/">Begin</a></header><main><h1>Fietsen</h1><button id="knop">Knop</button>${body}</main></body></html>`;

const SHADOW = `<script>
addEventListener('DOMContentLoaded', () => {
  const outer = document.querySelector('#buiten').attachShadow({ mode: 'open' });
  outer.innerHTML = '<div id="binnen"></div>';
  outer.querySelector('#binnen').attachShadow({ mode: 'open' }).innerHTML =
    '<img src="/diep.svg" width="120" height="80">';
});
</script>`;

const MODAL = `<script>
addEventListener('load', () => {
  document.querySelector('dialog').showModal();
});
</script>`;

/** A frame of its own site, which lies in another, and one of another site; each with a picture that has no text. */
const FRAMES = `<iframe id="eigen" title="Eigen" src="/om" width="400" height="300" style="border:7px solid;padding:5px"></iframe>
<iframe id="vreemd" title="Vreemd" src="https://elders.nl/" width="400" height="200"></iframe>`;

/** A page that dresses and removes whatever is not its own. */
const JEALOUS = `<style>
* { transition: all 3s !important; animation: none !important }
div, button { display: none !important; opacity: 0 !important; transform: scale(0) !important }
[popover] { visibility: hidden !important; clip-path: inset(50%) !important; filter: blur(9px) !important }
main, article { display: block !important; opacity: 1 !important }
</style>`;

const PAGES: Readonly<Record<string, string>> = {
  '/': page(FAULTS),
  '/niets': page(FAULTS),
  '/schaduw': page(`${FAULTS}<div id="buiten"></div>`, SHADOW),
  '/dialoog': page(
    `${FAULTS}<dialog><h2>Vraag</h2><p>Akkoord?</p><img src="/vraag.svg" width="90" height="60"><button>Ja</button></dialog>`,
    MODAL,
  ),
  '/kaders': page(`${FAULTS}${FRAMES}`),
  '/om': page('<iframe id="diep" title="Diep" src="/binnen" width="300" height="200"></iframe>'),
  '/binnen': page('<img src="/binnen.svg" width="120" height="80">'),
  '/jaloers': page(FAULTS, JEALOUS),
};

export const toon: Site = {
  hosts: ['toon.nl', 'www.toon.nl'],
  https: ({ path }) => {
    const found = PAGES[path];
    if (path.endsWith('.svg'))
      return {
        status: 200,
        headers: { 'content-type': 'image/svg+xml' },
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle cx="5" cy="5" r="5"/></svg>',
      };
    if (path === '/niets') return html(page(FAULTS), { 'content-security-policy': "default-src 'none'" });
    return found === undefined ? html(page('<p>Niet gevonden</p>'), {}, 404) : html(found);
  },
};

/** What stands in a frame of another site. */
export const elders: Site = {
  hosts: ['elders.nl', 'www.elders.nl'],
  https: ({ path }) =>
    path === '/' ? html(page('<img src="https://toon.nl/vreemd.svg" width="60" height="40">')) : html('', {}, 404),
};

export const at = (path: string): string => `https://toon.nl${path}`;
