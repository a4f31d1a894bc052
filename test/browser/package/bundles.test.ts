import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/start/build.ts';

/** Ships as published; that it runs no text as code is verified at run time (threats.test.ts). */
const AS_PUBLISHED = ['axe.min.js', 'gather-internals.js'];

interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Scripts injected into pages: none of them may message the extension, so none needs its API. */
const IN_PAGES = ['axe.js', 'frames.js', 'globals.js', 'libraries.js', 'overlay.js', 'page.js'];
/** Names that the polyfill of the extension API always contains. */
const POLYFILL = /webextension-polyfill|sendNativeMessage|should only be loaded in a browser extension/;

/** Every node of a program, at any depth. */
function* nodesOf(root: Node): Generator<Node> {
  const left: unknown[] = [root];
  while (left.length > 0) {
    const next = left.pop();
    if (isNode(next)) yield next;
    if (typeof next === 'object' && next !== null) left.push(...Object.values(next));
  }
}

const nameOf = (value: unknown): string | null => {
  if (!isNode(value)) return null;
  if (value.type === 'Identifier') return String(value['name']);
  // globalThis.eval, (0, eval)
  if (value.type === 'MemberExpression') return nameOf(value['property']);
  return value.type === 'SequenceExpression' ? nameOf((value['expressions'] as unknown[]).at(-1)) : null;
};

const textOf = (value: unknown): string | null => {
  if (!isNode(value)) return null;
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? value['value'] : null;
  const quasis = value.type === 'TemplateLiteral' ? (value['quasis'] as readonly { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null;
};

/** How a node would run text as code, or load code from elsewhere; null where it does neither. */
const dangerOf = (node: Node): string | null => {
  if (node.type === 'ImportExpression') {
    const source = textOf(node['source']);
    return source !== null && /^(\.|\/)/.test(source) ? null : `import(${source})`;
  }
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return null;
  const name = nameOf(node['callee']);
  if (name === 'eval' || name === 'Function' || name === 'importScripts') return `${name}()`;
  const [first] = node['arguments'] as readonly unknown[];
  return (name === 'setTimeout' || name === 'setInterval') && textOf(first) !== null ? `${name}(text)` : null;
};

const dangersIn = (code: string): readonly string[] =>
  [...nodesOf(parseAst(code) as unknown as Node)].map(dangerOf).filter((danger) => danger !== null);

test('threat: remote code: dangerous constructs are detected', () => {
  const bad = `eval("1"); (0, eval)("1"); new Function("1"); Function("1"); globalThis.eval("1"); setTimeout("1");
    import("https://elders.nl/x.js"); import(location.hash);`;
  expect(dangersIn(bad).toSorted()).toEqual(
    [
      'eval()',
      'eval()',
      'eval()',
      'Function()',
      'Function()',
      'import(https://elders.nl/x.js)',
      'import(null)',
      'setTimeout(text)',
    ].toSorted(),
  );
  expect(dangersIn('import("./a.js"); setTimeout(() => 1); const f = "eval(1)"; x instanceof Function;')).toEqual([]);
});

describe.each(['chromium', 'firefox'] as const)('threat: remote code: the build for %s', (kind) => {
  let folder: string;
  beforeAll(async () => {
    folder = await build(kind);
  });

  test('runs no text as code and imports nothing from elsewhere', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    const own = files.filter((name) => !AS_PUBLISHED.includes(name));
    expect(own.length).toBeGreaterThan(8);
    for (const name of own) expect(dangersIn(readFileSync(join(folder, name), 'utf8')), name).toEqual([]);
  });

  test('contains the extension API once: in the chunk of its own pages and the background, and in no injected script', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    const holding = files.filter((name) => POLYFILL.test(readFileSync(join(folder, name), 'utf8')));
    expect(files).toEqual(expect.arrayContaining(IN_PAGES));
    expect(holding).toEqual([expect.stringMatching(/^chunks\//)]);
  });

  test('loads scripts and styles only from the package', () => {
    const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThanOrEqual(6);
    for (const name of pages) {
      const text = readFileSync(join(folder, name), 'utf8');
      const loaded = [...text.matchAll(/<(?:script|link|img|iframe)[^>]+(?:src|href)="([^"]*)"/g)].map(
        ([, to = '']) => to,
      );
      expect(
        loaded.filter((to) => !/^\/(?!\/)/.test(to)),
        name,
      ).toEqual([]);
      expect(text, name).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/);
    }
  });
});
