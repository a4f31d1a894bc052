import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** A folder with the project's own rules and nothing else. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pijler-lint-'));
  const { vcs, $schema, ...rules } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules));
  cpSync(join(ROOT, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rules by which the linter rejects a file with these lines, per line. */
const refusals = async (file: string, lines: readonly string[]): Promise<readonly (readonly string[])[]> => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), lines.join('\n'));
  const output = await new Promise<string>((resolve) => {
    const args = ['lint', '--reporter=github', '--max-diagnostics=none', file];
    execFile(join(ROOT, 'node_modules/.bin/biome'), args, { cwd: folder }, (_, stdout) => resolve(stdout));
  });
  rmSync(join(folder, file));
  const said = [...output.matchAll(/^::error title=([\w/]+),file=[^,]+,line=(\d+)/gm)];
  return lines.map((_, index) => said.filter(([, , line]) => Number(line) === index + 1).map(([, rule = '']) => rule));
};

const GLOBALS = 'lint/style/noRestrictedGlobals';
const PROPERTIES = 'lint/nursery/noJsRestrictedProperties';

const NETWORK = [
  ["export const a = fetch('https://elders.nl/');", GLOBALS],
  ['export const b = new XMLHttpRequest();', GLOBALS],
  ["export const c = new WebSocket('wss://elders.nl/');", GLOBALS],
  ["export const d = new EventSource('https://elders.nl/');", GLOBALS],
  ["export const e = globalThis.fetch('https://elders.nl/');", PROPERTIES],
  ["export const f = window['fetch']('https://elders.nl/');", PROPERTIES],
  ['export const { fetch: g } = globalThis;', PROPERTIES],
  ["export const h = navigator.sendBeacon('https://elders.nl/', '');", PROPERTIES],
] as const;

const CODE = [
  ["export const i = eval('1');", 'lint/security/noGlobalEval'],
  ["export const j = new Function('return 1');", 'lint/nursery/noImpliedEval'],
  ["setTimeout('alert(1)', 1);", 'lint/nursery/noImpliedEval'],
  ["export const k = await import('https://elders.nl/k.js');", 'plugin'],
  ['export const l = await import(location.hash);', 'plugin'],
  ["importScripts('https://elders.nl/l.js');", GLOBALS],
] as const;

const MARKUP = [
  ['document.body.innerHTML = location.hash;', 'plugin'],
  ["document.body['innerHTML'] = location.hash;", 'plugin'],
  ['document.body.outerHTML += location.hash;', 'plugin'],
  ["document.body.insertAdjacentHTML('beforeend', location.hash);", PROPERTIES],
  ['document.write(location.hash);', PROPERTIES],
] as const;

const HARMLESS = [
  "export const m = await import('./m.ts');",
  'document.body.textContent = location.hash;',
  'export const n = { fetch: 1, innerHTML: 2 };',
  'export const o = (text: string): boolean => text.includes("fetch");',
];

describe('policy: the linter allows only one module to access the network', () => {
  test.each(['lib/probe.ts', 'components/probe.ts', 'entrypoints/popup/probe.ts'])(
    'in %s every way of network access is rejected',
    async (file) => {
      const bad = [...NETWORK, ...CODE, ...MARKUP];
      const found = await refusals(
        file,
        bad.map(([line]) => line),
      );
      expect(found.map((rules, index) => [bad[index]?.[0], rules.includes(bad[index]?.[1] ?? '')])).toEqual(
        bad.map(([line]) => [line, true]),
      );
    },
  );

  test('a component cannot inject markup', async () => {
    const line = 'export const P = () => <p dangerouslySetInnerHTML={{ __html: location.hash }} />;';
    const [rules] = await refusals('components/Probe.tsx', [line]);
    expect(rules).toContain('lint/security/noDangerouslySetInnerHtml');
  });

  test('harmless code passes', async () => {
    expect((await refusals('lib/probe.ts', HARMLESS)).flat()).toEqual([]);
  });

  test('the one module may call fetch, and nothing else', async () => {
    const lines = [NETWORK[0][0], ...[...CODE.slice(0, 5), ...MARKUP].map(([line]) => line)];
    const [first, ...others] = await refusals('lib/platform/scan/browser-host.ts', lines);
    expect(first).toEqual([]);
    for (const rules of others) expect(rules).not.toEqual([]);
  });
});

test('the linter enforces one style of functions', async () => {
  const declared = [
    'function a() {}',
    'export function b(text: string): string { return text; }',
    'async function c() {}',
  ];
  const others = [
    'export const d = (): number => 1;',
    'export function* e() { yield 1; }',
    'export async function* f(): AsyncGenerator<number> { yield 1; }',
    'export function g(value: unknown): asserts value is string {}',
    'export function h(this: Element): void {}',
  ];
  for (const file of ['lib/probe.ts', 'scripts/probe.ts', 'test/probe.ts']) {
    const found = await refusals(file, [...declared, ...others]);
    expect(found.map((rules) => rules.includes('plugin'))).toEqual([
      ...declared.map(() => true),
      ...others.map(() => false),
    ]);
  }
});

