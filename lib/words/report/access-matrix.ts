import type { Locale } from '../../model.ts';
import type { AccessMatrix, AccessRow } from '../../view/access-matrix.ts';
import { accessMatrix as en } from '../en/report/access-matrix.ts';
import { type AccessMatrixWords, accessMatrix as nl } from '../nl/report/access-matrix.ts';

export const accessMatrixWords: Readonly<Record<Locale, AccessMatrixWords>> = { nl, en };

/** A code's name; a report from elsewhere may contain any text, which is then returned unchanged. */
export const nameOf = (names: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(names, code) ? (names[code] ?? code) : code;

const formatRow = (row: AccessRow, words: AccessMatrixWords): string =>
  [
    `${row.token}: ${row.allowed ? words.allowed : words.blocked}`,
    row.line === '' ? words.noLine : words.line({ line: row.line }),
    `${words.purpose}: ${nameOf(words.purposes, row.purpose)}`,
    `${words.honours}: ${nameOf(words.honoured, row.honours)}`,
    `${words.effect}: ${nameOf(words.effects, row.effect)}`,
  ].join('; ');

const formatOperator = (rows: readonly AccessRow[], words: AccessMatrixWords): string => {
  const sources = new Set(rows.map(({ source, checked }) => `${source}, ${words.checked({ day: checked })}`));
  const [first] = rows;
  return [`${first?.operator ?? ''} (${[...sources].join('; ')})`, ...rows.map((row) => formatRow(row, words))].join(
    '\n',
  );
};

/** The directives of the page and its response for crawlers, in a sentence. */
export const formatDirectives = ({ directives }: AccessMatrix, locale: Locale): string => {
  const words = accessMatrixWords[locale];
  return directives.length === 0 ? words.noDirectives : words.directives({ list: directives.join(', ') });
};

/** The access matrix as lines, one block per operator, for use without a table. */
export const formatAccessMatrix = (matrix: AccessMatrix, locale: Locale): readonly string[] => {
  const byOperator = Map.groupBy(matrix.rows, ({ operator }) => operator);
  return [
    formatDirectives(matrix, locale),
    ...[...byOperator.values()].map((rows) => formatOperator(rows, accessMatrixWords[locale])),
  ];
};
