import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyCheck } from '../lib/check.ts';
import { CHECKS } from '../lib/checks/index.ts';
import { COLLECTORS } from '../lib/collect/index.ts';
import { FACTS, type FactName } from '../lib/evidence.ts';
import { PILLARS } from '../lib/model.ts';
import { checks as en } from '../lib/words/en/checks.ts';
import { checks as nl } from '../lib/words/nl/checks.ts';
import { functionLines } from '../scripts/house.ts';
import { filesIn, type Import, importsOf, ROOT, read, withoutComments } from './kit/sources.ts';

const CODE = ['lib', 'components', 'entrypoints'].flatMap(filesIn);
const SERVER = filesIn('server');
const ALL = [...CODE, ...SERVER];

/** Packages that ship, and the rooms that they are for; types may be imported anywhere. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  '@fastify/compress': ['server/http'],
  '@adobe/structured-data-validator': ['lib/parse'],
  '@electric-sql/pglite': ['server/store'],
  '@marbec/web-auto-extractor': ['lib/collect'],
  '@modelcontextprotocol/sdk': ['server/cli', 'server/http', 'server/mcp'],
  '@mozilla/readability': ['lib/collect'],
  'cld3-asm': ['server/engine'],
  csp_evaluator: ['lib/parse'],
  fastify: ['server/admin', 'server/http', 'server/metrics'],
  fflate: ['server/http'],
  idb: ['lib/platform'],
  'ipaddr.js': ['lib/parse', 'server/egress', 'server/http'],
  kysely: ['server/store'],
  nodemailer: ['server/notify'],
  parse5: ['lib/parse'],
  pg: ['server/store'],
  'pg-boss': ['server/jobs', 'server/store'],
  preact: ['components', 'entrypoints', 'server/web'],
  'preact-render-to-string': ['server/web'],
  'prom-client': ['server/metrics'],
  'puppeteer-core': ['server/engine'],
  rolldown: ['server/prepared'],
  saxes: ['lib/parse'],
  'structured-headers': ['lib/parse'],
  tldts: ['lib/collect', 'lib/parse', 'server/http'],
  undici: ['server/engine', 'server/notify'],
  wxt: ['entrypoints', 'lib/platform'],
};
/** Schemas are written wherever something is read that was kept or sent: not where we only think, or show. */
const NO_ZOD = /^(?:components|lib\/(?:checks|data|parse|path|repairs|view|watch|words))\//;

