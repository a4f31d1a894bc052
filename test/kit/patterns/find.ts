import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

/** Files of our own code that ship, from the root. */
export const CODE: readonly string[] = ['lib', 'components', 'entrypoints', 'server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
);

export interface Found {
  /** `file:line`. */
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

export interface Patterns {
  readonly literals: readonly Found[];
  /** Places where RegExp is called when the module loads. */
  readonly calls: readonly string[];
  /** Places where a pattern is created later, or in a way that cannot be followed. */
  readonly hidden: readonly string[];
}

/** These methods turn a string into a pattern. */
const READERS = ['match', 'matchAll', 'search'];
const TEXTS = ['TemplateLiteral', 'TaggedTemplateExpression', 'BinaryExpression'];

const isText = (node: ESTree.Node | undefined): boolean =>
  node !== undefined && (TEXTS.includes(node.type) || (node.type === 'Literal' && typeof node.value === 'string'));

const isHidden = ({ callee, arguments: [first] }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  READERS.includes(callee.property.name) &&
  isText(first);

const splitterOf = ({ callee, arguments: [first] }: ESTree.CallExpression): ESTree.RegExpLiteral['regex'] | null => {
  const isSplit =
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'split';
  return isSplit && first?.type === 'Literal' && 'regex' in first ? first.regex : null;
};

/** Patterns composed in a table's own functions come from the table only: they get no input. */
const isTable = (file: string): boolean => file.startsWith('lib/data/');

/** The patterns of a TypeScript text, found by its parser. */
export const patternsIn = (file: string, text: string): Patterns => {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const positionOf = ({ start }: { readonly start: number }): string =>
    `${file}:${text.slice(0, start).split('\n').length}`;
  const literals: Found[] = [];
  const calls: string[] = [];
  const hidden: string[] = [];
  const called = new Set<ESTree.Node>();
  const named: ESTree.Node[] = [];
  let depth = 0;
  const enter = (): void => {
    depth += 1;
  };
  const leave = (): void => {
    depth -= 1;
  };
  const call = (node: ESTree.CallExpression | ESTree.NewExpression): void => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    called.add(node.callee);
    (depth === 0 || isTable(file) ? calls : hidden).push(positionOf(node));
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node)
        literals.push({ place: positionOf(node), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: call,
    CallExpression: (node) => {
      call(node);
      if (isHidden(node)) hidden.push(positionOf(node));
      const splitter = splitterOf(node);
      // It is searched for repeatedly, whatever its flags say.
      if (splitter !== null)
        literals.push({ place: positionOf(node), source: splitter.pattern, flags: `${splitter.flags}g` });
    },
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    TSTypeReference: ({ typeName }) => {
      called.add(typeName);
    },
    Identifier: (node) => {
      if (node.name === 'RegExp') named.push(node);
    },
  }).visit(program);
  // Under another name it could be called unnoticed; `instanceof` does no harm.
  const aliased = named.filter((node) => !called.has(node) && !/instanceof\s+$/.test(text.slice(0, node.start)));
  return { literals, calls, hidden: [...hidden, ...aliased.map(positionOf)] };
};

/** The patterns of all code that ships. */
export const findPatterns = (): Patterns => {
  const found = CODE.map((file) => patternsIn(file, readFileSync(join(ROOT, file), 'utf8')));
  return {
    literals: found.flatMap(({ literals }) => literals),
    calls: found.flatMap(({ calls }) => calls),
    hidden: found.flatMap(({ hidden }) => hidden),
  };
};

/** The patterns that are composed while the given files load, each with the place in them that calls RegExp. */
export const composedBy = async (files: readonly string[]): Promise<readonly Found[]> => {
  const found: Found[] = [];
  const Real = globalThis.RegExp;
  const record = (pattern: RegExp): RegExp => {
    const [, location] = /\/((?:lib|components|entrypoints)\/[^\s:]+:\d+):/.exec(new Error().stack ?? '') ?? [];
    if (location !== undefined) found.push({ place: location, source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Real, {
    construct: (target, args) => record(Reflect.construct(target, args)),
    apply: (target, self, args) => record(Reflect.apply(target, self, args)),
  });
  try {
    for (const file of files) await import(join(ROOT, file));
  } finally {
    globalThis.RegExp = Real;
  }
  return found;
};
