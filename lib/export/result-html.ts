import type { PublicResult } from '../api/result.ts';
import type { Locale } from '../model.ts';
import { gradeOf } from '../view/grade.ts';
import { visible } from '../view/visible.ts';
import { commonWords } from '../words/common.ts';
import { dayIn } from '../words/format.ts';
import { reportWords } from '../words/report.ts';
import { servedWords } from '../words/served.ts';
import { html, type Markup } from './markup.ts';
import { STYLE } from './report-html-style.ts';
import { temple } from './temple.ts';

/** What a page tells: a result and when it was made, in ms since 1970; null where there is none. */
export interface ResultPage {
  readonly domain: string;
  readonly found: { readonly result: PublicResult; readonly at: number } | null;
  readonly locale: Locale;
}

/** The style that stands in the page, for the policy that allows it and nothing else. */
export const resultPageStyle = `${STYLE}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--ink:#e9edf2;--ink-2:#b4beca;--line:#343e4b;--delft:#8fb8f0;--s0:#a8b1bc;--s5:#72cda1;--s4:#a9cf7a;--s3:#e6b84f;--s2:#f0a878;--s1:#f39d96}html{background:#12161c}.product{color:#e79a83}.ghost{fill:#222a34}}
`;

const outcome = ({ result, at }: NonNullable<ResultPage['found']>, locale: Locale): Markup => {
  const words = reportWords[locale];
  const { noScore } = commonWords[locale];
  const { overall_score: overall } = result;
  const { word, step } = gradeOf(overall, locale);
  const pillars = result.pillars.map((pillar) => ({ ...pillar, step: gradeOf(pillar.score, locale).step ?? 0 }));
  return html`<p class="quiet">${words.scannedOn({ day: dayIn(locale, at) })}</p>
<p class="grade" data-step="${step ?? 0}">${word ?? words.noGrade} ${overall}</p>
<p class="short">${word === null || overall === null ? words.noGradeBecause : words.inShort({ word, score: overall })}</p>
${temple(pillars, locale)}
<table><tbody>${pillars.map(({ id, score, step: grade }) => html`<tr><th scope="row">${commonWords[locale].pillars[id]}</th><td class="num"><b data-step="${grade}">${score ?? '–'}</b></td><td>${gradeOf(score, locale).word ?? noScore}</td></tr>`)}</tbody></table>`;
};

/** The public result of a domain as a page: no script, nothing from elsewhere. */
export const resultPage = ({ domain, found, locale }: ResultPage): string => {
  const words = reportWords[locale];
  const host = visible(domain);
  const { noResult } = servedWords[locale];
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title({ host })}</title>
<style>${{ markup: resultPageStyle }}</style>
</head>
<body>
<main><p class="product">${words.heading}</p><h1><bdi>${host}</bdi></h1>
${found === null ? html`<p class="short">${noResult}</p>` : outcome(found, locale)}</main>
</body>
</html>
`;
  return page.markup;
};