/** What stands lower and is not for everybody above it all the same. */
const NEVER: readonly { readonly place: RegExp; readonly of: RegExp }[] = [
  // What shows a scan neither looks nor judges.
  { place: /^(?:components|lib\/(?:export|view))\//, of: /^lib\/(?:collect|judge|scan|session)\b/ },
  { place: /^(?:components|lib\/(?:export|path|repairs))\//, of: /^lib\/checks\// },
  // The way out knows addresses, and nothing of what they are asked for.
  { place: /^server\/egress\//, of: /^lib\/(?!parse\/)/ },
  // A report is stored in the format in which it is saved, and held to its schema.
  { place: /^server\/store\//, of: /^lib\/(?:(?:collect|view)\/|export\/(?!report-schema))/ },
];

const packageOf = (from: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;
const isFile = (from: string): boolean => /^(?:components|entrypoints|lib|server)\/|^package\.json$/.test(from);
const isInRoom = (file: string, room: string): boolean => file.startsWith(`${room}/`) || file.startsWith(`${room}.`);

const WRITES_SQL = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;

describe('imports', () => {
  const imports = ALL.flatMap(importsOf);

  const textOf = (some: readonly Import[]): readonly string[] => some.map(({ file, from }) => `${file} → ${from}`);
  const values = imports.filter(({ typeOnly }) => !typeOnly);

  test('of packages are where these are for; the extension has nothing of Node', () => {
    const packages = values.filter(({ from }) => !isFile(from) && packageOf(from) !== 'zod');
    const wrong = packages.filter(({ file, from }) =>
      from.startsWith('node:')
        ? !file.startsWith('server/')
        : !(PACKAGES[packageOf(from)] ?? []).some((room) => isInRoom(file, room)),
    );
    expect(textOf(wrong)).toEqual([]);
    expect(textOf(values.filter(({ file, from }) => packageOf(from) === 'zod' && NO_ZOD.test(file)))).toEqual([]);
  });

  test('keep looking, judging and showing apart', () => {
    const isNever = ({ file, from }: Import): boolean =>
      NEVER.some(({ place: location, of }) => location.test(file) && of.test(from));
    expect(textOf(values.filter(isNever))).toEqual([]);
  });

  test('nothing of the extension imports the service', () => {
    const wrong = CODE.flatMap(importsOf).filter(({ from }) => from.startsWith('server/'));
    expect(wrong).toEqual([]);
    expect(SERVER.length).toBeGreaterThan(20);
  });

  test('only the way out connects, and an operator to a socket of this machine: nobody else has `connect` or `request` of Node', () => {
    const opens =
      /\bimport\s*\{[^}]*\b(?:connect|createConnection|request|get|lookup)\b[^}]*\}\s*from 'node:(?:net|http|https|dns(?:\/promises)?|dgram|http2)'/;
    expect(SERVER.filter((file) => opens.test(read(file)))).toEqual(['server/admin/ask.ts', 'server/egress/dial.ts']);
  });

  test('only the store writes SQL', () => {
    expect(SERVER.filter((file) => WRITES_SQL.test(read(file)))).toEqual(
      SERVER.filter((file) => file.startsWith('server/store/') && WRITES_SQL.test(read(file))),
    );
  });

  test('only the platform and the entrypoints mention the browser', () => {
    const elsewhere = CODE.filter((file) => !/^(lib\/platform|entrypoints)\//.test(file));
    expect(elsewhere.filter((file) => /\b(browser|chrome)\.[a-z]+\w*[.(]/.test(withoutComments(read(file))))).toEqual(
      [],
    );
  });

  test('a session reads no clock and draws no lots: what happens tells when, and the host names it', () => {
    const IMPURE =
      /\b(?:Date\.now|new Date\(\)|performance\.|setTimeout|setInterval|AbortSignal\.timeout|Math\.random|crypto\.)/;
    const session = filesIn('lib/session');
    expect(session.length).toBeGreaterThan(5);
    expect(session.filter((file) => IMPURE.test(withoutComments(read(file))))).toEqual([]);
  });

  test('no page is asked for when the extension is removed', () => {
    expect(CODE.filter((file) => /setUninstallURL/.test(read(file)))).toEqual([]);
  });

  test('the resolver is asked in one module, which knows what may be told', () => {
    expect(CODE.filter((file) => /(?<!Promise)\.resolve\(/.test(withoutComments(read(file))))).toEqual([
      'lib/collect/dns/dns-question.ts',
    ]);
  });

  test('fetch is called by the background, in the page itself, at a dead end, and by an operator who asks a service', () => {
    expect(ALL.filter((file) => /(?<![.\w])fetch\(/.test(withoutComments(read(file)))).toSorted()).toEqual([
      'lib/collect/page/dom/own-origin.ts',
      'lib/platform/scan/senses.ts',
      'server/cli/batch-service.ts',
      'server/engine/pool.ts',
    ]);
  });
});

const all: readonly AnyCheck[] = PILLARS.flatMap((pillar) => CHECKS[pillar].checks);
/** Files that hold a check each (`test/listing.test.ts`), and tables that make several. */
const CHECK_FILES = PILLARS.flatMap((pillar) => filesIn(`lib/checks/${pillar}`)).filter((file) =>
  /\bdefineCheck\(/.test(read(file)),
);

describe('checks', () => {
  test('have unique ids', () => {
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each(CHECK_FILES)('%s is tested', (file) => {
    const tested = file.replace('lib/', 'test/').replace('/shared/', '/').replace(/\.ts$/, '.test.ts');
    expect(existsSync(join(ROOT, tested)), tested).toBe(true);
  });

  test.each(all.map((check) => [check.id, check] as const))('%s is declared soundly', (_, check) => {
    expect(check.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(check.weight).toBeGreaterThanOrEqual(0);
    expect(check.weight).toBeLessThanOrEqual(10);
    expect(check.source).toMatch(/^https:\/\//);
    expect(check.needs.length + (check.helps?.length ?? 0)).toBeGreaterThan(0);
    expect(Object.keys(check.verdicts).length).toBeGreaterThan(0);
  });

  test.each(all.map((check) => [check.id, check] as const))(
    '%s has words for all it can say, in both languages',
    (_, check) => {
      for (const words of [nl[check.id], en[check.id]]) {
        expect(words?.title).toBeTruthy();
        expect(words?.why).toBeTruthy();
        expect(words?.fix).toBeTruthy();
        expect(Object.keys(words?.says ?? {}).sort()).toEqual(Object.keys(check.verdicts).sort());
      }
    },
  );

  test('words speak of no check that is gone', () => {
    const ids = new Set(all.map(({ id }) => id));
    expect([...Object.keys(nl), ...Object.keys(en)].filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(PILLARS)("%s's budget is a multiple of 5, a third to a half of its summed weight", (pillar) => {
    const { checks, budget } = CHECKS[pillar];
    const sum = checks.reduce((total, { weight }) => total + weight, 0);
    expect(budget % 5).toBe(0);
    expect(budget).toBeGreaterThanOrEqual(sum / 3);
    expect(budget).toBeLessThanOrEqual(Math.floor(sum / 2 / 5 + 0.5) * 5);
  });
});

describe('facts', () => {
  const names = Object.keys(FACTS) as FactName[];

  test('are each needed by a check', () => {
    const needed = new Set<string>(['scan', ...all.flatMap(({ needs, helps = [] }) => [...needs, ...helps])]);
    expect(names.filter((name) => !needed.has(name))).toEqual([]);
  });

  test('have a collector, listed in lib/collect/index.ts', () => {
    expect(names.filter((name) => COLLECTORS[name] === undefined)).toEqual([]);
  });

  test('are told of in docs/evidence.md: a row in scripts/evidence.ts and `npm run docs -- --no-browser`', () => {
    const text = read('docs/evidence.md');
    expect(names.filter((name) => !text.includes(`## \`${name}\`\n`))).toEqual([]);
  });
});

describe('sizes', () => {
  const lines = (file: string): number => read(file).split('\n').length - 1;
  const isTable = (file: string): boolean => /^lib\/(data|words)\//.test(file);

  test('no file is longer than 300 lines but tables of data and words', () => {
    expect(ALL.filter((file) => !isTable(file) && lines(file) > 300)).toEqual([]);
  });

  test('functions have at most 60 lines', () => {
    const mayBe = ALL.filter((file) => lines(file) > 60);
    const long = mayBe.filter((file) => functionLines({ file, text: read(file) }).some((length) => length > 60));
    expect(long).toEqual([]);
  });

  test('entrypoint wiring has at most 80 lines', () => {
    expect(filesIn('entrypoints').filter((file) => /^entrypoints\/[^/]+$/.test(file) && lines(file) > 80)).toEqual([]);
  });

  test('checks have at most 60 lines below their imports', () => {
    const below = (file: string): number => {
      const rows = read(file).split('\n').slice(0, -1);
      return rows.length - 1 - rows.findLastIndex((row) => /^(?:import |\} ).*from '[^']+';$/.test(row));
    };
    expect(CHECK_FILES.filter((file) => below(file) > 60)).toEqual([]);
  });

  test('no drawer files', () => {
    expect(ALL.filter((file) => /\/(utils|helpers|types|constants)\.tsx?$/.test(file))).toEqual([]);
  });
});
