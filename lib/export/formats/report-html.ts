import { isFailOrWarn, type Locale, type Pillar, type Report } from '../../model.ts';
import { commonWords } from '../../words/common.ts';
import { formatTenths } from '../../words/format.ts';
import { exportWords } from '../../words/report/export.ts';
import { withItems } from '../../words/report/extra-lines.ts';
import { reportWords } from '../../words/report/report.ts';
import { html, type Markup } from '../markup.ts';
import type { ReportRepair } from '../repairs.ts';
import {
  createReportModel,
  type ReportCheck,
  type ReportModel,
  type ReportPillar,
  type ReportStep,
} from '../report-model.ts';

/**
 * Style of the saved page: light, A4 on paper, without external resources. Colours are the tokens of
 * `components/shared/house.css`.
 */
export const STYLE = `
:root{color-scheme:light;--ink:#1b2430;--ink-2:#4a5563;--line:#dad6cb;--delft:#1f4e8c;--s0:#566070;--s5:#1c6747;--s4:#3b6a1e;--s3:#7f5200;--s2:#9a4312;--s1:#a02328}
*{box-sizing:border-box}
html{background:#fbfaf7;color:var(--ink);font:16px/1.45 "Atkinson Hyperlegible Next",system-ui,"Segoe UI",Roboto,sans-serif}
body{max-width:52rem;margin:0 auto;padding:2.5rem 1.25rem 5rem}
h1,h2,h3,h4,p{margin:0;overflow-wrap:anywhere}
h1{font-size:1.75rem}h2{margin:2.5rem 0 .75rem;font-size:1.25rem}h3{font-size:1rem}
.product{color:#9c3f2a;font-weight:700;font-size:.875rem}
.quiet{color:var(--ink-2);font-size:.875rem}
.grade{margin:1rem 0 0;font-size:2.5rem;font-weight:700;line-height:1.1}
.short{margin:.75rem 0 0;font-size:1.25rem}
svg{display:block;width:100%;max-width:24rem;margin:1.25rem 0}
.roof{fill:none;stroke:var(--delft);stroke-width:2.5}.stone{fill:var(--delft)}.ghost{fill:#f1efe9}
[data-step="5"]{color:var(--s5)}[data-step="4"]{color:var(--s4)}[data-step="3"]{color:var(--s3)}[data-step="2"]{color:var(--s2)}[data-step="1"]{color:var(--s1)}[data-step="0"]{color:var(--s0)}
svg [data-step] rect.shaft{fill:currentColor}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
td.num,th.num{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
td b[data-step]{font-size:1rem}
ol.todo{padding-inline-start:1.5rem}ol.todo li{padding:.35rem 0}
details{border-top:1px solid var(--line);padding:.5rem 0}
summary{cursor:pointer}summary h3{display:inline;font-size:1rem}
details>:not(summary){margin:.5rem 0 0 1.2rem}
.word{font-weight:700}.word[data-outcome="fail"]{color:var(--s1)}.word[data-outcome="warn"]{color:var(--s3)}.word[data-outcome="pass"]{color:var(--s5)}
pre{padding:.6rem .8rem;border-radius:6px;background:#f1efe9;font:.78rem/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}
.head{display:flex;justify-content:space-between;gap:1rem;margin:2.5rem 0 .5rem;border-bottom:2px solid var(--ink)}.head h2{margin:0}.head b{font-size:1.25rem}
@page{size:A4;margin:16mm 15mm}
@media print{html{background:#fff;font-size:10.5pt}body{max-width:none;padding:0}details,li,tr{break-inside:avoid}h2,h3,summary,.head{break-after:avoid}}
`;

/** A pillar as it is drawn. */
interface DrawnPillar {
  readonly id: Pillar;
  readonly score: number | null;
  /** 5 (best) to 1, 0 without a score. */
  readonly step: number;
}

const drawColumn = ({ score, step }: DrawnPillar, index: number): Markup => {
  const x = 22 + index * 56.4;
  const height = (98 * (score ?? 0)) / 100;
  return html`<g data-step="${step}"><rect class="ghost" x="${x}" y="52" width="34" height="98"/><rect class="shaft" x="${x}" y="${150 - height}" width="34" height="${height}"/></g>`;
};

/** The temple front, as on the report page. */
const drawTemple = (pillars: readonly DrawnPillar[], locale: Locale): Markup => {
  const words = commonWords[locale];
  const scores = pillars.map(({ id, score }) => words.column({ pillar: words.pillars[id], score })).join(', ');
  return html`<svg viewBox="0 0 360 176" role="img" aria-label="${words.columns({ scores })}"><path class="roof" d="M8 44 180 8 352 44Z"/><rect class="stone" x="8" y="44" width="344" height="6"/>${pillars.map(drawColumn)}<rect class="stone" x="8" y="154" width="344" height="6"/><rect class="stone" x="0" y="164" width="360" height="6"/></svg>`;
};

/** No script runs and nothing is fetched, whatever a scanned site's text contains. */
const POLICY = html`default-src 'none'; style-src 'unsafe-inline'`;

const OPEN = html` open`;

const renderHead = (cells: readonly string[]): Markup =>
  html`<tr>${cells.map((cell) => html`<th scope="col">${cell}</th>`)}</tr>`;

