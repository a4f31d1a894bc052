import { type Locale, PILLARS, type Pillar } from '../../lib/model.ts';
import { checkPageWords } from '../../lib/words/check-pages.ts';
import { commonWords } from '../../lib/words/common.ts';
import { type ToldCheck, type ToldConclusion, toldChecks } from './told.ts';

/** The pages of the checks as they go into the extension: one sheet a language, without script, read offline. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const conclusionRow = ({ outcome, sentence, costs, cap }: ToldConclusion, nothing: string): string =>
  `<tr><th scope="row">${outcome}</th><td>${escaped(sentence)}</td><td>${costs || nothing}</td><td>${cap ?? nothing}</td></tr>`;

const fixesOf = ({ fixes }: ToldCheck): string =>
  fixes.length === 0
    ? ''
    : `<ul>${fixes.map(([platform, text]) => `<li><b>${platform}:</b> ${escaped(text)}</li>`).join('')}</ul>`;

const section = (check: ToldCheck, locale: Locale): string => {
  const words = checkPageWords[locale];
  const notes = [check.byShare ? words.byShare : '', check.weight === 0 ? words.informative : ''];
  return `<section id="${check.id}" aria-labelledby="${check.id}-title"><h3 id="${check.id}-title">${escaped(check.title)}</h3>
<p>${escaped(check.why)}</p>
<table><caption>${words.conclusions}</caption><thead><tr><th scope="col">${words.outcome}</th><th scope="col">${words.sentence}</th><th scope="col">${words.costs}</th><th scope="col">${words.cap}</th></tr></thead>
<tbody>${check.conclusions.map((conclusion) => conclusionRow(conclusion, words.nothing)).join('')}</tbody></table>
<p><b>${words.fix}:</b> ${escaped(check.fix)}</p>${fixesOf(check)}
<p class="quiet">${notes.join(' ')} ${words.weight}: ${check.weight}. ${words.who}: ${check.who}. ${words.source}: <a href="${escaped(check.source)}" target="_blank" rel="noopener noreferrer">${new URL(check.source).hostname}</a>. <code>${check.id}</code></p></section>`;
};

const contents = (pillar: Pillar, locale: Locale): string =>
  `<li><a href="#${pillar}">${escaped(commonWords[locale].pillars[pillar])}</a></li>`;

const chapter = (pillar: Pillar, locale: Locale): string =>
  `<h2 id="${pillar}">${escaped(commonWords[locale].pillars[pillar])}</h2>
${toldChecks(pillar, locale)
  .map((check) => section(check, locale))
  .join('\n')}`;

/** The sheet of a language. */
export const checkSheet = (locale: Locale): string => {
  const words = checkPageWords[locale];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title><link rel="stylesheet" href="sheet.css"></head>
<body><main><h1>${words.title}</h1><p>${words.intro} ${words.ellipsis} ${words.unseen}</p>
<nav aria-label="${words.title}"><ul>${PILLARS.map((pillar) => contents(pillar, locale)).join('')}</ul></nav>
${PILLARS.map((pillar) => chapter(pillar, locale)).join('\n')}
</main></body></html>
`;
};

/** Colours are those of the extension's other pages (`components/house.css`). */
export const SHEET_STYLE = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: light-dark(#1b2430, #e9edf2); background: light-dark(#fbfaf7, #12161c); }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
a { color: light-dark(#1f4e8c, #8fb8f0); }
:focus-visible { outline: 3px solid light-dark(#0b63ce, #8cbbff); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .3rem 0; }
section { margin: 1rem 0; padding: .5rem 1.25rem; border: 1px solid light-dark(#dad6cb, #343e4b); border-radius: 10px; }
section:target { border: 3px solid light-dark(#1f4e8c, #8fb8f0); }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
caption { text-align: left; font-weight: 700; }
th, td { padding: .3rem .5rem .3rem 0; border-bottom: 1px solid light-dark(#dad6cb, #343e4b); text-align: left; vertical-align: top; }
th[scope="row"] { font-weight: 400; white-space: nowrap; }
code, li { overflow-wrap: anywhere; }
.quiet { font-size: .875rem; color: light-dark(#4a5563, #b4beca); }
`;
