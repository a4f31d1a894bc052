import { join } from 'node:path';
import { putBetween, writeBuilt } from '../written.ts';
import { advisoriesOf, BUNDLERS, isFound, type Shown, worstOf } from './judged.ts';
import { findingBy, type Retire } from './retire.ts';

/** Bundled libraries: every library in out/docs/libraries.md, the summary in docs/truth.md. */

const FILE = join(import.meta.dirname, '../../docs/truth.md');
const MARKS = ['<!-- made by scripts/libraries.ts -->', '<!-- end of the libraries -->'] as const;

/** Why a release is not found, or found as another: written by hand for each library that has such a release. */
const REASONS: Readonly<Record<string, string>> = {
  axios: 'states no version before 0.22; 0.27 and 1.21 by some bundlers beside no word of its own',
  'blueimp-file-upload': 'states no version',
  'chart.js': '2 states no version in code',
  d3: '7 states none in the modules that its entry exports',
  datatables: '1.13.8 calls itself 1.13.7',
  handlebars: '3.0.3 calls itself 3.0.1',
  'highlight.js': '9 states no version in code',
  'jquery-validation': 'states no version in code',
  'magnific-popup': 'states no version in code',
  marked: 'states no version in code',
  mathjax: '3 states it where no word of its own stands',
  'owl-carousel': 'states no version in code',
  popper: 'states no version in code',
  select2: 'states no version in code',
  slick: 'states no version in code',
  svelte: 'what it adds to a page states its major alone',
  three: '0.170 by rollup beside no word of its own',
  swiper: 'states no version in code',
};

const isJudged = ({ release }: Shown): boolean => worstOf(release.library, release.version) === release.worst;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const cell = (shown: readonly Shown[], library: string, bundler: string): string => {
  const own = shown.filter((one) => one.release.library === library && one.bundler === bundler);
  const created = own.filter(({ versions }) => versions !== null);
  return `${created.filter(isFound).length} of ${created.length}${created.length < own.length ? `, ${own.length - created.length} not made` : ''}`;
};

const missesOf = (shown: readonly Shown[], library: string): string => {
  const missed = shown.filter((one) => one.release.library === library && one.versions !== null && !isFound(one));
  if (missed.length === 0) return '';
  const which = missed.map(({ release, bundler, versions }) => {
    const said = versions?.length ? ` as ${versions.join(', ')}` : '';
    return `${release.version} by ${bundler}${said}`;
  });
  return REASONS[library] ?? `not found: ${which.join('; ')}`;
};

const otherwise = (shown: readonly Shown[]): string => {
  const wrong = shown.filter((one) => one.bundler === 'esbuild' && !isJudged(one));
  return wrong
    .map(
      ({ release: { library, version, worst } }) => `${library} ${version}: ${worstOf(library, version)} for ${worst}`,
    )
    .join('; ');
};

const found = (created: readonly Shown[], answers: Retire['deep']): number =>
  created.filter((one) => findingBy(answers, one) !== null).length;

/**
 * For releases that both found: how often both agree on whether anything is known about them, and each release on which they
 * differ.
 */
const compared = (created: readonly Shown[], { deep }: Retire): string => {
  const both = created.flatMap((one) => {
    const finding = findingBy(deep, one);
    if (finding === null || !isFound(one)) return [];
    const { library, version } = one.release;
    const ours = advisoriesOf(library, version);
    const words = `${library} ${version} (${finding.isOpen ? 'theirs alone' : `which their copy lacks: ${ours.join(', ')}`})`;
    return [{ agree: finding.isOpen === ours.length > 0, words }];
  });
  const apart = [...new Set(both.filter(({ agree }) => !agree).map(({ words }) => words))];
  const agreed = both.filter(({ agree }) => agree).length;
  return `Of the ${both.length} that both found, both say of ${agreed} alike whether an advisory is known. Otherwise: ${apart.length === 0 ? 'none' : apart.join('; ')}.`;
};

const besideOf = (created: readonly Shown[], library: string, { deep }: Retire): string => {
  const own = created.filter(({ release }) => release.library === library);
  return `${found(own, deep)} of ${own.length}`;
};

const beside = (created: readonly Shown[], retire: Retire): string =>
  `\`retire\` ${retire.version}, with the ${retire.components} entries of signatures that ${retire.engine} brings (its own package has
none), finds the right version in ${found(created, retire.plain)} of the same ${created.length} files by its patterns, and in ${found(created, retire.deep)} with its deep scan, which
the last column has. ${compared(created, retire)}`;

/** Summary of what was found in the bundles. */
const summary = (shown: readonly Shown[]): string => {
  const created = shown.filter(({ versions }) => versions !== null);
  const releases = new Set(shown.map(({ release }) => `${release.npm} ${release.version}`)).size;
  const foreign = created
    .filter((one) => one.foreign.length > 0)
    .map((one) => `${one.release.npm}: ${one.foreign.join(', ')}`);
  const wrong = otherwise(shown);
  return `${releases} releases of ${librariesOf(shown).length} libraries from the npm registry, each under a neutral name, bundled and minified without
comments and without its global by three bundlers (\`npm run libraries\`). The right version was found in ${created.filter(isFound).length} of ${created.length}
bundles. Reported although absent: ${foreign.length === 0 ? 'none' : [...new Set(foreign)].join('; ')}. Verdicts that differ from those
expected from the advisories: ${wrong === '' ? 'none' : wrong}.`;
};

const librariesOf = (shown: readonly Shown[]): readonly string[] => [
  ...new Set(shown.map(({ release }) => release.library)),
];

/** Every library by every bundler, and the results of `retire` on the same files. */
export const section = (shown: readonly Shown[], retire: Retire): string => {
  const created = shown.filter(({ versions }) => versions !== null);
  return `# Bundled libraries

${summary(shown)}

${table(
  ['library', ...BUNDLERS, 'what is not found, and why', '`retire`'],
  librariesOf(shown).map((library) => [
    library,
    ...BUNDLERS.map((bundler) => cell(shown, library, bundler)),
    missesOf(shown, library),
    besideOf(created, library, retire),
  ]),
)}

${beside(created, retire)}`;
};

export const writeSection = (shown: readonly Shown[], retire: Retire): void => {
  writeBuilt('libraries', `${section(shown, retire)}\n`);
  putBetween(FILE, MARKS, summary(shown));
};
