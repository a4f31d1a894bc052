/** What Vite asks of a plugin that writes a module of its own. */
interface WritingPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly load: (id: string) => string | null;
}

/** Vite's own module around every `import()`: it would fetch ahead, over a network, what the import asks for. */
const HELPER = '\0vite/preload-helper.js';

/** A Vite plugin: what is imported later lies in the package, so nothing is fetched ahead, and no page carries how. */
export const withoutPreload = (): WritingPlugin => ({
  name: 'without-preload',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
});
