import fc from 'fast-check';
import { findMetaPolicies, findRefresh, findTitle } from '../lib/parse/html/html-scan.ts';
import { parseRefreshTarget } from '../lib/parse/html/meta-refresh.ts';
import { DATE_FORMATS } from '../test/truth/date-formats.ts';
import { ENCODING_CASES } from '../test/truth/encoding-cases.ts';
import { bySniffer, byTree, byUs, headPages, shortPages } from '../test/truth/encoding-readings.ts';
import { heads, readByParser } from '../test/truth/html-heads.ts';
import { allowsByUs, type RobotsInput, robotsInputs } from '../test/truth/robots-files.ts';
import { readsAsAllowed, type SecondReading } from '../test/truth/robots-reading.ts';
import { writeBuilt } from './written.ts';

/**
 * `npm run docs`: writes out/docs/truth.md, which compares our reading of public rules about bytes with readings of others.
 * docs/truth.md has a summary, written by hand; test/truth checks every difference.
 */

const SEED = 17;
const RUNS = 10_000;

const sample = <T>(inputs: fc.Arbitrary<T>): readonly T[] => fc.sample(inputs, { numRuns: RUNS, seed: SEED });
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const count = (number: number): string => number.toLocaleString('en');

const encodings = (): string => {
  const heads = sample(headPages);
  const shorts = sample(shortPages);
  const differing = (pages: readonly string[], other: (html: string) => string): string =>
    count(pages.filter((html) => byUs(html) !== other(html)).length);
  const apart = ENCODING_CASES.filter((one) => one.apart !== undefined).map(({ name, encoding, apart }) => [
    name,
    encoding,
    apart?.chromium ?? encoding,
    apart?.firefox ?? encoding,
  ]);
  return `## HTML's encoding

Of ${ENCODING_CASES.length} pages written from HTML's “determining the character encoding” and “change the encoding” and from MIME Sniffing
§4.4, both browsers read all but ${apart.length} in the same encoding, and we as they do (\`test/browser/encoding.test.ts\`). Where they
differ, we hold with the standard:

${table(['page', 'ours', 'Chromium', 'Firefox'], apart)}

The standard lets a declaration in the body count however late it comes; neither browser does so beyond the first 1,024
bytes (whatwg/html#6962), and what a visitor sees is what is judged: so we do not either. It also lets a browser look for
a declaration in the bytes alone, where one in a script or a title counts; neither does.

${table(
  ['generated pages', 'read by', 'pages', 'differ'],
  [
    [
      'heads with declarations among comments, scripts and titles',
      'parse5, a whole HTML parser',
      count(heads.length),
      differing(heads, byTree),
    ],
    [
      'short pages without text elements',
      'html-encoding-sniffer, the prescan',
      count(shorts.length),
      differing(shorts, bySniffer),
    ],
  ],
)}`;
};

/** Where Google's parser reads otherwise than RFC 9309: each deviation alone, and all of them. */
const GOOGLES: readonly (readonly [what: string, reading: SecondReading, right: string])[] = [
  ['escapes of unreserved characters stay escapes', { decodes: false }, 'we: RFC 9309 §2.2.2, “MUST be unencoded”'],
  ['`%24` and `%2A` are three characters each', { escapes: false }, 'we: RFC 9309 §2.2.3'],
  [
    'vertical tab and form feed are white space too',
    { spaces: [0x20, 0x09, 0x0b, 0x0c] },
    'we: RFC 9309 §2.2, `WS = %x20 / %x09`',
  ],
];

const robots = (): string => {
  const inputs = sample(robotsInputs);
  const differing = (reading?: SecondReading): string =>
    count(
      inputs.filter((input: RobotsInput) => allowsByUs(input) !== readsAsAllowed(input.file, input, reading)).length,
    );
  const all = Object.assign({}, ...GOOGLES.map(([, reading]) => reading)) as SecondReading;
  return `## robots.txt

${count(inputs.length)} generated files of bytes (Unicode's white space, NUL, broken UTF-8, byte order marks, lines at the cut), each asked about
one address, against a second reading of RFC 9309 written apart from the first (\`test/truth/robots-reading.ts\`). The full
run of the tests makes 100,000.

${table(
  ['the second reading', 'differs', 'who is right'],
  [
    ['RFC 9309', differing(), ''],
    ...GOOGLES.map(([what, reading, right]) => [`as Google's: ${what}`, differing(reading), right]),
    ["as Google's in all three", differing(all), ''],
  ],
)}

Two ways of Google's are in neither reading: a rule that ends in \`/index.html\` also speaks of its folder there (an addition
of theirs), and /robots.txt itself has no exception (RFC 9309 §2.2.2 makes one: it is always allowed). What Google's parser
has beside the RFC and both readings follow: misspelt directives, a missing colon between two words, \`*\` with more behind
white space, 16,663 bytes of a line, nothing behind a NUL, a byte order mark that breaks off.`;
};

const dates = (): string => {
  const rows = Object.entries(DATE_FORMATS).map(([name, { source, read, vectors }]) => {
    const wrong = vectors.filter(([text, moment]) => {
      const found = read(text);
      return (found === null ? null : new Date(found).toISOString()) !== moment;
    });
    const none = vectors.filter(([, moment]) => moment === null);
    const kind = none.filter(([text]) => !Number.isNaN(Date.parse(text))).length;
    return [name, source, count(vectors.length), count(wrong.length), `${kind} of ${none.length}`];
  });
  return `## Dates

Vectors of each format: the standard's own examples, and texts at the edges of its grammar. The last column says how many
of those that are no dates of the format JavaScript's \`Date.parse\` takes for one; nothing of ours calls it any more.

${table(['format', 'decided by', 'vectors', 'read wrongly', 'taken by `Date.parse`'], rows)}`;
};

const rawHtml = (): string => {
  const sources = sample(heads);
  const whole = sources.map(readByParser);
  const differing = (ours: (html: string) => unknown, theirs: (read: ReturnType<typeof readByParser>) => unknown) =>
    count(
      sources.filter((html, index) => {
        const read = whole[index];
        return read === undefined || JSON.stringify(ours(html)) !== JSON.stringify(theirs(read));
      }).length,
    );
  return `## Raw HTML

Heads with character references, comments, raw text, \`noscript\`, \`document.write\`, templates, SVG and MathML, against parse5's whole
parser, in which scripts run. Ours is its tokenizer alone, which is linear; the full run tries as many more as it is asked for
(100,000 without a difference).

${table(
  ['read', 'heads', 'differ'],
  [
    ['title', count(sources.length), differing(findTitle, ({ title }) => title)],
    [
      'where the first refresh leads',
      count(sources.length),
      differing(findRefresh, ({ refresh }) => parseRefreshTarget(refresh ?? '')),
    ],
    ['policies of the head', count(sources.length), differing(findMetaPolicies, ({ policies }) => policies)],
  ],
)}`;
};

const create = (): string => [encodings(), rawHtml(), robots(), dates()].join('\n\n');

writeBuilt('truth', `# Truth\n\n${create()}\n`);
