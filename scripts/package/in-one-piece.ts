/** The part of a Vite plugin that changes modules. */
interface ModulePlugin {
  readonly name: string;
  readonly transform: (code: string, id: string) => string | null;
}

const LATER = /import\(('\.\/[^']+')\)/g;

/**
 * A Vite plugin: a package that imports its own files at run time gets them at once. A service worker that is a module may not
 * import later (HTML standard, "import()" in ServiceWorkerGlobalScope).
 */
export const inOnePiece = (name: string): ModulePlugin => ({
  name: `in-one-piece:${name}`,
  transform(code, id) {
    if (!id.includes(`/node_modules/${name}/`)) return null;
    const files = [...new Set([...code.matchAll(LATER)].map(([, file = '']) => file))];
    if (files.length === 0) return null;
    const imports = files.map((file, index) => `import * as piece${index} from ${file};`).join('\n');
    return `${imports}\n${code.replace(LATER, (_, file: string) => `Promise.resolve(piece${files.indexOf(file)})`)}`;
  },
});
