/**
 * Names that libraries of ours look for on the window, to find out where they run or to share something: a page that has
 * an element or a frame of that name would answer (HTML, “Named access on the Window object”). `test/browser/clobbered`
 * finds them in the built scripts.
 */
const NAMES: readonly string[] = [
  // Zod's settings.
  '__zod_globalConfig',
  // What axe-core brings along: core-js, a loader's `define`, and checks for Node, Deno and Prototype.js.
  '__core-js_shared__',
  'define',
  'module',
  'exports',
  'require',
  'process',
  'importScripts',
  'Deno',
  'Buffer',
  'global',
  // Collections that core-js gives an iterator where they are.
  'CSSValueList',
  'ClientRectList',
  'PaintRequestList',
  'SVGPathSegList',
];

/** Takes a name on one object: whoever assigns it later has it. */
const take = (target: object, name: string, value: unknown): void => {
  if (Object.hasOwn(target, name)) return;
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
};

/**
 * Takes these names in this isolated world, before any other script of ours comes. Firefox has two objects here: its
 * sandbox, and the window behind it.
 */
export const takeGlobals = (): void => {
  for (const target of new Set([globalThis, window])) {
    for (const name of NAMES) take(target, name, undefined);
    // axe-core asks whether the window has the name before it asks for a version in what lies there.
    take(target, 'Prototype', {});
  }
};
