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

/** What the linter says of a file with these lines: by which rule it refuses, per line. */
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

describe('policy: one module asks the network, and the linter keeps it so', () => {
  test.each(['lib/probe.ts', 'components/probe.ts', 'entrypoints/popup/probe.ts'])(
    'in %s every way is refused',
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

  test('a component cannot hand over markup', async () => {
    const line = 'export const P = () => <p dangerouslySetInnerHTML={{ __html: location.hash }} />;';
    const [rules] = await refusals('components/Probe.tsx', [line]);
    expect(rules).toContain('lint/security/noDangerouslySetInnerHtml');
  });

  test('what does no harm passes', async () => {
    expect((await refusals('lib/probe.ts', HARMLESS)).flat()).toEqual([]);
  });

  test('the one module may call fetch, and no more than that', async () => {
    const lines = [NETWORK[0][0], ...[...CODE.slice(0, 5), ...MARKUP].map(([line]) => line)];
    const [first, ...others] = await refusals('lib/platform/scan/senses.ts', lines);
    expect(first).toEqual([]);
    for (const rules of others) expect(rules).not.toEqual([]);
  });
});

test('functions have one style, and the linter keeps it so', async () => {
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
