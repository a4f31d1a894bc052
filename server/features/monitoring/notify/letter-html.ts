import { html, type Markup } from '../../../../lib/export/markup.ts';
import { DARK_SHEET, formatStyle, type PartName } from './colours.ts';
import type { Item, Letter } from './letter.ts';

/** Class and style of a part: the second for mail programs that drop the sheet which the first belongs to. */
const formatLook = (part: PartName): Markup => html`class="p-${part}" style="${formatStyle(part)}"`;

const renderFacts = ({ facts }: Item): Markup | null =>
  facts.length === 0
    ? null
    : html`<dl ${formatLook('facts')}>${facts.map(
        ([name, value]) =>
          html`<div ${formatLook('fact')}><dt ${formatLook('name')}>${name}:</dt> <dd ${formatLook('value')}>${value}</dd></div>\n`,
      )}</dl>`;

const markOf = ({ mark, tone }: Item): Markup | null =>
  mark === '' ? null : html`<p ${formatLook(`mark-${tone}`)}>${mark}</p>\n`;

const renderItem = (item: Item): Markup => html`
<div ${formatLook(item.tone)}>
<h2 ${formatLook('title')}>${item.title}</h2>
${markOf(item)}<p ${formatLook('line')}>${item.line}</p>
${renderFacts(item)}
</div>`;

const renderParagraphs = (texts: readonly string[]): readonly Markup[] =>
  texts.map((text) => html`<p ${formatLook('text')}>${text}</p>\n`);

const renderAct = ({ act }: Letter): Markup | null =>
  act === null ? null : html`<p ${formatLook('text')}><a href="${act.href}" ${formatLook('act')}>${act.label}</a></p>`;

const renderLeave = ({ leave }: Letter): Markup | null =>
  leave === null ? null : html`<br><a href="${leave.href}" ${formatLook('leave')}>${leave.label}</a>`;

/** A letter as HTML: nothing in it is loaded from anywhere, and nothing runs. */
export const renderLetterHtml = (letter: Letter): string => {
  const { locale, subject, heading, items, after, why } = letter;
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${{ markup: DARK_SHEET }}</style>
</head>
<body ${formatLook('page')}>
<div ${formatLook('page')}><div ${formatLook('sheet')}>
<header><p ${formatLook('brand')}>Pijler</p></header>
<main>
<h1 ${formatLook('heading')}>${heading}</h1>
${renderParagraphs(letter.paragraphs)}${items.map(renderItem)}
${renderParagraphs(after)}${renderAct(letter)}
</main>
<footer><p ${formatLook('foot')}>${why}${renderLeave(letter)}</p></footer>
</div></div>
</body>
</html>
`;
  return page.markup;
};
