import { html, type Markup } from '../../../../lib/export/markup.ts';
import { DARK_SHEET, type PartName, styleOf } from './colours.ts';
import type { Item, Letter } from './letter.ts';

/** Class and style of a part: the second for mail programs that drop the sheet which the first belongs to. */
const looks = (part: PartName): Markup => html`class="p-${part}" style="${styleOf(part)}"`;

const factsOf = ({ facts }: Item): Markup | null =>
  facts.length === 0
    ? null
    : html`<dl ${looks('facts')}>${facts.map(
        ([name, value]) =>
          html`<div ${looks('fact')}><dt ${looks('name')}>${name}:</dt> <dd ${looks('value')}>${value}</dd></div>\n`,
      )}</dl>`;

const markOf = ({ mark, tone }: Item): Markup | null =>
  mark === '' ? null : html`<p ${looks(`mark-${tone}`)}>${mark}</p>\n`;

const itemOf = (item: Item): Markup => html`
<div ${looks(item.tone)}>
<h2 ${looks('title')}>${item.title}</h2>
${markOf(item)}<p ${looks('line')}>${item.line}</p>
${factsOf(item)}
</div>`;

const paragraphs = (texts: readonly string[]): readonly Markup[] =>
  texts.map((text) => html`<p ${looks('text')}>${text}</p>\n`);

const actOf = ({ act }: Letter): Markup | null =>
  act === null ? null : html`<p ${looks('text')}><a href="${act.href}" ${looks('act')}>${act.label}</a></p>`;

const leaveOf = ({ leave }: Letter): Markup | null =>
  leave === null ? null : html`<br><a href="${leave.href}" ${looks('leave')}>${leave.label}</a>`;

/** A letter as HTML: nothing in it is loaded from anywhere, and nothing runs. */
export const htmlOf = (letter: Letter): string => {
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
<body ${looks('page')}>
<div ${looks('page')}><div ${looks('sheet')}>
<header><p ${looks('brand')}>Pijler</p></header>
<main>
<h1 ${looks('heading')}>${heading}</h1>
${paragraphs(letter.paragraphs)}${items.map(itemOf)}
${paragraphs(after)}${actOf(letter)}
</main>
<footer><p ${looks('foot')}>${why}${leaveOf(letter)}</p></footer>
</div></div>
</body>
</html>
`;
  return page.markup;
};