const repair = ({ name, before, snippet, after }: ReportRepair): Markup => html`<div class="repair">
<p><b>${name}</b></p>
${before.map((line) => html`<p>${line}</p>`)}
${snippet === '' ? null : html`<pre dir="ltr">${snippet}</pre>`}
${after.map((line) => html`<p>${line}</p>`)}
</div>
`;

const check = (reportCheck: ReportCheck, locale: Locale): Markup => {
  const { check: words } = reportWords[locale];
  const cost = commonWords[locale].costs({ points: formatTenths(locale, reportCheck.points) });
  const isFault = isFailOrWarn(reportCheck);
  return html`<details${isFault ? OPEN : null}>
<summary><span class="word" data-outcome="${reportCheck.outcome}">${reportCheck.outcomeWord}</span> <h3>${reportCheck.heading}</h3> <span class="quiet">${reportCheck.points > 0 ? `${cost} · ${reportCheck.who}` : ''}</span></summary>
<p dir="auto">${reportCheck.lead}</p>
${reportCheck.items.length > 0 ? html`<pre dir="auto">${reportCheck.items.join('\n')}</pre>` : null}
${reportCheck.more === null ? null : html`<p class="quiet">${reportCheck.more}</p>`}
${reportCheck.decision === '' ? null : html`<p dir="auto"><b>${reportCheck.decision}</b></p>`}
${reportCheck.notes.map((note) => html`<p dir="auto">${note}</p>`)}
<p class="quiet">${reportCheck.why}</p>
${reportCheck.fix === '' ? null : html`<p><b>${words.fix}.</b> ${reportCheck.fix}</p>`}
${reportCheck.repairs.map(repair)}
<p class="quiet">${words.source}: <bdi>${reportCheck.source}</bdi></p>
</details>
`;
};

const renderPillar = ({ name, score, step, remarks, checks }: ReportPillar, locale: Locale): Markup => html`<section>
<div class="head"><h2>${name}</h2><b data-step="${step}">${score ?? commonWords[locale].noScore}</b></div>
${remarks.map((remark) => html`<p class="quiet">${remark}</p>`)}
${checks.map((one) => check(one, locale))}</section>
`;

const renderStep = ({ kind, worth, ...texts }: ReportStep): Markup =>
  html`<li>${kind}: <b>${texts.imperative}</b> (${worth})<br>${texts.statement} ${texts.consequence}<br><b>${texts.who}</b>${texts.how === '' ? '' : `: ${texts.how}`}<br>${texts.verify}${texts.terms === '' ? null : html`<br><span class="quiet">${texts.terms}</span>`}</li>`;

const renderBody = (model: ReportModel, namesPijler: boolean): Markup => {
  const { locale } = model;
  const words = reportWords[locale];
  const { ledger } = commonWords[locale];
  const { columns, madeWith: creator } = exportWords[locale];
  return html`<header><p class="product">${words.heading}</p><h1><bdi>${model.host}</bdi></h1><p class="quiet">${words.scannedOn({ day: model.day })}</p>
<p class="grade" data-step="${model.step}">${model.word ?? words.noGrade} ${model.overall}${model.incomplete && model.overall !== null ? ` (${commonWords[locale].incomplete})` : ''}</p><p class="short">${model.summary}</p>${drawTemple(model.pillars, locale)}</header>
<main><table><thead>${renderHead([columns[2] ?? '', columns[3] ?? ''])}</thead><tbody>${model.pillars.map(({ name, score, step }) => html`<tr><td>${name}</td><td class="num"><b data-step="${step}">${score ?? '–'}</b></td></tr>`)}</tbody></table>
<h2>${words.todo.title}</h2>${model.steps.length === 0 ? html`<p>${words.todo.none}</p>` : html`<ol class="todo">${model.steps.map(renderStep)}</ol>`}
${model.pillars.map((one) => renderPillar(one, locale))}
<h2>${words.conditions.title}</h2><table><tbody>${model.conditions.map(([name, value]) => html`<tr><th scope="row">${name}</th><td><bdi>${value}</bdi></td></tr>`)}</tbody></table>
${model.extras.length === 0 ? [] : html`<h2>${words.extras}</h2>`}${model.extras.map(({ heading, lines }) => html`<p><bdi>${heading}</bdi></p><ul>${withItems(lines).map(({ line, items }) => html`<li><bdi>${line}</bdi>${items.length === 0 ? [] : html`<ul>${items.map((item) => html`<li><bdi>${item}</bdi></li>`)}</ul>`}</li>`)}</ul>`)}
<h2>${ledger.title}</h2><p class="quiet">${ledger.promise}</p><table><thead>${renderHead([ledger.at, ledger.host, ledger.path, ledger.purpose, ledger.status, ledger.bytes])}</thead><tbody>${model.contacts.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>
</main>${namesPijler ? html`<footer><p class="quiet">${creator}</p></footer>` : null}`;
};

/** Formats a report as one self-contained page: no script, no reference to any other place. */
export const reportHtml = (report: Report, locale: Locale, { namesPijler = true } = {}): string => {
  const model = createReportModel(report, locale);
  const title = reportWords[locale].title({ host: model.host });
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
${renderBody(model, namesPijler)}
</body>
</html>
`;
  return page.markup;
};
