import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

/**
 * Which files may import what, as rules of dependency-cruiser. Only imports of values are checked: types may come from anywhere.
 */

type Rule = Omit<IRegularForbiddenRuleType, 'severity'>;

const ROOT = join(import.meta.dirname, '../..');
const OURS = '^(?:components|entrypoints|lib|server)/';

/** The parts on each line of the diagram in a document, from the top: a folder, a single file, or one folder of many (`*`). */
const linesOf = (document: string): readonly (readonly string[])[] =>
  (/```text\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, document), 'utf8'))?.[1] ?? '')
    .split('\n')
    .map((line) => line.split('│')[0]?.match(/[a-z][a-z-]*(?:\/[a-z*-]+)*/g) ?? [])
    .filter((line) => line.length > 0);

/** A pattern for everything in parts. */
const inParts = (parts: readonly string[]): string => `^(?:${parts.join('|').replaceAll('*', '[^/]+')})(?:/|\\.tsx?$)`;

const assertDrawnOnce = (document: string, parts: readonly string[]): void => {
  for (const [index, part] of parts.entries()) {
    const exists = globSync(`${part}{,.ts,.tsx}`, { cwd: ROOT }).length > 0;
    if (!exists || parts.indexOf(part) !== index) throw new Error(`${document}: ${part} is not there, or drawn twice`);
  }
};

/** Each part of the diagram in a document may import only from lines below its own, and every part must be drawn. */
const layersOf = (document: string, folder: string): readonly Rule[] => {
  const lines = linesOf(document);
  const drawn = lines.flat();
  assertDrawnOnce(document, drawn);
  const isDrawn = { path: folder, pathNot: inParts(drawn) };
  return [
    { name: `every part is drawn in ${document}`, from: isDrawn, to: {} },
    { name: `what is imported is drawn in ${document}`, from: { path: folder }, to: isDrawn },
    ...lines.flatMap((line, index) =>
      line.map((part) => ({
        name: `layer ${index + 1} of ${document}: ${part}`,
        from: { path: inParts([part]) },
        to: { path: inParts(lines.slice(0, index + 1).flat()), pathNot: inParts([part]) },
      })),
    ),
  ];
};

const HTTP = ['server/app', 'server/core/http', 'server/features/*/routes', 'server/features/*/schemas'];
const PAGES = ['server/core/pages', 'server/features/*/pages'];
const STORES = ['server/core/store', 'server/features/*/store'];
const NOTIFY = ['server/features/*/notify'];

/** Packages that ship, and the parts that may use them; types may be imported anywhere. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  '@adobe/structured-data-validator': ['lib/parse'],
  '@electric-sql/pglite': STORES,
  '@fastify/compress': HTTP,
  '@fastify/cookie': HTTP,
  '@marbec/web-auto-extractor': ['lib/collect'],
  '@modelcontextprotocol/sdk': ['server/cli', 'server/mcp', ...HTTP],
  '@mozilla/readability': ['lib/collect'],
  aws4fetch: STORES,
  'cld3-asm': ['server/engine'],
  csp_evaluator: ['lib/parse'],
  fastify: ['server/admin', 'server/metrics', ...HTTP],
  fflate: HTTP,
  idb: ['lib/platform'],
  'ipaddr.js': ['lib/parse', 'server/egress', ...HTTP],
  kysely: STORES,
  nodemailer: NOTIFY,
  parse5: ['lib/parse'],
  pg: STORES,
  pino: ['server/cli'],
  'pg-boss': ['server/features/*/worker', ...STORES],
  preact: ['components', 'entrypoints', ...PAGES],
  'preact-render-to-string': PAGES,
  'prom-client': ['server/metrics'],
  'puppeteer-core': ['server/engine'],
  rolldown: ['server/prepared'],
  saxes: ['lib/parse'],
  'structured-headers': ['lib/parse'],
  tldts: ['lib/collect', 'lib/parse', ...HTTP],
  undici: ['server/engine', ...NOTIFY],
  wxt: ['entrypoints', 'lib/platform'],
};
/** A package by its folder, or by its name if it could not be resolved. */
const packages = (names: readonly string[]): string => `^(?:node_modules/)?(?:${names.join('|')})(?:/|$)`;

const ofPackages: readonly Rule[] = [
  ...Object.entries(PACKAGES).map(([name, parts]) => ({
    name: `${name} is for ${parts.join(', ')}`,
    from: { path: OURS, pathNot: inParts(parts) },
    to: { path: packages([name]) },
  })),
  {
    name: 'a package is listed before it is used',
    from: { path: OURS },
    to: { path: '^node_modules/', pathNot: packages([...Object.keys(PACKAGES), 'zod']) },
  },
  {
    name: 'schemas stand where something is read that was stored or sent, not where we only think or show',
    from: {
      path: '^(?:components|lib/(?:checks|data|parse|path|repairs|view|words)|server/features/[^/]+/model)/',
    },
    to: { path: packages(['zod']) },
  },
  {
    name: 'the extension has nothing of Node',
    from: { path: OURS, pathNot: '^server/' },
    to: { dependencyTypes: ['core'] },
  },
];

/** Lower layers that are nevertheless not open to everything above them. */
const apart: readonly Rule[] = [
  {
    name: 'what shows a scan neither looks nor judges',
    from: { path: '^(?:components|lib/(?:export|view))/' },
    to: { path: '^lib/(?:collect|judge|scan|session)\\b' },
  },
  {
    name: 'what shows a check knows its words and not its code',
    from: { path: '^(?:components|lib/(?:export|path|repairs))/' },
    to: { path: '^lib/checks/' },
  },
  {
    name: 'the way out knows addresses, and nothing of what they are asked for',
    from: { path: '^server/egress/' },
    to: { path: '^lib/(?!parse/)' },
  },
  {
    name: 'the engine and the way out know no feature',
    from: { path: '^server/(?:egress|engine|prepared)/' },
    to: { path: '^server/features/' },
  },
  {
    name: 'a report is stored in the format in which it is saved, and held to its schema',
    from: { path: inParts(STORES) },
    to: { path: '^lib/(?:(?:collect|view)/|export/(?!report-schema))' },
  },
  {
    name: 'a part of one view is used by no other: what two show is shared',
    from: { path: '^(?:components|entrypoints)/([^/.]+)' },
    to: { path: '^components/', pathNot: '^components/(?:shared|$1)/' },
  },
  { name: 'what is imported is there', from: { path: OURS }, to: { couldNotResolve: true } },
];

export const IMPORT_RULES: readonly IForbiddenRuleType[] = [
  ...layersOf('CONTRIBUTING.md', OURS),
  ...layersOf('docs/development.md', '^server/'),
  ...ofPackages,
  ...apart,
].map((rule) => ({ ...rule, severity: 'error' }));
