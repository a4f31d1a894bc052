/** What is asked of the bundler's graph of modules. */
interface Graph {
  getModuleIds(): IterableIterator<string>;
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importedIds: readonly string[] } | null;
}

/** What the bundler asks of a plugin that tells into which file a module goes, and in which order a page asks for files. */
interface ChunkingPlugin {
  readonly name: string;
  readonly buildEnd: (this: Graph) => void;
  readonly transformIndexHtml: { readonly order: 'post'; readonly handler: (html: string) => string };
  readonly outputOptions: <Options extends { readonly format?: string | undefined }>(options: Options) => Options;
}

/** Everything that these modules import at once, themselves included. */
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

/** The style goes first: without it nothing is painted, and what a page names first it gets first. */
const styleFirst = (html: string): string =>
  html.replace(STYLE, '').replace('</title>', `</title>${html.match(STYLE)?.join('') ?? ''}`);

const WORDS = /\/lib\/words\/(nl|en)\/(?:common|popup|popup-page)\.ts$/;

/**
 * A Vite plugin: the popup's script lies in three files, and the words of a language in one. Chromium hands a page of an
 * extension one file after the other, 2 ms each (measured in Chromium 156): what the popup shares with the background is one,
 * what it shares with other pages another, and its own the third.
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
