import type { Item, Lead, Letter } from './letter.ts';

/** Columns of a line of plain text; mail programs show no wider one well (RFC 3676 §4.2). */
const WIDE = 76;

/** A paragraph in lines; a word that is longer than a line, as an address may be, stays whole. */
const wrapText = (text: string, indent = ''): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + longer.length > WIDE) {
      lines.push(indent + line);
      line = word;
    } else line = longer;
  }
  return [...lines, indent + line].join('\n');
};

const formatItem = ({ title, mark, line, facts }: Item): string =>
  [
    wrapText(`* ${title}`),
    wrapText(mark === '' ? line : `${mark}. ${line}`, '  '),
    ...facts.map(([name, value]) => wrapText(`${name}: ${value}`, '  ')),
  ].join('\n');

const formatLead = ({ label, href }: Lead): string => `${label}:\n${href}`;

/** A letter as plain text. */
export const formatLetterText = ({ heading, paragraphs, items, after, act, why, leave }: Letter): string => {
  const parts = [
    wrapText(heading),
    ...paragraphs.map((text) => wrapText(text)),
    ...items.map(formatItem),
    ...after.map((text) => wrapText(text)),
    ...(act === null ? [] : [formatLead(act)]),
    // What stands below this line is the signature (RFC 3676 §4.3).
    `-- \nPijler\n${wrapText(why)}`,
    ...(leave === null ? [] : [formatLead(leave)]),
  ];
  return `${parts.join('\n\n')}\n`;
};
