/** A text of about that many characters in which one thing is said again and again. */
export type Run = (length: number) => string;
type Named = readonly [name: string, run: Run];

/** What separates, opens, closes, fills and ends, in every format that is read. */
const PIECES = [
  ...['\t', ' ', '\n', '\r\n', '\u00a0', '0', 'a', 'A', 'é', '\u{1f600}', '_', '-', '.', ',', ';', ':', '=', '|', '#'],
  ...['%', '%2', '&', '+', '*', '/', '//', '?', '@', '"', "'", '`', '\\', '\\"', '(', ')', '()', '[', ']', '[]'],
  ...['{', '}', '<', '>', '<>', '<a ', '</a', '<!--', '<!', '<?', '<![CDATA[', '/*', '&#', '&amp;', '](', '[a]('],
  ...['```\n', 'a ', 'a,', ', ', ' ;', '; a="', '="', "='", 'a=b;', 'a: b\n', ' = ', '1.', '1 ', '1,', '12.', '€ 1'],
  ...[
    '(1',
    '@a.',
    'a@',
    '.a',
    '*a',
    'a-',
    '://',
    '%41',
    "' ",
    '"a" ',
    '\t,',
    ' \n',
    '\n\n',
    ' "',
    ': ',
    '<meta "',
    '<script></script>',
  ],
];

const fill =
  (piece: string): Run =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length));

/** Items that all differ, so that nothing is said twice. */
const count =
  (item: (index: number) => string): Run =>
  (length) => {
    const items: string[] = [];
    for (let size = 0, index = 0; size < length; index++) {
      items.push(item(index));
      size += item(index).length;
    }
    return items.join('');
  };

const AFTER = [' ', ',', ';', '\n', '; ', '/', '.', '&', ':', '=1; ', ': x\n', '="x", ', ' x;', '=x&'];

/** Lists of things that all differ: whoever looks each up in the rest goes through them again and again. */
const NUMBERED: readonly Named[] = AFTER.map(
  (after) => [`numbered, with ${JSON.stringify(after)}`, count((index) => `a${index}${after}`)] as const,
);

export const RUNS: readonly Named[] = [
  ...PIECES.map((piece) => [JSON.stringify(piece), fill(piece)] as const),
  ...NUMBERED,
  ['nested lists', (length) => `${'['.repeat(length / 2)}${']'.repeat(length / 2)}`],
  ['nested objects', (length) => `${'{"a":'.repeat(length / 6)}1${'}'.repeat(length / 6)}`],
  ['nested elements', (length) => `${'<a>'.repeat(length / 7)}${'</a>'.repeat(length / 7)}`],
];

/** Where the parts of a text meet. */
const SEAMS = /(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/gu;
const seamsOf = (text: string): readonly number[] => [...new Set([...text.matchAll(SEAMS)].map(({ index }) => index))];
const SHOWN = 120;

/** A run in a seam of what such a text looks like. */
const inSeams = (text: string, runs: readonly Named[]): readonly Named[] =>
  seamsOf(text).flatMap((seam) =>
    runs.map(([name, run]): Named => {
      const [before, after] = [text.slice(0, seam), text.slice(seam)];
      return [`${name} in ${before.slice(-SHOWN)}…${after.slice(0, SHOWN)}`, (length) => before + run(length) + after];
    }),
  );

/** A text that breaks off in a run. */
const atEnds = (text: string): readonly Named[] =>
  seamsOf(text).flatMap((seam) =>
    RUNS.map(([name, run]): Named => {
      const before = text.slice(0, seam);
      return [`${name} at the end of ${before.slice(-SHOWN)}`, (length) => before + run(length)];
    }),
  );

/** The whole of such a text again and again, as it is and numbered in a seam. */
const copies = (text: string): readonly Named[] => [
  [`copies of ${text}`, fill(text)],
  ...seamsOf(text).map(
    (seam): Named => [
      `copies of ${text.slice(0, seam)}…${text.slice(seam)}, numbered`,
      count((index) => `${text.slice(0, seam)}${index}${text.slice(seam)}`),
    ],
  ),
];

const alone: readonly Named[] = RUNS.flatMap(([name, run]) => [
  [name, run],
  [`${name} and x`, (length) => `${run(length)}x`],
  [`x and ${name}`, (length) => `x${run(length)}`],
]);
/** White space, figures and letters: what two neighbours in a pattern most often share. */
const SHARED = RUNS.filter(([name]) => ['"\\t"', '" "', '"0"', '"a"'].includes(name));

/** `size` of a list at equal distances. */
const spaced = <T>(list: readonly T[], size: number): readonly T[] => {
  const step = Math.max(1, list.length / Math.max(1, size));
  return list.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};

/** Texts for a reader of texts that look so: all lists, and runs alone, in seams and at their ends, and copies; about so many. */
export const pumpedTexts = (like: readonly string[], most: number): readonly Named[] => {
  const left = most - NUMBERED.length;
  const seams = (runs: readonly Named[]) => like.flatMap((text) => inSeams(text, runs));
  return [
    ...NUMBERED,
    ...spaced(alone, left * 0.3),
    ...spaced(seams(SHARED), left * 0.2),
    ...spaced(seams(RUNS), left * 0.1),
    ...spaced(like.flatMap(atEnds), left * 0.1),
    ...spaced(like.flatMap(copies), left * 0.3),
  ];
};
