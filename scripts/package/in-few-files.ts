/** The part of the bundler's graph of modules that is used here. */
interface Graph {
  getModuleIds(): IterableIterator<string>;
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importedIds: readonly string[] } | null;
}

/** The part of a bundler plugin that decides into which file a module goes, and in which order a page requests files. */
interface ChunkingPlugin {
  readonly name: string;
  readonly buildEnd: (this: Graph) => void;
  readonly transformIndexHtml: { readonly order: 'post'; readonly handler: (html: string) => string };
  readonly outputOptions: <Options extends { readonly format?: string | undefined }>(options: Options) => Options;
}

/** Every module that these import at once, including themselves. */
const closureOf = (graph: Graph, entries: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const left = [...entries];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
};

const STYLE = /\s*<link rel="stylesheet"[^>]*>/g;

/** The style goes first: without it nothing is painted, and a page first gets what it names first. */
const styleFirst = (html: string): string =>
  html.replace(STYLE, '').replace('</title>', `</title>${html.match(STYLE)?.join('') ?? ''}`);

const WORDS = /\/lib\/words\/(nl|en)\/(?:common|popup|popup-page)\.ts$/;

/**
 * A Vite plugin: puts the popup's script into three files, and the words of a language into one. Chromium loads the files of an
 * extension's page one after the other, 2 ms each (measured in Chromium 156): one has what the popup shares with the background,
 * another what it shares with other pages, and the third its own code.
 */
export const inFewFiles = (): ChunkingPlugin => {
  let popup: ReadonlySet<string> = new Set();
  let background: ReadonlySet<string> = new Set();
  let pages: ReadonlySet<string> = new Set();
  const fileOf = (id: string): string | null => {
    const language = WORDS.exec(id)?.[1];
    if (language !== undefined) return `words-${language}`;
    if (!popup.has(id)) return null;
    if (background.has(id)) return 'shared';
    return pages.has(id) ? 'view' : null;
  };
  return {
    name: 'in-few-files',
    buildEnd() {
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const isPopup = (id: string): boolean => id.endsWith('/popup/index.html');
      const isPage = (id: string): boolean => id.endsWith('.html') && !isPopup(id);
      popup = closureOf(this, entries.filter(isPopup));
      pages = closureOf(this, entries.filter(isPage));
      background = closureOf(
        this,
        entries.filter((id) => !id.endsWith('.html')),
      );
    },
    transformIndexHtml: { order: 'post', handler: styleFirst },
    outputOptions: (options) =>
      options.format === 'es' ? { ...options, codeSplitting: { groups: [{ name: fileOf }] } } : options,
  };
};