/** Where a rule of our own applies, what it rejects there, and similar code that is harmless. */
const OURS: readonly (readonly [file: string, refused: readonly string[], harmless: readonly string[]])[] = [
  [
    'test/probe.test.ts',
    [
      'const begun = performance.now();',
      'expect(performance . now() - begun).toBeLessThan(1_000);',
      'const { now } = { now: performance?.now };',
      'const begun = Date.now();',
      'const begun = new Date();',
      'const begun = process.hrtime.bigint();',
      "console.time('robots');",
      "import { performance as clock } from 'node:perf_hooks';",
      'const { user } = process.cpuUsage();',
      'const busy = loadavg()[0];',
      'const busy = os.loadavg()[0];',
    ],
    [
      '/** Date.now is fixed. */',
      'const NOW = Date.UTC(2026, 10, 20);',
      'const at = new Date(NOW);',
      'const now = robot.now();',
    ],
  ],
  [
    'test/browser/probe.test.ts',
    [
      "import { loadavg } from 'node:os';",
      'if (loadavg()[0] < 2) expect(took).toBeLessThan(50);',
      'const isBusy = os.loadavg()[0] > os.cpus().length;',
      'const cores = os.availableParallelism();',
    ],
    ['const begun = performance.now();', 'const at = new Date();', 'const all = cpus;'],
  ],
  ...['lib/probe.ts', 'server/probe.ts'].map(
    (file) =>
      [
        file,
        [
          'const at = Date.parse(text);',
          'const at = Date . parse(x);',
          "const at = new Date('2026-11-20');",
          'const at = new Date(header);',
          'const at = new Date(`2026`);',
          "const at = Date('2026');",
          'const DAY = 86_400_000;',
          'const age = 365 * 86400;',
        ],
        [
          'const at = new Date(at).toISOString();',
          'const at = new Date(now);',
          'const at = new Date();',
          'const at = new Date(Date.UTC(2026, 10, 20));',
          '// Date.parse is too kind',
          'const at = JSON.parse(text);',
        ],
      ] as const,
  ),
  ...['lib/collect/page/probe.ts', 'lib/collect/axe/probe.ts'].map(
    (file) =>
      [
        file,
        [
          'const is = node instanceof HTMLInputElement;',
          'const is = node instanceof Node;',
          'const high = window.innerHeight;',
          'const down = globalThis.scrollY;',
          'const high = innerHeight;',
          "const wide = matchMedia('print');",
          "const answer = await fetch('/');",
        ],
        [
          'const is = fault instanceof TypeError;',
          'const high = getView(node).innerHeight;',
          'const take = ({ innerHeight }: Window): number => innerHeight;',
        ],
      ] as const,
  ),
  [
    'lib/collect/page/probe.ts',
    ['const all = form.children;', 'const of = form.ownerDocument;', 'const name = form.tagName;'],
    ['const all = childrenOf(form);', 'const children = 1;', '// form.children'],
  ],
  [
    'lib/session/probe.ts',
    [
      'const at = Date.now();',
      'const at = new Date();',
      'const at = performance.now();',
      'const id = crypto.randomUUID();',
      'const lot = Math.random();',
      'setTimeout(end, 1);',
      'const signal = AbortSignal.timeout(1);',
    ],
    ['const at = told.at;', 'const most = Math.max(1, 2);', '// Date.now'],
  ],
  [
    'lib/probe.ts',
    [
      'await browser.tabs.query({});',
      'await chrome.runtime.sendMessage(1);',
      'const answer = await dns.resolve(question);',
      'runtime.setUninstallURL(page);',
    ],
    ['await Promise.resolve(1);', '// browser.tabs.query'],
  ],
  ['lib/platform/probe.ts', ['await dns.resolve(question);'], ['await browser.tabs.query({});']],
  ['lib/collect/dns/dns-question.ts', [], ['const answer = await reach.resolve(question);']],
  [
    'server/features/sites/routes/probe.ts',
    [
      'await sql`SELECT 1`.execute(db);',
      'await sql<{ n: number }>`SELECT 1`.execute(db);',
      "await db.selectFrom('scans').execute();",
      "await db.deleteFrom('scans').execute();",
      "const answer = await fetch('http://localhost/');",
      "import { connect } from 'node:net';",
      "import { createServer, request } from 'node:http';",
    ],
    ['const text = `SELECT`;', "import { createServer } from 'node:http';", 'engine.fetch(1);'],
  ],
  ...['lib/probe.ts', 'server/probe.ts'].map(
    (file) =>
      [
        file,
        ['const all = { a, ...{ b, c } };', 'const all = [{ ... { b }, a }];'],
        ['const all = { ...rest, ...(isWanted && { b }) };', 'const all = [...{ length: 1 }.list];', 'take({ a });'],
      ] as const,
  ),
  ['server/features/sites/store/probe.ts', ["await fetch('http://localhost/');"], ['await sql`SELECT 1`.execute(db);']],
  ['server/egress/dial.ts', [], ["import { connect } from 'node:net';"]],
];

/** Rules that reject the lines above; a line on its own also breaks others, on used and declared names. */
const ABOUT_OURS = /^plugin$|noRestricted/;

test.each(OURS)('%s: our own rules reject exactly the faulty code', async (file, refused, harmless) => {
  const found = await refusals(file, [...refused, ...harmless]);
  const isRefused = found.map((rules) => rules.some((rule) => ABOUT_OURS.test(rule)));
  expect([...refused, ...harmless].filter((_, index) => isRefused[index])).toEqual(refused);
});
