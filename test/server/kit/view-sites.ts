import { html } from '../../world/answers.ts';
import type { Site } from '../../world/site.ts';

/** Sites that look different on a phone and in dark mode: one that does not, five that do. */

const WORDS = 'Dit is een gewone alinea met genoeg woorden om te tellen. '.repeat(12);
const page = (style: string, body: string): string => `<!doctype html><html lang="nl"><head><title>Een pagina</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<style>body { background: #fff; color: #111; font: 16px sans-serif } ${style}</style></head>
<body><main><h1>Een pagina</h1>${body}<p>${WORDS}</p></main></body></html>`;

const dark = (css: string): string => `@media (prefers-color-scheme: dark) { ${css} }`;
const phone = (css: string): string => `@media (max-width: 500px) { ${css} }`;

const PAGES: Readonly<Record<string, string>> = {
  'zelfde.nl': page('', '<p>Overal hetzelfde.</p>'),
  'donker.nl': page(
    dark('body { background: #222; color: #eee } .vaag { color: #444 }'),
    '<p class="vaag">Vage tekst</p>',
  ),
  'breed.nl': page(
    phone('.tabel { width: 1400px; background: #ddd }'),
    '<div class="tabel">Een brede tabel van gegevens</div>',
  ),
  'knoppen.nl': page(
    `.menu { display: none } ${phone('.menu { display: block } .menu button { width: 12px; height: 12px; padding: 0; border: 0; font-size: 8px }')}`,
    '<nav class="menu" aria-label="Menu"><button>A</button><button>B</button><button>C</button></nav>',
  ),
  'minder.nl': page(phone('.lang { display: none }'), `<p class="lang">${WORDS}${WORDS}</p>`),
  'desktop.nl': page(
    `.vaag { color: #ccc } ${phone('.vaag { color: #111 }')}`,
    '<p class="vaag">Alleen op de desktop vaag</p>',
  ),
};
export const VIEW_SITES: readonly Site[] = Object.entries(PAGES).map(([host, body]) => ({
  hosts: [host],
  https: ({ path }) => html(path === '/' ? body : '', {}, path === '/' ? 200 : 404),
}));
