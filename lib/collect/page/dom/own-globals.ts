/**
 * Names that our libraries look up on the window to detect their environment or to share state: on a page that has an
 * element or a frame of that name, they would get that instead (HTML, “Named access on the Window object”).
 * `test/browser/clobbered` finds these names in the built scripts.
 */
const NAMES: readonly string[] = [
  // Zod's configuration.
  '__zod_globalConfig',
  // Used by code that axe-core bundles: core-js, a loader's `define`, and checks for Node, Deno and Prototype.js.
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
  // Collections to which core-js adds an iterator if they exist.
  'CSSValueList',
  'ClientRectList',
  'PaintRequestList',
  'SVGPathSegList',
];

/** Defines a name on one object unless it is there already; later assignments replace the value. */
const take = (target: object, name: string, value: unknown): void => {
  if (Object.hasOwn(target, name)) return;
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
};

/**
 * Defines these names in this isolated world, before any other script of ours runs. Firefox has two objects here: its
 * sandbox, and the window behind it.
 */
export const reserveGlobals = (): void => {
  for (const target of new Set([globalThis, window])) {
    for (const name of NAMES) take(target, name, undefined);
    // axe-core checks that the name exists on the window, then reads a version from its value.
    take(target, 'Prototype', {});
  }
};
