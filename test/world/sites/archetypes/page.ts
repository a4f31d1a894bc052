import { thisYear } from '../../days.ts';

/** What one page of an archetype says. */
export interface Sheet {
  readonly host: string;
  /** Name of the organisation. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly heading: string;
  /** HTML of the content area below the heading. */
  readonly body: string;
  readonly menu: readonly (readonly [path: string, name: string])[];
  /** HTML of the footer. */
  readonly foot: string;
  readonly lang?: string;
  /** schema.org nodes. */
  readonly nodes?: readonly object[];
  /** HTML at the end of `head`. */
  readonly head?: string;
  readonly bodyClass?: string;
}

const menuOf = ({ menu, path }: Sheet): string =>
  menu.map(([to, name]) => `<li><a href="${to}"${to === path ? ' aria-current="page"' : ''}>${name}</a></li>`).join('');

const jsonLd = ({ nodes = [] }: Sheet): string =>
  nodes.length === 0
    ? ''
    : `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;

const shareTags = ({
  host,
  name,
  path,
  title,
  description = '',
}: Sheet): string => `<meta property="og:type" content="website">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="https://${host}${path}">
<meta property="og:image" content="https://${host}/beeld/deel.png">`;

/** A page made by somebody who knows the trade: nothing is missing. */
export const carefulPage = (sheet: Sheet): string => `<!doctype html>
<html lang="${sheet.lang ?? 'nl'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${sheet.title}</title>
<meta name="description" content="${sheet.description ?? ''}">
<link rel="canonical" href="https://${sheet.host}${sheet.path}">
<link rel="icon" href="/icoon.png" sizes="96x96" type="image/png">
<link rel="stylesheet" href="/stijl.css">
${shareTags(sheet)}
${jsonLd(sheet)}
${sheet.head ?? ''}
</head>
<body class="${sheet.bodyClass ?? 'pagina'}">
<a class="overslaan" href="#inhoud">${sheet.lang === 'en' ? 'Skip to content' : 'Naar de inhoud'}</a>
<header><p class="merk">${sheet.name}</p><nav aria-label="${sheet.lang === 'en' ? 'Main menu' : 'Hoofdmenu'}"><ul>${menuOf(sheet)}</ul></nav></header>
<main id="inhoud"><h1>${sheet.heading}</h1>
${sheet.body}
</main>
<footer>${sheet.foot}<p>© ${thisYear()} ${sheet.name}</p></footer>
</body>
</html>
`;

/** A page as a theme or a kit makes it: decent, with nobody looking after the details. */
export const ordinaryPage = (sheet: Sheet): string => `<!DOCTYPE html>
<html lang="${sheet.lang ?? 'nl'}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${sheet.title}</title>
${sheet.description === undefined ? '' : `<meta name="description" content="${sheet.description}">`}
<link rel="stylesheet" href="/stijl.css">
${jsonLd(sheet)}
${sheet.head ?? ''}
</head>
<body class="${sheet.bodyClass ?? ''}">
<div class="kop"><span class="merk">${sheet.name}</span><ul class="menu">${menuOf(sheet)}</ul></div>
<div class="inhoud"><h1>${sheet.heading}</h1>
${sheet.body}
</div>
<div class="voet">${sheet.foot}<p>&copy; ${thisYear()} ${sheet.name}</p></div>
</body>
</html>
`;

export const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('\n');

export const STYLE = `body { margin: 0; font: 1.05rem/1.6 system-ui, "Liberation Sans", sans-serif; color: #1d2733; background: #fff; }
header, main, footer { max-width: 64rem; margin: 0 auto; padding: 1rem 2rem; }
a { color: #0b4a8f; text-decoration: underline; }
:focus-visible { outline: 3px solid #b45309; outline-offset: 2px; }
.overslaan { position: absolute; top: -5rem; }
.overslaan:focus { top: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 1.5rem; list-style: none; padding: 0; }
nav a, footer a { display: inline-block; padding: .4rem 0; }
img { max-width: 100%; height: auto; }
table { border-collapse: collapse; }
td, th { padding: .4rem 1rem; border: 1px solid #aab4bf; text-align: left; }
label { display: block; }
input, button { font: inherit; padding: .5rem .8rem; }
`;

/** Pale on white, as fashion has it. */
export const PALE_STYLE = `body { margin: 0; font: 16px/1.6 "Segoe UI", "Liberation Sans", sans-serif; color: #5a5a5a; }
.kop, .inhoud, .voet { max-width: 60rem; margin: 0 auto; padding: 1rem 2rem; }
.menu { display: flex; gap: 1.5rem; list-style: none; padding: 0; }
a { color: #3d8b8b; text-decoration: none; }
.knop { display: inline-block; padding: .6rem 1.2rem; background: #e9a23b; color: #fff; }
img { max-width: 100%; height: auto; }
.voet { color: #999; }
`;
