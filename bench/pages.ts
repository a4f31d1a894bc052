/** Pages with a given number of elements, built from one shape with a known share of faults. */

const WORDS = 'fiets band ketting zadel stuur wiel trapper lamp slot mand spaak rem velg as crank'.split(' ');
const HEAD = `<meta charset="utf-8"><title>Meting</title><meta name="viewport" content="width=device-width">
<style>
  body { font: 16px/1.5 sans-serif; margin: 0; color: #222; background: #fff; }
  main { display: block; padding: 16px; }
  .kaarten { display: flex; flex-wrap: wrap; gap: 16px; }
  .kaart { width: 280px; padding: 8px; border: 1px solid #ddd; }
  .vaag { color: #bbb; } .plaat { background: #f4f4f4; }
</style>`;

const words = (count: number, seed: number): string =>
  Array.from({ length: count }, (_, i) => WORDS[(seed * 7 + i * 3) % WORDS.length]).join(' ');

const repeat = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('');

const build = (body: string): string =>
  `<!doctype html><html lang="nl"><head>${HEAD}</head><body><header><nav><a href="/">Start</a></nav></header>
<main><h1>Meting</h1>${body}</main><footer><p>Voet</p></footer></body></html>`;

/** Ten elements each; every fifth has a faint text, every seventh an image without text, every ninth an empty link. */
const card = (i: number): string => `<article class="kaart${i % 3 === 0 ? ' plaat' : ''}"><h2>${words(3, i)}</h2>
<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" width="80" height="60"${i % 7 === 0 ? '' : ` alt="${words(2, i)}"`}>
<p${i % 5 === 0 ? ' class="vaag"' : ''}>${words(12, i)} <em>${words(2, i)}</em></p>
<ul><li>${words(2, i)}</li></ul><a href="/${i}">${i % 9 === 0 ? '' : words(3, i)}</a><button type="button">${words(1, i)}</button></article>`;

const paragraph = (i: number): string =>
  `<p${i % 20 === 0 ? ' class="vaag"' : ''}>${words(25, i)} <a href="/${i}">${words(2, i)}</a></p>`;

const nested = (count: number, depth: number): string =>
  repeat(
    Math.max(1, Math.floor(count / (depth + 1))),
    (i) => `${'<div>'.repeat(depth)}<p>${words(6, i)}</p>${'</div>'.repeat(depth)}`,
  );

const table = (count: number): string =>
  `<table><tr>${repeat(10, (i) => `<th scope="col">${words(1, i)}</th>`)}</tr>${repeat(Math.floor(count / 11), (i) => `<tr>${repeat(10, (k) => `<td>${i + k}</td>`)}</tr>`)}</table>`;

/** Each host's shadow root contains five elements. */
const shadows = (
  count: number,
): string => `${repeat(Math.floor(count / 6), (i) => `<div class="gast" data-i="${i}"></div>`)}
<script>
  for (const host of document.querySelectorAll('.gast')) {
    const i = Number(host.dataset.i);
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<section><h3>Deel ' + i + '</h3><p style="color:' + (i % 5 === 0 ? '#ccc' : '#222') + '">Tekst ' + i + '</p><a href="/' + i + '">Link ' + i + '</a><button>' + i + '</button></section>';
  }
</script>`;

export const PAGES: Readonly<Record<string, (elements: number) => string>> = {
  cards: (elements) => build(`<div class="kaarten">${repeat(Math.floor(elements / 9), card)}</div>`),
  paragraphs: (elements) => build(repeat(Math.floor(elements / 2), paragraph)),
  nested: (elements) => build(nested(elements, 400)),
  table: (elements) => build(table(elements)),
  shadows: (elements) => build(shadows(elements)),
};

/** A page with this many links, two hundred per section. */
export const linkPage = (links: number): string =>
  build(
    repeat(
      Math.ceil(links / 200),
      (part) =>
        `<section><h2>${words(2, part)}</h2>${repeat(Math.min(200, links - part * 200), (i) => `<p><a href="/${part}/${i}">${words(3, i)}</a></p>`)}</section>`,
    ),
  );

/** A page with this many scripts, every second one with an address of its own, and a paragraph beside each. */
export const scriptPage = (scripts: number): string =>
  build(
    repeat(
      scripts,
      (i) =>
        `${paragraph(i)}<script${i % 2 === 0 ? '' : ` src="/script/${i}.js" defer`}>${i % 2 === 0 ? `self.n=${i}` : ''}</script>`,
    ),
  );

/** HTML of about this many bytes, most of it text. */
export const heavyPage = (bytes: number): string => build(repeat(Math.floor(bytes / 230), paragraph));
