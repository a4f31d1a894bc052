import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OUT = join(import.meta.dirname, '../../out/docs');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

/** Writes the result of each command (document, command, the line that was run if it differs, result), of one part of a run. */
export const writeTable = (rows: readonly (readonly string[])[], part: number): void => {
  const lines = rows.map(([document = '', command = '', line = '', result = '']) =>
    ['', cell(document), cell(code(command)), cell(code(line)), cell(result), ''].join(' | ').trim(),
  );
  const head = ['| document | command | run as | result |', '| --- | --- | --- | --- |'];
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, `commands-${part}.md`), `${[...head, ...lines].join('\n')}\n`);
};
