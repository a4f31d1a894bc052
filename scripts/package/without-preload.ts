/** The part of a Vite plugin that writes a module of its own. */
interface WritingPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly load: (id: string) => string | null;
}

/** Vite's own module around every `import()`: it would preload, over a network, what the import requires. */
const HELPER = '\0vite/preload-helper.js';

/** A Vite plugin: what is imported later is in the package, so nothing is preloaded, and no page contains code for that. */
export const withoutPreload = (): WritingPlugin => ({
  name: 'without-preload',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
});
