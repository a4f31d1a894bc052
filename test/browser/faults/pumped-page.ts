/** A page on which everything that a page can say is said again and again, in every place that somebody reads. */

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
/** The runs one after the other in the same place. */
const each = (runs: readonly string[], draw: (run: string, index: number) => string): string =>
  runs.map((run, index) => draw(escaped(run), index)).join('\n');

const NAMES = ['description', 'robots', 'generator', 'author', 'viewport', 'referrer', 'tdm-reservation', 'googlebot'];
const PROPERTIES = ['og:title', 'og:site_name', 'og:image', 'og:url', 'article:published_time'];
/** The careful readers' own poisons, each as long as a meta element may be. */
const METAS: Readonly<Record<string, string>> = {
  description: ' '.repeat(1_900),
  robots: 'unavailable_after:'.repeat(100),
  generator: `WordPress ${'1.'.repeat(900)}`,
  viewport: 'a'.repeat(1_900),
};
/** Read whole, as far as 16,000 characters. */
const EQUIVS: Readonly<Record<string, string>> = {
  refresh: '\t'.repeat(3_900),
  'content-security-policy': `${Array.from({ length: 900 }, (_, index) => `a${index} b`).join('; ')}; ${'x '.repeat(900)}`,
  'content-language': ' '.repeat(3_900),
};
const named = (attribute: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}">`)
    .join('\n');

const structured = (run: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': ['Product', 'Organization', run.slice(0, 20)],
    name: run,
    telephone: run,
    identifier: run,
    datePublished: run,
    offers: { '@type': 'Offer', price: run, priceCurrency: 'EUR' },
    sameAs: [run],
  }).replaceAll('<', '\\u003c');

const headOf = (runs: readonly string[]): string => `<meta charset="utf-8"><title>${each(runs, (run) => run)}</title>
${each(runs, (run, index) => `<meta name="${NAMES[index % NAMES.length]}" content="${run}">`)}
${each(runs, (run, index) => `<meta property="${PROPERTIES[index % PROPERTIES.length]}" content="${run}">`)}
${each(runs, (run) => `<link rel="alternate canonical ${run}" hreflang="${run}" href="/x?${run}">`)}
${runs.map((run) => `<script type="application/ld+json">${structured(run)}</script>`).join('\n')}
${runs.map((run) => `<style>/*${run}*/ @import "http://${run}"; a:focus ${run} c { background: url(${run}) }</style>`).join('\n')}
${runs.map((run) => `<script type="text/plain">eval(unescape('${run}'))</script>`).join('\n')}`;

const bodyOf = (runs: readonly string[]): string => `<main><h1>Nog eens en nog eens</h1>
${each(runs, (run, index) => `<a href="/${index}?${run}">${run}</a>`)}
${each(runs, (run) => `<a href="tel:${run}">${run}</a> <a href="mailto:a@${run}">${run}</a>`)}
${each(runs, (run) => `<img src="/wiel.svg" alt="${run}" srcset="${run}">`)}
${each(runs, (run) => `<div itemscope itemtype="https://schema.org/Product ${run}"><b itemprop="name ${run}">${run}</b></div>`)}
${each(runs, (run) => `<div vocab="https://schema.org/" typeof="Product"><b property="name ${run}">${run}</b></div>`)}
${each(runs, (run) => `<form action="/zoek?${run}"><input name="${run}" aria-label="${run}" class="${run}"></form>`)}
${each(runs, (run) => `<time datetime="${run}">${run}</time> <i lang="${run}" class="author ${run}">${run}</i>`)}
${each(runs, (run) => `<div style="display:none">als een ai ${run} ignore all ${run}</div>`)}
${each(runs, (run) => `<!-- ignore all ${run.replaceAll('-', '')} -->`)}
${each(runs, (run) => `<p>${run}</p>`)}</main>
<footer>${each(runs, (run) => `© ${run} 2019`)}</footer>`;

/** A page that says each run in every place; `more` stands in its head. */
export const pumpedPage = (runs: readonly string[], more = ''): string =>
  `<!doctype html><html lang="nl"><head>${headOf(runs)}${more}</head><body>${bodyOf(runs)}</body></html>`;

/** What single readers of a head find hardest, each as long as it is kept. */
export const POISONS: string = `${named('http-equiv', EQUIVS)}${named('name', METAS)}
<script type="application/ld+json">${'['.repeat(9_000)}</script>
<script>if (0) eval(unescape('${'%61'.repeat(300)}')); //${'\t'.repeat(300)}${'_0x1234 '.repeat(300)}</script>`;
