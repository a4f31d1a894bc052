import type { Item, Lead, Letter } from './letter.ts';

/** Columns of a line of plain text; mail programs show no wider one well (RFC 3676 §4.2). */
const WIDE = 76;

/** A paragraph in lines; a word that is longer than a line, as an address may be, stays whole. */
const wrapped = (text: string, indent = ''): string => {
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

const itemOf = ({ title, mark, line, facts }: Item): string =>
  [
    wrapped(`* ${title}`),
    wrapped(mark === '' ? line : `${mark}. ${line}`, '  '),
    ...facts.map(([name, value]) => wrapped(`${name}: ${value}`, '  ')),
  ].join('\n');

const leadOf = ({ label, href }: Lead): string => `${label}:\n${href}`;

/** A letter as plain text. */
export const textOf = ({ heading, paragraphs, items, after, act, why, leave }: Letter): string => {
  const parts = [
    wrapped(heading),
    ...paragraphs.map((text) => wrapped(text)),
    ...items.map(itemOf),
    ...after.map((text) => wrapped(text)),
    ...(act === null ? [] : [leadOf(act)]),
    // What stands below this line is the signature (RFC 3676 §4.3).
    `-- \nPijler\n${wrapped(why)}`,
    ...(leave === null ? [] : [leadOf(leave)]),
  ];
  return `${parts.join('\n\n')}\n`;
};
