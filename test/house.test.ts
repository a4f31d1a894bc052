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

const anyOf = (...parts: readonly string[]): RegExp => new RegExp(`^(?:${parts.join('|')})`);
const MODEL = 'lib/(?:model|bounds|contact|decision|decisive-states|kinds)\\.ts';
const EVIDENCE = 'lib/evidence\\.ts|lib/facts/';
const ZOD = 'zod/';
/** A report's scan result. */
const RESULT = 'lib/api/(?:compose|not-gradable|result)\\.ts';
/** What is told of an error of ours, wherever one arises. */
const FAULT = 'lib/fault\\.ts';

/** Who may import what: the first row whose place matches a file is its rule. Types may also come from `types`. */
const TABLE: readonly { readonly place: RegExp; readonly may: RegExp; readonly types?: RegExp }[] = [
  {
    place: /^lib\/parse\//,
    may: anyOf(
      'lib/parse/',
      'lib/data/',
      'ipaddr\\.js',
      'structured-headers',
      'csp_evaluator',
      'tldts',
      '@adobe/',
      'saxes',
      'parse5',
    ),
    types: anyOf(EVIDENCE, MODEL),
  },
  {
    place: /^lib\/checks\//,
    may: anyOf('lib/check\\.ts', EVIDENCE, MODEL, 'lib/parse/', 'lib/data/', 'lib/checks/[a-z]+/'),
  },
  { place: /^lib\/(judge|score|tally)\.ts/, may: anyOf('lib/(check|score|tally)\\.ts', EVIDENCE, MODEL, FAULT) },
  {
    place: /^lib\/watch\//,
    may: anyOf('lib/watch/', 'lib/checks/index\\.ts', 'lib/view\\.ts', 'lib/view/compare\\.ts', MODEL),
  },
  { place: /^lib\/path\//, may: anyOf('lib/path/', 'lib/score\\.ts', MODEL) },
  { place: /^lib\/fault\.ts/, may: anyOf(MODEL) },
  // What a page of checks shows is not of a scan: it is of the checks themselves.
  { place: /^lib\/view\/told-checks\.ts/, may: anyOf('lib/(checks|words|repairs)/', 'lib/(check|score)\\.ts', MODEL) },
  {
    place: /^lib\/view/,
    may: anyOf(
      'lib/(check|score|path/path|api/(grade|tier)|parse/(css/contrast(?:-ratio)?|dns/dns-asked|text/own))\\.ts',
      EVIDENCE,
      MODEL,
      'lib/view',
      'lib/repairs/',
      'lib/words/axe-rules\\.ts',
    ),
    types: anyOf('lib/(api|state)'),
  },
  {
    place: /^lib\/site\//,
    may: anyOf('lib/(?:site|checks|parse)/', 'lib/(?:score|path/path)\\.ts', MODEL),
    types: anyOf('lib/check\\.ts', EVIDENCE),
  },
  {
    place: /^lib\/export\//,
    may: anyOf(
      'lib/export/',
      MODEL,
      'lib/score\\.ts',
      'lib/parse/dates/iso-dates\\.ts',
      'lib/data/(?:axe|wcag)-criteria\\.ts',
      'lib/view',
      'lib/words/',
      'lib/repairs/',
      ZOD,
      RESULT,
    ),
    types: anyOf('lib/(api/result|state)\\.ts'),
  },
  { place: /^lib\/facts\//, may: anyOf('lib/facts/', MODEL, ZOD, FAULT) },
  { place: /^lib\/evidence\.ts/, may: anyOf('lib/facts/', MODEL, ZOD) },
  {
    place: /^lib\/collect\//,
    may: anyOf(
      'lib/collect/',
      EVIDENCE,
      MODEL,
      FAULT,
      'lib/settings\\.ts',
      'lib/parse/',
      'lib/data/',
      ZOD,
      'tldts',
      '@mozilla/',
      '@marbec/',
    ),
    types: anyOf('axe-core'),
  },
  {
    place: /^lib\/api\//,
    may: anyOf(
      'lib/api/',
      MODEL,
      FAULT,
      'lib/settings\\.ts',
      'lib/(?:collect/network/read-body|parse/(?:dates/(?:iso|mail)-dates|http/retry-after))\\.ts',
      ZOD,
    ),
    types: anyOf('lib/state\\.ts'),
  },
  { place: /^lib\/state\.ts/, may: anyOf('lib/api/', MODEL, ZOD) },
  {
    place: /^lib\/(settings|branding|decision|decisive-states|model|bounds)\.ts/,
    may: anyOf(ZOD, 'lib/(?:kinds|model)\\.ts'),
    types: anyOf('lib/(?:contact|kinds|model)\\.ts'),
  },
  { place: /^lib\/(contact|kinds)\.ts/, may: /^$/ },
  { place: /^lib\/check\.ts/, may: /^$/, types: anyOf(EVIDENCE, MODEL) },
  { place: /^lib\/data\//, may: anyOf('lib/data/'), types: /./ },
  { place: /^lib\/repairs\//, may: anyOf('lib/repairs/', 'lib/data/'), types: anyOf(MODEL) },
  { place: /^lib\/words\//, may: anyOf('lib/words/'), types: /./ },
  {
    place: /^lib\/scan\.ts/,
    may: anyOf('lib/(checks|collect)/', 'lib/(check|judge|score)\\.ts', EVIDENCE, MODEL, FAULT),
  },
  // A session is what its events come to; only these know who looks and judges.
  // A recorded scan is judged by the rules of today.
  {
    place: /^lib\/session\/example\.ts/,
    may: anyOf('lib/(scan|score|state|collect/software/platforms)\\.ts', EVIDENCE, MODEL, ZOD),
  },
  {
    place: /^lib\/session\/(run|live-scan|cut-short)\.ts/,
    may: anyOf('lib/(session|collect)/', 'lib/(scan|state)\\.ts', EVIDENCE, MODEL, FAULT),
  },
  {
    place: /^lib\/session\//,
    may: anyOf('lib/(session|api|parse)/', 'lib/(score|path/path)\\.ts', MODEL, FAULT),
    types: anyOf('lib/(state|scan|settings)\\.ts', 'lib/collect/network/(memory|senses)\\.ts', EVIDENCE),
  },
  {
    place: /^components\//,
    may: anyOf('components/', 'preact', MODEL, FAULT, 'lib/view', 'lib/words/', 'lib/repairs/', 'lib/api/grade\\.ts'),
    types: anyOf('lib/(api|site|state|settings|branding|platform/messages|data/platform-operations)'),
  },
  {
    place: /^lib\/platform\//,
    may: anyOf(
      'lib/(platform|session|api|collect|data|export|view|words|parse|facts)/',
      'lib/[a-z]+\\.ts',
      ZOD,
      'idb',
      'wxt/browser',
    ),
    types: anyOf('webextension-polyfill'),
  },
  { place: /^entrypoints\//, may: anyOf('lib/', 'components/', 'entrypoints/', 'preact', 'wxt/utils/', ZOD) },
  // The service: the same pure middle, other hands. Only the way out opens a connection to a site.
  {
    place: /^server\/egress\//,
    may: anyOf(
      'server/egress/',
      'lib/parse/url/addresses\\.ts',
      'node:(?:dns/promises|events|http|net)$',
      'ipaddr\\.js',
    ),
  },
  { place: /^server\/engine\/in-page\//, may: anyOf('lib/collect/') },
  {
    place: /^server\/engine\/dispatcher\.ts/,
    may: anyOf('server/(?:egress|engine)/', 'node:(?:net|tls)$', 'undici'),
    types: anyOf('node:tls'),
  },
  {
    place: /^server\/engine\//,
    may: anyOf(
      'server/(?:egress|engine)/',
      'lib/(?:collect|session|facts|parse|words)/',
      'lib/site/site-facts\\.ts',
      'lib/(?:fault|bounds|scan)\\.ts',
      'node:(?:child_process|crypto|fs|fs/promises|os|path|stream|stream/web|zlib)$',
      'puppeteer-core',
      'undici',
      'cld3-asm',
      'server/prepared/folder\\.ts',
    ),
    types: anyOf(EVIDENCE, MODEL, 'lib/(?:data/|api/error)', 'node:tls'),
  },
  // The only one that writes SQL.
  {
    place: /^server\/store\//,
    may: anyOf(
      'server/store/',
      'lib/api/tier\\.ts',
      'lib/watch/(?:ends|schedule|wants)\\.ts',
      'lib/parse/url/(?:host-match|same-site)\\.ts',
      'lib/session/without-query\\.ts',
      'package\\.json$',
      MODEL,
      ZOD,
      'node:(?:crypto|fs|fs/promises|path|timers/promises)$',
      'kysely',
      'pg$',
      'pg-boss$',
      '@electric-sql/pglite$',
    ),
    types: anyOf(
      'lib/watch/',
      'server/notify/notice\\.ts',
      'lib/api/result\\.ts',
      'lib/words/served\\.ts',
      EVIDENCE,
      MODEL,
    ),
  },
  {
    place: /^server\/jobs\//,
    may: anyOf(
      'server/(?:jobs|notify|store)/',
      'lib/watch/',
      'server/engine/(?:limits|scan-failure)\\.ts',
      'lib/api/(?:demoted|request|result)\\.ts',
      'lib/(?:score|path/path|site/sample)\\.ts',
      EVIDENCE,
      'node:crypto$',
      'pg-boss$',
    ),
    types: anyOf('server/egress/dial\\.ts', 'server/engine/(?:engine|scan-request)\\.ts', MODEL),
  },
  // Lists and reports that are handed in, and what is given of sites as files.
  {
    place: /^server\/http\/sites\//,
    may: anyOf(
      'server/(?:http|jobs|store|web)/',
      'lib/(?:api|words)/',
      'lib/export/(?:csv|read-report)\\.ts',
      'lib/parse/(?:text/csv|url/host-match)\\.ts',
      'lib/view/visible\\.ts',
      MODEL,
      ZOD,
      'fflate$',
    ),
  },
  // Mail goes to the operator's own server; webhooks go the way out.
  {
    place: /^server\/notify\//,
    may: anyOf(
      'server/(?:egress|notify)/',
      'server/engine/dispatcher\\.ts',
      'lib/export/markup\\.ts',
      'lib/(?:view|watch|words)/',
      MODEL,
      'node:(?:crypto|tls)$',
      'nodemailer$',
      'undici$',
    ),
  },
  {
    place: /^server\/http\//,
    may: anyOf(
      'server/(?:http|jobs|store|web)/',
      'lib/watch/(?:schedule|wants)\\.ts',
      'server/notify/(?:mail|previews|signature|webhook)\\.ts',
      // What a scan may reach is known before it begins; nothing here connects.
      'server/egress/address\\.ts',
      'lib/api/',
      'lib/view/told-checks\\.ts',
      'lib/export/(?:csv|report-result)\\.ts',
      'lib/parse/(?:text/csv|url/(?:addresses|host-match|host-name))\\.ts',
      'lib/site/(?:fold|site-grade)\\.ts',
      'node:(?:crypto|stream|timers/promises)$',
      'lib/words/(?:api-docs|common|decision|not-gradable|say|served|sharing|site|site-scan|sites|team|v1|v1-docs|watch|watching|web)\\.ts',
      MODEL,
      ZOD,
      'node:net$',
      'fastify$',
      'ipaddr\\.js',
      'tldts$',
    ),
    types: anyOf(
      'server/egress/dial\\.ts',
      'lib/words/nl/(?:api-docs|served|v1|v1-batches|v1-docs|watching)\\.ts',
      'lib/words/nl/v1-docs/',
      'components/site/shown-page\\.ts',
    ),
  },
  // Pages as they are drawn: from components, like the extension's.
  {
    place: /^server\/web\//,
    may: anyOf(
      'server/web/',
      'components/',
      'lib/(?:export|view|words)/',
      'lib/view\\.ts',
      MODEL,
      'server/prepared/folder\\.ts',
      'node:(?:fs|path)$',
      'preact',
    ),
    types: anyOf('lib/(?:api|site)/', 'server/http/openapi/', 'server/store/'),
  },
  // The only one that bundles, in a process of its own.
  {
    place: /^server\/prepared\//,
    may: anyOf('server/prepared/', 'node:(?:child_process|crypto|fs|fs/promises|os|path)$', 'rolldown'),
    types: anyOf('server/engine/page-scripts\\.ts', 'server/web/assets\\.ts'),
  },
  {
    place: /^server\/service\.ts/,
    may: anyOf('server/(?:admin|engine|http|jobs|metrics|store)/'),
    types: anyOf('server/notify/', 'fastify$'),
  },
  {
    place: /^server\/admin\//,
    may: anyOf(
      'server/admin/',
      'server/store/(?:backup|teams/(?:key-name|keys))\\.ts',
      'node:(?:fs|fs/promises|http|os|path|stream|stream/consumers|stream/promises|zlib)$',
      'fastify$',
      ZOD,
    ),
    types: anyOf('server/store/open-store\\.ts'),
  },
  {
    place: /^server\/metrics\//,
    may: anyOf('server/metrics/', 'server/http/hosts\\.ts', 'fastify$', 'prom-client$'),
    types: anyOf('server/http/answered\\.ts', 'server/jobs/'),
  },
  // For coding assistants: tools over a scanner that is handed in.
  {
    place: /^server\/mcp\//,
    may: anyOf(
      'server/mcp/',
      'server/engine/scan-failure\\.ts',
      'lib/(?:api/request|export/(?:assistant|ci-log))\\.ts',
      'lib/(?:view|words)/',
      MODEL,
      ZOD,
      '@modelcontextprotocol/sdk/',
      'node:(?:crypto|http)$',
    ),
    types: anyOf('node:net$'),
  },
  // Mail servers, over a connection that is handed in.
  {
    place: /^server\/mail\//,
    may: anyOf('server/mail/', 'lib/parse/mail/tlsa\\.ts', 'node:(?:crypto|net|tls)$'),
  },
  // Links to other sites, over a requester that is handed in.
  {
    place: /^server\/links\//,
    may: anyOf(
      'server/links/',
      'lib/parse/(?:site-files/robots|url/(?:action-address|same-site))\\.ts',
      'node:timers/promises$',
    ),
    types: anyOf('server/engine/requester\\.ts'),
  },
  // The package as a library: the same engine, for programs.
  {
    place: /^server\/library\//,
    may: anyOf(
      'server/(?:engine|library)/',
      'server/cli/(?:engine-options|localhost|scan)\\.ts',
      'lib/api/request\\.ts',
      'lib/(?:view|words)/',
    ),
    types: anyOf(MODEL),
  },
  {
    place: /^server\/cli\//,
    may: anyOf(
      'server/(?:admin|cli|engine|links|mail|mcp)/',
      '@modelcontextprotocol/sdk/',
      'server/store/newer-store\\.ts',
      'package\\.json$',
      'server/service\\.ts',
      'server/store/(?:backup|folder-lock|moment|open-store|scans/forget-scans|teams/(?:key-name|keys))\\.ts',
      'server/notify/mail\\.ts',
      'server/egress/(?:address|dial)\\.ts',
      'lib/(?:api|export|words|data)/',
      'lib/parse/(?:dns/dns-answers|mail/mail-answers|text/csv|url/host-match)\\.ts',
      'lib/view',
      MODEL,
      'node:(?:crypto|events|fs|fs/promises|net|path|stream/promises|timers/promises|util|zlib)$',
    ),
    types: anyOf('lib/', 'server/jobs/work\\.ts', 'server/metrics/listen\\.ts', 'node:stream$'),
  },
];

const WRITES_SQL = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;

const isAllowed = ({ file, from, typeOnly }: Import): boolean => {
  const rule = TABLE.find(({ place }) => place.test(file));
  if (rule === undefined) return false;
  return rule.may.test(from) || (typeOnly && rule.types?.test(from) === true);
};

describe('imports', () => {
  const imports = ALL.flatMap(importsOf);

  test('obey the table', () => {
    expect(imports.filter((one) => !isAllowed(one)).map(({ file, from }) => `${file} → ${from}`)).toEqual([]);
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
    const told = read('docs/evidence.md');
    expect(names.filter((name) => !told.includes(`## \`${name}\`\n`))).toEqual([]);
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
