import { join } from 'node:path';
import { putBetween, writeBuilt } from '../written.ts';
import type { Banner, Said } from './judged.ts';

/** Real systems: every page in out/docs/systems.md, the summary in docs/truth.md. */

const FILE = join(import.meta.dirname, '../../docs/truth.md');
const MARKS = ['<!-- made by scripts/systems.ts -->', '<!-- end of the systems -->'] as const;

export interface Row {
  readonly system: string;
  readonly path: string;
  readonly expected: Said;
  /** What differed in each browser; null if it was not used. */
  readonly otherwise: { readonly chromium: readonly string[] | null; readonly firefox: readonly string[] | null };
  /** Total, search and AI, as in Chromium. */
  readonly scores: readonly (number | null)[];
  readonly banner: Banner | null;
}

const words = (differences: readonly string[] | null): string => {
  if (differences === null) return '';
  return differences.length === 0 ? 'so' : differences.join('; ');
};

const cells = ({ system, path, expected, otherwise, scores }: Row): readonly string[] => [
  `${system} \`${path}\``,
  expected.kind,
  expected.system,
  expected.untouched ? 'yes' : '',
  expected.advisories ?? '',
  words(otherwise.chromium),
  words(otherwise.firefox),
  scores.map((score) => score ?? '–').join(' · '),
];

const HEAD = ['page', 'kind', 'system it shows', 'leftover', 'advisories', 'Chromium', 'Firefox', 'total · SEO · AI'];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Every way in which the servers identify themselves, once. */
const banners = (rows: readonly Row[]): string => {
  const written = new Map(rows.flatMap(({ banner }) => (banner === null ? [] : [[banner.headers, banner] as const])));
  return table(
    ['as the server writes itself', 'told', 'in January 2027'],
    [...written.values()].map(({ headers, standing, later }) => [`\`${headers}\``, standing, later]),
  );
};

/** Summary of the scans. */
export const summary = (rows: readonly Row[]): string => {
  const requestOf = rows
    .flatMap(({ otherwise }) => [otherwise.chromium, otherwise.firefox])
    .filter((one) => one !== null);
  const right = requestOf.filter((one) => one.length === 0).length;
  return `${rows.length} pages of ${new Set(rows.map(({ system }) => system)).size} systems, installed from Debian's and npm's packages and scanned by the built extension with access
(\`npm run systems\`). An expert's expectations were written before the scans, and corrected where the expert was wrong (\`scripts/systems/expected.ts\`). Of ${requestOf.length} scans ${right} were as expected in all.`;
};

/** Every page of every system, with what differed in each browser. */
export const section = (rows: readonly Row[]): string => `# Real systems

${summary(rows)} The columns of the browsers list what differed.

${table(HEAD, rows.map(cells))}

SvelteKit does not expose its version, and the tables contain no advisories for Astro, nearly all of which are about rendering on a server. “none” in
their rows means no more than that.

Neither packages Nextcloud, Moodle, Magento, PrestaShop, OpenCart, Craft CMS and Matomo: Debian only has Nextcloud's clients, npm only
packages by third parties. We test these with our own pages in the markup that their makers document
(\`test/collect/page/systems-by-markup.test.ts\`).

The distribution's own builds, known by what Debian's packages write in their headers, when their makers have stopped:

${banners(rows)}`;

/** Writes the page and the summary. */
export const writeSection = (rows: readonly Row[]): void => {
  writeBuilt('systems', `${section(rows)}\n`);
  putBetween(FILE, MARKS, summary(rows));
};
